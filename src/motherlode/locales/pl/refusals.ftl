# Why something was refused: by the server's key, and by the id of the rule that forbids a move.

refusal-bad-clock = Taki limit czasu na turę nie jest możliwy.
refusal-bad-message = Serwer tego nie rozumie. Może pomóc ponowne wczytanie strony.
refusal-bad-name = Imię musi mieć co najmniej jeden widoczny znak i najwyżej 32.
refusal-bad-options = Te opcje nie pasują do tej gry.
refusal-bad-origin = Ta strona nie pochodzi z serwera, z którym się łączy.
refusal-bad-record = To nie jest zapis gry, którą można odtworzyć.
refusal-bad-seats = W tę grę nie można zagrać w tylu graczy.
refusal-bad-token = Sesja wygasła. Podaj swoje imię jeszcze raz.
refusal-bad-version = Serwer został zaktualizowany. Wczytaj stronę ponownie.
refusal-banned = Administracja serwera zablokowała dostęp.
refusal-barred = Gospodarz nie wpuszcza cię do tego stołu.
refusal-closing = Serwer zaraz się zatrzyma. Nic nie przepadnie: spróbuj ponownie za chwilę.
refusal-elsewhere = Ten stół jest teraz na innym serwerze. Spróbuj ponownie za chwilę.
refusal-empty-seats = Nie ma jeszcze kompletu.
refusal-empty-text = Najpierw coś napisz.
refusal-game-over = Gra jest skończona.
refusal-illegal-claim = Zasady nie pozwalają tego powiedzieć.
refusal-illegal-move = Zasady na to nie pozwalają.
refusal-no-such-bot = Nie ma takiego bota.
refusal-no-such-game = Nie ma takiej gry.
refusal-no-such-ruleset = Nie ma takich zasad.
refusal-no-such-seat = Przy tym stole nie ma takiego miejsca.
refusal-no-such-table = Nie ma takiego stołu.
refusal-not-a-move = To nie jest ruch.
refusal-not-host = To może zrobić tylko gospodarz.
refusal-not-now = Teraz nie można tego zrobić.
refusal-not-seated = To mogą zrobić tylko gracze przy tym stole.
refusal-not-your-turn = To nie twoja kolej.
refusal-off-lesson = Wolno, ale w tej lekcji potrzebny jest inny ruch.
refusal-seat-taken = To miejsce jest zajęte.
refusal-silenced = Gospodarz odebrał ci głos przy tym stole.
refusal-stale = Tymczasem coś się wydarzyło. Spójrz i wybierz jeszcze raz.
refusal-too-fast = Za szybko. Poczekaj chwilę i spróbuj ponownie.
refusal-too-many = To za dużo naraz.
refusal-try-again = Nie udało się. Spróbuj ponownie.
refusal-unreadable-table = Ten serwer nie może odczytać tego stołu: zapisała go nowsza wersja.

rule-B-10 = W swojej turze używasz jednej karty z ręki: dokładasz ją, zagrywasz albo pasujesz, odrzucając ją.
rule-B-20 = Kartę korytarza kładzie się na wolnym miejscu tuż obok odkrytej karty labiryntu.
rule-B-21 = Tu nie pasuje: z każdej strony korytarz musi stykać się z korytarzem, a skała ze skałą.
rule-B-23 = Brakuje połączenia: korytarz tej karty musi prowadzić bez przerwy do karty startu.
rule-B-26 = Dopóki masz zepsute narzędzie, nie możesz kłaść kart korytarzy; najpierw trzeba je naprawić.
rule-B-30 = Zepsute narzędzie kładzie się przed innym graczem, któremu to narzędzie jeszcze działa.
rule-B-31 = Na tej karcie naprawy nie ma tego narzędzia.
rule-B-33 = Nie ma czego naprawiać: ten gracz nie ma zepsutego narzędzia tego rodzaju.
rule-B-34 = Osuwisko usuwa kartę korytarza z labiryntu, nigdy kartę startu ani celu.
rule-B-35 = Mapa służy do podejrzenia karty celu, która jest jeszcze zakryta.
rule-B-51 = Wybierz jedną z kart złota, które do ciebie trafiły.
rule-C-51 = Wybierz jedną z kart złota, które do ciebie trafiły.
rule-S-10 = W swojej turze kładziesz kartę korytarza, zagrywasz akcję, pasujesz albo pozbywasz się karty leżącej przed tobą.
rule-S-12 = Żeby pozbyć się karty, która leży przed tobą, odrzucasz dokładnie dwie karty z ręki.
rule-S-13 = Pasując, odrzucasz jedną, dwie albo trzy karty z ręki.
rule-S-15 = Przed jednym graczem nie mogą leżeć dwie takie same karty.
rule-S-16 = Nie ma przed tobą takiej karty, której można by się pozbyć.
rule-S-22 = Drabina musi łączyć się z kartą korytarza w labiryncie, a żaden jej korytarz nie może prowadzić do karty celu.
rule-S-30 = Okrada się innego gracza, nie siebie.
rule-S-31 = Łapy precz usuwa kartę kradzieży i nic poza tym.
rule-S-32 = Zamiana czapek wskazuje gracza, a w talii krasnoludów musi być jeszcze karta.
rule-S-33 = Kartami na ręce wymieniasz się z innym graczem.
rule-S-34 = Podgląda się kartę krasnoluda innego gracza; swoją już znasz.
rule-S-35 = Pułapkę zastawia się na innego gracza, a kto w niej siedzi, nie kładzie kart korytarzy.
rule-S-36 = Wolność usuwa pułapkę i nic poza tym.
rule-S-37 = Przed tym graczem nie ma takiej karty, którą można by usunąć.
rule-S-60 = Wybierz, kogo okraść.
rule-L-10 = W swojej turze najpierw zagrywasz jedną kartę z ręki albo odrzucasz jedną lub dwie.
rule-L-11 = Przesuń swojego krasnoluda albo zostań na miejscu.
rule-L-20 = Kartę ścieżki kładzie się na wolnym polu planszy obok odkrytej karty.
rule-L-21 = Tu nie pasuje: z każdej strony ścieżka musi stykać się ze ścieżką, a las z lasem.
rule-L-22 = Nie ma tam ścieżki, którą można by przedłużyć.
rule-L-24 = Drogę zagradza przeszkoda, na której nie leży jeszcze odpowiednie narzędzie.
rule-L-25 = Jest tu miejsce tylko dla jednego krasnoluda, a inny już tu stoi.
rule-L-30 = Narzędzie kładzie się na przeszkodzie, która go jeszcze nie ma: topór na drzewie, łódź na jeziorze, linę na rowie.
rule-L-31 = Tą kartą nie można tam zajrzeć: tylko w jedną z dwóch rzeczy, które pokazuje, i nie w to, co odkryte, zabrane albo twoje.
rule-L-32 = Pułapkę kładzie się na ścieżce między dwiema kartami albo na otwartym końcu przy wolnym polu.
rule-L-33 = Troll blokuje ścieżkę między dwiema kartami albo otwarty koniec i nikogo nie przepuszcza.
rule-L-35 = Burza usuwa kartę ścieżki, na której nie stoi żaden krasnolud, nigdy kartę startu ani kopalni.
rule-L-36 = Leży tu już pułapka albo stoi troll.
rule-L-40 = Krasnolud tam nie dojdzie: idzie ścieżkami przez najwyżej trzy karty (od ogniska pięć) i na żadną nie wchodzi dwa razy.
rule-L-41 = Krasnolud, który odkrywa kopalnię, kończy w niej ruch.
rule-L-43 = Wybierz skarb tego rodzaju co kopalnia.
rule-L-51 = W głosowaniu odpowiada się tak albo nie, a każdy gracz może je zaproponować raz na rundę.

# Why a card in hand cannot be played at all, by the rule that the attempt which got furthest breaks.

unplayable = Teraz nie do zagrania
unplayable-B-20 = Nigdzie nie pasuje.
unplayable-B-21 = Nigdzie nie pasuje.
unplayable-B-23 = Nigdzie nie pasuje tak, żeby mieć połączenie ze startem.
unplayable-B-26 =
    { $tool ->
        [pick] Masz zepsuty kilof: żadnych korytarzy, dopóki nie zostanie naprawiony.
        [lamp] Masz zepsutą latarnię: żadnych korytarzy, dopóki nie zostanie naprawiona.
        [cart] Masz zepsuty wagonik: żadnych korytarzy, dopóki nie zostanie naprawiony.
       *[several] Masz zepsute narzędzia: żadnych korytarzy, dopóki nie zostaną naprawione.
    }
unplayable-B-30 = Wszyscy inni gracze mają już to narzędzie zepsute.
unplayable-B-33 = Nikt nie ma zepsutego narzędzia tego rodzaju.
unplayable-B-34 = Nie ma jeszcze karty korytarza, którą można by usunąć.
unplayable-B-35 = Żaden cel nie jest już zakryty.
unplayable-S-15 = Wszędzie, gdzie można by ją położyć, leży już taka sama.
unplayable-S-22 = Tej drabiny nie ma gdzie przyłączyć.
unplayable-S-35 = Siedzisz w pułapce: żadnych korytarzy, dopóki się nie uwolnisz.
unplayable-S-37 = Przed nikim nie ma karty, którą można by nią usunąć.
unplayable-L-20 = Nigdzie nie pasuje.
unplayable-L-21 = Nigdzie nie pasuje.
unplayable-L-22 = Nigdzie nie pasuje tak, żeby przedłużyć ścieżkę.
unplayable-L-30 = Nie ma dla niej przeszkody albo każda ma już narzędzie.
unplayable-L-31 = Nie ma już czego podejrzeć.
unplayable-L-32 = Nie ma ścieżki, na której można by ją ustawić.
unplayable-L-33 = Nie ma ścieżki, na której można by go postawić.
unplayable-L-35 = Na każdej karcie ścieżki stoi krasnolud.
unplayable-L-36 = Na każdej ścieżce jest już pułapka albo troll.
