### Files that cannot be read or written, the clock, and moves that came too late.

## Settings

store-settings-broken = Your settings in { $file } cannot be read ({ $place }). The file is kept as { $aside }; the usual settings are used.
store-settings-broken-in-place = Your settings in { $file } cannot be read ({ $place }), and the file cannot be renamed. The usual settings are used.
store-settings-unreadable = Your settings in { $file } cannot be opened: { $reason }. The usual settings are used.
store-not-written = { $file } cannot be written: { $reason }. What you choose now will be forgotten when you close the program.

## Saved matches

store-match-broken = The saved game { $file } cannot be read ({ $place }). The file is kept as { $aside }.
store-match-broken-in-place = The saved game { $file } cannot be read ({ $place }).
store-match-unreadable = The saved game { $file } cannot be opened: { $reason }.
store-match-not-written = The game cannot be saved in { $file }: { $reason }. You can go on playing; saving is tried again with every move.
store-match-in-use = The game { $file } is being played in another window.
store-match-repaired = The saved game { $file } is damaged from line { $line } on. It goes on from the last sound move; the damaged file is kept as { $aside }.
store-match-restarted = The rules have changed since { $file } was saved. The round that was broken off is dealt again; the old file is kept as { $aside }.

## Places in a file

store-place-byte = byte { $byte } is not UTF-8
store-place-empty = the file is empty
store-place-line = line { $line }, column { $column }
store-place-depth = the brackets are nested too deeply
store-place-key = the entry “{ $key }”
store-place-newer = it was written by a newer version of the program: form { $schema }, this version knows { $known }
store-place-newer-match = it was saved by a newer version of the program

## At the table

clock-warning = Your time is nearly up: { SECONDS($seconds) } left.
