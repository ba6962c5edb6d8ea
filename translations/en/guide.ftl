# The window of the guide; the guide itself is guide.md.

guide-title = Guide
guide-text = Guide
guide-search = Search the guide
guide-not-found = “{ $words }” is not in this guide.
guide-missing = The guide cannot be shown: { $file } cannot be read. Please install the program again.
guide-open = Guide
