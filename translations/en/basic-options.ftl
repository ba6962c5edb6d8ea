# The options of a table of Basic Rummy: each with its help.

basic-target = Target score
basic-target-help = Whoever reaches it at the end of a round wins the game. 100 is common; a lower target makes a short game.

basic-rounds = Rounds to play
basic-rounds-help = The game ends after so many rounds, or before, if somebody reaches the target score.

basic-take-back = Take-back
basic-take-back-help = You may take back what you did on the table in your turn, down to the draw. Kind to beginners.
