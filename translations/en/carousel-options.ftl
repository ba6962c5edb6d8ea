# The options of a table of Carousel: each with its help.

carousel-target = Target score
carousel-target-help = Whoever reaches it at the end of a round ends the game and gets 100 points; the others get 25 for each round won. 150 is the rule.

carousel-rounds = Rounds to play
carousel-rounds-help = The game ends after so many rounds, or before, if somebody reaches the target score.
