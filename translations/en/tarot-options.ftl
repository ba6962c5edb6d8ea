# The options of a table of French Tarot: each with its help, each value of a choice likewise.

tarot-simple-take = Allow simple take
tarot-simple-take-help = Little and Push may be bid. Without it Guard is the lowest contract.

tarot-misere = Misère when nobody takes a guard
tarot-misere-help = When everybody passes, the cards are not dealt anew: each plays alone and tries to take as few points as possible. If somebody bids, even Little, it is an ordinary round.

tarot-called-suit-lead = Leading a called suit
tarot-called-suit-lead-help = How long nobody may lead the suit of a called card, with five or six players. The called card itself may always be led.
tarot-called-suit-lead-playroom = As in Playroom
tarot-called-suit-lead-playroom-help = With five players until the called card has been seen; with six in the first trick.
tarot-called-suit-lead-first-trick = First trick only
tarot-called-suit-lead-first-trick-help = With five players as with six it is barred in the first trick alone, as the French federation plays.

tarot-score-limit = Score limit
tarot-score-limit-help = Whoever reaches it at the end of a round wins the game; the highest total if several do.

tarot-rounds = Rounds to play
tarot-rounds-help = The game ends after so many rounds. A deal that everybody passes does not count.
