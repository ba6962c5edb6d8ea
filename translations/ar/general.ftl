# ما تقوله كل لعبة.

you = { $you-gender ->
    [f] أنتِ
   *[m] أنتَ
}
on = مفعّل
off = معطّل
none = بلا

# بين أجزاء وصف قصير.
clause-break = { "، " }
parts = { $parts }

## الخصوم: اسم الصورة هو اسم صاحبها.

name-hassan = حسن
name-layla = ليلى
name-omar = عمر
name-salma = سلمى
name-yusuf = يوسف
name-nadia = نادية
name-karim = كريم
name-huda = هدى

## المستويات

level-beginner = مبتدئ
level-beginner-help = ينسى بعض الكروت وتفوته بعض الفرص: مناسب للألعاب الأولى.
level-casual = عادي
level-casual-help = يلعب لعبًا سليمًا دون خطط بعيدة: مناسب للعب المريح.

## ما ترفضه كل لعبة

refused-not-your-turn = الدور الآن دور { $who }، ودورك يأتي لاحقًا.
refused-not-in-hand = ليس في يدك { $card }، ولا يُلعب إلا ما في اليد.
refused-no-such-combination = هذه المجموعة لم تعد على الطاولة، { $you-gender ->
    [f] اختاري
   *[m] اختر
} مجموعة موجودة.
refused-round-over = انتهت الجولة، { $you-gender ->
    [f] ابدئي
   *[m] ابدأ
} الجولة التالية للمتابعة.
refused-round-running = لم تنته الجولة بعد، ولا توزَّع التالية قبل نهايتها.
refused-game-over = انتهت اللعبة، { $you-gender ->
    [f] ابدئي
   *[m] ابدأ
} لعبة جديدة للمتابعة.
refused-stale = تغيّر شيء على الطاولة منذ ذلك الحين، فلم يُنفَّذ شيء.
refused-nothing-to-take-back = لا يوجد ما يمكن التراجع عنه.
