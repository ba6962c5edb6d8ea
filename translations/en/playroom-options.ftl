# The options of a table of Playroom Rummy: each with its help, each value of a choice likewise.

playroom-discard-mode = Discard mode
playroom-discard-mode-help = What becomes of the cards that are thrown. Single discard is the common one.
playroom-discard-mode-none = No discard
playroom-discard-mode-none-help = Nothing is thrown: you end your turn without a discard, and a round is won only by playing every card. The easiest way to play.
playroom-discard-mode-mandatory = Mandatory discard
playroom-discard-mode-mandatory-help = Each turn ends with a discard, but nobody draws from the pile; it becomes the new stock when the stock is used up. Easier, but less exciting.
playroom-discard-mode-single = Single discard
playroom-discard-mode-single-help = Each turn ends with a discard, and once you have opened you may take the last card thrown instead of drawing. The common way, good for learning.
playroom-discard-mode-multi = Multi discard
playroom-discard-mode-multi-help = You may take several cards from the pile: the one you want with all that lie above it. More strategy, but a rummy becomes hard to make.

playroom-elimination = Elimination mode
playroom-elimination-help = The lowest score wins: combinations bring nothing, each player adds what is left in hand, and whoever reaches the score limit is out. For players who know the game.

playroom-round-to-five = Rounding scores to 5 units
playroom-round-to-five-help = Cards from 2 to 9 count 5, an ace 5 or 15. Without it they count their own value, an ace 1 or 11, as some players prefer.

playroom-manipulation = Combination manipulations
playroom-manipulation-help = You may take cards from the table or merge combinations, but each card taken that you do not play again in the same turn costs 300 points. Jokers can be swapped without it. Leave it off while you learn.

playroom-identities = Identities
playroom-identities-help = Adds a third kind of combination, 3 or 4 equal cards, worth 10 points more a card. The game is then always played with 4 packs. Rarely used.

playroom-first-meld = First meld score
playroom-first-meld-help = The points that your first combinations of a round must be worth together. The higher it is, the longer it takes to open. 30 is common.

playroom-score-limit = Score limit
playroom-score-limit-help = Whoever reaches it wins the game; in elimination mode, whoever reaches it is out.

playroom-rounds = Rounds to play
playroom-rounds-help = The game ends after so many rounds. With a score limit, too, it ends with whichever comes first.

playroom-thinking-time = Thinking time
playroom-thinking-time-help = The seconds you have for a turn. When they run out, the turn passes and costs 50 points. A warning comes before.

playroom-take-back = Take-back
playroom-take-back-help = You may take back what you did on the table in your turn, down to the draw. Playroom itself has no take-back.
