# ما تقوله النافذة عن التاروت الفرنسي: الرهان والنداء وإعادة الكروت والمقبض وورقة النقاط.

tarot-hand = يدك
tarot-hand-line = { CARDS($count) }: { $cards }
tarot-look = النظر إلى يدي

## على الكروت التي يمكن اختيارها

tarot-box-own = في يدك
tarot-box-kitty = من حزمة الكيتي
tarot-box-kitty-short = الكيتي
tarot-box-shown = معروض

## الرهان

tarot-auction = الرهان
tarot-auction-bid = { tarot-bid-name } ×{ $multiplier }
tarot-auction-pass = تمرير الدور
tarot-auction-list = كل الرهانات
tarot-auction-turn = اختيار عقد أو تمرير الدور.
tarot-auction-wait = دور { $who } في الرهان.
tarot-auction-lower = أقل من المطلوب
tarot-auction-not-here = ليس في هذه الطاولة

## النداء

tarot-turn-opens = لعرض الكروت: المفتاح { $keys }.
tarot-call = نداء
tarot-call-title = { $rank ->
    [K] نداء ملك
   *[Q] نداء ملكة
}
tarot-call-rule = صاحب الكرت المنادى حليفك، ولا يعرفه أحد حتى يظهر الكرت. كرت من يدك أو من حزمة الكيتي لا يأتي بحليف.
tarot-call-before = الكرت المنادى من قبل: { $card }.
tarot-call-choose = المطلوب أولًا اختيار كرت، بالأسهم أو بالنقر.
tarot-call-more = كروت أخرى
tarot-call-fewer = { $rank ->
    [K] الملوك وحدها
   *[Q] الملكات وحدها
}
tarot-call-more-barred = { $rank ->
    [K] مع الملوك الأربعة فقط
   *[Q] مع الملكات الأربع فقط
}

## إعادة الكروت

tarot-put-title = إعادة { CARDS($due, case: "genitive") } إلى الحزمة
tarot-put-kitty = حزمة الكيتي كما كُشفت للجميع: { $cards }.
tarot-put-count = { $count } من { $due }
tarot-put-enough = اكتمل اختيار { CARDS($due, case: "genitive") }، ولا يُختار غيرها قبل إلغاء واحد منها.
tarot-put-missing = الباقي للاختيار: { $count }
tarot-put-play = إعادة الكروت وبدء اللعب
tarot-put-untick = إلغاء الاختيار
tarot-put-rule = تبقى الملوك والأتو والمهرّج في يدك ما دام فيها ما يكفي من غيرها.
tarot-put-rule-forced = تعود كل كروتك الأخرى، وهي مختارة، ويُكمل العدد أي كرت غير منادى.

## المقبض

tarot-handle = إعلان مقبض
tarot-handle-size = حجم المقبض
tarot-handle-trumps = الأتو في يدك
tarot-handle-none = بلا مقبض
tarot-handle-held = عدد الأتو في يدك { $count }{ $fool ->
    [0] {""}
   *[1] {" "}ومعه المهرّج
}. المقبض المفرد من { $single }، والمزدوج من { $double }، والثلاثي من { $triple }.
tarot-handle-choice = { $size ->
    [single] مفرد
    [double] مزدوج
   *[triple] ثلاثي
}، { $count } من الأتو: { $points }
tarot-handle-shows = المعروض: { $cards }.
tarot-handle-pick = اختيار الأتو
tarot-handle-announce = { $size ->
    [single] إعلان مقبض مفرد
    [double] إعلان مقبض مزدوج
    [triple] إعلان مقبض ثلاثي
   *[none] إعلان
}
tarot-handle-decline = لا إعلان
tarot-handle-rule-ends = يجب أن يكون أكبر أتو في يدك وأصغره بينها، والباقي باختيارك.
tarot-handle-rule-fool = لا يُحتسب المهرّج من الأتو إلا إذا عُرض كل ما في يدك منه.
tarot-handle-rule-pays = نقاطه لك من كل لاعب عند نجاح العقد، وعليك مثلها لكل لاعب عند خسارته.

## ورقة النقاط

tarot-column-earlier = من قبل
tarot-column-contract = العقد
tarot-column-little-one = الصغير
tarot-column-handle = المقبض
tarot-column-misere = ميزير
tarot-part-declarer = { $who-form ->
    [you-f] المهاجمة، { tarot-bid-name }
    [f] المهاجمة، { tarot-bid-name }
   *[m] المهاجم، { tarot-bid-name }
}
tarot-part-partner = { $who-form ->
    [you-f] حليفة
    [f] حليفة
   *[m] حليف
}
tarot-part-defender = { $who-form ->
    [you-f] مدافعة
    [f] مدافعة
   *[m] مدافع
}
tarot-part-alone = { $who-form ->
    [you-m] وحدكَ
    [you-f] وحدكِ
    [f] وحدها
   *[m] وحده
}
tarot-part-none = تمرير
tarot-account-kitty-attack = حزمة الكيتي للمهاجم وفريقه
tarot-account-kitty-defence = حزمة الكيتي للمدافعين
tarot-account-kitty-last-trick = حزمة الكيتي مع الأكلة الأخيرة
