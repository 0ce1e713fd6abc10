# Ready-made claims, as their speaker says them.

claim-treasure-at = Skarb: { $spot }.
claim-stone-at = Tylko kamień: { $spot }.
claim-suspect =
    { $whom ->
        [me] Podejrzewam cię.
       *[other] Podejrzewam, że { $target } nam szkodzi.
    }
claim-trust =
    { $whom ->
        [me] Ufam ci.
       *[other] Myślę, że { $target } gra z nami.
    }
claim-mend-my-pick = Naprawcie mi kilof, proszę.
claim-mend-my-lamp = Naprawcie mi latarnię, proszę.
claim-mend-my-cart = Naprawcie mi wagonik, proszę.
claim-mend-my-unknown = Naprawcie mi narzędzia, proszę.
claim-good-move = Dobry ruch!
claim-bad-move = Słaby ruch.
claim-hurry = Trochę szybciej, proszę.
claim-sorry = Przepraszam!
claim-thanks = Dziękuję!

# What a rule of the game says about talk.

claim-rule-L-31 = Nie wolno mówić innym graczom, co pokazała ci karta informacji.
