### The keys: what each asks for, the sheet that shows them, the sheet that changes them.

verb-bid = choose a contract, call a king, put cards back: what this moment asks for
verb-pass = pass
verb-handle = announce a handle
verb-trick = the cards on the table
verb-suit-led = the suit that was led
verb-hint = hint; again: more of it
verb-repeat = say the last message again
verb-speech-level = how much is spoken: full, normal, brief, silent
verb-more-time = more time to think
verb-key-sheet = all keys, with the letters of your keyboard

# Keys, as they are printed on the board.
key-insert = Ins
key-backspace = ⌫
key-page-up = PgUp
key-page-down = PgDn
key-f2 = F2
key-f3 = F3
key-f4 = F4
key-f5 = F5
key-f6 = F6
key-f7 = F7
key-f8 = F8
key-f9 = F9
key-f10 = F10
key-f12 = F12

# Keys, as they are heard where a voice would pass over what is printed.
key-said-comma = comma
key-said-period = full stop
key-said-slash = slash
key-said-semicolon = semicolon
key-said-apostrophe = apostrophe
key-said-bracket-left = left bracket
key-said-bracket-right = right bracket
key-said-minus = minus
key-said-equal = equals
key-said-backspace = Backspace

## The sheet that shows the keys

keys-title = Keys
keys-board = The keyboard, with the keys in use marked
keys-show-board = Show the keyboard
keys-change = Change keys…
keys-play = Your turn
keys-bench = Rearranging the table
keys-table = What lies on the table
keys-hand = Your hand
keys-heard = What is said
keys-window = The window
keys-moving = Moving about
keys-numbers = the card of that number on the table, and who played it
keys-again = { $keys } again

## The sheet that changes the keys

keymap-title = Change keys
keymap-how = Choose what you want another key for, then press the new key.
keymap-press = Press the new key for: { $deed }. Esc leaves it as it is.
keymap-set = { $keys } now asks for: { $deed }.
keymap-clash = { $keys } is taken: { $deed }. Give that another key first.
keymap-unknown = This key cannot be chosen.
keymap-number = The keys 1 to 9 name the cards of a trick.
keymap-presses = { $keys } presses buttons and picks lines; choose another key.
keymap-kept = Nothing was changed.
keymap-reset = Usual key
keymap-reset-all = All usual keys
keymap-was-reset = Usual key again: { $keys } – { $deed }.
keymap-all-reset = All keys are as usual again.
keymap-fixed = This key cannot be changed.
