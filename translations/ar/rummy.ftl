# ما يقوله كل رامي مهما كانت قواعده. المتغير `$who` لاعب، وما يأتي معه مشروح في TRANSLATING.md.

## ما يحدث

rummy-round-began = الجولة { $number }: { $who-form ->
    [you-m] وزّعتَ
    [you-f] وزّعتِ
    [f] وزّعت { $who }
   *[m] وزّع { $who }
} { CARDS($count, case: "object") } لكل لاعب.
    .brief = الجولة { $number }.
rummy-turn = { $who-kind ->
    [you] دورك.
   *[other] دور { $who }.
}
rummy-drew = { $who-form ->
    [you-m] سحبتَ
    [you-f] سحبتِ
    [f] سحبت { $who }
   *[m] سحب { $who }
} { $card }.
    .brief = { $card }.
rummy-drew-unseen = { $who-form ->
    [you-m] سحبتَ
    [you-f] سحبتِ
    [f] سحبت { $who }
   *[m] سحب { $who }
} كرتًا.
    .several = { $who-form ->
        [you-m] سحبتَ
        [you-f] سحبتِ
        [f] سحبت { $who }
       *[m] سحب { $who }
    } { CARDS($count, case: "object") }.
rummy-stock-rebuilt = خُلطت الكروت المرمية فصارت مخزونًا جديدًا: { CARDS($count) }.
    .brief = مخزون جديد: { CARDS($count) }.
rummy-took-discards = { $who-form ->
    [you-m] أخذتَ
    [you-f] أخذتِ
    [f] أخذت { $who }
   *[m] أخذ { $who }
} { $cards-count ->
    [1] { $cards } من الكروت المرمية.
   *[other] { CARDS($cards-count, case: "object") } من الكروت المرمية: { $cards }.
}
    .brief = { $who-form ->
        [you-m] { $cards }.
        [you-f] { $cards }.
        [f] { $who } أخذت { $cards }.
       *[m] { $who } أخذ { $cards }.
    }
rummy-laid = { $who-form ->
    [you-m] وضعتَ
    [you-f] وضعتِ
    [f] وضعت { $who }
   *[m] وضع { $who }
} مجموعة جديدة: { $cards }.
    .brief = { $who-form ->
        [you-m] { $cards }.
        [you-f] { $cards }.
        [f] { $who } وضعت { $cards }.
       *[m] { $who } وضع { $cards }.
    }
rummy-extended = { $who-form ->
    [you-m] أضفتَ
    [you-f] أضفتِ
    [f] أضافت { $who }
   *[m] أضاف { $who }
} { $card } إلى { $cards }.
    .brief = { $who-kind ->
        [you] { $card } إلى { $cards }.
       *[other] { $who }: { $card } إلى { $cards }.
    }
rummy-discarded = { $who-form ->
    [you-m] رميتَ
    [you-f] رميتِ
    [f] رمت { $who }
   *[m] رمى { $who }
} { $card }.
    .brief = { $who-kind ->
        [you] { $card }.
       *[other] { $who }: { $card }.
    }
rummy-turn-ended = { $who-form ->
    [you-m] أنهيتَ دورك.
    [you-f] أنهيتِ دورك.
    [f] أنهت { $who } دورها.
   *[m] أنهى { $who } دوره.
}
    .brief = انتهى دورك.
rummy-few-cards = { $who-kind ->
    [you] بقي معك
   *[other] بقي مع { $who }
} { CARDS($count) }.
    .brief = { $who-kind ->
        [you] بقي { CARDS($count) }.
       *[other] { $who }: بقي { CARDS($count) }.
    }
rummy-took-back = { $who-form ->
    [you-m] تراجعتَ
    [you-f] تراجعتِ
    [f] تراجعت { $who }
   *[m] تراجع { $who }
} عن آخر حركة.
    .brief = { $who-form ->
        [you-m] تم التراجع.
        [you-f] تم التراجع.
        [f] تراجعت { $who }.
       *[m] تراجع { $who }.
    }
rummy-round-won = { $who-form ->
    [you-m] فزتَ
    [you-f] فزتِ
    [f] فازت { $who }
   *[m] فاز { $who }
} بالجولة: { SIGNED($points) }.
rummy-game-won = { $winners-form ->
    [you-m] فزتَ باللعبة ب{ POINTS($points, case: "genitive") }.
    [you-f] فزتِ باللعبة ب{ POINTS($points, case: "genitive") }.
    [f] فازت { $winners } باللعبة ب{ POINTS($points, case: "genitive") }.
    [m] فاز { $winners } باللعبة ب{ POINTS($points, case: "genitive") }.
   *[many] فوز مشترك ب{ POINTS($points, case: "genitive") }: { $winners }.
}

## ما على الطاولة وما في اليد

rummy-meld = { $kind ->
    [run] سلسلة
    [set] طقم
   *[identity] متطابقة
}: { $cards }
rummy-meld-closed = { rummy-meld }، { $kind ->
    [set] مكتمل
   *[other] مكتملة
}
rummy-card = { $card }

## ما ستفعله الحركة

rummy-would-draw = سحب كرت من المخزون
rummy-would-take-discards = أخذ { $cards-count ->
    [1] { $cards }
   *[other] { CARDS($cards-count, case: "object") }: { $cards }
}
rummy-would-lay = { $kind ->
    [run] سلسلة جديدة
    [set] طقم جديد
   *[identity] متطابقة جديدة
}
rummy-would-extend = تمديد { $kind ->
    [run] السلسلة
    [set] الطقم
   *[identity] المتطابقة
}{ $end ->
    [low] {" "}من أولها
    [high] {" "}من آخرها
   *[either] {""}
}
rummy-would-discard = رمي { $card }
rummy-would-end-turn = إنهاء الدور
rummy-would-go-out = نهاية الجولة

## الأجوبة

rummy-answer-turn = { rummy-turn }
rummy-answer-turn-draw = { rummy-turn } { $you-gender ->
    [f] اسحبي
   *[m] اسحب
} كرتًا.
rummy-answer-round-over = انتهت الجولة.
rummy-count-line = { $who } { $count }
rummy-count-stock = المخزون { $count }
rummy-count-pile = الكروت المرمية { $count }
rummy-answer-counts = { $parts }.
rummy-answer-options = { $parts }.
rummy-answer-scores = { $parts }.
rummy-answer-pile-empty = لا كروت مرمية بعد.
rummy-answer-pile-top = آخر كرت مرمي: { $card }{ $count ->
    [1] {""}
   *[other] ، من أصل { CARDS($count, case: "genitive") }
}.
rummy-option-on = { $label }
rummy-option-off = { $label }: معطّل
rummy-option-number = { $label }: { $value }
rummy-option-choice = { $label }: { $value }

## النقاط

rummy-score-line = { $who } { $total }{ $round ->
    [0] {""}
   *[other] {" "}({ SIGNED($round) } في هذه الجولة)
}
rummy-answer-result = { $headline } { $lines }.
rummy-result-line = { $who } { SIGNED($points) } (المجموع { $total })
rummy-total-line = { $who } { $total }
rummy-entry-earlier = من قبل في هذه الجولة: { $points }
rummy-entry-hands = { $who-kind ->
    [you] يدك
   *[other] يد { $who }
}: { $formula } عن { $cards }
