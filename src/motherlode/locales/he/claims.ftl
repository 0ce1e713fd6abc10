# Ready-made claims, as their speaker says them.

claim-treasure-at = האוצר: { $spot }.
claim-stone-at = רק סלע: { $spot }.
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
claim-mend-my-pick = נא לתקן לי את המכוש.
claim-mend-my-lamp = נא לתקן לי את הפנס.
claim-mend-my-cart = נא לתקן לי את הקרונית.
claim-mend-my-unknown = נא לתקן לי את הכלים.
claim-good-move = מהלך טוב!
claim-bad-move = זה היה מהלך רע.
claim-hurry = קצת יותר מהר, בבקשה.
claim-sorry = סליחה!
claim-thanks = תודה!

# What a rule of the game says about talk.

claim-rule-L-31 = אסור לגלות לאחרים מה הראה לך קלף מידע.
