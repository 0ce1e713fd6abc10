# Ready-made claims, as their speaker says them.

claim-treasure-at = האוצר כאן: { $spot }.
claim-stone-at = כאן יש רק סלע: { $spot }.
claim-suspect =
    { $whom ->
        [me] יש לי חשד כלפיך.
       *[other] יש לי חשד כלפי { $target }.
    }
claim-trust =
    { $whom ->
        [me] אפשר לסמוך עליך.
       *[other] אפשר לסמוך על { $target }.
    }
claim-mend-my-pick = תקנו לי את המכוש, בבקשה.
claim-mend-my-lamp = תקנו לי את העששית, בבקשה.
claim-mend-my-cart = תקנו לי את הקרונית, בבקשה.
claim-mend-my-unknown = תקנו לי את הכלים, בבקשה.
claim-good-move = מהלך טוב!
claim-bad-move = מהלך לא טוב.
claim-hurry = קצת יותר מהר, בבקשה.
claim-sorry = סליחה!
claim-thanks = תודה!

# What a rule of the game says about talk.

claim-rule-L-31 = אסור לספר לשחקנים האחרים מה הראה לך קלף מידע.
