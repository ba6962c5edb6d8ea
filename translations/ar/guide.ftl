# نافذة الدليل، أما الدليل نفسه ففي guide.md.

guide-title = الدليل
guide-text = الدليل
guide-search = البحث في الدليل
guide-not-found = لا يوجد «{ $words }» في هذا الدليل.
guide-missing = لا يمكن عرض الدليل: تعذرت قراءة { $file }. يلزم تثبيت البرنامج من جديد.
guide-open = الدليل
