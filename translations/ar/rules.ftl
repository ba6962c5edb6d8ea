### نوافذ كتب القواعد والدليل.

rules-title = قواعد { $game }
book-contents = المحتويات
rules-text = القواعد
rules-search = البحث في القواعد
book-find-next = البحث عن التالي
book-close = إغلاق
book-found = { $sentence }
rules-not-found = لا يوجد «{ $words }» في هذه القواعد.
rules-missing = لا يمكن عرض القواعد: تعذرت قراءة { $file }. يلزم تثبيت البرنامج من جديد.
