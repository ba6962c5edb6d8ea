# ما تقوله جولة من كاروسيل فوق ما يقوله كل رامي (rummy.ftl).

carousel = كاروسيل
carousel-about = الهدف التخلص من الكروت بترتيب الطاولة كلها من جديد، ثم الطرق. والفوز بالجولة لصاحب اليد الأقل نقاطًا.

## ما يحدث

# المتغير `$table` يذكر المجموعات التي صارت فيها الكروت.
carousel-arranged = { $who-form ->
    [you-m] لعبتَ
    [you-f] لعبتِ
    [f] لعبت { $who }
   *[m] لعب { $who }
} { $cards }. { $table }.
    .brief = { $who-form ->
        [you-m] لعبتَ { $cards }.
        [you-f] لعبتِ { $cards }.
        [f] { $who } لعبت { $cards }.
       *[m] { $who } لعب { $cards }.
    }
carousel-exchanged = { carousel-arranged } عاد إلى { $who-form ->
    [you-m] يدك
    [you-f] يدك
    [f] يدها
   *[m] يده
}: { $returned }.
    .brief = { carousel-arranged.brief } عاد إلى اليد: { $returned }.
carousel-returned = { $who-form ->
    [you-m] أعدتَ { $cards } إلى يدك.
    [you-f] أعدتِ { $cards } إلى يدك.
    [f] أعادت { $who } { $cards } إلى يدها.
   *[m] أعاد { $who } { $cards } إلى يده.
}
carousel-returned-from = { carousel-returned } { $table }.
    .brief = { carousel-returned }
carousel-rearranged = { $who-form ->
    [you-m] أعدتَ ترتيب الطاولة.
    [you-f] أعدتِ ترتيب الطاولة.
    [f] أعادت { $who } ترتيب الطاولة.
   *[m] أعاد { $who } ترتيب الطاولة.
} { $table }.
    .brief = { $who-form ->
        [you-m] أعدتَ ترتيب الطاولة.
        [you-f] أعدتِ ترتيب الطاولة.
        [f] { $who } أعادت ترتيب الطاولة.
       *[m] { $who } أعاد ترتيب الطاولة.
    }
carousel-unmoved = { $who-form ->
    [you-m] تركتَ الطاولة كما هي.
    [you-f] تركتِ الطاولة كما هي.
    [f] تركت { $who } الطاولة كما هي.
   *[m] ترك { $who } الطاولة كما هي.
}
carousel-knocked = { $who-form ->
    [you-m] طرقتَ
    [you-f] طرقتِ
    [f] طرقت { $who }
   *[m] طرق { $who }
} ب{ POINTS($points, case: "genitive") }.
carousel-stock-ended = نفد المخزون، ولكل لاعب دور أخير: { $turns }.
# المتغير `$headline` يذكر الفائز، و`$hands` نقاط كل يد.
carousel-round-ended = { $headline } نقاط الأيدي: { $hands }.
carousel-round-out = { $who-form ->
    [you-m] لعبتَ كرتك الأخير وفزتَ
    [you-f] لعبتِ كرتك الأخير وفزتِ
    [f] لعبت { $who } كرتها الأخير وفازت
   *[m] لعب { $who } كرته الأخير وفاز
} بالجولة: { SIGNED($points) }.
carousel-round-shared = فوز مشترك بالجولة، { SIGNED($points) } لكل فائز: { $winners }.
carousel-undercut = خسر الطرق. { $headline }

## ما على الطاولة وما في اليد

carousel-several = { $first }؛ { $rest }
carousel-sentences = { $first } { $rest }

## ما ستفعله الحركة

carousel-would-draw = سحب الكرت { $number } من 3
carousel-would-arrange = لعب { $cards }
carousel-would-leave = يبقى في اليد { POINTS($points) }
carousel-would-restore = إعادة الطاولة كما كانت في بداية الدور
carousel-would-knock = الطرق ب{ POINTS($points, case: "genitive") }

## طاولة العمل

carousel-answer-ready = كل شيء في مكانه، { $you-gender ->
    [f] أكّدي
   *[m] أكّد
} الترتيب. يبقى في يدك { POINTS($points) }.
carousel-answer-ready-to-win = كل شيء في مكانه، وبتأكيد الترتيب تخلو يدك وتنتهي الجولة.
carousel-answer-confirmed = تم تأكيد هذا الترتيب، وبقيت متابعة الوضع أو إنهاء الدور.
carousel-answer-missing = ما زال ينقص: { $parts }.
carousel-missing-combinations = تصحيح { COMBINATIONS($count, case: "genitive") }
carousel-missing-cards = إعادة { $cards } إلى الطاولة
carousel-missing-own-card = لعب كرت من يدك
carousel-answer-changed = { $said }
carousel-answer-unchanged = لم يتغير شيء منذ بداية دورك.
carousel-changed-played = من يدك: { $cards }.
carousel-changed-new = جديد: { $table }.
carousel-changed-gone = لم يعد موجودًا: { $table }.
carousel-joker-asked = بدل أي كرت هذا الجوكر؟
carousel-joker-declared = { $card }

## الأجوبة

carousel-answer-turn-meld-or-draw = { rummy-turn } بعد سحب { CARDS($drawn, case: "object") } يمكنك وضع كروت أو السحب مرة أخرى.
carousel-answer-turn-meld-or-end = { rummy-turn } يمكنك وضع كروت أو إنهاء الدور.
carousel-answer-turn-end = { rummy-turn } سُحب الكرت الثالث، وبقي إنهاء الدور.
carousel-answer-last-turn = { $who-kind ->
    [you] دورك الأخير: يمكنك وضع كروت أو إنهاؤه.
   *[other] دور { $who } الأخير.
}
carousel-answer-turn-knock = { $turn } { $knock }
carousel-answer-knock = يمكنك الطرق ب{ POINTS($points, case: "genitive") }.

## النقاط

carousel-entry-difference = الفرق مع { $who-kind ->
    [you] يدك
   *[other] يد { $who }
}: { $formula }
carousel-entry-undercut = خسر الطرق: { SIGNED($points) }
carousel-entry-out = لعب كل الكروت: { SIGNED($points) }
carousel-entry-target = بلوغ حد النقاط: { SIGNED($points) }
carousel-entry-rounds-won = جولات فائزة: { $formula }

## ما يُرفض. وما يعيب مجموعة يقال أيضًا على طاولة العمل.

carousel-refused-too-few = كروت قليلة: { $cards }. المجموعة ثلاثة كروت على الأقل.
carousel-refused-joker-undeclared = { $you-gender ->
    [f] حدّدي
   *[m] حدّد
} الكرت الذي يحل الجوكر محله: { $cards }.
carousel-refused-only-jokers = المجموعة فيها كرت حقيقي واحد على الأقل: { $cards }.
carousel-refused-face-twice = كرت مكرر: { $cards }. يلزم إبعاد أحد الاثنين.
carousel-refused-group-too-big = كروت كثيرة: { $cards }. الطقم أربعة كروت على الأكثر.
carousel-refused-gap = كروت غير متتالية: { $cards }. يلزم سد الفراغ أو تقسيم السلسلة عنده.
carousel-refused-round-the-ace = السلسلة لا تتجاوز الآس: { $cards }. يلزم تقسيمها عنده.
carousel-refused-too-long = كروت كثيرة: { $cards }. السلسلة ثلاثة عشر كرتًا على الأكثر.
carousel-refused-no-combination = ليست مجموعة: { $cards }. السلسلة من نوع واحد، والطقم من رقم واحد.

carousel-refused-draw-first = { $you-gender ->
    [f] اسحبي
   *[m] اسحب
} كرتًا أولًا.
carousel-refused-last-turn-draw = نفد المخزون، ويمكنك في دورك الأخير وضع كروت أو إنهاؤه.
carousel-refused-nothing-to-draw = لم يبق كرت للسحب، ويمكنك وضع كروت أو إنهاء الدور.
carousel-refused-draw-after-meld = لا سحب بعد الوضع في الدور نفسه، ويمكنك متابعة الوضع أو إنهاء الدور.
carousel-refused-three-draws = لا سحب بعد الكرت الثالث، وبقي إنهاء الدور.
carousel-refused-meld-after-three = لا وضع بعد الكرت الثالث، وبقي إنهاء الدور.
carousel-refused-end-early = { $drawn ->
    [0] لا ينتهي الدور دون سحب، { $you-gender ->
        [f] اسحبي
       *[m] اسحب
    } كرتًا.
   *[other] ينتهي الدور بالوضع أو بسحب الكرت الثالث، وقد سُحب حتى الآن { CARDS($drawn) }. يمكنك الوضع أو السحب مرة أخرى.
}
carousel-refused-knock-before-draw = لا طرق قبل السحب، { $you-gender ->
    [f] اسحبي
   *[m] اسحب
} كرتًا.
carousel-refused-knock-early = الطرق بعد الوضع أو بعد سحب الكرت الثالث، وقد سُحب حتى الآن { CARDS($drawn) }.
carousel-refused-knock-points = الطرق ب{ POINTS($most, case: "genitive") } على الأكثر، وفي يدك { POINTS($points) }.
carousel-refused-knock-in-last-turn = لا طرق في الأدوار الأخيرة، ويفوز في نهايتها من كانت نقاط يده أقل.
carousel-refused-card-missing = لا يغادر الطاولة كرت، ويجب أن يعود إليها: { $cards }.
carousel-refused-nothing-played = يجب أن يُلعب من يدك كرت واحد على الأقل.
carousel-refused-joker-change = يبقى الجوكر بدل { $card } حتى يوضع الكرت الحقيقي على الطاولة، { $you-gender ->
    [f] ضعيه
   *[m] ضعه
} أولًا.
carousel-refused-take-back = لا تراجع هنا حركة بعد حركة، ويمكنك ترتيب الطاولة من جديد أو إعادتها كما كانت في بداية الدور.
carousel-refused-into-hand = هذا الكرت من كروت الطاولة ويبقى عليها: { $card }. لا يعود إلى اليد إلا كرت لُعب منها في هذا الدور.
carousel-refused-split = تُقسم المجموعة عند أحد كروتها، لا عند أولها.
carousel-refused-not-a-joker = لا يُعلَن بدلًا من كرت آخر إلا جوكر موجود على الطاولة.
