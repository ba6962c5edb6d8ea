### The window of the rulebook.

rules-title = Rules: { $game }
rules-contents = Contents
rules-text = Rules
rules-search = Search the rules
rules-find-next = Find next
rules-close = Close
rules-found = { $sentence }
rules-not-found = “{ $words }” is not in these rules.
rules-missing = The rules cannot be shown: { $file } cannot be read. Please install the program again.
