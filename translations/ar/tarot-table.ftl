# What the table of French Tarot shows and says beside the cards.

## Plates

tarot-note-dealer = { $who-gender ->
    [f] الموزّعة
   *[m] الموزّع
}
tarot-note-passed = تمرير
tarot-note-tricks = الأكلات { $count }
tarot-tag-bid = { tarot-bid-name } × { $multiplier }
tarot-tag-declarer = { $who-gender ->
    [f] المهاجمة
   *[m] المهاجم
} · { tarot-bid-name } × { $multiplier }
tarot-tag-partner = { $who-gender ->
    [f] حليفة
   *[m] حليف
}
tarot-heard-dealer = { $who-gender ->
    [f] هي الموزّعة
   *[m] هو الموزّع
}
tarot-heard-passed = { $who-gender ->
    [f] مرّرت دورها
   *[m] مرّر دوره
}
tarot-heard-declarer = { $who-gender ->
    [f] هي المهاجمة
   *[m] هو المهاجم
}، والعقد { tarot-bid-line }
tarot-heard-partner = { $who-gender ->
    [f] حليفة المهاجم
   *[m] حليف المهاجم
}
tarot-heard-handle = { $who-gender ->
    [f] أعلنت
   *[m] أعلن
} { tarot-handle-name }

## The felt

tarot-place-card = { $who }: { $card }
tarot-place-wins = الأعلى حتى الآن
tarot-place-took = الأعلى في الأكلة
tarot-place-kitty = حزمة الكيتي
tarot-place-handle = المقبض
tarot-place-won = { $who-kind ->
    [you] أكلاتك
   *[other] أكلات { $who }
}
tarot-place-won-last = ومنها الأخيرة
tarot-kitty-count = الكيتي { $count }
tarot-kitty-open = الكيتي
tarot-your-card = كرتك
tarot-trick-of = الأكلة { $number } من { $count }
tarot-trick-led = النوع المطلوب: { tarot-suit }
tarot-trick-no-suit = الكرت التالي يحدد النوع
tarot-trick-winning = الأكلة حتى الآن { $who-kind ->
    [you] لك
   *[other] من نصيب { $who }
}
tarot-trick-taken = الأكلة { $who-kind ->
    [you] لك
   *[other] من نصيب { $who }
}
tarot-trick-last = الأكلة الأخيرة
tarot-called-title = الكرت المنادى
tarot-called-open = لم يظهر بعد
tarot-called-seen = { $who-kind ->
    [you] عندك
   *[other] عند { $who }
}
tarot-called-kitty = في حزمة الكيتي
tarot-misere-title = وضع ميزير

## The bar

bar-bid = الرهان
bar-call = نداء كرت
bar-put-back = إعادة كروت
bar-handle = مقبض
bar-last-trick = الأكلة الأخيرة
bar-play = لعب { $card }
bar-play-none = لعب
bar-go-on = متابعة

## Keys

tarot-verb-choose = لعب الكرت، وأثناء عرض أكلة: المتابعة
tarot-verb-bid = اختيار عقد أو نداء كرت أو إعادة كروت، وإلا فالمتابعة
tarot-verb-counts = عدد الأكلات عند الجميع
tarot-verb-sort-by-suit = ترتيب حسب النوع والأتو في الآخر
tarot-verb-sort-by-rank = الأتو أولًا ثم الأنواع
tarot-verb-options-in-force = العقد ثم قواعد هذه الطاولة
tarot-verb-last-turn = الأكلة الأخيرة

## Answers

tarot-no-card = { $you-gender ->
    [f] انتقلي إلى كرت في يدك أولًا.
   *[m] انتقل إلى كرت في يدك أولًا.
}
