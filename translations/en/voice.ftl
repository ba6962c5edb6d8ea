### The program's own voice, the sounds, more time to think.

## What has the focus, for those without a screen reader

voice-button = { $name }, button
voice-field = { $name }, field: { $value }
voice-number = { $name }: { $value }
voice-switch = { $name }: { $on ->
    [1] on
   *[0] off
}
voice-choice = { $name }{ $chosen ->
    [1] , chosen
   *[0] {""}
}
voice-disabled = not possible now

## What is missing

voice-looking = Looking for voices…
voice-none = No voice was found on this computer: nothing can be spoken.
voice-none-en = No English voice was found on this computer.
voice-none-ar = No Arabic voice was found on this computer.
voice-sample = This is how I speak. The queen of hearts is yours.

## The clock

clock-more = More time: { SECONDS($seconds) } left now.
clock-not-yours = It is not your turn: your time is not running.
clock-none = There is no thinking time at this table: take as long as you like.

## Settings: the parts

settings-parts = Parts of the settings
settings-part-person = You
settings-part-table = Table
settings-part-cards = Cards
settings-part-speech = Speech
settings-part-sounds = Sounds

## Settings: speech

settings-self-voicing = The program speaks by itself
settings-self-voicing-help = For those without a screen reader: everything is spoken, and what has the focus is named.
settings-voice-language = Voice for
settings-voice = Voice
settings-voice-usual = The usual one
settings-rate = Speed
settings-rate-slower = Slower
settings-rate-faster = Faster
settings-voice-volume = Loudness of the voice
settings-volume-less = Softer
settings-volume-more = Louder
settings-voice-try = Try the voice

## Settings: sounds

settings-sound-volume = Loudness of the sounds
settings-stereo = From where each player sits
settings-sounds = Sounds
settings-sound-try = Play: { $sound }
settings-sound-turn = Your turn
settings-sound-draw = A card is drawn
settings-sound-discard = A card is thrown
settings-sound-pick = You pick a card
settings-sound-lay = A card is laid
settings-sound-meld = A combination is laid
settings-sound-joker = The joker is swapped
settings-sound-knock = Somebody knocks
settings-sound-bid = A bid
settings-sound-trick = A trick is taken
settings-sound-few-cards = Three cards or fewer
settings-sound-owed = This card must be played
settings-sound-refused = That is not possible
settings-sound-clock = Time is running out
settings-sound-round-won = Round won
settings-sound-round-lost = Round lost
settings-sound-game-won = Game won
settings-sound-game-lost = Game lost
