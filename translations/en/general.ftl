# What every game says.

you = you
on = on
off = off
none = none

# Between the parts of a short description.
clause-break = { ", " }
parts = { $parts }

## Opponents. The name of a picture is the name of who sits there.

name-hassan = Hassan
name-layla = Layla
name-omar = Omar
name-salma = Salma
name-yusuf = Yusuf
name-nadia = Nadia
name-karim = Karim
name-huda = Huda

## Levels

level-beginner = Beginner
level-beginner-help = Forgets cards and overlooks some chances: for your first games.
level-casual = Casual
level-casual-help = Plays soundly by rule, without deep plans: for a relaxed game.

## Refusals that every game knows

refused-not-your-turn = It is { $who }’s turn; yours comes later.
refused-not-in-hand = You do not hold the { $card }; you can only play cards from your hand.
refused-no-such-combination = That combination is no longer on the table; choose one that lies there.
refused-round-over = The round is over; start the next one to play on.
refused-round-running = This round is not over yet; the next one is dealt when somebody goes out.
refused-game-over = The game is over; start a new one to play on.
refused-stale = Something has happened at the table since then, so nothing was done.
refused-nothing-to-take-back = There is nothing to take back.
