# ما تقوله جولة من الرامي الأساسي فوق ما يقوله كل رامي (rummy.ftl).

basic-rummy = الرامي الأساسي
basic-rummy-about = اللعبة التقليدية بحزمة واحدة: سحب كرت، ثم وضع سلاسل وأطقم، ثم رمي كرت. والفوز لأول من يتخلص من كل كروته.

## ما يحدث

basic-threw-last = { $who-form ->
    [you-m] رميتَ كرتك الأخير
    [you-f] رميتِ كرتك الأخير
    [f] رمت { $who } كرتها الأخير
   *[m] رمى { $who } كرته الأخير
} مقلوبًا: { $card }.
basic-threw-last-unseen = { $who-form ->
    [you-m] رميتَ كرتك الأخير
    [you-f] رميتِ كرتك الأخير
    [f] رمت { $who } كرتها الأخير
   *[m] رمى { $who } كرته الأخير
} مقلوبًا.
basic-stalemate = انتهت الجولة بلا فائز، ولا نقاط لأحد.

## ما على الطاولة وما في اليد

basic-card-taken = { $card }، لا يجوز رمي الكرت في هذا الدور

## ما ستفعله الحركة

basic-would-throw-last = رمي { $card } مقلوبًا
basic-would-stay = لا يجوز رمي الكرت في هذا الدور
basic-would-stalemate = نهاية الجولة بلا نقاط لأحد

## الأجوبة

basic-answer-turn-end = { rummy-turn } لم يبق إلا { $card }، ولا يجوز رمي هذا الكرت الآن، { $you-gender ->
    [f] أنهي
   *[m] أنهِ
} دورك.
basic-answer-pile-face-down = الكروت المرمية { CARDS($count) }، وآخرها مقلوب.

## ما يُرفض

basic-refused-already-drawn = سبق السحب في هذا الدور، وبقي وضع المجموعات أو تمديدها أو الرمي.
basic-refused-draw-first = { $you-gender ->
    [f] اسحبي
   *[m] اسحب
} كرتًا أولًا.
basic-refused-pile-empty = لا كروت مرمية بعد، والسحب من المخزون.
basic-refused-one-from-pile = لا يؤخذ إلا آخر كرت مرمي.
basic-refused-thrown-back = سبق أخذ { $card } من الكروت المرمية في هذا الدور، { $you-gender ->
    [f] ارمي
   *[m] ارمِ
} كرتًا آخر.
basic-refused-discard-due = الدور ينتهي برمي كرت، { $you-gender ->
    [f] اختاري
   *[m] اختر
} كرتًا لرميه.

basic-refused-too-few = المجموعة ثلاثة كروت على الأقل، { $you-gender ->
    [f] اختاري
   *[m] اختر
} كروتًا أكثر.
basic-refused-no-combination = هذه الكروت ليست مجموعة: السلسلة كروت متتالية من النوع نفسه، والطقم كروت من رقم واحد.
basic-refused-suit-twice = لا يتكرر النوع في الطقم، { $you-gender ->
    [f] استبدلي
   *[m] استبدل
} الكرت المكرر.
basic-refused-set-too-big = الطقم أربعة كروت على الأكثر، واحد من كل نوع.
basic-refused-run-suits = السلسلة من نوع واحد، وهذه الكروت من أنواع مختلفة.
basic-refused-run-order = كروت السلسلة تصاعدية من الأقل إلى الأعلى، { $you-gender ->
    [f] اختاريها
   *[m] اخترها
} بهذا الترتيب.
basic-refused-run-gap = كروت السلسلة متتالية، وينقصها كرت بينها.
basic-refused-ace-high = الآس هنا أصغر الكروت دائمًا: مكانه قبل 2، لا بعد الملك.
basic-refused-closed = هذه المجموعة مكتملة، ولا يضاف إليها كرت.
basic-refused-needs = هذا الكرت لا يناسب المجموعة. ما يناسبها: { $cards }.

basic-refused-take-back-off = التراجع معطّل في هذه الطاولة.
basic-refused-nothing-to-take-back = لا شيء للتراجع عنه: يمكن التراجع عن حركاتك بعد السحب فقط.

## المفاتيح

basic-verb-cancel-draft = إلغاؤها
basic-verb-draw = سحب، وإن لم يبق إلا الكرت المأخوذ من الكروت المرمية فإنهاء الدور
