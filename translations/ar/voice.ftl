### The program's own voice, the sounds, more time to think.

## What has the focus, for those without a screen reader

voice-button = { $name }، زر
voice-field = { $name }، حقل: { $value }
voice-number = { $name }: { $value }
voice-switch = { $name }: { $on ->
    [1] مفعّل
   *[0] معطّل
}
voice-choice = { $name }{ $chosen ->
    [1] ، الاختيار الحالي
   *[0] {""}
}
voice-disabled = غير متاح الآن

## What is missing

voice-looking = يجري البحث عن الأصوات…
voice-none = لا صوت للقراءة على هذا الحاسوب، فلا يمكن نطق شيء.
voice-none-en = لا صوت للقراءة بالإنجليزية على هذا الحاسوب.
voice-none-ar = لا صوت للقراءة بالعربية على هذا الحاسوب.
voice-sample = هكذا أتكلم. ملكة القلوب لك.

## The clock

clock-more = { $you-gender ->
    [f] لكِ وقت إضافي
   *[m] لك وقت إضافي
}، والباقي الآن { SECONDS($seconds) }.
clock-not-yours = ليس الدور لك، فالوقت لا يُحسب عليك.
clock-none = لا وقت محدد في هذه الطاولة، فلا داعي إلى العجلة.

## Settings: the parts

settings-parts = أقسام الإعدادات
settings-part-person = اللاعب
settings-part-table = الطاولة
settings-part-cards = الكروت
settings-part-speech = الكلام
settings-part-sounds = الأصوات

## Settings: speech

settings-self-voicing = البرنامج ينطق بنفسه
settings-self-voicing-help = لمن لا يستعمل قارئ شاشة: يُنطق كل شيء، ويُذكر اسم ما ينتقل إليه التركيز.
settings-voice-language = الصوت للغة
settings-voice = الصوت
settings-voice-usual = الصوت المعتاد
settings-rate = السرعة
settings-rate-slower = أبطأ
settings-rate-faster = أسرع
settings-voice-volume = علو صوت القراءة
settings-volume-less = أخفض
settings-volume-more = أعلى
settings-voice-try = تجربة الصوت

## Settings: sounds

settings-sound-volume = علو المؤثرات الصوتية
settings-stereo = الصوت من جهة مقعد اللاعب
settings-sounds = المؤثرات الصوتية
settings-sound-try = استماع: { $sound }
settings-sound-turn = حان دورك
settings-sound-draw = سحب كرت
settings-sound-discard = رمي كرت
settings-sound-pick = اختيار كرت
settings-sound-lay = وضع كرت
settings-sound-meld = وضع مجموعة
settings-sound-joker = استبدال الجوكر
settings-sound-knock = طرق
settings-sound-bid = رهان
settings-sound-trick = أخذ أكلة
settings-sound-few-cards = ثلاثة كروت أو أقل
settings-sound-owed = كرت يجب لعبه
settings-sound-refused = حركة مرفوضة
settings-sound-clock = الوقت يوشك أن ينتهي
settings-sound-round-won = الفوز بالجولة
settings-sound-round-lost = خسارة الجولة
settings-sound-game-won = الفوز باللعبة
settings-sound-game-lost = خسارة اللعبة
