# Ready-made claims, as their speaker says them.

claim-treasure-at = Skarb: { $spot }.
claim-stone-at = Tylko kamień: { $spot }.
claim-suspect =
    { $whom ->
        [me] Podejrzewam cię.
       *[other] Podejrzewam, że szkodzi nam { $target }.
    }
claim-trust =
    { $whom ->
        [me] Ufam ci.
       *[other] Moje zaufanie ma { $target }.
    }
claim-mend-my-pick = Proszę o naprawę kilofu.
claim-mend-my-lamp = Proszę o naprawę latarni.
claim-mend-my-cart = Proszę o naprawę wagonika.
claim-mend-my-unknown = Proszę o naprawę narzędzi.
claim-good-move = Dobry ruch!
claim-bad-move = To był zły ruch.
claim-hurry = Szybciej, proszę.
claim-sorry = Przepraszam!
claim-thanks = Dziękuję!

# What a rule of the game says about talk.

claim-rule-L-31 = Informacji zdobytych dzięki karcie nie można ujawniać innym.
