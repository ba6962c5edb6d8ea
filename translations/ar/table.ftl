# ما يُكتب على الطاولة نفسها وما يُسمع عن أماكنها.

scene-joined = { $first }، { $rest }
scene-position = { $place } من { $count }

## كروت اليد

scene-newest = سُحب الآن
scene-lifted = مرفوع
scene-owed-band = يُلعب −{ $points }
scene-kept-band = لا يُرمى
scene-discard-one = لا يُرمى إلا كرت واحد، { $you-gender ->
    [f] أنزلي
   *[m] أنزل
} الكروت الأخرى أولًا.

## المجموعات

scene-new = جديدة
scene-newest-meld = جديدة
scene-closed = مكتملة
scene-new-combination = مجموعة جديدة
scene-drop-three = { $you-gender ->
    [f] ضعي
   *[m] ضع
} هنا ثلاثة كروت أو أكثر
scene-more-above = ↑ { $count }
scene-more-below = ↓ { $count }
scene-first-meld = أول مزج: { $reached } من { $needed }
scene-first-meld-missing = { $missing ->
    [0] هذا يكفي.
   *[other] بقي { POINTS($missing) }
}
scene-draft = مجموعة جديدة
scene-draft-empty = { $you-gender ->
    [f] اختاري
   *[m] اختر
} كروتها بمفتاح Enter
scene-reading = { $card }: { POINTS($points) }
scene-either = { $first } أو { $other }
scene-joker-open = نوع الجوكر لم يتحدد بعد: { $cards }.
scene-nothing-to-extend = لا توجد مجموعة على الطاولة.
scene-fits-nowhere = لا مجموعة على الطاولة تقبل { $card }.

## المخزون والكروت المرمية

scene-stock = المخزون { $count }
scene-discard = الكروت المرمية { $count }
scene-stock-name = المخزون
scene-discard-name = الكروت المرمية
scene-pile-holds = { $count ->
    [0] لا كروت
   *[other] { CARDS($count) }
}
scene-pile-shows = { CARDS($count) }، والأعلى { $card }

## اللاعبون

scene-seat = { $who }
scene-count = { $count }
scene-opened = { $who-gender ->
    [f] دخلت
   *[m] دخل
}
scene-playing = { $who-gender ->
    [f] تلعب
   *[m] يلعب
}
scene-out = { $who-gender ->
    [f] خرجت من اللعبة
   *[m] خرج من اللعبة
}
scene-seat-cards = { CARDS($count) }
scene-seat-opened = { $who-gender ->
    [f] دخلت اللعبة
   *[m] دخل اللعبة
}
scene-seat-playing = { $who-gender ->
    [f] تلعب الآن
   *[m] يلعب الآن
}
scene-seat-out = { $who-gender ->
    [f] خرجت من اللعبة
   *[m] خرج من اللعبة
}

## القوائم

scene-menu-impossible = { $entry } – { $reason }
scene-menu-effect = { $entry } ({ $effect })
scene-menu-play = اللعب على مجموعة
scene-menu-play-to = اللعب على: { $meld }
scene-menu-discard = رمي الكرت
scene-menu-begin = بدء مجموعة به
scene-menu-take = أخذ { $card }
scene-menu-take-first = أخذ الكرت الأول: { $card }
scene-menu-take-last = أخذ الكرت الأخير: { $card }
scene-menu-take-whole = أخذ المجموعة كلها
scene-menu-merge = دمج مع
scene-menu-merge-with = { $meld }
scene-menu-swap = استبدال الجوكر: { $cards }
scene-menu-take-back = إعادة المجموعة إلى اليد
scene-menu-describe = وصف المجموعة
