# The names of the cards. How they are joined to lists is grammar: cardtable/text/grammar_en.py.

rank-a = ace
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-j = jack
rank-n = knight
rank-q = queen
rank-k = king

suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs
suit-t = trumps

# Tarot: a trump is followed by its number, several by theirs. The little one is trump 1 spoken of by itself.
trump = trump
trumps = trumps
little-one = trump 1 (the little one)
fool = fool

joker = joker
# A joker that is spoken of by itself, not in a list.
the-joker = joker
# Followed by the card that it stands for, or by that card's rank or suit where a list shares the rest.
joker-as = joker as

cards = { $cards }

# A hand in one short line for a braille display: the sign of the suit stands before its first card. Digits are ranks.
sign-suit-s = ♠
sign-suit-h = ♥
sign-suit-d = ♦
sign-suit-c = ♣
sign-suit-t = { "T " }
sign-rank-a = A
sign-rank-j = J
sign-rank-n = N
sign-rank-q = Q
sign-rank-k = K
sign-joker = joker
sign-fool = fool
