# The analysis of a finished game. Texts name no gender; numbers come formatted.

analysis-title = Analiza
analysis-lead = Jak wyglądał każdy moment, sądząc po tym, co można było wtedy wiedzieć.
analysis-waiting = W kolejce. Analizy przed tą: { $ahead }
analysis-running = Analizujemy: { $progress }

## The chart

analysis-chart-chance = Szansa dotarcia do skarbu, krok po kroku
analysis-chart-points = Punkty, na które każdy gracz mógł liczyć, krok po kroku
analysis-now = Krok { $step }: { $value }
analysis-go = Przejdź do kroku { $step }

## Moves

analysis-turning = Punkty zwrotne
analysis-turning-none = Żaden pojedynczy ruch nie zmienił zbyt wiele.
analysis-swing-chance = Szansa na skarb: z { $before } na { $after }
analysis-swing-points = { $name }: oczekiwane punkty z { $before } na { $after }
analysis-players = Gracze
analysis-sound = Dobre ruchy: { $share } z { $count }
analysis-best = Najlepszy ruch
analysis-costliest = Najkosztowniejszy ruch
analysis-best-none = Żaden ruch wyraźnie się nie wyróżnił.
analysis-costliest-none = Bez wyraźnego błędu.
analysis-gain = Lepszy od następnego o { $amount }
analysis-loss = Gorszy o { $amount } niż: { $better }
analysis-amount-chance = { $amount } szansy wygranej
analysis-amount-gold = { $amount } złota
analysis-amount-points = { $amount } pkt

## Roles

analysis-round = Runda { $round }, { $role }:
analysis-known = można było rozpoznać od kroku { $step }
analysis-never-known = nie do rozpoznania; podejrzenie na końcu { $last }
analysis-suspected = podejrzenie do { $peak }

## Bluffs and claims

analysis-bluffs = Udane blefy
analysis-bluff = { $name }, krok { $step }: podejrzenia przy stole spadły z { $before } do { $after }
analysis-claims = Słowa, które zmieniły zdanie stołu
analysis-claim-true = Prawda. Wiara w to: { $before } przed, { $after } po
analysis-claim-false = Nieprawda. Wiara w to: { $before } przed, { $after } po

## What this report holds

analysis-about = Jak to czytać
analysis-about-chance = Szansa i ruchy są szacowane przez wielokrotne dogrywanie rundy w układach zgodnych z tym, co można było wiedzieć. Małe różnice to szum i nie są wymieniane.
analysis-about-gold = Szansę oszacowano na podstawie tego, co było wiadomo o rolach, odległości do skarbu i liczby pozostałych tur. Ruchy są porównywane według złota, na które gracz mógł liczyć. Oskarżenia nie zmieniają oszacowania.
analysis-about-points = Nie ma tu jednego skarbu: linie to skarby, które każdy gracz ma i na które może liczyć. Ruchy są porównywane według wartości dla strony gracza. Słowa nie zmieniają oszacowania.

## What moves did

analysis-why-lay-nearer = Korytarz: bliżej skarbu (karty: { $cards })
analysis-why-lay-farther = Korytarz: dalej od skarbu (karty: { $cards })
analysis-why-lay-even = Korytarz: tak samo daleko do skarbu
analysis-why-rockfall-nearer = Osuwisko: bliżej skarbu (karty: { $cards })
analysis-why-rockfall-farther = Osuwisko: dalej od skarbu (karty: { $cards })
analysis-why-rockfall-even = Osuwisko: tak samo daleko do skarbu
analysis-why-map = Mapa: spojrzenie na kartę celu
analysis-why-break = Przeciw graczowi { $target }; podejrzenie wtedy { $chance }
analysis-why-break-own = Przeciw sobie
analysis-why-fix = Pomoc dla gracza { $target }; podejrzenie wtedy { $chance }
analysis-why-fix-own = Naprawa własnych narzędzi
analysis-why-pass = Odrzucone karty
analysis-why-shed = Przeszkoda usunięta za dwie karty
analysis-why-theft = Zaplanowana kradzież
analysis-why-hands-off = Ochrona przed kradzieżą
analysis-why-inspect = Spojrzenie na kartę krasnoluda
analysis-why-swap-hats = Wymiana kart krasnoludów
analysis-why-swap-hands = Wymiana kart na ręce
analysis-why-path = Położona ścieżka
analysis-why-tool = Narzędzie użyte na przeszkodzie
analysis-why-trap = Zastawiona pułapka
analysis-why-troll = Wezwany troll
analysis-why-storm = Burza
analysis-why-look-mine = Spojrzenie na kopalnię
analysis-why-look-treasure = Spojrzenie na skarb
analysis-why-look-dwarf = Spojrzenie na kartę krasnoluda
analysis-why-discard = Odrzucone karty
analysis-why-call-vote = Ogłoszone głosowanie
analysis-why-walk = Marsz
analysis-why-stay = Pozostanie na miejscu
