# The lesson: a first round with Ada, Lou and Cy. Of each chapter: what is going on, what to do, and what to say afterwards.

## The coach

lesson-coach = Przewodnik
lesson-start = Zaczynamy
lesson-go-on = Dalej
lesson-skip = Pomiń
lesson-restart = Od początku
lesson-try-again = Spróbuj ponownie
lesson-chapter = Część { $number } z { $chapters }
lesson-finished = To już wszystko
lesson-to-play = Zagraj
lesson-to-rules = Przeczytaj zasady
lesson-then-place = Dobrze. Teraz wskaż podświetlone miejsce.
lesson-then-seat = Dobrze. Teraz wskaż podświetloną osobę.
lesson-then-discard = Dobrze. Teraz naciśnij „Odrzuć”.
lesson-card-tunnel = Dzięki kartom korytarzy labirynt rośnie.
lesson-card-dead-end = Ślepy zaułek: wszystkie jego korytarze kończą się w środku, więc nie da się od niego kopać dalej.
lesson-card-map = Mapa pozwala w tajemnicy podejrzeć jeden cel.
lesson-card-break = Zepsute narzędzie kładzie się przed inną osobą, która nie może wtedy kłaść korytarzy.
lesson-card-fix = Naprawa usuwa zepsute narzędzie tego samego rodzaju.
lesson-card-rockfall = Osuwisko usuwa kartę korytarza z labiryntu.
lesson-card-later = Na razie ją zachowaj.

## Chapters

lesson-hello = Witamy w kopalni! Grasz krasnoludem. Jedna z trzech kart po prawej kryje skarb, a górnikom zależy na tym, żeby dotarł do niego korytarz od drabiny. Ale ktoś tutaj może być sabotażystą i liczyć na to, że nigdy nie dotrze. Role są tajne.
lesson-lay-a-tunnel = W swojej turze używasz jednej karty i dobierasz nową. Większość kart to korytarze. Korytarz kładzie się tuż obok innej karty: korytarz styka się z korytarzem, skała ze skałą, a droga musi prowadzić aż do drabiny.
lesson-lay-a-tunnel-do = Wybierz prosty korytarz, a potem wskaż podświetlone miejsce obok drabiny.
lesson-lay-a-tunnel-done = Dobra robota! Światło pokazuje, dokąd sięgają korytarze. Masz już nową kartę, a teraz grają inni.
lesson-turn-a-card = { $ada } kopie dalej. { $lou } pasuje: odrzuca zakrytą kartę i nikt nie widzi jaką. { $cy } dzięki mapie podgląda środkowy cel. Karty można odwracać do góry nogami, ale nie wolno kłaść ich na boku.
lesson-turn-a-card-do = Wybierz zakręt i wskaż podświetlone miejsce. Karta obróci się tak, żeby pasowała.
lesson-turn-a-card-done = Pasuje! Teraz korytarz prowadzi w dół. Możesz też obrócić kartę bez wskazywania miejsca: wybierz ją jeszcze raz.
lesson-map = Z trzech celów jeden to skarb, a dwa to tylko kamienie. Mapa pozwala podejrzeć jeden z nich. Co na nim jest, widzisz tylko ty.
lesson-map-do = Wybierz mapę i wskaż dolny cel.
lesson-map-done = Tu jest skarb! Przypomni ci o tym znak, który widzisz tylko ty. Możesz powiedzieć o nim innym. Czy ci uwierzą, to już ich sprawa.
lesson-broken-tool = { $lou } psuje ci latarnię! Dopóki leży przed tobą zepsute narzędzie, nie możesz kłaść korytarzy. Możesz zagrać inną kartę albo spasować: odrzucić zakrytą kartę i dobrać nową. Ślepego zaułka nie ma co żałować.
lesson-broken-tool-do = Wybierz ślepy zaułek i naciśnij „Odrzuć”.
lesson-broken-tool-done = Precz z nim. A zobacz, co przyszło w zamian: naprawa latarni!
lesson-mend = Teraz { $lou } psuje też wagonik, który ma { $cy }. Dziwne jak na górnika… Naprawa usuwa zepsute narzędzie tego samego rodzaju: twoje albo czyjekolwiek.
lesson-mend-do = Wybierz naprawę latarni i wskaż siebie.
lesson-mend-done = Twoja latarnia znów świeci i możesz kopać.
lesson-suspicion = { $ada } naprawia wagonik, który ma { $cy }: tak robią przyjaciele. Za to { $lou } kładzie ślepy zaułek na samym środku drogi, a tak robią sabotażyści. Zepsute narzędzie to ukróci.
lesson-suspicion-do = Wybierz zepsuty kilof i wskaż miejsce: { $lou }.
lesson-suspicion-done = Dopóki ta karta tam leży, { $lou } nie może kłaść korytarzy. Oczywiście możesz się mylić: role pokazuje się dopiero na koniec rundy.
lesson-rockfall = { $ada } myśli tak samo i psuje jeszcze wagonik, który ma { $lou }. Ale ślepy zaułek wciąż zagradza drogę. Osuwisko usuwa z labiryntu dowolną kartę korytarza. Sabotażyści też je lubią.
lesson-rockfall-do = Wybierz osuwisko i wskaż ślepy zaułek.
lesson-rockfall-done = Droga znów jest wolna.
lesson-reach-the-gold = { $ada } kładzie tam skrzyżowanie. Jeszcze jedna karta i korytarz dotrze do celu ze skarbem!
lesson-reach-the-gold-do = Wybierz korytarz, który pasuje, i wskaż podświetlone miejsce.
lesson-reach-the-gold-done = Jest skarb! To koniec rundy, wszystkie role są odkryte. { $lou } to sabotażysta, a wygrywają górnicy. Gdyby wcześniej skończyły się karty, byłoby odwrotnie.
lesson-share-the-gold = Dla każdego górnika jest jedna karta złota. Pierwsza wybiera osoba, która dotarła do skarbu, potem następne. Sabotażyści odchodzą z niczym.
lesson-share-the-gold-do = Wybierz swoją kartę złota. Im więcej bryłek, tym lepiej.
lesson-share-the-gold-done = Zasłużona nagroda! Kto ile ma złota, pozostaje tajemnicą do końca gry.
lesson-the-end = I to jest cała gra. Ma trzy rundy, w każdej role są nowe: następnym razem sabotażystą możesz być ty. Wygrywa osoba, która na koniec ma najwięcej złota. Miłej zabawy!
