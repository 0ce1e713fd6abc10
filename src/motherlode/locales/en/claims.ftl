# Ready-made claims, as their speaker says them.

claim-treasure-at = The treasure is at { $spot }.
claim-stone-at = There’s only stone at { $spot }.
claim-suspect =
    { $whom ->
        [me] I suspect you.
       *[other] I suspect { $target }.
    }
claim-trust =
    { $whom ->
        [me] I trust you.
       *[other] I trust { $target }.
    }
claim-mend-my-pick = Please repair my pickaxe.
claim-mend-my-lamp = Please repair my lamp.
claim-mend-my-cart = Please repair my cart.
claim-mend-my-unknown = Please repair my tools.
claim-good-move = Good move!
claim-bad-move = Bad move.
claim-hurry = Hurry up, please.
claim-sorry = Sorry!
claim-thanks = Thank you!

# What a rule of the game says about talk.

claim-rule-L-31 = You may not tell other players what an information card showed you.
