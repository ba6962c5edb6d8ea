# ما يقال في جولة من رامي بلاي روم. المتغير `$who` لاعب، وما يأتي معه مشروح في TRANSLATING.md.

playroom-rummy = رامي بلاي روم
playroom-rummy-about = الهدف التخلص من الكروت بوضعها في سلاسل وأطقم، ولكل لاعب أن يمدّد ما على الطاولة.

## ما يحدث

playroom-laid-provisional = { rummy-laid } { $reached } من { $needed } نقطة.
    .brief = { rummy-laid.brief } { $reached } من { $needed }.
playroom-opened = { $who-form ->
    [you-m] دخلتَ
    [you-f] دخلتِ
    [f] دخلت { $who }
   *[m] دخل { $who }
} اللعبة ب{ POINTS($points, case: "genitive") }.
    .brief = { $who-form ->
        [you-m] دخلتَ، { $points }.
        [you-f] دخلتِ، { $points }.
        [f] دخلت { $who }، { $points }.
       *[m] دخل { $who }، { $points }.
    }
playroom-meld-taken-back = { $who-form ->
    [you-m] أعدتَ { $cards } إلى يدك.
    [you-f] أعدتِ { $cards } إلى يدك.
    [f] أعادت { $who } { $cards } إلى يدها.
   *[m] أعاد { $who } { $cards } إلى يده.
}
    .brief = { $who-form ->
        [you-m] عادت إلى يدك: { $cards }.
        [you-f] عادت إلى يدك: { $cards }.
        [f] { $who } أعادت { $cards }.
       *[m] { $who } أعاد { $cards }.
    }
playroom-joker-swapped = { $who-form ->
    [you-m] أخذتَ الجوكر ووضعتَ
    [you-f] أخذتِ الجوكر ووضعتِ
    [f] أخذت { $who } الجوكر ووضعت
   *[m] أخذ { $who } الجوكر ووضع
} مكانه { $card }: { $cards }.
    .brief = { $who-form ->
        [you-m] أخذتَ الجوكر: { $cards }.
        [you-f] أخذتِ الجوكر: { $cards }.
        [f] { $who } أخذت الجوكر: { $cards }.
       *[m] { $who } أخذ الجوكر: { $cards }.
    }
playroom-end-taken = { $who-form ->
    [you-m] أخذتَ { $card } إلى يدك.
    [you-f] أخذتِ { $card } إلى يدك.
    [f] أخذت { $who } { $card } إلى يدها.
   *[m] أخذ { $who } { $card } إلى يده.
} بقي: { $cards }.
    .brief = { $who-form ->
        [you-m] { $card }. بقي: { $cards }.
        [you-f] { $card }. بقي: { $cards }.
        [f] { $who } أخذت { $card } من الطاولة.
       *[m] { $who } أخذ { $card } من الطاولة.
    }
playroom-whole-taken = { $who-form ->
    [you-m] أخذتَ مجموعة { $cards } إلى يدك.
    [you-f] أخذتِ مجموعة { $cards } إلى يدك.
    [f] أخذت { $who } مجموعة { $cards } إلى يدها.
   *[m] أخذ { $who } مجموعة { $cards } إلى يده.
}
    .brief = { $who-form ->
        [you-m] { $cards }.
        [you-f] { $cards }.
        [f] { $who } أخذت { $cards } من الطاولة.
       *[m] { $who } أخذ { $cards } من الطاولة.
    }
playroom-merged = { $who-form ->
    [you-m] دمجتَ
    [you-f] دمجتِ
    [f] دمجت { $who }
   *[m] دمج { $who }
} مجموعتين: { $cards }.
    .brief = { $who-form ->
        [you-m] دمج: { $cards }.
        [you-f] دمج: { $cards }.
        [f] { $who } دمجت: { $cards }.
       *[m] { $who } دمج: { $cards }.
    }
playroom-timed-out = { $who-form ->
    [you-m] انتهى وقتك. هذا يكلفك
    [you-f] انتهى وقتك. هذا يكلفك
    [f] انتهى وقت { $who }. هذا يكلفها
   *[m] انتهى وقت { $who }. هذا يكلفه
} { POINTS($points, case: "object") }.
playroom-timed-out-returned = { playroom-timed-out } عاد إلى { $who-form ->
    [you-m] يدك
    [you-f] يدك
    [f] يدها
   *[m] يده
}: { $cards }.
playroom-owed-charged = { $who-form ->
    [you-m] كان عليك لعب كروت قبل نهاية دورك: { $cards }. هذا يكلفك
    [you-f] كان عليك لعب كروت قبل نهاية دورك: { $cards }. هذا يكلفك
    [f] كان على { $who } لعب كروت قبل نهاية دورها: { $cards }. هذا يكلفها
   *[m] كان على { $who } لعب كروت قبل نهاية دوره: { $cards }. هذا يكلفه
} { POINTS($points, case: "object") }.
playroom-round-won-elimination = { $who-form ->
    [you-m] فزتَ
    [you-f] فزتِ
    [f] فازت { $who }
   *[m] فاز { $who }
} بالجولة.
playroom-round-blocked = توقفت الجولة: لا أحد يستطيع المتابعة، ولا فائز فيها.
playroom-player-out = { $who-form ->
    [you-m] بلغتَ { POINTS($points, case: "object") } وخرجتَ
    [you-f] بلغتِ { POINTS($points, case: "object") } وخرجتِ
    [f] بلغت { $who } { POINTS($points, case: "object") } وخرجت
   *[m] بلغ { $who } { POINTS($points, case: "object") } وخرج
} من اللعبة.

## ما على الطاولة وما في اليد

playroom-meld-provisional = أول مزج، { $reached } من { $needed }
playroom-card-owed = { $card }، يجب لعب الكرت، { POINTS($points) }

## ما ستفعله الحركة

playroom-would-swap = استبدال الجوكر
playroom-would-take-meld-back = إعادة المجموعة إلى اليد
playroom-would-take = أخذ { $card } إلى اليد
playroom-would-take-whole = أخذ المجموعة كلها إلى اليد
playroom-would-merge = دمج: { $cards }
playroom-would-time-out = انتهاء الوقت
playroom-joker-means = { $card }
playroom-joker-open = نوع الجوكر يبقى مفتوحًا
playroom-would-score = { SIGNED($points) }
playroom-would-open = دخول اللعبة ب{ POINTS($reached, case: "genitive") }
playroom-progress = { $reached } من { $needed }
playroom-would-owe = { $count ->
    [1] يجب لعب الكرت في هذا الدور
   *[other] يجب لعب الكروت في هذا الدور
}
playroom-would-cost = يكلف { POINTS($points, case: "object") }: { $cards }

## الأجوبة

playroom-answer-turn-progress = { rummy-turn } أول مزج: { $reached } من { $needed }.
playroom-answer-no-pile = هذه الطاولة بلا رمي، فلا كروت مرمية.
playroom-answer-pile-all = { $cards-count ->
    [1] الكروت المرمية: { $cards }.
   *[other] الكروت المرمية، { CARDS($cards-count) } من الأحدث إلى الأقدم: { $cards }.
}

## النقاط

playroom-entry-meld = مجموعة: { $formula } عن { $cards }
playroom-entry-extension = تمديد: { $formula } عن { $cards }
playroom-entry-swap = استبدال الجوكر: { $formula } عن { $cards }
playroom-entry-taken = مأخوذ من الطاولة: { $formula } عن { $cards }
playroom-entry-own-hand = الباقي في اليد: { $formula } عن { $cards }
playroom-entry-nobody-opened = قبل أن يدخل اللعبة لاعب آخر: { SIGNED($points) }
playroom-entry-rummy = رامي: { SIGNED($points) }
playroom-entry-pure-rummy = رامي بلا تمديد: { SIGNED($points) }
playroom-entry-time = انتهى الوقت: { POINTS($points) } عقوبة
playroom-entry-owed = كروت لم تُلعب من جديد: { POINTS($points) } عقوبة عن { $cards }

## ما يُرفض

playroom-refused-already-drawn = سبق السحب في هذا الدور، وبقي وضع المجموعات أو تمديدها أو إنهاء الدور.
playroom-refused-draw-first = { $you-gender ->
    [f] اسحبي
   *[m] اسحب
} كرتًا أولًا.
playroom-refused-draw-comes-first = السحب أول ما يُفعل في الدور، وقد بدأ اللعب من دونه.
playroom-refused-discard-due = الدور هنا ينتهي برمي كرت، { $you-gender ->
    [f] اختاري
   *[m] اختر
} كرتًا لرميه.
playroom-refused-no-discards = لا رمي في هذه الطاولة، ويكفي إنهاء الدور.
playroom-refused-first-meld-short = يجب أن تبلغ المجموعات الأولى { POINTS($needed, case: "object") }، وهذه { $reached } فقط. { $you-gender ->
    [f] ضعي مجموعات أخرى أو أعيديها
   *[m] ضع مجموعات أخرى أو أعِدها
} إلى يدك.
playroom-refused-nothing-to-draw = لم يبق كرت للسحب، واللعب ممكن دونه.
playroom-refused-no-pile = لا كروت مرمية في هذه الطاولة، والسحب من المخزون.
playroom-refused-pile-closed = لا أحد يسحب من الكروت المرمية في هذه الطاولة، والسحب من المخزون.
playroom-refused-one-from-pile = لا يؤخذ هنا إلا آخر كرت مرمي.
playroom-refused-pile-before-opening = الأخذ من الكروت المرمية يبدأ بعد دخول اللعبة ب{ POINTS($needed, case: "genitive") }، والسحب الآن من المخزون.
playroom-refused-pile-empty = لا كروت مرمية بعد، والسحب من المخزون.
playroom-refused-pile-too-small = الكروت المرمية { CARDS($count) } فقط، ولا يؤخذ أكثر منها.
playroom-refused-no-clock = لا وقت محدد في هذه الطاولة، فلا ينتهي وقت الدور.

playroom-refused-too-few = المجموعة ثلاثة كروت على الأقل، وهنا { CARDS($count) }.
playroom-refused-two-jokers = لا يجتمع في المجموعة أكثر من جوكر واحد، { $you-gender ->
    [f] استبدلي
   *[m] استبدل
} ما زاد عليه.
playroom-refused-no-combination = هذه الكروت ليست مجموعة: السلسلة كروت متتالية من النوع نفسه، والطقم كروت من رقم واحد وأنواع مختلفة.
playroom-refused-suit-twice = لا يتكرر النوع في الطقم، { $you-gender ->
    [f] استبدلي
   *[m] استبدل
} الكرت المكرر.
playroom-refused-no-identities = الكروت المتطابقة ليست مجموعة ما لم يُفعَّل خيار المتطابقات، والطقم من أنواع مختلفة.
playroom-refused-set-too-big = الطقم أربعة كروت على الأكثر، واحد من كل نوع.
playroom-refused-identity-too-big = المتطابقة أربعة كروت على الأكثر.
playroom-refused-run-suits = السلسلة من نوع واحد، وهذه الكروت من أنواع مختلفة.
playroom-refused-run-order = كروت السلسلة تصاعدية من الأقل إلى الأعلى، { $you-gender ->
    [f] اختاريها
   *[m] اخترها
} بهذا الترتيب.
playroom-refused-run-gap = كروت السلسلة متتالية، وينقصها كرت بينها: قد يسده الجوكر.
playroom-refused-run-round-the-ace = السلسلة لا تتجاوز الآس: إما أن تبدأ به قبل 2، أو تنتهي به بعد الملك.
playroom-refused-joker-beyond-ace = لا كرت بعد الآس ليحل الجوكر محله، { $you-gender ->
    [f] ضعيه
   *[m] ضعه
} في موضع آخر.
playroom-refused-joker-meaning = لا يمكن أن يكون الجوكر في هذا الموضع بدل { $card }.
playroom-refused-joker-same-card = أُخذ هذا الجوكر ووُضع مكانه { $card }، فيجب أن يكون الآن بدل كرت آخر.

playroom-refused-extend-before-opening = تمديد المجموعات يبدأ بعد دخول اللعبة ب{ POINTS($needed, case: "genitive") }، { $you-gender ->
    [f] ضعي
   *[m] ضع
} مجموعات جديدة من يدك.
playroom-refused-joker-extends = الجوكر لا يمدّد مجموعة موجودة، ومكانه في مجموعة جديدة.
playroom-refused-closed = هذه المجموعة مكتملة، ولا يضاف إليها كرت.
playroom-refused-suit-there = هذا الطقم فيه { $card }، وينقصه نوع آخر.
playroom-refused-set-needs = هذا الكرت لا يناسب الطقم. ما يناسبه: { $cards }.
playroom-refused-identity-needs = هذا الكرت لا يناسب المتطابقة. ما يناسبها: { $card } فقط.
playroom-refused-run-needs = هذا الكرت لا يناسب السلسلة. ما يناسبها: { $cards }.
playroom-refused-not-provisional = لا يعود إلى اليد إلا مجموعات أول مزج لم يكتمل.

playroom-refused-no-manipulation = التلاعب بالمجموعات معطّل في هذه الطاولة، والممكن تمديدها فقط.
playroom-refused-manipulation-before-opening = التلاعب بالمجموعات يبدأ بعد دخول اللعبة ب{ POINTS($needed, case: "genitive") }.
playroom-refused-joker-taken = لا يؤخذ الجوكر من مجموعة إلا باستبداله بالكرت الذي حل محله.
playroom-refused-joker-inside = المجموعة التي فيها جوكر لا تؤخذ كلها، ويجب استبدال الجوكر أولًا.
playroom-refused-card-not-there = ليس في هذه المجموعة { $card }.
playroom-refused-three-stay = يجب أن تبقى في المجموعة ثلاثة كروت: تؤخذ كلها أو تُترك.
playroom-refused-ends-only = لا يؤخذ من السلسلة إلا طرفاها: { $cards }.
playroom-refused-merge-itself = لا تُدمج المجموعة مع نفسها، { $you-gender ->
    [f] اختاري
   *[m] اختر
} مجموعة أخرى.
playroom-refused-merge-runs-only = لا تُدمج إلا سلسلتان من النوع نفسه.
playroom-refused-merge-gap = يجب أن تبدأ سلسلة حيث تنتهي الأخرى، وهاتان لا تلتقيان.
playroom-refused-merge-two-jokers = لا يجتمع في المجموعة أكثر من جوكر واحد، وفي هاتين جوكران.
playroom-refused-merge-too-long = السلسلة أربعة عشر كرتًا على الأكثر، وهاتان معًا أطول.

playroom-refused-take-back-off = التراجع معطّل في هذه الطاولة.
playroom-refused-nothing-to-take-back = لا شيء للتراجع عنه: يمكن التراجع عن حركاتك بعد السحب فقط.
