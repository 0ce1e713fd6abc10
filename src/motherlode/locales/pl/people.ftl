# Ludzie przy stole: czekanie na siebie, nieobecni, spóźnieni i koniec gry.

## Waiting after a round

wait-looking = Jeszcze oglądają: { $names }
wait-for = Czekamy na: { $names }

## Time that ran out, absent seats

timeout-warning = Twój czas minął i ten ruch zrobił za ciebie bot. Następnym razem przejmie twoje miejsce.
absent-says = { $name }: brak połączenia.
idle-says = { $name } od dłuższej chwili nie wykonuje ruchu.
absent-soon = Bot może przejąć miejsce za
hand-over = Niech za gracza { $name } gra bot
hand-over-vote = Niech za gracza { $name } gra bot ({ $votes } z { $needed })
hand-over-voted = Twój głos: niech gra bot ({ $votes } z { $needed }).

## Latecomers

late-join = Dołącz zamiast bota
late-choose = Wybierz bota
late-asked = Prośba o miejsce, na którym gra { $name }, jest wysłana. Decyduje gospodarz.
late-granted = Od następnej rundy grasz zamiast bota { $name }.
late-declined = Gospodarz woli nic nie zmieniać.
late-withdraw = Jednak nie
late-asks = { $name } chce zagrać zamiast bota { $bot }.
late-grant = Zgoda
late-decline = Nie tym razem

## The end of a game

end-you-won-game = Wygrywasz grę
end-places = Klasyfikacja
end-place = { $place }.
end-moments = Najciekawsze chwile
end-moment-watch = Zobacz tę chwilę
moment-breakthrough = { $count ->
    [one] { $name } dokopuje się do skarbu.
    [few] { $name } dokopuje się do skarbu { $count } razy.
   *[many] { $name } dokopuje się do skarbu { $count } razy.
  }
moment-sabotage = { $count ->
    [one] { $name } wygrywa rundę w roli sabotażysty.
    [few] { $name } wygrywa { $count } rundy w roli sabotażysty.
   *[many] { $name } wygrywa { $count } rund w roli sabotażysty.
  }
moment-earned = { $count ->
    [one] { $name } zdobywa { $count } bryłkę złota w jednej rundzie.
    [few] { $name } zdobywa { $count } bryłki złota w jednej rundzie.
   *[many] { $name } zdobywa { $count } bryłek złota w jednej rundzie.
  }
moment-broken = { $count ->
    [one] Zepsuto narzędzie gracza { $name }.
    [few] Narzędzia gracza { $name } zepsuto { $count } razy.
   *[many] Narzędzia gracza { $name } zepsuto { $count } razy.
  }
moment-robbed = { $count ->
    [one] Okradziono gracza { $name }.
    [few] Gracza { $name } okradziono { $count } razy.
   *[many] Gracza { $name } okradziono { $count } razy.
  }
moment-scored = { $count ->
    [one] { $name } zdobywa { $count } punkt w jednej rundzie.
    [few] { $name } zdobywa { $count } punkty w jednej rundzie.
   *[many] { $name } zdobywa { $count } punktów w jednej rundzie.
  }
moment-lost = { $count ->
    [one] { $name } traci { $count } punkt w jednej rundzie.
    [few] { $name } traci { $count } punkty w jednej rundzie.
   *[many] { $name } traci { $count } punktów w jednej rundzie.
  }
moment-treasures = { $count ->
    [one] { $name } wynosi skarb.
    [few] { $name } wynosi { $count } skarby.
   *[many] { $name } wynosi { $count } skarbów.
  }
moment-dragon = { $count ->
    [one] { $name } budzi smoka.
    [few] { $name } budzi smoka { $count } razy.
   *[many] { $name } budzi smoka { $count } razy.
  }

## Another game

ready-is = w gotowości
ready-not = jeszcze nie
ready-wait = Czekamy na: { $names }. Bez nich można zacząć za
ready-begin-now = Zacznij bez nich
room-back = Wróć do pokoju
room-go = Do pokoju
next-game-begun = Następna gra już trwa.
next-game-watch = Oglądaj

## In the log

fact-away-absent =
    { $who ->
        [me] Nie było cię przy stole; gra za ciebie bot.
       *[other] { $name }: nieobecność; dalej gra bot.
    }
fact-timed-out =
    { $who ->
        [me] Twój czas minął; ten ruch robi bot. Następnym razem przejmie twoje miejsce.
       *[other] Czas gracza { $name } minął; ten ruch robi bot.
    }
fact-hand-over-voted = { $name } chce, żeby za gracza { $target } grał bot.
fact-ready = { $name } chce zagrać jeszcze raz.
fact-regathered = Wszyscy są znów w pokoju.
fact-seat-requested = { $name } chce zagrać zamiast bota { $bot }.
fact-seat-granted = Gospodarz się zgadza: zmiana nastąpi na początku następnej rundy.
fact-seat-declined = Gospodarz odmawia: bot zostaje.
fact-taken-over = { $name } przejmuje miejsce bota.
