# Positions from the rulebook of Carousel that can be tried at the table: the title of each, then what to try there.

lesson-carousel-walkthrough = A first turn
lesson-carousel-walkthrough-task = Draw a card. It does not help, and you cannot end your turn yet: draw a second one. Now lay the 5, 6 and 7 of clubs and confirm. After that nothing is drawn, so end your turn.

lesson-carousel-rearranging = One card for two runs
lesson-carousel-rearranging-task = You hold the 8 of hearts. Take the 8 of spades and the 8 of diamonds off the ends of their runs, make a set of the three, and confirm.

lesson-carousel-splitting = A run split in two
lesson-carousel-splitting-task = Get rid of your 4 and 9 of diamonds in one go. Split the run of diamonds between 6 and 7, take the 5 of diamonds out of its set, and fill both parts up.

lesson-carousel-joker = The joker set free
lesson-carousel-joker-task = Put your 8 of diamonds in the joker’s place. The joker must be used at once: lay it as 7 of clubs with your 5 and 6 of clubs, then confirm.

lesson-carousel-twins = A second 8 of spades
lesson-carousel-twins-task = Add your 8 of spades to the set of 8s and hear what is wrong. Then find another place for it, and confirm.

lesson-carousel-knock = A knock
lesson-carousel-knock-task = Lay your three 9s. The two 2s are left, 4 points: knock. Look at the score sheet to see what the difference to each player brings.

lesson-carousel-undercut = Undercut by one point
lesson-carousel-undercut-task = Lay your three 9s and knock with 4 points. Salma has only 3: look at what that brings her.
