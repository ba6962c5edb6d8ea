# أسماء الكروت. أما جمعها في قوائم فمن النحو: cardtable/text/grammar_ar.py.
# الأرقام من 2 إلى 10 تُكتب أرقامًا: كل قارئ شاشة ينطقها صحيحة، وبعضها يبتلع حركات الكلمات.

rank-a = آس
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-j = ولد
rank-n = فارس
rank-q = ملكة
rank-k = ملك

suit-s = البستوني
suit-h = القلوب
suit-d = الديناري
suit-c = السباتي
suit-t = الأتو

# التاروت: الأتو يليه رقمه، وعدة منه تليها أرقامها. والصغير هو أتو 1 مذكورًا وحده لا في قائمة.
trump = أتو
trumps = أتو
little-one = أتو 1 (الصغير)
fool = المهرّج

joker = جوكر
# الجوكر مذكورًا وحده لا في قائمة.
the-joker = الجوكر
# يليه الكرت الذي يحل الجوكر محله، أو رقمه أو نوعه وحده إذا اشتركت القائمة في الباقي.
joker-as = جوكر بدل

cards = { $cards }

# اليد في سطر قصير لشاشة برايل: علامة النوع قبل أول كروته، والأرقام أرقام الكروت.
sign-suit-s = ♠
sign-suit-h = ♥
sign-suit-d = ♦
sign-suit-c = ♣
sign-suit-t = { "أتو " }
sign-rank-a = آس
sign-rank-j = ولد
sign-rank-n = فارس
sign-rank-q = ملكة
sign-rank-k = ملك
sign-joker = جوكر
sign-fool = مهرّج
