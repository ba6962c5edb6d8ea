# Positions from the rulebook that can be tried at the table: the title of each, then what to try there.

lesson-playroom-walkthrough = A first hand
lesson-playroom-walkthrough-task = Draw a card. Then lay the 9 of clubs, the joker and the jack of clubs, in this order: 25 points, not yet enough. Lay three queens to open, add the fourth one to them, and discard a card that you do not need.

lesson-playroom-travelling-joker = The joker on its way
lesson-playroom-travelling-joker-task = Put your ace of spades where the joker lies, and lay the joker with two of your 7s; keep the 7 of spades. If Salma adds the 7 of clubs, she gets no joker. What can your 7 of spades do then?

lesson-playroom-jack-of-hearts = The jack of hearts
lesson-playroom-jack-of-hearts-task = Two jacks lie there with a joker, and you hold the jack of hearts. Guess first: will it bring you the joker? Then add it and see.

lesson-playroom-four-of-diamonds = The 4 of diamonds
lesson-playroom-four-of-diamonds-task = Take the 4 of diamonds off its run and lay it with your own two 4s. Watch your points: 5 fewer, then 15 more.

lesson-playroom-eight-of-spades = One run becomes two
lesson-playroom-eight-of-spades-task = Take the whole run of spades into your hand. With your own 8 of spades lay two runs, one that ends with an 8 and one that begins with an 8.

lesson-playroom-merge = Two runs become one
lesson-playroom-merge-task = Merge the two runs of diamonds. Then extend the new run with your 8 of diamonds.

lesson-playroom-1500-points = A mistake of 1500 points
lesson-playroom-1500-points-task = Take the whole run of spades into your hand and see what ending your turn would cost now. Then find the way out; or throw a card all the same, and look at the score sheet.

lesson-playroom-ace = The ace moves down
lesson-playroom-ace-task = Take the ace of clubs from above the king and lay it before your 2 and 3 of clubs. The three cards bring 15 points, but the ace was worth those 15 before: you gain cards to lay, not points.
