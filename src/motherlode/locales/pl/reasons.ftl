# Why bots moved as they did, told when the round is over; and what could be believed at each step of a replay.
# Whoever moved is not named, so these sentences have no person.

## What was wanted

why-title = Dlaczego
why-nearer = Cel: krótsza droga do skarbu. Zaoszczędzone karty: { $cards }.
why-farther = Droga do skarbu robi się dłuższa. Dodatkowe karty: { $cards }.
why-level = Droga do skarbu jest tak samo długa jak przedtem.
why-map = Cel: wiedza, gdzie leży skarb.
why-break-saboteur = Cel: zatrzymać kogoś, kto wygląda na sabotażystę: { $name } ({ $chance }).
why-break-miner = Cel: zatrzymać kogoś, kto raczej nie sabotuje: { $name } ({ $chance }).
why-break = Cel: zatrzymać kogoś: { $name }.
why-fix-self = Cel: móc znowu kopać.
why-fix-other = Cel: pomoc dla kogoś: { $name }.
why-pass = Nic nie było warte zagrania. Odpadła karta najmniej potrzebna.
why-shed = Cel: pozbyć się przeszkody.
why-best = Ten ruch rokował lepiej niż wszystkie inne.
why-richest = Cel: ukraść tam, gdzie jest najwięcej.
why-gold = Cel: jak najwięcej złota.
why-treasure = Cel: najcenniejszy skarb.
why-rest = Cel: jak najlepszy koniec rundy.
why-worth = Spodziewany zysk w punktach: { $points }.

## What was believed

why-suspects = Pod podejrzeniem: { $names }.
why-suspects-none = Nikt nie był pod podejrzeniem.
why-place = Przypuszczalne miejsce skarbu: { $spot } ({ $chance }).
why-far = Karty, których brakowało do skarbu, jak się zdawało: { $cards }.
why-expects = Samorodki spodziewane z tej rundy: { $gold }.
why-reached = Szansa, że tunel dotrze do skarbu: { $chance }.
why-thought = Rundy rozegrane w myślach: { $worlds }. Wygrane z tym ruchem: { $chance }.
why-trusts = Zaufanie: { $names }.
why-mistrusts = Nieufność: { $names }.
why-friends = Po tej samej stronie, jak się zdawało: { $names }.
why-chance = { $name } ({ $chance })

## Beliefs, step by step

belief-title = Co można było sądzić
belief-about = Jak prawdopodobne było, że ktoś sabotuje: z tego, co było widać tymi oczami do tego kroku, według rachunku bota „{ $bot }”.
belief-whose = Liczone z punktu widzenia
belief-chart = Prawdopodobieństwo sabotażu w kolejnych krokach gry
belief-player = Osoba
belief-chance = Sabotaż
belief-goal = Cel
belief-treasure = Skarb
belief-loading = Trwa liczenie …
