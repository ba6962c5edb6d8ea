# ما يقوله التلميح شيئًا فشيئًا: إشارة، ثم الكروت، ثم كل خطوة. في TRANSLATING.md شرح ما يأتي مع الكرت واللاعب.

## كيف يقال

hint-answer-told = { $told }
hint-answer-step = الخطوة { $number } من { $count }. { $told }
hint-answer-not-your-turn = هذا دور { $who }، والتلميح يُطلب في دورك.
hint-answer-round-over = انتهت الجولة، ولا شيء للتلميح إليه.

## الإشارة

hint-nudge-draw = يبدأ دورك بسحب كرت من المخزون.
hint-nudge-draw-again = لا يمكن وضع شيء من يدك بعد، ويلزم سحب كرت آخر.
hint-nudge-compare = حان وقت السحب: من المخزون أم من الكروت المرمية؟
hint-nudge-pile = في الكروت المرمية ما يفيدك.
hint-nudge-back = لا يكتمل أول مزج بهذه اليد.
hint-nudge-out = يمكنك إنهاء الجولة في هذا الدور.
hint-nudge-discard = لا يمكن وضع المزيد من يدك، وحان وقت الرمي.
hint-nudge-end = لا يمكن وضع المزيد من يدك، وحان وقت إنهاء الدور.
hint-nudge-open = في يدك ما يكفي لأول مزج، والمطلوب { POINTS($needed) }.
hint-nudge-owed = { $count ->
    [1] للكرت الذي يجب لعبه في هذا الدور مكان.
   *[other] للكروت التي يجب لعبها في هذا الدور أماكن.
}
hint-nudge-owed-some = ليس لكل الكروت التي يجب لعبها في هذا الدور مكان، ويبقى لعب ما يمكن منها.
hint-nudge-swap = يمكنك أخذ جوكر من الطاولة.
hint-nudge-more = يمكن وضع { $count ->
    [1] كرت آخر
    [2] كرتين آخرين
    [few] { CARDS($count, case: "genitive") } أخرى
   *[other] { CARDS($count, case: "genitive") }
} من يدك.
hint-nudge-rearrange = { $count ->
    [0] يمكن تحسين ما على الطاولة.
    [1] يمكن وضع كرت آخر من يدك إذا تحركت كروت على الطاولة.
    [2] يمكن وضع كرتين آخرين من يدك إذا تحركت كروت على الطاولة.
    [few] يمكن وضع { CARDS($count, case: "genitive") } أخرى من يدك إذا تحركت كروت على الطاولة.
   *[other] يمكن وضع { CARDS($count, case: "genitive") } من يدك إذا تحركت كروت على الطاولة.
}
hint-nudge-knock = يدك خفيفة وتسمح بالطرق.

## الكروت

hint-cards = يمكن وضع: { $parts }.
hint-several = { $first }؛ { $rest }
hint-cards-stock = السحب من المخزون.
hint-cards-pile = الأخذ من الكروت المرمية: { $cards }.
hint-cards-discard = الكرت الذي يُرمى: { $card }.
hint-cards-arrange = يمكن لعب { $cards }. الجديد على الطاولة: { $table }.
hint-part-new = { rummy-would-lay }: { $cards }
hint-part-onto = { $card } إلى { $cards }
hint-part-swap = { $card } مكان الجوكر في { $cards }

## الخطوات

hint-draw = السحب من المخزون: { $reason }.
hint-take = الأخذ من الكروت المرمية، { $cards-count ->
    [1] { $cards }
   *[other] { CARDS($cards-count) }، { $cards }
}: { $reason }.
hint-lay = وضع { $kind ->
    [run] سلسلة جديدة
    [set] طقم جديد
   *[identity] متطابقة جديدة
}: { $cards }.
hint-lay-opens = { $told } هذا يكفي لدخول اللعبة: { $reached } من { $needed } نقطة.
hint-lay-short = { $told } بهذا يصير أول مزج { $reached } من { $needed } نقطة.
hint-extend = إضافة { $card } إلى { $cards }{ $end ->
    [low] {" "}من أولها
    [high] {" "}من آخرها
   *[either] {""}
}.
hint-swap = وضع { $card } مكان الجوكر في { $cards }: يعود الجوكر إلى يدك ويجب لعبه في هذا الدور.
hint-meld-back = إعادة { $cards } إلى يدك.
hint-take-end = أخذ { $card } إلى يدك من { $cards }.
hint-take-whole = أخذ المجموعة كلها إلى يدك: { $cards }.
hint-merge = دمج { $cards } مع { $others }.
hint-discard = رمي { $card }: { $reason }.
hint-discard-out = رمي { $card }: هذا ينهي الجولة لصالحك.
hint-end-turn = إنهاء الدور.
hint-knock = الطرق ب{ POINTS($points, case: "genitive") }: الأرجح أن يدك هي الأخف.
hint-confirm = تأكيد الترتيب.
hint-declare = تحديد { $card }.
hint-carry-back = إعادة { $cards } إلى يدك.
hint-carry-new = بدء مجموعة جديدة من يدك: { $cards }.
hint-carry-onto = إضافة { $cards } من يدك إلى { $others }.
hint-carry-new-from = بدء مجموعة جديدة: { $cards }، مأخوذة من { $source }.
hint-carry-onto-from = نقل { $cards } من { $source } إلى { $others }.

## الأسباب

hint-why-pile-closed = لا أخذ من الكروت المرمية في هذه الطاولة
hint-why-not-opened = الأخذ من الكروت المرمية لا يكون قبل دخول اللعبة
hint-why-pile-empty = لا كروت مرمية
hint-why-pile-useless = لا شيء من الكروت المرمية يمكن استعماله فورًا
hint-why-top-alone = لا شيء في يدك يناسب { $card }
hint-why-top-not-laid = لا يمكن استعمال { $card } فورًا
hint-why-begins = هكذا يبدأ كل دور
hint-why-nothing-yet = لا يمكن وضع شيء من يدك بعد، وهذا السحب { $number } من 3
hint-why-take-new = مجموعة جديدة من { $card } مع { $cards }
hint-why-take-onto = إضافة { $card } إلى { $cards } ممكنة فورًا
hint-why-take-later = سيكون مفيدًا
hint-why-more = { $first }، و{ $rest }
hint-why-last = { $first }، و{ $rest }
hint-why-alone = لا شيء في يدك يناسب هذا الكرت
hint-why-only-with = لا يناسب هذا الكرت إلا { $cards }
hint-why-cost = بقاء الكرت في يدك يكلف { POINTS($points, case: "object") }
hint-why-table = لا مجموعة على الطاولة تقبل هذا الكرت

## في النافذة

bar-hint = تلميح
hint-steps = خطوات هذا الدور
hint-previous = الخطوة السابقة
hint-next = الخطوة التالية
hint-all = كل الخطوات
hint-hide = إخفاء الخطوات
hint-used = التلميحات المطلوبة: { $count }
hint-used-in-all = التلميحات المطلوبة: { $count } في هذه الجولة، { $all } في اللعبة كلها
