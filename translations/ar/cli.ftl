### Files that cannot be read or written, the clock, and moves that came too late.

## Settings

store-settings-broken = تعذّرت قراءة إعداداتك في { $file } ({ $place }). حُفظ الملف باسم { $aside }، وتُستعمل الإعدادات المعتادة.
store-settings-broken-in-place = تعذّرت قراءة إعداداتك في { $file } ({ $place })، وتعذّرت إعادة تسمية الملف. تُستعمل الإعدادات المعتادة.
store-settings-unreadable = تعذّر فتح ملف إعداداتك { $file }: { $reason }. تُستعمل الإعدادات المعتادة.
store-not-written = تعذّرت الكتابة في { $file }: { $reason }. ما يُختار الآن لن يبقى محفوظًا بعد إغلاق البرنامج.

## Saved matches

store-match-broken = تعذّرت قراءة اللعبة المحفوظة { $file } ({ $place }). حُفظ الملف باسم { $aside }.
store-match-broken-in-place = تعذّرت قراءة اللعبة المحفوظة { $file } ({ $place }).
store-match-unreadable = تعذّر فتح اللعبة المحفوظة { $file }: { $reason }.
store-match-not-written = تعذّر حفظ اللعبة في { $file }: { $reason }. يمكنك متابعة اللعب، وتُعاد محاولة الحفظ مع كل حركة.
store-match-in-use = اللعبة { $file } مفتوحة في نافذة أخرى.
store-match-repaired = اللعبة المحفوظة { $file } تالفة ابتداءً من السطر { $line }. تُستأنف من آخر حركة سليمة، وحُفظ الملف التالف باسم { $aside }.
store-match-restarted = تغيّرت القواعد منذ حفظ { $file }. يُعاد توزيع الجولة التي لم تكتمل، وحُفظ الملف القديم باسم { $aside }.

## Places in a file

store-place-byte = البايت { $byte } ليس بترميز UTF-8
store-place-empty = الملف فارغ
store-place-line = السطر { $line }، العمود { $column }
store-place-depth = الأقواس متداخلة أكثر مما يلزم
store-place-key = القيمة «{ $key }»
store-place-newer = كتبه إصدار أحدث من البرنامج: الصيغة { $schema }، وهذا الإصدار يعرف { $known }
store-place-newer-match = حفظه إصدار أحدث من البرنامج

## At the table

clock-warning = { $you-gender ->
    [f] أوشك وقتكِ على الانتهاء، الباقي: { SECONDS($seconds) }.
   *[m] أوشك وقتكَ على الانتهاء، الباقي: { SECONDS($seconds) }.
}
