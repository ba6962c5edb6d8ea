# ما يقال في جولة من التاروت الفرنسي. المتغير `$who` لاعب، وما يأتي معه مشروح في TRANSLATING.md.

french-tarot = التاروت الفرنسي
french-tarot-about = لعبة أكلات بثمانية وسبعين كرتًا: عقد بقدر جرأتك، ونداء لحليف، وحفاظ على الصغير.

## الأنواع والعقود

tarot-suit = { $suit ->
    [S] { suit-s }
    [H] { suit-h }
    [D] { suit-d }
    [C] { suit-c }
   *[T] { suit-t }
}
tarot-bid-little = الأصغر
tarot-bid-little-help = أصغر عقد: حزمة الكيتي لك، والنقاط تُحسب مرة واحدة. ليد لا تحتمل أكثر.
tarot-bid-push = الدفع
tarot-bid-push-help = حزمة الكيتي لك، والنقاط تُضرب في واحد ونصف.
tarot-bid-guard = الحراسة
tarot-bid-guard-help = حزمة الكيتي لك، والنقاط تُضرب في اثنين. العقد المعتاد ليد جيدة.
tarot-bid-guard-without = الحراسة دون الحزمة
tarot-bid-guard-without-help = لا يرى أحد حزمة الكيتي، ونقاطها لك. النقاط تُضرب في أربعة.
tarot-bid-guard-against = الحراسة ضد الحزمة
tarot-bid-guard-against-help = لا يرى أحد حزمة الكيتي، ونقاطها للمدافعين. النقاط تُضرب في ستة، ولا عقد أعلى.
tarot-bid-name = { $bid ->
    [little] { tarot-bid-little }
    [push] { tarot-bid-push }
    [guard] { tarot-bid-guard }
    [guard-without] { tarot-bid-guard-without }
   *[guard-against] { tarot-bid-guard-against }
}
tarot-bid-highest = { $highest ->
    [little] { tarot-bid-little }
    [push] { tarot-bid-push }
    [guard] { tarot-bid-guard }
    [guard-without] { tarot-bid-guard-without }
   *[guard-against] { tarot-bid-guard-against }
}
tarot-bid-line = { tarot-bid-name }، × { $multiplier }
tarot-handle-name = { $size ->
    [single] مقبضًا مفردًا
    [double] مقبضًا مزدوجًا
   *[triple] مقبضًا ثلاثيًا
}
tarot-with-oudlers = { $oudlers ->
    [0] بلا كرت أساسي
    [1] مع كرت أساسي واحد
    [2] مع كرتين أساسيين
   *[3] مع الكروت الأساسية الثلاثة
}

## ما يحدث

tarot-round-began = الجولة { $number }: { $who-form ->
    [you-m] وزّعتَ
    [you-f] وزّعتِ
    [f] وزّعت { $who }
   *[m] وزّع { $who }
} { CARDS($count, case: "object") } لكل لاعب. { $first-form ->
    [you-m] أنتَ تتكلم أولًا.
    [you-f] أنتِ تتكلمين أولًا.
    [f] { $first } تتكلم أولًا.
   *[m] { $first } يتكلم أولًا.
}
    .brief = الجولة { $number }. { $first-form ->
        [you-m] أنتَ تتكلم أولًا.
        [you-f] أنتِ تتكلمين أولًا.
        [f] { $first } تتكلم أولًا.
       *[m] { $first } يتكلم أولًا.
    }
tarot-passed = { $who-form ->
    [you-m] مرّرتَ دورك.
    [you-f] مرّرتِ دورك.
    [f] مرّرت { $who } دورها.
   *[m] مرّر { $who } دوره.
}
tarot-bid = { $who-form ->
    [you-m] اخترتَ
    [you-f] اخترتِ
    [f] اختارت { $who }
   *[m] اختار { $who }
} { tarot-bid-line }.
    .brief = { $who-kind ->
        [you] { tarot-bid-name }.
       *[other] { $who }: { tarot-bid-name }.
    }
tarot-all-passed = مرّر الجميع أدوارهم. { $who-form ->
    [you-m] أنتَ توزّع من جديد.
    [you-f] أنتِ توزّعين من جديد.
    [f] { $who } توزّع من جديد.
   *[m] { $who } يوزّع من جديد.
}
tarot-misere-began = لم يأخذ أحد عقدًا: وضع ميزير. كل لاعب وحده، والمطلوب أقل عدد من النقاط. { $who-form ->
    [you-m] أنتَ تبدأ.
    [you-f] أنتِ تبدئين.
    [f] { $who } تبدأ.
   *[m] { $who } يبدأ.
}
tarot-auction-won = { $who-form ->
    [you-m] أنتَ المهاجم، والعقد
    [you-f] أنتِ المهاجمة، والعقد
    [f] { $who } هي المهاجمة، والعقد
   *[m] { $who } هو المهاجم، والعقد
} { tarot-bid-name }.
tarot-called = { $who-form ->
    [you-m] ناديتَ
    [you-f] ناديتِ
    [f] نادت { $who }
   *[m] نادى { $who }
} { $card }.
tarot-kitty-shown = حزمة الكيتي: { $cards }. { $who-form ->
    [you-m] أخذتَها.
    [you-f] أخذتِها.
    [f] أخذتها { $who }.
   *[m] أخذها { $who }.
}
    .brief = حزمة الكيتي: { $cards }.
tarot-called-in-kitty = الكرت المنادى في حزمة الكيتي: { $card }. { $who-kind ->
    [you] لا حليف لك به.
   *[other] ليس مع { $who } حليف به.
}
tarot-put-back = { $who-form ->
    [you-m] أعدتَ
    [you-f] أعدتِ
    [f] أعادت { $who }
   *[m] أعاد { $who }
} إلى الحزمة: { $cards }.
tarot-put-back-unseen = { $who-form ->
    [you-m] أعدتَ
    [you-f] أعدتِ
    [f] أعادت { $who }
   *[m] أعاد { $who }
} إلى الحزمة { CARDS($count, case: "object") }.
tarot-play-began = { $who-form ->
    [you-m] أنتَ تبدأ
    [you-f] أنتِ تبدئين
    [f] { $who } تبدأ
   *[m] { $who } يبدأ
} الأكلة الأولى.
tarot-handle-shown = { $who-form ->
    [you-m] أعلنتَ
    [you-f] أعلنتِ
    [f] أعلنت { $who }
   *[m] أعلن { $who }
} { tarot-handle-name }: { $cards }.
tarot-led = { $who-form ->
    [you-m] بدأتَ:
    [you-f] بدأتِ:
    [f] بدأت { $who }:
   *[m] بدأ { $who }:
} { $card }.
    .brief = { tarot-played }
tarot-played = { $who }: { $card }.
tarot-partner = { $who-form ->
    [you-m] أنتَ حليف
    [you-f] أنتِ حليفة
    [f] { $who } حليفة
   *[m] { $who } حليف
} { $declarer-kind ->
    [you] لك.
   *[other] { $declarer }.
}
tarot-own-call = { $who-form ->
    [you-m] كنتَ قد ناديتَ كرتًا في يدك
    [you-f] كنتِ قد ناديتِ كرتًا في يدك
    [f] كانت { $who } قد نادت كرتًا في يدها
   *[m] كان { $who } قد نادى كرتًا في يده
}: { $card }.
tarot-trick-won = الأكلة { $who-kind ->
    [you] لك.
   *[other] من نصيب { $who }.
}
    .brief = { $who-form ->
        [you-m] أخذتَها.
        [you-f] أخذتِها.
        [f] أخذتها { $who }.
       *[m] أخذها { $who }.
    }
    .full = الأكلة { $who-kind ->
        [you] لك
       *[other] من نصيب { $who }
    }: { $cards }.
tarot-last-trick-won = الأكلة الأخيرة { $who-kind ->
    [you] لك.
   *[other] من نصيب { $who }.
}
    .full = الأكلة الأخيرة { $who-kind ->
        [you] لك
       *[other] من نصيب { $who }
    }: { $cards }.
tarot-final-kitty-attack = حزمة الكيتي: { $cards }. تُحسب { $who-kind ->
    [you] لك.
   *[other] في صالح { $who }.
}
tarot-final-kitty-defence = حزمة الكيتي: { $cards }. تُحسب ضد { $who-kind ->
    [you] فريقك.
   *[other] { $who }.
}
tarot-final-kitty-last-trick = حزمة الكيتي: { $cards }. تذهب مع الأكلة الأخيرة { $who-kind ->
    [you] إليك.
   *[other] إلى { $who }.
}
tarot-with-partners = { $partners-count ->
    [0] {""}
   *[other] { $partners-kind ->
        [you] {" "}معك
        [many] ، والحليفان { $partners }
       *[other] {" "}مع { $partners }
    }
}
tarot-result-made = { $who-form ->
    [you-m] نجحتَ
    [you-f] نجحتِ
    [f] نجحت { $who }
   *[m] نجح { $who }
} في عقد { tarot-bid-name }{ tarot-with-partners }: نقاط الكروت { $card-points } والمطلوب { $needed } { tarot-with-oudlers }، { $difference ->
    [0] دون زيادة
   *[other] بزيادة { $difference }
}.
tarot-contract-made = { tarot-result-made } { $who-kind ->
    [you] نقاطك
   *[other] نقاط { $who }
}: { SIGNED($points) }.
    .brief = { $who-form ->
        [you-m] نجحتَ
        [you-f] نجحتِ
        [f] نجحت { $who }
       *[m] نجح { $who }
    } في عقد { tarot-bid-name }{ tarot-with-partners }، { $difference ->
        [0] بالمطلوب تمامًا
       *[other] بزيادة { $difference }
    }، { SIGNED($points) }.
tarot-result-lost = { $who-form ->
    [you-m] خسرتَ
    [you-f] خسرتِ
    [f] خسرت { $who }
   *[m] خسر { $who }
} عقد { tarot-bid-name }{ tarot-with-partners }: نقاط الكروت { $card-points } والمطلوب { $needed } { tarot-with-oudlers }، بنقص { $difference }.
tarot-contract-lost = { tarot-result-lost } { $who-kind ->
    [you] نقاطك
   *[other] نقاط { $who }
}: { SIGNED($points) }.
    .brief = { $who-form ->
        [you-m] خسرتَ
        [you-f] خسرتِ
        [f] خسرت { $who }
       *[m] خسر { $who }
    } عقد { tarot-bid-name }{ tarot-with-partners }، بنقص { $difference }، { SIGNED($points) }.
tarot-misere-ended = انتهى وضع ميزير. { $parts }.
tarot-misere-line = { $who }: { SIGNED($points) } (نقاط الكروت { $card-points })
tarot-misere-over = انتهى وضع ميزير.
tarot-misere-result-line = { $who } { SIGNED($points) } (نقاط الكروت { $card-points }، المجموع { $total })
tarot-game-won = { $winners-form ->
    [you-m] فزتَ باللعبة ب{ POINTS($points, case: "genitive") }.
    [you-f] فزتِ باللعبة ب{ POINTS($points, case: "genitive") }.
    [f] فازت { $winners } باللعبة ب{ POINTS($points, case: "genitive") }.
    [m] فاز { $winners } باللعبة ب{ POINTS($points, case: "genitive") }.
   *[many] فوز مشترك ب{ POINTS($points, case: "genitive") }: { $winners }.
}

## ما في اليد

tarot-card = { $card }
tarot-card-barred = { $card }، غير مسموح: { $reason }
tarot-short-follow-suit = يجب اتباع { tarot-suit }
tarot-short-must-trump = يجب القطع
tarot-short-must-overtrump = يجب القطع بأعلى من { $top }
tarot-short-called-suit = نوع منادى
tarot-short-put-back-called = كرت منادى
tarot-short-put-back-barred = لا يعود إلى الحزمة

## ما ستفعله الحركة

tarot-would-pass = تمرير الدور
tarot-would-call = نداء { $card }
tarot-would-put-back = إعادة إلى الحزمة: { $cards }
tarot-would-show = { $size ->
    [single] إعلان مقبض مفرد
    [double] إعلان مقبض مزدوج
   *[triple] إعلان مقبض ثلاثي
}: { $cards }
tarot-would-play = لعب { $card }
tarot-would-lead = البدء: { $card }
tarot-would-be-alone = كرت في يدك: اللعب وحدك
tarot-would-call-own = كرت في يدك: لا حليف به
tarot-would-bring = { $points } من كل لاعب عند نجاح العقد
tarot-would-beat = أقوى مما على الطاولة
tarot-would-take = الأكلة لك

## الأجوبة

tarot-turn-bid = دورك: اختيار عقد أو تمرير الدور.
tarot-turn-call = دورك: نداء { $rank ->
    [K] ملك
    [Q] ملكة
   *[any] أي كرت من الأنواع الأربعة
}.
tarot-turn-put-back = دورك: إعادة { CARDS($count, case: "object") } إلى الحزمة.
tarot-turn-lead = دورك في البدء.
tarot-turn-follow = دورك. النوع: { tarot-suit }.
tarot-answer-turn-bid = دور { $who } في الرهان.
tarot-answer-turn-call = دور { $who } في نداء كرت.
tarot-answer-turn-put-back = دور { $who } في إعادة { CARDS($count, case: "object") } إلى الحزمة.
tarot-answer-turn-lead = دور { $who } في البدء.
tarot-answer-turn-follow = دور { $who }. النوع: { tarot-suit }.
tarot-answer-round-over = انتهت الجولة.
tarot-count-line = { $who } { $count }
tarot-tricks-of-all = أكلات الجميع
tarot-answer-counts = الأكلات: { $parts }. الباقي: { $count }.
tarot-answer-no-suit = لا نوع مطلوب بعد.
tarot-answer-suit = النوع المطلوب: { tarot-suit }.
tarot-answer-no-trick = لا كرت في الأكلة بعد.
tarot-trick-line = { $who }: { $card }
tarot-answer-trick-open = { $parts }.
tarot-answer-trick = { $parts }. الأكلة حتى الآن { $who-kind ->
    [you] لك.
   *[other] من نصيب { $who }.
}
tarot-answer-card = { $who }: { $card }.
tarot-answer-no-card = { $count ->
    [0] لا كرت في الأكلة بعد.
   *[other] في الأكلة { CARDS($count) } فقط.
}
tarot-answer-last-trick = { $parts }. كانت { $who-kind ->
    [you] لك.
   *[other] من نصيب { $who }.
}
tarot-answer-no-last-trick = لم تؤخذ أي أكلة بعد.
tarot-contract = { $who-form ->
    [you-m] أنتَ المهاجم
    [you-f] أنتِ المهاجمة
    [f] { $who } المهاجمة
   *[m] { $who } المهاجم
} بعقد { tarot-bid-line }
tarot-call-open = الكرت المنادى { $card }، لم يظهر بعد
tarot-call-seen = الكرت المنادى { $card }، { $who-kind ->
    [you] كان معك
   *[other] كان مع { $who }
}
tarot-call-kitty = الكرت المنادى { $card }، في حزمة الكيتي
tarot-answer-contract = { $parts }.
tarot-answer-misere = وضع ميزير: كل لاعب وحده، والمطلوب أقل عدد من النقاط.
tarot-answer-no-contract = لم يأخذ أحد عقدًا بعد.
tarot-bid-said = { $who }: { tarot-bid-name }
tarot-pass-said = { $who }: تمرير
tarot-answer-bids = { $parts }.
tarot-answer-no-bids = لا رهان بعد.
tarot-answer-kitty = حزمة الكيتي: { $cards }.
tarot-answer-kitty-shown = حزمة الكيتي كما كُشفت: { $cards }.
tarot-answer-kitty-own = حزمة الكيتي كما كُشفت: { $shown }. ما أُعيد إليها: { $cards }.
tarot-answer-no-kitty = حزمة الكيتي مقلوبة، ولم يرها أحد.
tarot-answer-scores = { $parts }.

## النقاط

tarot-score-line = { $who } { $total }{ $round ->
    [0] {""}
   *[other] {" "}({ SIGNED($round) } في هذه الجولة)
}
tarot-tally-attack = عقد { tarot-bid-name }، { $who-form ->
    [you-f] والمهاجمة أنتِ
    [f] والمهاجمة { $who }
   *[m] والمهاجم { $who }
}{ tarot-with-partners }
tarot-tally-oudlers = { $oudlers ->
    [0] لا كرت أساسي
    [1] كرت أساسي واحد
    [2] كرتان أساسيان
   *[3] الكروت الأساسية الثلاثة
}: المطلوب { $needed } من نقاط الكروت
tarot-tally-points = نقاط الكروت: { $card-points }
tarot-tally-made = نجح العقد بزيادة: { $formula }
tarot-tally-lost = خسر العقد بنقص: { $formula }
tarot-tally-worth = لكل مدافع: { $formula }
tarot-tally-misere = { $who }: نقاط الكروت { $card-points }
tarot-entry-earlier = من قبل في هذه الجولة: { $points }
tarot-entry-contract = العقد: { $formula }
tarot-entry-little-one = الصغير إلى النهاية: { $formula }
tarot-entry-handle = المقبض: { $formula }
tarot-entry-misere = وضع ميزير: { $formula }
tarot-formula = { SIGNED($points) }
tarot-formula-times = { SIGNED($each) } × { $times } = { SIGNED($points) }
tarot-formula-share = { SIGNED($each) } × { $times } × { $share } = { SIGNED($points) }
tarot-formula-share-rounded = { SIGNED($each) } × { $times } × { $share } ≈ { SIGNED($points) }
tarot-formula-minus = { $high } − { $low } = { $difference }
tarot-formula-worth = ({ $base } + { $difference }) × { $multiplier } = { $worth }
tarot-formula-worth-rounded = ({ $base } + { $difference }) × { $multiplier } = { $exact } ≈ { $worth }
tarot-formula-misere = { $whole } − { $each } × { $times } = { SIGNED($points) }
tarot-answer-result = { $headline } { $lines }.
tarot-answer-all-passed = مرّر الجميع أدوارهم: لا نقاط لأحد، ويعاد توزيع الكروت.
tarot-result-line = { $who } { SIGNED($points) } (المجموع { $total })
tarot-total-line = { $who } { $total }

## ما يُرفض

tarot-refused-auction-over = انتهى الرهان.
tarot-refused-auction-running = لم ينته الرهان بعد، ولا لعب قبل أن يأخذ أحد عقدًا.
tarot-refused-bid-too-low = العقد المأخوذ { tarot-bid-highest }، والممكن عقد أعلى منه أو تمرير الدور.
tarot-refused-no-simple-take = لا يُلعب عقد { tarot-bid-name } في هذه الطاولة، وأقل عقد فيها الحراسة.
tarot-refused-no-calls = لا نداء مع { PLAYERS($count, case: "object") }.
tarot-refused-calls-over = سبق النداء.
tarot-refused-call-first = { $you-gender ->
    [f] نادي
   *[m] نادِ
} كرتًا أولًا.
tarot-refused-call-not-plain = لا يُنادى الأتو ولا المهرّج، { $you-gender ->
    [f] اختاري
   *[m] اختر
} كرتًا من الأنواع الأربعة.
tarot-refused-called-twice = سبق نداء هذا الكرت، { $you-gender ->
    [f] نادي
   *[m] نادِ
} كرتًا آخر.
tarot-refused-call-other-rank = { $rank ->
    [K] المطلوب نداء ملك، ولا يُنادى كرت آخر إلا إذا كانت الملوك الأربعة في يدك.
   *[Q] المطلوب نداء ملكة، ولا يُنادى كرت آخر إلا إذا كانت الملكات الأربع في يدك.
}
tarot-refused-no-second-king = لا يُنادى ملك ثانٍ، { $you-gender ->
    [f] اختاري
   *[m] اختر
} أي كرت آخر من الأنواع الأربعة.
tarot-refused-put-back-count = يجب إعادة { CARDS($due, case: "object") }، والمختار { $count }.
tarot-refused-put-back-first = { $you-gender ->
    [f] أعيدي
   *[m] أعِد
} أولًا { CARDS($due, case: "object") } إلى حزمة الكيتي.
tarot-refused-exchange-over = سبقت إعادة الكروت، وحزمة الكيتي تبقى كما هي.
tarot-refused-put-back-barred = لا يعود ملك ولا أتو ولا المهرّج ما دام في يدك ما يكفي من غيرها، فهذا الكرت يبقى: { $card }.
tarot-refused-put-back-called = لا يعود الكرت المنادى إلى الحزمة: { $card }.
tarot-refused-put-back-free-first = تعود هذه أولًا، ثم يُكمل العدد من غيرها: { $cards }.
tarot-refused-kitty-untouched = في عقد { tarot-bid-name } لا يلمس أحد حزمة الكيتي.
tarot-refused-exchange-misere = في وضع ميزير لا يأخذ أحد حزمة الكيتي.
tarot-refused-handle-misere = لا مقابض في وضع ميزير.
tarot-refused-handle-declarer-only = لا يعلن المقبض إلا المهاجم.
tarot-refused-handle-once = سبق إعلان مقبض في هذه الجولة.
tarot-refused-handle-too-early = يُعلن المقبض بعد الانتهاء من حزمة الكيتي وقبل لعب أول كرت من يدك.
tarot-refused-handle-too-late = يُعلن المقبض قبل لعب أول كرت من يدك، وقد فات وقته.
tarot-refused-handle-not-trump = لا يُعرض في المقبض إلا الأتو، وهذا الكرت ليس منه: { $card }.
tarot-refused-handle-count = يُعرض هنا في المقبض { $single } أو { $double } أو { $triple } من الأتو، والمختار { $count }.
tarot-refused-handle-ends = يجب عرض أكبر أتو في يدك وأصغره، { $you-gender ->
    [f] أضيفي
   *[m] أضف
}: { $cards }.
tarot-refused-handle-fool = لا يُحتسب المهرّج إلا إذا لم يبق أتو مخفي، والمخفي: { $cards }.
tarot-refused-called-suit = { tarot-suit } نوع منادى: لا يُبدأ به الآن إلا بالكرت المنادى نفسه.
tarot-refused-follow-suit = يجب اتباع النوع، وفي يدك منه: { tarot-suit }.
tarot-refused-must-trump = لا شيء في يدك من { tarot-suit }، فيجب القطع بالأتو.
tarot-refused-must-overtrump = يجب القطع بأعلى من { $top }.
tarot-refused-no-take-back = لا تراجع في هذه الطاولة.
