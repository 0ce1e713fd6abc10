# Why bots moved as they did, told when the round is over; and what could be believed at each step of a replay.
# Whoever moved is not named, so these sentences have no person.

## What was wanted

why-title = Dlaczego
why-nearer = Zamiar: skrócić drogę do skarbu. Zaoszczędzone karty: { $cards }.
why-farther = Droga do skarbu się wydłuża. Dodatkowe karty: { $cards }.
why-level = Droga do skarbu jest tak samo długa jak przedtem.
why-map = Zamiar: sprawdzić, gdzie leży skarb.
why-break-saboteur = Zamiar: zatrzymać gracza { $name }, to chyba sabotażysta ({ $chance }).
why-break-miner = Zamiar: zatrzymać gracza { $name }, to raczej nie sabotażysta ({ $chance }).
why-break = Zamiar: zatrzymać gracza { $name }.
why-fix-self = Zamiar: znowu móc kopać.
why-fix-other = Zamiar: pomoc dla gracza { $name }.
why-pass = Nie było czego zagrać. Odpadła najmniej przydatna karta.
why-shed = Zamiar: pozbyć się przeszkody.
why-best = Ten ruch wyglądał lepiej niż wszystkie inne.
why-richest = Zamiar: okraść najbogatszego gracza.
why-gold = Zamiar: jak najwięcej złota.
why-treasure = Zamiar: najcenniejszy skarb.
why-rest = Zamiar: jak najlepszy koniec rundy.
why-worth = Spodziewany zysk w punktach: { $points }.

## What was believed

why-suspects = Podejrzenia: { $names }.
why-suspects-none = Nikt nie budził podejrzeń.
why-place = Najbardziej prawdopodobne miejsce skarbu: { $spot } ({ $chance }).
why-far = Szacowana liczba kart do skarbu: { $cards }.
why-expects = Bryłki spodziewane w tej rundzie: { $gold }.
why-reached = Szansa, że korytarz dotrze do skarbu: { $chance }.
why-thought = Rundy rozegrane na próbę: { $worlds }. Wygrane z tym ruchem: { $chance }.
why-trusts = Zaufanie: { $names }.
why-mistrusts = Nieufność: { $names }.
why-friends = Prawdopodobnie po tej samej stronie: { $names }.
why-chance = { $name } ({ $chance })

## Beliefs, step by step

belief-title = Kto mógł kogo podejrzewać
belief-about = Jakie było prawdopodobieństwo, że dany gracz jest sabotażystą, na podstawie tego, co do tego kroku było widać z tej perspektywy, według obliczeń bota „{ $bot }”.
belief-whose = Z czyjej perspektywy
belief-chart = Prawdopodobieństwo roli sabotażysty krok po kroku
belief-player = Gracz
belief-chance = Sabotażysta
belief-goal = Cel
belief-treasure = Skarb
belief-loading = Obliczanie…
