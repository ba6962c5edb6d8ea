# Positions from the rulebook of French Tarot that can be tried at the table: the title of each, then what to try there.

lesson-tarot-walkthrough = A first round
lesson-tarot-walkthrough-task = You speak first with a strong hand: bid Guard. Once the others have passed and the kitty is yours, put six cards back, none of them a king or a trump. Then announce a handle with ten of your trumps, the lowest and the highest among them, and lead.

lesson-tarot-guard = Guard: 47 points with two oudlers
lesson-tarot-guard-task = Three tricks are left, and a trump is still out against you. Win all three: lead your trumps first and the king of hearts last. Then read the score sheet: (25 + 6) × 2 = 62.

lesson-tarot-against-lost = Guard against: 37 points with one oudler
lesson-tarot-against-lost-task = You have bid too much, and the kitty counts for the others. Play your last two cards and look at what a lost Guard against costs.

lesson-tarot-partner = A king called: 57 points without oudlers
lesson-tarot-partner-task = You have called the king of hearts, which nobody has seen yet. Lead trump 20 to draw the last trumps, then the queen of clubs. Hear whose partner you have been, and see how the points are shared.

lesson-tarot-half-point = Half a point short
lesson-tarot-half-point-task = You play Guard without, and the king of diamonds that you called has not been seen. Try to lead the 3 of diamonds: it is not allowed yet. Lead trump 21 first. In the end you have 35½ points with all three oudlers: is that enough?

lesson-tarot-three-against-three = Three against three
lesson-tarot-three-against-three-task = Six play, and you have called the king of hearts and the queen of spades. Lead trump 18 and see who your partners are. The contract is lost by two points: look at the three shares.

lesson-tarot-both-cards = Two called cards in one hand
lesson-tarot-both-cards-task = You have called the king of spades and the queen of clubs. Lead trump 19, then the 2 of clubs: both cards come from Hassan. So you are two against four, and he takes a quarter.

lesson-tarot-alone = Alone against five
lesson-tarot-alone-task = You have called two cards of your own and play Guard against the kitty. Draw the trumps with 21 and 20, then lead the king of spades. It is the highest score of these examples.
