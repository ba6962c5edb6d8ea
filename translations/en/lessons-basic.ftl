# Positions from the rulebook of Basic Rummy that can be tried at the table: the title of each, then what to try there.

lesson-basic-walkthrough = A first turn
lesson-basic-walkthrough-task = Draw a card from the stock. Lay the 5, 6 and 7 of hearts and add the 8 of hearts to them. Then lay three 9s, and discard a card that you do not need.

lesson-basic-lay-off = Adding to what lies there
lesson-basic-lay-off-task = You have laid nothing of your own, but the run of hearts is open to everybody. Add your 8 at its end. Then try the 3 at its start: what must come before it?

lesson-basic-thrown-back = The card you may not throw
lesson-basic-thrown-back-task = Take the 4 of diamonds from the discard pile and try to throw it back. Then lay it with your own two 4s, and discard another card.

lesson-basic-left-alone = A card left alone
lesson-basic-left-alone-task = Take the king of clubs from the discard pile, and add your 8 of hearts to the run. Only the king is left, and you may not throw it: end your turn without a discard.

lesson-basic-last-card = Two ways out
lesson-basic-last-card-task = Lay your run of spades and add the 8 of hearts to the other run: you have won without a discard. You could also throw the 8 face down. Look at the points that Omar’s hand brings.
