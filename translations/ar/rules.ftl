### نافذة كتاب القواعد.

rules-title = قواعد { $game }
rules-contents = المحتويات
rules-text = القواعد
rules-search = البحث في القواعد
rules-find-next = البحث عن التالي
rules-close = إغلاق
rules-found = { $sentence }
rules-not-found = لا يوجد «{ $words }» في هذه القواعد.
rules-missing = لا يمكن عرض القواعد: تعذرت قراءة { $file }. يلزم تثبيت البرنامج من جديد.
