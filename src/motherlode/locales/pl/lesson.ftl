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
lesson-then-place = Dobrze. Teraz wybierz podświetlone miejsce.
lesson-then-seat = Dobrze. Teraz wybierz podświetlonego gracza.
lesson-then-discard = Dobrze. Teraz naciśnij „Odrzuć”.
lesson-card-tunnel = Dzięki kartom korytarzy labirynt rośnie.
lesson-card-dead-end = Ślepy zaułek: wszystkie jego korytarze kończą się w środku, więc nie da się od niego kopać dalej.
lesson-card-map = Mapa pozwala w tajemnicy podejrzeć jeden cel.
lesson-card-break = Zepsute narzędzie kładzie się przed innym graczem, który nie może wtedy kłaść korytarzy.
lesson-card-fix = Naprawa usuwa zepsute narzędzie tego samego rodzaju.
lesson-card-rockfall = Osuwisko usuwa kartę korytarza z labiryntu.
lesson-card-later = Na razie ją zatrzymaj.

## Chapters

lesson-hello = Witaj w kopalni! Jesteś krasnoludem, a jedna z trzech kart po prawej kryje skarb. Górnicy chcą, żeby dotarł do niego korytarz od drabiny. Ale ktoś tutaj może być sabotażystą, który liczy na to, że się nie uda. Role są tajne.
lesson-lay-a-tunnel = W swojej turze używasz jednej karty i dobierasz nową. Większość kart to korytarze. Korytarz kładzie się tuż obok innej karty: korytarz styka się z korytarzem, skała ze skałą, a droga musi prowadzić aż do drabiny.
lesson-lay-a-tunnel-do = Wybierz prosty korytarz, a potem podświetlone miejsce obok drabiny.
lesson-lay-a-tunnel-done = Dobra robota! Światło pokazuje, dokąd sięgają korytarze. Masz już nową kartę, a teraz grają inni.
lesson-turn-a-card = { $ada } kopie dalej. { $lou } pasuje: odrzucił zakrytą kartę i nikt nie wie, jaką. { $cy } podejrzał mapą środkowy cel. Karty można odwracać do góry nogami, ale nie wolno kłaść ich na boku.
lesson-turn-a-card-do = Wybierz zakręt, a potem podświetlone miejsce. Karta obróci się tak, żeby pasowała.
lesson-turn-a-card-done = Pasuje! Teraz korytarz prowadzi w dół. Kartę możesz też obrócić samodzielnie: wybierz ją jeszcze raz.
lesson-map = Z trzech celów jeden to skarb, a dwa to tylko kamienie. Mapa pozwala podejrzeć jeden z nich, i widzisz go tylko ty.
lesson-map-do = Wybierz mapę, a potem dolny cel.
lesson-map-done = Tu jest skarb! Przypomni ci o tym znak, który widzisz tylko ty. Możesz powiedzieć o nim innym. Czy ci uwierzą, to już ich sprawa.
lesson-broken-tool = { $lou } zepsuł ci latarnię! Dopóki leży przed tobą zepsute narzędzie, nie możesz kłaść korytarzy. Możesz zagrać inną kartę albo spasować: odrzucić zakrytą kartę i dobrać nową. Ślepego zaułka nie ma co żałować.
lesson-broken-tool-do = Wybierz ślepy zaułek i naciśnij „Odrzuć”.
lesson-broken-tool-done = Krzyżyk na drogę. A zobacz, co przyszło w zamian: naprawa latarni!
lesson-mend = A teraz { $lou } zepsuł też wagonik gracza { $cy }. Dziwne jak na górnika… Naprawa usuwa zepsute narzędzie tego samego rodzaju: twoje albo czyjekolwiek.
lesson-mend-do = Wybierz naprawę latarni, a potem siebie.
lesson-mend-done = Twoja latarnia znów świeci i możesz kopać.
lesson-suspicion = { $ada } naprawiła wagonik gracza { $cy }: tak robią przyjaciele. Za to { $lou } położył ślepy zaułek na samym środku drogi, a tak robią sabotażyści. Zatrzymajmy go zepsutym narzędziem.
lesson-suspicion-do = Wybierz zepsuty kilof, a potem gracza { $lou }.
lesson-suspicion-done = Dopóki ta karta tam leży, { $lou } nie może kłaść korytarzy. Oczywiście możesz się mylić: role pokazuje się dopiero na koniec rundy.
lesson-rockfall = { $ada } myśli tak samo i zepsuła mu jeszcze wagonik. Ale { $lou } zostawił nam ślepy zaułek, który wciąż zagradza drogę. Osuwisko usuwa z labiryntu dowolną kartę korytarza. Sabotażyści też je lubią.
lesson-rockfall-do = Wybierz osuwisko, a potem ślepy zaułek.
lesson-rockfall-done = Droga znów jest wolna.
lesson-reach-the-gold = { $ada } położyła tam skrzyżowanie. Jeszcze jedna karta i korytarz dotrze do celu ze skarbem!
lesson-reach-the-gold-do = Wybierz korytarz, który pasuje, a potem podświetlone miejsce.
lesson-reach-the-gold-done = Jest skarb! To koniec rundy, wszystkie role są odkryte. { $lou } był sabotażystą, a wygrali górnicy. Gdyby wcześniej skończyły się karty, wygrałby on.
lesson-share-the-gold = Dla każdego górnika jest jedna karta złota. Pierwszy wybiera gracz, który dotarł do skarbu, potem pozostali. Sabotażyści odchodzą z niczym.
lesson-share-the-gold-do = Wybierz swoją kartę złota. Im więcej bryłek, tym lepiej.
lesson-share-the-gold-done = Zasłużona nagroda! Kto ma ile złota, pozostaje tajemnicą do końca gry.
lesson-the-end = I to już cała gra. Ma trzy rundy, a w każdej role są nowe: następnym razem sabotażystą możesz być ty. Wygrywa gracz, który na koniec ma najwięcej złota. Miłej zabawy!
