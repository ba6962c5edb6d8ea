### The window around the table: home, options, settings, bars, sheets, lists.

shell-name = cardtable
shell-close = Close
shell-go-home = Home
shell-help = Keys and rules
shell-scores = Scores
shell-settings = Settings
shell-full-screen = Full screen
shell-fault = Something went wrong, but the game is saved. What happened is written in { $file }.
shell-missing-file = cardtable cannot start: { $file } is missing. Please install the program again.

# Keys, as they are printed on the board.
key-enter = Enter
key-space = Space
key-delete = Del
key-f1 = F1
key-f11 = F11
key-ctrl = Ctrl
key-alt = Alt
key-shift = Shift

## Home

home-language = Language
home-language-en = English
home-language-ar = العربية
home-unfinished = Your unfinished game
home-where = Round { $round }, { $mine ->
    [1] your turn.
   *[0] another player’s turn.
}
home-where-over = Round { $round } is over.
home-ahead = { $who-kind ->
    [you] You lead
   *[other] { $who } leads
} by { POINTS($points) }.
home-continue = Continue the game
home-put-aside = Put it aside
home-welcome = Take a seat
home-welcome-line = A clear table, and players who wait as long as you like.
home-deal-now = Deal the cards
home-start = Start a new game
home-players = { $low }–{ $high } players
home-saved = Other unfinished games
home-saved-line = { $game }, round { $round }, last played { $played }

## Options of a new game

options-title = New game
options-players = Players
options-players-range = { $low } to { $high }
options-fewer-players = One player fewer
options-more-players = One player more
options-level = The others play
options-help-of = Help: { $option }
options-no-limit = None
options-less = { $option }: less
options-more = { $option }: more
options-deal = Deal the cards
options-rules = Read the rules of this game
options-clash = With neither a score limit nor a number of rounds the game would never end: turn one of them on.
## Tables laid ready

deal-code-open = Deal by a code…
deal-code-title = Deal by a code
deal-code-line = A code names a whole deal: the game, its options, how many play, the cards. Friends find theirs on the score sheet.
deal-code = Code of the deal
deal-code-example = P-9WKN-FGWS-4EPX
deal-code-wrong = This is no code of a deal. A sign may be missing or wrong.
deal-code-copied = The code of this deal is copied: { $code }.
deal-without-code = This deal has no code, because all had passed before it.
deal-not-kept = This game is not kept in a file, so these cards cannot be dealt again.
tables-title = Tables laid ready
tables-own = Your table { $name }
tables-keep = Keep these options…
tables-keep-title = Keep these options as a table
tables-keep-yes = Keep
tables-name = Name of the table
tables-name-taken = There is a table of this name already; this one takes its place.
tables-rename = Rename { $name }…
tables-rename-title = Rename the table
tables-remove = Delete { $name }…
tables-remove-title = Delete the table { $name }?
tables-remove-line = Only what was kept is deleted; the options filled in stay as they are.
tables-remove-yes = Delete
tables-remove-no = Keep it
tables-laid = { $name }: the options are filled in.
tables-kept = Kept as { $name }.
preset-first-game = First game
preset-first-game-help = The usual options.
preset-as-playroom = As Playroom
preset-as-playroom-help = Nothing is taken back, and cards that you pick by mouse lie in the order in which you picked them.
preset-quick = Quick
preset-quick-help = The game ends at a third of the usual limit.

## Settings

settings-title = Settings
settings-name = Your name
settings-name-default = You
settings-gender = You are spoken to
settings-gender-f = as a woman
settings-gender-m = as a man
settings-language = Language
settings-pace = Pace of the others
settings-pace-fast = Fast
settings-pace-normal = Normal
settings-pace-slow = Slow
settings-suit-order = Suits in hand begin with
settings-suit-order-hearts-first = Hearts
settings-suit-order-spades-first = Spades
settings-suit-order-clubs-first = Clubs
settings-trick-hold = A finished trick stays
settings-trick-hold-none = Not at all
settings-trick-hold-short = Short
settings-trick-hold-normal = Normal
settings-trick-hold-long = Long
settings-trick-hold-click = Until I go on
settings-play-forced = Play the only allowed card automatically
settings-motion = Motion of the cards
settings-motion-system = As the system
settings-motion-normal = Normal
settings-motion-fast = Fast
settings-motion-none = None
settings-theme = Light
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-high-contrast = High contrast
settings-felt = Colour of the felt
settings-felt-green = Green
settings-felt-blue = Blue
settings-felt-burgundy = Burgundy
settings-felt-charcoal = Charcoal
settings-deck = Cards
settings-deck-standard = Standard
settings-deck-four-colour = Four colours
settings-deck-large-print = Large print
settings-deck-high-contrast = High contrast
settings-indices = Letters on the cards
settings-indices-latin = International
settings-indices-french = French
settings-indices-arabic = Arabic
settings-card-size = Size of cards
settings-card-size-spoken = Size of cards in per cent
settings-picture = Your picture
settings-picture-you = Woman with dark hair
settings-picture-huda = Woman with grey hair
settings-picture-rana = Woman with a braid
settings-picture-you-man = Man with brown hair
settings-picture-samir = Man with a moustache
settings-strict-order = Cards picked by mouse keep their order
settings-ask-cost = Ask before a turn costs points
settings-percent = %
settings-text = Size of text
settings-smaller = Smaller text
settings-larger = Larger text
settings-left-handed = Piles on the left
settings-touch = Larger buttons

## The bars of the table

table-round = Round { $round }
table-to-limit = Round { $round } · to { $limit }
table-of-rounds = Round { $round } of { $rounds }
table-of-rounds-to-limit = Round { $round } of { $rounds } · to { $limit }
table-your-turn = your turn
table-cards = { CARDS($count) }
table-first-meld = First meld
table-first-meld-sum = { $reached } / { $needed }
table-first-meld-words = { $reached } of { $needed } points
table-sort = Order of the hand
table-sort-suit = By suit
table-sort-rank = By rank
table-sort-trumps = Trumps first
table-sort-own = My own order
table-actions = What you can do now
table-own-turn = Your turn. { $cards }.
table-clock = { $minutes } min { $seconds } s left
table-name = Card table
cost-of-ending = Ending your turn now would cost { POINTS($points) }{ $count ->
    [1] {""}
   *[other] , { $each } each
}: { $cards }.
cost-title = End the turn at a cost?
cost-yes = End the turn
cost-no = Go on playing
lesson-to-rules = Back to the rulebook
lesson-again = Start again
lesson-leave = Leave the lesson
bar-draw = Draw
bar-take = Take
bar-begin = New combination
bar-cancel = Cancel
bar-lay = Lay
bar-discard = Discard
bar-end = End the turn
bar-take-back = Take back
bar-next-round = Next round

## The side panel

panel-scores = Scores
panel-round = round
panel-total = total
panel-messages = Messages
panel-close = Close the panel
panel-previous = Previous message
panel-next = Next message
panel-no-messages = No message yet.
panel-name = { $name-kind ->
    [you] You
   *[other] { $name }
}
panel-score-row = { $name-kind ->
    [you] You
   *[other] { $name }
}: { $round } this round, total { $total }
panel-hand-value = Left in your hand now

## The combination begun by key

draft-begun = New combination: pick its cards in order.
    .brief = New combination.
draft-added = { $card } added. { $count ->
    [1] One card.
   *[other] { CARDS($count) }.
}
    .brief = { $card }, { $count }.
draft-cancelled = Combination cancelled, cards back in your hand.
    .brief = Cancelled.
draft-none = No combination is begun.
draft-empty = Pick the cards of the combination first.
draft-running = The combination is begun already: { $cards }.
    .brief = Begun: { $cards }.
draft-running-empty = The combination is begun already: pick its cards.
draft-no-card = Move to a card of your hand first.
hand-sorted-suit = Sorted by suit.
hand-sorted-rank = Sorted by rank.
hand-sorted-trumps = Trumps first, then the suits.
hand-sorted-own = Your own order; new cards come at the end.
    .brief = Your own order.

## Lists and questions

list-combinations = Combinations on the table
list-no-combinations = There is no combination on the table.
list-take = Take from the discard pile
list-take-hint = A card is taken with all that lie above it.
list-take-all = All { CARDS($count) }
list-take-top = { $card }
list-take-down-to = { $card }: takes { CARDS($count) }
list-options = The options of this table
list-option = { $option }: { $value }
number = { $number }
list-since-nothing = Nothing has happened since your last turn.
list-since = Since my last turn
list-last-turn = The last turn
list-last-turn-none = No turn is over yet.
list-counts = Cards of everyone
list-scores = Scores in words
list-options-in-force = Options in force
list-options-rules = Read about the options

## Score sheet

sheet-headline-round = Round { $round } is over.
sheet-headline-game = The game is over.
sheet-player = Player
sheet-left = Left in hand
sheet-account = How the round was reckoned
sheet-part = In the round
sheet-went-out = went out
sheet-laid = Laid
sheet-other-hands = Other hands
sheet-own-hand = Own hand
sheet-bonus = Bonus
sheet-penalty = Penalty
sheet-round = Round
sheet-total = Total
sheet-so-far = So far
sheet-next = Next round
sheet-next-line = { $dealer-kind ->
    [you] You deal
   *[other] { $dealer } deals
} round { $round }, { $first-kind ->
    [you] you begin
   *[other] { $first } begins
}.
sheet-lead = { $who-kind ->
    [you] You need
   *[other] { $who } needs
} { $points } more to reach { $limit }.
sheet-copy = Copy as text
sheet-copied = The score sheet has been copied.
sheet-same-deal = Same deal again
sheet-deal-code = Code of the deal
sheet-deal-code-help = Copies a short code by which a friend is dealt the same cards.
sheet-in-words = In words
sheet-rounds = Round by round
sheet-running = { $total } ({ $added })
sheet-for = { $reasons }
sheet-for-nobody-opened = nobody else had opened
sheet-for-rummy = rummy
sheet-for-pure-rummy = rummy without extending
sheet-for-time = time ran out
sheet-for-owed = not played again
score-of-player = { $who-kind ->
    [you] You
   *[other] { $who }
}: { SIGNED($added) } this round, total { $formula }.
score-entry = { $entry }
score-of-round = Round { $round }: { $players }.
score-of-round-player = { $who-kind ->
    [you] You
   *[other] { $who }
} { SIGNED($added) } (total { $total })
over-again = Play again
over-options = Other options
over-home = Home

## Before a match is left

leave-title = Start a new game?
leave-line = This game stays saved: you can continue it from home.
leave-yes = New game
leave-no = Stay at the table

## Help

help-title = Keys and rules
help-refused = The last move was refused
help-rule = Rule { $rule }
help-keys = Keys
help-line = { $keys } – { $deed }
help-arrows = Arrows, Home, End
help-arrows-verb = move in the hand, among combinations, in lists
help-zones = F6, Shift+F6
help-zones-verb = next part of the table, previous part
help-menu = Menu key, Shift+F10
help-menu-verb = what can be done with a card or combination
help-escape = Esc
help-escape-verb = close a list, a question or a sheet
help-again-verb = the same answer as a list to walk

verb-begin-draft = begin a combination
verb-cancel-draft = cancel it; with none begun, take a first meld back
verb-lay-draft = lay the combination
verb-choose = add the card to the combination; with none begun, choose where to play it
verb-draw = draw; without discards, end the turn once you have drawn
verb-read-pile = read the discard pile
verb-take-pile = take from the discard pile
verb-discard = discard and end the turn
verb-end-turn = end the turn without a discard
verb-combinations = the combinations on the table
verb-counts = everyone’s cards, stock and discard pile
verb-sort-by-suit = sort by suit
verb-sort-by-rank = sort by rank
verb-sort-by-hand = no sorting: my own order
verb-scores = scores
verb-whose-turn = whose turn it is
verb-options-in-force = the options in force
verb-take-back = take back
verb-since-my-turn = what happened since my last turn
verb-last-turn = what happened in the last turn
verb-previous-message = previous message
verb-next-message = next message
verb-rules = after a refusal its rule, else these keys
verb-full-screen = full screen
verb-new-game = new game
verb-settings = settings
verb-table-options = this table’s options as a list
