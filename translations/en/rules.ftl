### The windows of the rulebooks and the guide.

rules-title = Rules: { $game }
book-contents = Contents
rules-text = Rules
rules-search = Search the rules
book-find-next = Find next
book-close = Close
book-found = { $sentence }
rules-not-found = “{ $words }” is not in these rules.
rules-missing = The rules cannot be shown: { $file } cannot be read. Please install the program again.
