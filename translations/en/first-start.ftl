# The first evening: an invitation to a first game, what the program finds on this computer.

first-title = Welcome to the table
first-line = Two minutes, with hints, and nothing can go wrong.
first-play = Play a first game
first-hints = Hints are given in this game. { $hint } tells more of one, { $help } shows all keys.
first-reader = A screen reader was noticed. It speaks all that happens here, so the program’s own voice stays off.
first-reader-settings = How much is spoken…
first-screen = This screen shows { $width } by { $height } points, and the table needs { $least-width } by { $least-height }: choose a smaller scale for your display.
