### How much is spoken, what was said, said again.

speech-level = { $level ->
    [full] Full speech
    [normal] Normal speech
    [brief] Brief speech
   *[silent] Silent: only what you ask for is spoken
}.
speech-key-hint = { $keys }: { $deed }
bar-with-key = { $name }, { $keys }
speech-nothing-said = Nothing has been said yet.
speech-copied = Copied: { $sentence }
speech-log-copied = { MESSAGES($count) } copied.
speech-hand-line = { $line }
speech-hand-empty = You hold no cards.

## Settings

settings-speech-level = How much is spoken
settings-speech-level-help = At the table a key changes it, too. The messages beside the table are always whole.
settings-speech-level-full = Full
settings-speech-level-full-help = Every message, with the keys that can be pressed where you are.
settings-speech-level-normal = Normal
settings-speech-level-normal-help = Every message but whose turn it is, where what follows tells that.
settings-speech-level-brief = Brief
settings-speech-level-brief-help = As few words as possible; that others draw is left to the sound.
settings-speech-level-silent = Silent
settings-speech-level-silent-help = Only what you ask for, and why a move of yours is refused.
settings-speak-key-hints = Keys
settings-speak-key-hints-help = At full speech, a card or pile is followed by the keys that can be pressed there, a button by its key.
settings-speak-positions = Positions
settings-speak-positions-help = At full and normal speech, a card is followed by its place in the row, such as 3 of 14.
settings-speak-option-help = Help of options
settings-speak-option-help-help = At full and normal speech, an option of a new game is followed by what it does.

## Search in the messages

panel-find = Search the messages
panel-find-clear = Clear the search
panel-find-short = Search
panel-found = { $count ->
    [0] No message found.
   *[other] { MESSAGES($count) } found.
}

## Keys

verb-hand-line = your hand in one short line, for braille
verb-copy-message = copy the last message, or the one walked to
verb-copy-log = copy all messages
verb-find-message = search the messages
list-hand = Your hand by suits
