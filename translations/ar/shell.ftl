### النافذة حول الطاولة: الصفحة الرئيسية والخيارات والإعدادات والأشرطة والقوائم.

shell-name = cardtable
shell-close = إغلاق
shell-go-home = الرئيسية
shell-help = المفاتيح والقواعد
shell-scores = النقاط
shell-settings = الإعدادات
shell-full-screen = ملء الشاشة
shell-fault = حدث خطأ ما، لكن اللعبة محفوظة. كُتب ما حدث في { $file }.
shell-missing-file = لا يمكن فتح cardtable: الملف { $file } غير موجود. يلزم تثبيت البرنامج من جديد.

# Keys, as they are printed on the board.
key-enter = Enter
key-space = مسافة
key-delete = Del
key-f1 = F1
key-f11 = F11
key-ctrl = Ctrl
key-alt = Alt
key-shift = Shift

## Home

home-language = اللغة
home-language-en = English
home-language-ar = العربية
home-unfinished = لعبة لم تكتمل
home-where = الجولة { $round }، { $mine ->
    [1] دورك.
   *[0] دور لاعب آخر.
}
home-where-over = انتهت الجولة { $round }.
home-ahead = { $who-form ->
    [you-m] أنتَ متقدم
    [you-f] أنتِ متقدمة
    [f] { $who } متقدمة
   *[m] { $who } متقدم
} بفارق { POINTS($points, case: "genitive") }.
home-continue = متابعة اللعب
home-put-aside = وضعها جانبًا
home-welcome = { $you-gender ->
    [f] تفضلي إلى الطاولة
   *[m] تفضل إلى الطاولة
}
home-welcome-line = { $you-gender ->
    [f] طاولة واضحة، ولاعبون ينتظرونك كما تشائين.
   *[m] طاولة واضحة، ولاعبون ينتظرونك كما تشاء.
}
home-deal-now = توزيع الكروت
home-start = لعبة جديدة
home-players = من { $low } إلى { $high } لاعبين
home-saved = ألعاب أخرى لم تكتمل
home-saved-line = { $game }، الجولة { $round }، آخر لعب { $played }

## Options of a new game

options-title = لعبة جديدة
options-players = اللاعبون
options-players-range = من { $low } إلى { $high }
options-fewer-players = لاعب أقل
options-more-players = لاعب آخر
options-level = مستوى الآخرين
options-help-of = شرح: { $option }
options-no-limit = بلا
options-less = { $option }: أقل
options-more = { $option }: أكثر
options-deal = توزيع الكروت
options-rules = قراءة قواعد هذه اللعبة
options-clash = لن تنتهي اللعبة دون حد للنقاط ودون عدد للجولات: يلزم تفعيل أحدهما.
## Tables laid ready

deal-code-open = توزيع برمز…
deal-code-title = توزيع برمز
deal-code-line = الرمز يحدد التوزيع كله: اللعبة وخياراتها وعدد اللاعبين والكروت. يجده الصديق في ورقة النقاط.
deal-code = رمز التوزيع
deal-code-example = P-9WKN-FGWS-4EPX
deal-code-wrong = هذا ليس رمز توزيع. قد يكون فيه حرف ناقص أو خطأ.
deal-code-copied = نُسخ رمز هذا التوزيع: { $code }.
deal-without-code = لا رمز لهذا التوزيع، لأن الجميع مرّروا أدوارهم قبله.
deal-not-kept = هذه اللعبة غير محفوظة في ملف، فلا يمكن توزيع كروتها مرة أخرى.
tables-title = طاولات جاهزة
tables-own = طاولتك { $name }
tables-keep = حفظ هذه الخيارات…
tables-keep-title = حفظ هذه الخيارات باسم طاولة
tables-keep-yes = حفظ
tables-name = اسم الطاولة
tables-name-taken = توجد طاولة بهذا الاسم، وستحل هذه محلها.
tables-rename = تغيير اسم { $name }…
tables-rename-title = تغيير اسم الطاولة
tables-remove = حذف { $name }…
tables-remove-title = حذف الطاولة { $name }؟
tables-remove-line = لا يُحذف إلا ما حُفظ، وتبقى الخيارات الظاهرة كما هي.
tables-remove-yes = حذف
tables-remove-no = الاحتفاظ بها
tables-laid = { $name }: وُضعت خياراتها.
tables-kept = حُفظت باسم { $name }.
preset-first-game = أول لعبة
preset-first-game-help = الخيارات المعتادة.
preset-as-playroom = كما في بلاي روم
preset-as-playroom-help = لا تراجع عن الحركات، والكروت المختارة بالفأرة توضع بالترتيب الذي اختيرت به.
preset-quick = سريعة
preset-quick-help = تنتهي اللعبة عند ثلث الحد المعتاد.

## Settings

settings-title = الإعدادات
settings-name = الاسم
settings-name-default = { $you-gender ->
    [f] أنتِ
   *[m] أنتَ
}
settings-gender = صيغة المخاطبة
settings-gender-f = مؤنث
settings-gender-m = مذكر
settings-language = اللغة
settings-pace = سرعة الآخرين
settings-pace-fast = سريعة
settings-pace-normal = عادية
settings-pace-slow = بطيئة
settings-suit-order = أول الأنواع في اليد
settings-suit-order-hearts-first = القلوب
settings-suit-order-spades-first = البستوني
settings-suit-order-clubs-first = السباتي
settings-trick-hold = بقاء الأكلة على الطاولة
settings-trick-hold-none = دون بقاء
settings-trick-hold-short = قصير
settings-trick-hold-normal = عادي
settings-trick-hold-long = طويل
settings-trick-hold-click = حتى أتابع
settings-play-forced = لعب الكرت الوحيد المسموح به تلقائيًا
settings-motion = حركة الكروت
settings-motion-system = كالنظام
settings-motion-normal = عادية
settings-motion-fast = سريعة
settings-motion-none = بلا حركة
settings-theme = الإضاءة
settings-theme-system = كالنظام
settings-theme-light = فاتحة
settings-theme-dark = داكنة
settings-theme-high-contrast = تباين عالٍ
settings-felt = لون الطاولة
settings-felt-green = أخضر
settings-felt-blue = أزرق
settings-felt-burgundy = خمري
settings-felt-charcoal = فحمي
settings-deck = الكروت
settings-deck-standard = عادية
settings-deck-four-colour = أربعة ألوان
settings-deck-large-print = خط كبير
settings-deck-high-contrast = تباين عالٍ
settings-indices = حروف الكروت
settings-indices-latin = دولية
settings-indices-french = فرنسية
settings-indices-arabic = عربية
settings-card-size = حجم الكروت
settings-card-size-spoken = حجم الكروت بالمئة
settings-picture = الصورة
settings-picture-you = امرأة بشعر داكن
settings-picture-huda = امرأة بشعر رمادي
settings-picture-rana = امرأة بضفيرة
settings-picture-you-man = رجل بشعر بني
settings-picture-samir = رجل بشارب
settings-strict-order = الكروت المختارة بالفأرة تحفظ ترتيبها
settings-ask-cost = السؤال قبل إنهاء دور يكلف نقاطًا
settings-percent = %
settings-text = حجم الخط
settings-smaller = خط أصغر
settings-larger = خط أكبر
settings-left-handed = المخزون والكروت المرمية إلى اليسار
settings-touch = أزرار أكبر

## The bars of the table

table-round = الجولة { $round }
table-to-limit = الجولة { $round } · حتى { $limit }
table-of-rounds = الجولة { $round } من { $rounds }
table-of-rounds-to-limit = الجولة { $round } من { $rounds } · حتى { $limit }
table-your-turn = دورك
table-cards = { CARDS($count) }
table-first-meld = أول مزج
table-first-meld-sum = { $reached } / { $needed }
table-first-meld-words = { $reached } من { $needed } نقطة
table-sort = ترتيب اليد
table-sort-suit = حسب النوع
table-sort-rank = حسب الرقم
table-sort-trumps = الأتو أولًا
table-sort-own = ترتيبي الخاص
table-actions = ما يمكن فعله الآن
table-own-turn = دورك. { $cards }.
table-clock = الوقت المتبقي { $minutes }:{ $seconds }
table-name = طاولة اللعب
cost-of-ending = إنهاء دورك الآن يكلف { POINTS($points) }{ $count ->
    [1] {""}
   *[other] ، { $each } عن كل كرت
}: { $cards }.
cost-title = إنهاء الدور رغم العقوبة؟
cost-yes = إنهاء الدور
cost-no = متابعة اللعب
lesson-to-rules = العودة إلى القواعد
lesson-again = من البداية
lesson-leave = مغادرة الدرس
bar-draw = سحب
bar-take = أخذ
bar-begin = مجموعة جديدة
bar-cancel = إلغاء
bar-lay = وضع
bar-discard = رمي
bar-end = إنهاء الدور
bar-take-back = تراجع
bar-next-round = الجولة التالية

## The side panel

panel-scores = النقاط
panel-round = الجولة
panel-total = المجموع
panel-messages = الرسائل
panel-close = إغلاق اللوحة
panel-previous = الرسالة السابقة
panel-next = الرسالة التالية
panel-no-messages = لا رسائل بعد.
panel-name = { $name }
panel-score-row = { $name }: { $round } في هذه الجولة، المجموع { $total }
panel-hand-value = قيمة ما في يدك الآن

## The combination begun by key

draft-begun = مجموعة جديدة: { $you-gender ->
    [f] اختاري كروتها بالترتيب.
   *[m] اختر كروتها بالترتيب.
}
    .brief = مجموعة جديدة.
draft-added = أُضيف { $card }. { CARDS($count) }.
    .brief = { $card }، { $count }.
draft-cancelled = أُلغيت المجموعة، وعادت الكروت إلى يدك.
    .brief = أُلغيت المجموعة.
draft-none = لم تبدأ أي مجموعة.
draft-empty = { $you-gender ->
    [f] اختاري كروت المجموعة أولًا.
   *[m] اختر كروت المجموعة أولًا.
}
draft-running = المجموعة قيد الاختيار: { $cards }.
    .brief = قيد الاختيار: { $cards }.
draft-running-empty = المجموعة قيد الاختيار: { $you-gender ->
    [f] اختاري كروتها.
   *[m] اختر كروتها.
}
draft-no-card = { $you-gender ->
    [f] انتقلي إلى كرت في يدك أولًا.
   *[m] انتقل إلى كرت في يدك أولًا.
}
hand-sorted-suit = اليد مرتبة حسب النوع.
hand-sorted-rank = اليد مرتبة حسب الرقم.
hand-sorted-trumps = الأتو أولًا ثم الأنواع.
hand-sorted-own = ترتيبك الخاص، والكروت الجديدة في آخره.
    .brief = ترتيبك الخاص.

## Lists and questions

list-combinations = المجموعات على الطاولة
list-no-combinations = لا توجد مجموعات على الطاولة.
list-take = الأخذ من الكروت المرمية
list-take-hint = يؤخذ الكرت مع كل ما فوقه.
list-take-all = كلها: { CARDS($count) }
list-take-top = { $card }
list-take-down-to = { $card }: مع ما فوقه، { CARDS($count) }
list-options = خيارات هذه الطاولة
list-option = { $option }: { $value }
number = { $number }
list-since-nothing = لم يحدث شيء منذ دورك الأخير.
list-since = منذ دوري الأخير
list-last-turn = الدور السابق
list-last-turn-none = لم ينته أي دور بعد.
list-counts = كروت الجميع
list-scores = النقاط بالكلمات
list-options-in-force = الخيارات المعمول بها
list-options-rules = القراءة عن الخيارات

## Score sheet

sheet-headline-round = انتهت الجولة { $round }.
sheet-headline-game = انتهت اللعبة.
sheet-player = اللاعب
sheet-left = بقي في اليد
sheet-account = حساب الجولة
sheet-part = في الجولة
sheet-went-out = بلا كروت
sheet-laid = ما وُضع
sheet-other-hands = أيدي الآخرين
sheet-own-hand = اليد
sheet-bonus = مكافأة
sheet-penalty = عقوبة
sheet-round = الجولة
sheet-total = المجموع
sheet-so-far = حتى الآن
sheet-next = الجولة التالية
sheet-next-line = الجولة { $round }: { $dealer-form ->
    [you-f] توزعين أنتِ
    [you-m] توزع أنتَ
    [f] توزع { $dealer }
   *[m] يوزع { $dealer }
} و{ $first-form ->
    [you-f] تبدئين أنتِ
    [you-m] تبدأ أنتَ
    [f] تبدأ { $first }
   *[m] يبدأ { $first }
}.
sheet-lead = { $who-form ->
    [you-f] تتصدرين أنتِ
    [you-m] تتصدر أنتَ
    [f] تتصدر { $who }
   *[m] يتصدر { $who }
}، والباقي حتى { $limit }: { $points }.
sheet-copy = نسخ كنص
sheet-copied = نُسخت ورقة النقاط.
sheet-same-deal = إعادة التوزيع نفسه
sheet-deal-code = رمز التوزيع
sheet-deal-code-help = نسخ رمز قصير توزَّع به الكروت نفسها على صديق.
sheet-in-words = بالكلمات
sheet-rounds = جولة بعد جولة
sheet-running = { $total } ({ $added })
sheet-for = { $reasons }
sheet-for-nobody-opened = قبل أن يدخل اللعبة لاعب آخر
sheet-for-rummy = رامي
sheet-for-pure-rummy = رامي بلا تمديد
sheet-for-time = انتهى الوقت
sheet-for-owed = لم تُلعب من جديد
score-of-player = { $who }: { SIGNED($added) } في هذه الجولة، المجموع { $formula }.
score-entry = { $entry }
score-of-round = الجولة { $round }: { $players }.
score-of-round-player = { $who } { SIGNED($added) } (المجموع { $total })
over-again = لعبة أخرى
over-options = خيارات أخرى
over-home = الرئيسية

## Before a match is left

leave-title = بدء لعبة جديدة؟
leave-line = تبقى هذه اللعبة محفوظة، ويمكن متابعتها من الصفحة الرئيسية.
leave-yes = لعبة جديدة
leave-no = البقاء على الطاولة

## Help

help-title = المفاتيح والقواعد
help-refused = رُفضت الحركة الأخيرة
help-rule = القاعدة { $rule }
help-keys = المفاتيح
help-line = { $keys } – { $deed }
help-arrows = الأسهم وHome وEnd
help-arrows-verb = التنقل في اليد وبين المجموعات وفي القوائم
help-zones = F6 وShift+F6
help-zones-verb = الجزء التالي من الطاولة، والجزء السابق
help-menu = مفتاح القائمة أو Shift+F10
help-menu-verb = ما يمكن فعله بالكرت أو بالمجموعة
help-escape = Esc
help-escape-verb = إغلاق قائمة أو سؤال أو ورقة
help-again-verb = الجواب نفسه في قائمة

verb-begin-draft = بدء مجموعة
verb-cancel-draft = إلغاؤها، ودون مجموعة بدأت: استعادة أول مزج
verb-lay-draft = وضع المجموعة
verb-choose = إضافة الكرت إلى المجموعة، ودون مجموعة بدأت: اختيار مكان لعبه
verb-draw = سحب، وفي وضع «بلا رمي» إنهاء الدور بعد السحب
verb-read-pile = قراءة الكروت المرمية
verb-take-pile = الأخذ من الكروت المرمية
verb-discard = رمي الكرت وإنهاء الدور
verb-end-turn = إنهاء الدور دون رمي
verb-combinations = المجموعات على الطاولة
verb-counts = عدد كروت الجميع والمخزون والكروت المرمية
verb-sort-by-suit = ترتيب حسب النوع
verb-sort-by-rank = ترتيب حسب الرقم
verb-sort-by-hand = بلا ترتيب: ترتيبي الخاص
verb-scores = النقاط
verb-whose-turn = دور من الآن
verb-options-in-force = الخيارات المعمول بها
verb-take-back = تراجع
verb-since-my-turn = ما حدث منذ دوري الأخير
verb-last-turn = ما حدث في الدور السابق
verb-previous-message = الرسالة السابقة
verb-next-message = الرسالة التالية
verb-rules = القاعدة بعد الرفض، وإلا فهذه المفاتيح
verb-full-screen = ملء الشاشة
verb-new-game = لعبة جديدة
verb-settings = الإعدادات
verb-table-options = خيارات هذه الطاولة في قائمة
