### المفاتيح: ما يطلبه كل مفتاح، والورقة التي تعرضها، والورقة التي تغيرها.

verb-bid = اختيار عقد أو نداء ملك أو إعادة كروت: ما تتطلبه هذه اللحظة
verb-pass = تمرير الدور
verb-handle = إعلان مقبض
verb-trick = الكروت على الطاولة
verb-suit-led = النوع الذي بدأت به الأكلة
verb-hint = تلميح، ومرة أخرى: المزيد منه
verb-repeat = إعادة الرسالة الأخيرة
verb-speech-level = مقدار ما يُنطق: كامل أو عادي أو موجز أو صامت
verb-more-time = مزيد من وقت التفكير
verb-key-sheet = كل المفاتيح بحروف لوحة المفاتيح المستعملة

# Keys, as they are printed on the board.
key-insert = Ins
key-backspace = ⌫
key-page-up = PgUp
key-page-down = PgDn
key-f2 = F2
key-f3 = F3
key-f4 = F4
key-f5 = F5
key-f6 = F6
key-f7 = F7
key-f8 = F8
key-f9 = F9
key-f10 = F10
key-f12 = F12

# Keys, as they are heard where a voice would pass over what is printed.
key-said-comma = فاصلة
key-said-period = نقطة
key-said-slash = شرطة مائلة
key-said-semicolon = فاصلة منقوطة
key-said-apostrophe = فاصلة عليا
key-said-bracket-left = قوس مربع أيسر
key-said-bracket-right = قوس مربع أيمن
key-said-minus = ناقص
key-said-equal = يساوي
key-said-backspace = مفتاح الحذف الخلفي

## The sheet that shows the keys

keys-title = المفاتيح
keys-board = لوحة المفاتيح، وعليها المفاتيح المستعملة
keys-show-board = عرض لوحة المفاتيح
keys-change = تغيير المفاتيح…
keys-play = دورك
keys-bench = إعادة ترتيب الطاولة
keys-table = ما على الطاولة
keys-hand = يدك
keys-heard = ما يُقال
keys-window = النافذة
keys-moving = التنقل
keys-numbers = الكرت بهذا الرقم على الطاولة ومن لعبه
keys-again = إعادة { $keys }

## The sheet that changes the keys

keymap-title = تغيير المفاتيح
keymap-how = { $you-gender ->
    [f] اختاري ما تريدين له مفتاحًا آخر، ثم اضغطي المفتاح الجديد.
   *[m] اختر ما تريد له مفتاحًا آخر، ثم اضغط المفتاح الجديد.
}
keymap-press = { $you-gender ->
    [f] اضغطي
   *[m] اضغط
} المفتاح الجديد من أجل: { $deed }. مفتاح Esc يُبقيه كما هو.
keymap-set = { $keys } أصبح من أجل: { $deed }.
keymap-clash = { $keys } مستعمل: { $deed }. يلزمه مفتاح آخر أولًا.
keymap-unknown = لا يمكن اختيار هذا المفتاح.
keymap-number = المفاتيح من 1 إلى 9 لكروت الأكلة.
keymap-presses = { $keys } يضغط الأزرار ويختار السطور، فيلزم مفتاح آخر.
keymap-kept = لم يتغير شيء.
keymap-reset = المفتاح المعتاد
keymap-reset-all = كل المفاتيح المعتادة
keymap-was-reset = عاد المفتاح المعتاد: { $keys } – { $deed }.
keymap-all-reset = عادت كل المفاتيح كما كانت.
keymap-fixed = لا يمكن تغيير هذا المفتاح.
