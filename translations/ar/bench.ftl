# The workbench of Carousel: what the table says while a turn is being arranged.

## What lies there

bench-piece = { $card }
bench-own = من يدك
bench-changed = تغيرت منذ دورك الأخير
bench-heap = المجموعة { $place }
bench-lies = { $told }.
bench-not-yet = { $cards }: { $fault }
bench-would-be = معه: { $told }
bench-new-note = من اليد أو من الطاولة
bench-legal = صحيحة: { $count }
bench-wrong = ناقصة: { $count }
bench-draws = السحب { $drawn } من { $most }

# What is wrong with cards that lie together, in a few words.
bench-fault-too-few = ثلاثة كروت على الأقل
bench-fault-undeclared = كرت الجوكر غير محدد
bench-fault-only-jokers = يلزم كرت حقيقي
bench-fault-face-twice = كرت مكرر
bench-fault-group-too-big = أربعة كروت على الأكثر
bench-fault-gap = بينها فراغ
bench-fault-round-the-ace = لا تتجاوز الآس
bench-fault-too-long = ثلاثة عشر كرتًا على الأكثر
bench-fault-no-kind = ليست سلسلة ولا طقمًا

## What is answered

bench-picked = مرفوع: { $cards }.
bench-picked-none = لا كرت مرفوع، { $you-gender ->
    [f] اختاري كرتًا أولًا.
   *[m] اختر كرتًا أولًا.
}
bench-put-down = بقي كل شيء مكانه.
bench-to-hand = عاد إلى يدك: { $cards }.
bench-nothing-to-hand = لا يعود إلى اليد إلا كرت موجود على الطاولة.
bench-undone = تم التراجع.
bench-redone = تمت الإعادة.
bench-nothing-to-undo = لا شيء للتراجع عنه.
bench-nothing-to-redo = لا شيء لإعادته.
bench-restored = عادت الطاولة كما كانت في بداية دورك.
bench-no-card = { $you-gender ->
    [f] انتقلي إلى كرت أولًا.
   *[m] انتقل إلى كرت أولًا.
}
bench-no-heap = { $you-gender ->
    [f] انتقلي إلى مجموعة أولًا.
   *[m] انتقل إلى مجموعة أولًا.
}
bench-no-readings = لا كرت آخر يناسب الجوكر هنا.

## Menus

bench-menu-pick = رفع الكرت
bench-menu-put-down = إعادته مكانه
bench-menu-new = بدء مجموعة به
bench-menu-split = تقسيم المجموعة عنده
bench-menu-to-hand = إعادته إلى اليد
bench-why-first = هو الكرت الأول
bench-why-foreign = من كروت الطاولة
bench-menu-joker = تحديد ما يمثله الجوكر
bench-menu-describe = وصف المجموعة
bench-menu-wrong = ما الخطأ؟
bench-menu-changed = ما الذي تغير؟

## Knock

knock-title = الطرق؟
knock-line = { $deed }.
knock-yes = طرق
knock-no = متابعة اللعب

## Bar

bar-undo = تراجع
bar-redo = إعادة
bar-restore = إعادة الطاولة
bar-knock = طرق
bar-confirm = تأكيد

## Keys

verb-pick-more = رفع كرت آخر أو إعادته مكانه
verb-redo = إعادة ما تم التراجع عنه
verb-restore = إعادة الطاولة كما كانت في بداية الدور
verb-knock = الطرق
verb-split = تقسيم المجموعة عند الكرت
verb-merge = دمج المجموعة مع أخرى
verb-joker = تحديد ما يمثله الجوكر
verb-what-is-wrong = ما الخطأ وما الذي ينقص
verb-what-changed = ما الذي تغير منذ بداية الدور
bench-verb-begin-draft = بدء مجموعة بالكروت المرفوعة
bench-verb-cancel-draft = إعادة الكروت المرفوعة مكانها
bench-verb-lay-draft = تأكيد ترتيب الطاولة
bench-verb-choose = رفع كرت والبحث عن مكانه، ثم وضعه فيه
bench-verb-draw = سحب
bench-verb-read-pile = وصف المجموعة
bench-verb-discard = إعادة الكرت إلى اليد
bench-verb-end-turn = إنهاء الدور
bench-verb-take-back = تراجع
