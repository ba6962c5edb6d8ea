### ما يتكوّن منه البرنامج، ورخصه.

about-title = عن cardtable
about-open = عن cardtable…
about-version = الإصدار { $version }
about-free = برنامج حر تحت رخصة جنو العمومية العامة، الإصدار 3 أو ما بعده. لا ضمان له من أي نوع.
about-ours = رخصة هذا البرنامج
about-parts = ما صنعه آخرون واستُعين به هنا
about-part = { $part }: { $licence }
about-part-with-version = { $part } { $version }: { $licence }
# مكتبة يحملها المثبّت معه، مأخوذة من دبيان الذي صُنع عليه.
about-part-of-system = { $part } { $version }، مكتبة من دبيان
about-licence-of = رخصة { $part }
