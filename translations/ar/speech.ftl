### How much is spoken, what was said, said again.

speech-level = { $level ->
    [full] كلام كامل
    [normal] كلام عادي
    [brief] كلام موجز
   *[silent] صامت: لا يقال إلا الجواب عن سؤال
}.
speech-key-hint = { $keys }: { $deed }
bar-with-key = { $name }، { $keys }
speech-nothing-said = لم يُقل شيء بعد.
speech-copied = تم نسخ: { $sentence }
speech-log-copied = تم نسخ { MESSAGES($count, case: "genitive") }.
speech-hand-line = { $line }
speech-hand-empty = لا كروت في يدك.

## Settings

settings-speech-level = مقدار الكلام
settings-speech-level-help = يتغير على الطاولة بمفتاح أيضًا. أما الرسائل بجانب الطاولة فتبقى كاملة دائمًا.
settings-speech-level-full = كامل
settings-speech-level-full-help = كل رسالة، ومعها المفاتيح الممكنة في المكان الحالي.
settings-speech-level-normal = عادي
settings-speech-level-normal-help = كل رسالة إلا ذكر صاحب الدور، إذا كان ما بعده يدل عليه.
settings-speech-level-brief = موجز
settings-speech-level-brief-help = أقل ما يمكن من الكلمات، أما سحب الآخرين فيكفيه الصوت.
settings-speech-level-silent = صامت
settings-speech-level-silent-help = لا يقال إلا الجواب عن سؤال، وسبب رفض الحركة.
settings-speak-key-hints = المفاتيح
settings-speak-key-hints-help = في الكلام الكامل يقال بعد الكرت أو الكروت المرمية ما يمكن الضغط عليه من مفاتيح، وبعد الزر مفتاحه.
settings-speak-positions = المواضع
settings-speak-positions-help = في الكلام الكامل والعادي يقال بعد الكرت موضعه في الصف، مثل 3 من 14.
settings-speak-option-help = شرح الخيارات
settings-speak-option-help-help = في الكلام الكامل والعادي يقال بعد خيار اللعبة الجديدة ما يفعله.

## Search in the messages

panel-find = البحث في الرسائل
panel-find-clear = مسح كلمات البحث
panel-find-short = بحث
panel-found = { $count ->
    [0] لا رسالة بهذه الكلمات.
   *[other] { MESSAGES($count) }.
}

## Keys

verb-hand-line = يدك في سطر قصير، لشاشة برايل
verb-copy-message = نسخ آخر رسالة، أو الرسالة التي انتهى إليها التنقل
verb-copy-log = نسخ كل الرسائل
verb-find-message = البحث في الرسائل
list-hand = يدك نوعًا نوعًا
