# ما يقوله التلميح على طاولة التاروت الفرنسي. في TRANSLATING.md شرح ما يأتي مع الكرت واللاعب. الصياغة تخاطب الجميع دون صيغة مذكر أو مؤنث.

## الإشارة

tarot-hint-nudge-bid = اختيار العقد بحسب ما في يدك: كم فيها من الكروت الأساسية والأتو والملوك؟
tarot-hint-nudge-call = المطلوب نداء الكرت الذي يفيدك صاحبه أكثر من غيره.
tarot-hint-nudge-put = يجب إعادة { CARDS($due, case: "genitive") }: يمكن إفراغ يدك من نوع، أو ضمان نقاط الكروت العالية.
tarot-hint-nudge-handle = في يدك ما يكفي من الأتو لإعلان مقبض.
tarot-hint-nudge-no-handle = الأفضل عدم إعلان المقبض: عند الخسارة عليك نقاطه لكل لاعب، ويدك لا تضمن نجاح العقد. { $nudge }
tarot-hint-nudge-only = لا يُسمح بلعب غير كرت واحد.
tarot-hint-nudge-lead = البدء لك: ماذا بقي في أيدي الآخرين؟
tarot-hint-nudge-misere = المطلوب أخذ أقل ما يمكن من النقاط.
tarot-hint-nudge-friend = { $sure ->
    [yes] الأكلة لفريقك حتى الآن.
   *[no] الأكلة لفريقك على الأرجح حتى الآن.
}
tarot-hint-nudge-enemy = { $sure ->
    [yes] الأكلة للفريق الآخر حتى الآن، والأعلى فيها كرت { $who }: { $card }.
   *[no] الأكلة للفريق الآخر على الأرجح حتى الآن، والأعلى فيها كرت { $who }: { $card }.
}

## الكروت

tarot-hint-cards-bid = في يدك: الكروت الأساسية { $oudlers }، والأتو { $trumps }، والملوك { $kings }.
tarot-hint-cards-call = الكرت المناسب للنداء: { $card }.
tarot-hint-cards-put = الكروت المناسبة للإعادة: { $cards }.
tarot-hint-cards-handle = الكروت التي تُعرض: { $cards }.
tarot-hint-cards-play = الكرت المناسب للعب: { $card }.

## الخطوات

tarot-hint-bid = اختيار { tarot-bid-name }: يدك قوية بما يكفي.
tarot-hint-pass-weak = تمرير الدور: يدك أضعف من أن تحتمل عقدًا.
tarot-hint-pass-above = تمرير الدور: لا تحتمل يدك عقدًا أعلى من { tarot-bid-highest }.
tarot-hint-call = نداء { $card }: { $reason }.
tarot-hint-put = إعادة { $cards }: { $reason }.
tarot-hint-handle = إعلان { $size ->
    [single] مقبض مفرد
    [double] مقبض مزدوج
   *[triple] مقبض ثلاثي
}، وكروته { $cards }: يدك قوية، والمقبض يزيد ما يُكسب عند النجاح.
tarot-hint-play = لعب { $card }: { $reason }.
tarot-box-hinted = من التلميح

## الأسباب

tarot-why-call-own = كل ما بقي للنداء في يدك
tarot-why-call-queen = في يدك { $card }، وهي تأمن بجانبه
tarot-why-call-single = في يدك كرت واحد من { tarot-suit }، ويمكن القطع فيه قريبًا
tarot-why-call-strong = صاحب هذا الكرت يفيدك أكثر من غيره
tarot-why-put-empty = بعدها يمكن القطع في { tarot-suit }
tarot-why-put-points = هكذا تضمن { POINTS($points, case: "object") }
tarot-why-put-least = هذه الكروت أقل فائدة من غيرها
tarot-why-only = لا يُسمح بغيره
tarot-why-fool-led = البدء بأي كرت آخر يكلفك أكثر
tarot-why-hunt = الصغير لم يظهر بعد، وقد يقع بهذا الكرت
tarot-why-draw = بهذا يُسحب الأتو من أيدي المدافعين
tarot-why-force = لا شيء من { tarot-suit } في يد المهاجم، والأرجح أن عليه القطع بالأتو
tarot-why-again = سبق لفريقك البدء من { tarot-suit }
tarot-why-likely = الأكلة لفريقك على الأرجح
tarot-why-cheapest-lead = البدء بهذا الكرت يكلفك أقل من غيره
tarot-why-fool = يبقى المهرّج لك، وتبقى كروتك الأخرى في يدك
tarot-why-cheapest = هذا الكرت يكلفك أقل من غيره
tarot-why-takes = الأكلة لك بهذا الكرت، ولا أحد يلعب بعدك
tarot-why-home = نقاط هذا الكرت تذهب إلى فريقك
tarot-why-keep = لا يحتاج فريقك هنا إلى أكثر من ذلك، وتبقى في يدك كروت أفضل
tarot-why-partner = الأرجح أن يأخذ الأكلة أحد من فريقك
tarot-why-lost = الأرجح أن الأكلة ضائعة، وهذا أقل ما يضيع معها
tarot-why-misere-fool = المهرّج لا يأخذ أكلة
tarot-why-misere-rid = يكاد هذا الكرت لا يأخذ الأكلة، وهي فرصة للتخلص منه
tarot-why-misere-unlikely = الأرجح أن هذا الكرت لا يأخذ الأكلة
tarot-why-misere-least = هذا الكرت يكلفك أقل من غيره
