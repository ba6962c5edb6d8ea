# The workbench of Carousel: what the table says while a turn is being arranged.

## What lies there

bench-piece = { $card }
bench-own = from your hand
bench-changed = changed since your last turn
bench-heap = combination { $place }
bench-lies = { $told }.
bench-not-yet = { $cards }: { $fault }
bench-would-be = with it: { $told }
bench-new-note = from the hand or from the table
bench-legal = { $count } right
bench-wrong = { $count } not yet
bench-draws = { $drawn } of { $most } draws used

# What is wrong with cards that lie together, in a few words.
bench-fault-too-few = needs 3 cards
bench-fault-undeclared = the joker is still open
bench-fault-only-jokers = needs a real card
bench-fault-face-twice = a card is there twice
bench-fault-group-too-big = 4 cards at most
bench-fault-gap = there is a gap
bench-fault-round-the-ace = not past the ace
bench-fault-too-long = 13 cards at most
bench-fault-no-kind = no run, no set

## What is answered

bench-picked = Picked up: { $cards }.
bench-picked-none = Nothing is picked up: choose a card first.
bench-put-down = Put down again.
bench-to-hand = Back in your hand: { $cards }.
bench-nothing-to-hand = Only a card that lies on the table can go back to your hand.
bench-undone = Undone.
bench-redone = Done again.
bench-nothing-to-undo = Nothing to undo.
bench-nothing-to-redo = Nothing to do again.
bench-restored = The table lies as it did when your turn began.
bench-no-card = Move to a card first.
bench-no-heap = Move to a combination first.
bench-no-readings = No other card fits here for a joker.

## Menus

bench-menu-pick = Pick up
bench-menu-put-down = Put down
bench-menu-new = Start a combination with it
bench-menu-split = Split before it
bench-menu-to-hand = Back to the hand
bench-why-first = it is the first card
bench-why-foreign = it lies on the table for good
bench-menu-joker = Say what the joker stands for
bench-menu-describe = Describe the combination
bench-menu-wrong = What is wrong?
bench-menu-changed = What has changed?

## Knock

knock-title = Knock?
knock-line = { $deed }.
knock-yes = Knock
knock-no = Play on

## Bar

bar-undo = Undo
bar-redo = Redo
bar-restore = Restore the table
bar-knock = Knock
bar-confirm = Confirm

## Keys

verb-pick-more = pick up another card, or put it down
verb-redo = do again what was undone
verb-restore = lay the table as it was when your turn began
verb-knock = knock
verb-split = split the combination before the card
verb-merge = put the combination together with another
verb-joker = say what the joker stands for
verb-what-is-wrong = what is wrong, what is still missing
verb-what-changed = what has changed since your turn began
bench-verb-begin-draft = start a combination with what is picked up
bench-verb-cancel-draft = put down what is picked up
bench-verb-lay-draft = confirm the table
bench-verb-choose = pick a card up and find its place; there, put it down
bench-verb-draw = draw
bench-verb-read-pile = describe the combination
bench-verb-discard = back to the hand
bench-verb-end-turn = end the turn
bench-verb-take-back = undo
