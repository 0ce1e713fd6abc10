var e=`# Sabotażysta 2

Kopalnia urosła, a z nią nieufność. Górnicy to teraz **dwie drużyny**, niebieska i zielona, które ścigają się do skarbu.
Szef, spekulant i dwóch geologów dbają o siebie, a sabotażyści wciąż tu są. W korytarzach pojawiły się mosty, drabiny i
drzwi, a wśród kart pułapki, kradzieże i zamiany.

Gra się wszystkimi kartami korytarzy i akcji z gry podstawowej oraz kartami z własnego pudełka; karty krasnoludów i
złota z gry podstawowej nie są używane. Wiele zasad gry podstawowej obowiązuje też tutaj. Podajemy je w kilku słowach, a
ich tytuły prowadzą na stronę [gry podstawowej](base), gdzie stoją w całości.

Każda zasada ma numer, na przykład [S-12](#S-12). Gdy stół odrzuca ruch, podaje numer zasady i prowadzi tutaj.

> Taka uwaga oznacza miejsce, w którym drukowane zasady milczą albo zostawiają swobodę, i mówi, jak gramy tutaj.

## Kto jest kim {#roles}

![Niebieski górnik, 4 ×](role:blue) ![Zielony górnik, 4 ×](role:green) ![Szef, 1 ×](role:boss)
![Spekulant, 1 ×](role:profiteer) ![Geolog, 2 ×](role:geologist) ![Sabotażysta, 3 ×](role:saboteur)

| rola | czego chce |
|---|---|
| niebiescy i zieloni górnicy | skarbu dla własnej drużyny, nie za drzwiami drugiego koloru |
| szef | żeby któraś drużyna dotarła do skarbu; dostaje 1 bryłkę mniej niż inni |
| spekulant | wygrywa z każdym; dostaje 2 bryłki mniej niż inni |
| geolodzy | jak najwięcej kryształów w labiryncie |
| sabotażyści | żeby nikt nie dotarł do skarbu |

## Przygotowanie {#setup}

**Liczba osób.** Gra jest dla 2 do 12 osób. {#S-01}

**Karty krasnoludów.** Tasuje się wszystkie 15, bez względu na liczbę osób: 4 niebieskich górników, 4 zielonych
górników, 1 szef, 1 spekulant, 2 geologów i 3 sabotażystów. Każda osoba dostaje jedną. Pozostałe leżą zakryte w osobnej
talii i nikt ich nie zna. {#S-02}

**Talia i ręka.** Tasuje się wszystkie karty korytarzy i akcji z obu pudełek, 70 i 47 oprócz startu i celów. 10
wierzchnich odkłada się na całą rundę bez oglądania. Każda osoba dostaje 6 kart, bez względu na liczbę osób. {#S-03}

**Złoto** wypłaca się w bryłkach, których nigdy nie brakuje. Liczy się tylko suma. {#S-04}

> Wszystko, co się wypłaca lub kradnie, dzieje się jawnie, więc każdy mógłby liczyć. Stół liczy za wszystkich.

**Kto zaczyna.** Miejsce wskazane albo wylosowane, jak [w grze podstawowej](base#B-09); potem zgodnie z ruchem wskazówek
zegara, w lewo. {#S-05}

Z gry podstawowej:

- [Twoja rola to Twoja tajemnica](base#B-03): widzisz tylko własną kartę krasnoluda. {#B-03}
- [Kopalnia](base#B-05): siedem kart między startem a środkowym celem, jedna między sąsiednimi celami. {#B-05}
- [Bez granic](base#B-06): labirynt rośnie, jak chce. {#B-06}
- [Kto zaczyna](base#B-09): osoba, która zakłada stół, może wskazać pierwsze miejsce; w przeciwnym razie decyduje los.
  {#B-09}

## Twoja tura {#turn}

Zrób dokładnie jedną z tych czterech rzeczy. Potem dobierz.

| co robisz | ile dobierasz |
|---|---|
| **Dokładasz kartę korytarza** do labiryntu. | 1 kartę {#S-10} |
| **Zagrywasz kartę akcji.** | 1 kartę {#S-11} |
| **Pozbywasz się karty:** odrzucasz dwie zakryte karty i usuwasz jedną kartę, która leży przed Tobą. Odtąd masz na ręce o jedną kartę mniej. | 1 kartę {#S-12} |
| **Pasujesz:** odrzucasz 1, 2 albo 3 zakryte karty. | tyle, ile odrzucasz {#S-13} |

**Gdy talia się wyczerpie,** niczego się nie dobiera, a stosu kart odrzuconych się nie tasuje; gdy kart jest mniej, niż
się należy, dobierasz te, które są. Nadal wybierasz jedną z czterech możliwości. Osobę bez kart się pomija. {#S-14}

> Kto znów ma karty, bo [wymieniono ręce](#S-33), znów gra.

**Po jednej z rodzaju.** Przed jedną osobą leży najwyżej jedna taka sama karta akcji: po jednym zepsutym narzędziu z
każdego rodzaju, jedna pułapka, jedna kradzież. {#S-15}

**Czego można się pozbyć.** Potrzebujesz dwóch kart na ręce i karty przed sobą. Może to być każda, która tam leży:
zepsute narzędzie, pułapka, nawet własna kradzież. {#S-16}

**Stos kart odrzuconych** leży zakryty i nikt nie może go przeglądać. Co zagrano, było widać przy zagraniu. Tego, co
odrzucono przy pozbywaniu się karty lub przy pasowaniu, nie widział nikt inny. {#S-17}

## Karty korytarzy {#tunnels}

Korytarze dokłada się jak w grze podstawowej:

- [Obok labiryntu](base#B-20): bokiem do karty, która leży odkryta. {#B-20}
- [Pasuje z każdej strony](base#B-21): korytarz do korytarza, skała do skały. {#B-21}
- [Nigdy poziomo](base#B-22): prosto albo do góry nogami. {#B-22}
- [Połączona ze startem](base#B-23): bez przerwy i nie przez ślepy zaułek. {#B-23}
- [Obok celu](base#B-24): zakryty niczego nie wymaga od sąsiadów. {#B-24}
- [Co jest odcięte](base#B-25), zostaje, ale nie da się od tego budować. {#B-25}
- [Z zepsutym narzędziem](base#B-26) nie możesz dokładać kart korytarzy. {#B-26}

Te karty są nowe:

![](card:NS.EW) **Most.** Dwa proste korytarze, które krzyżują się, ale nie łączą. Na moście nie da się skręcić. Przy
dokładaniu co najmniej jeden z nich musi mieć połączenie ze startem. {#S-20}

![](card:NW.ES) **Podwójny zakręt.** Dwa zakręty, które się nie łączą. Przy dokładaniu co najmniej jeden z nich musi
mieć połączenie ze startem. {#S-21}

![](card:ES+ladder) **Korytarz z drabiną.** Łączy się bezpośrednio ze startem i z każdą inną drabiną. Przy dokładaniu
jeden z jego korytarzy musi spotkać korytarz karty leżącej w labiryncie, także startu; ta karta sama nie musi mieć
połączenia ze startem. Drabiny nie wolno przyłączyć do celu. {#S-22}

> Żaden korytarz karty z drabiną nie może więc być zwrócony ku celowi, czy to odkrytemu, czy zakrytemu.

![Pasuje: drabina przynosi światło temu, co było odcięte](maze:yes/start@0,0/gap@1,0/EW@2,0/+SW+ladder@3,0)
![Nie wolno: drabina jest zwrócona ku celowi](maze:no/EW@6,0/NW@7,0/NS@7,-1/+ES+ladder@7,-2/goal@8,-2)

![](card:NS+blue) ![](card:NS.E+green) **Korytarz z drzwiami.** Na koniec rundy przez drzwi przechodzą tylko górnicy w
ich kolorze. Szefa, spekulanta, geologów i sabotażystów drzwi nie zatrzymują. Drzwi nigdy nie przeszkadzają w dokładaniu
kart za nimi, w odkryciu celu ani w zakończeniu rundy. Niebieskie drzwi są okrągłe, zielone spiczaste. {#S-23}

![](card:ESW+crystal) **Kryształy** nie mają znaczenia dla korytarza, tylko dla geologów. {#S-24}

![](card:NS.E.W) **Częściowo zasypane korytarze.** Niektóre wyloty są połączone, inne kończą się wewnątrz karty. Pasować
musi każdy bok, ale droga prowadzi tylko tam, gdzie wyloty są połączone. {#S-25}

![Droga prowadzi dalej w dół, nie w prawo](maze:plain/start@0,0/EW@1,0/SW.E@2,0*SW/NE@2,1)

**Kamień, do którego dotarto z dwóch stron,** odwraca się tak, aby spotkał jak najwięcej korytarzy, które do niego
dotarły, a potem tak, aby spotkał ostatnio dołożoną kartę; w przeciwnym razie się go nie odwraca. {#S-26}

> Drukowane zasady o tym nie mówią. Tutaj może się to zdarzyć za sprawą mostów i drabin.

## Karty akcji {#actions}

Karty akcji z gry podstawowej działają tak jak tam:

- [Zepsute narzędzie](base#B-30): przed inną osobą, najwyżej jedno z każdego rodzaju. {#B-30}
- [Naprawa narzędzia](base#B-31): usuwa zepsute narzędzie pokazanego rodzaju sprzed dowolnej osoby. {#B-31}
- [Naprawa z dwoma narzędziami](base#B-32): naprawia jedno z dwóch. {#B-32}
- [Nic do naprawy](base#B-33): naprawa wymaga pasującego zepsutego narzędzia. {#B-33}
- [Osuwisko](base#B-34): usuwa z labiryntu kartę korytarza, nigdy startu ani celu. {#B-34}
- [Mapa](base#B-35): obejrzyj jedną zakrytą kartę celu. {#B-35}

Te są nowe:

![](card:theft) **Kradzież.** Połóż ją przed sobą. Gdy złoto tej rundy jest już podzielone, zabierasz jedną bryłkę innej
osobie. {#S-30}

![](card:hands-off) **Łapy precz!** Usuwa kartę kradzieży, która leży przed dowolną osobą. Obie karty się odrzuca.
{#S-31}

![](card:swap-hats) **Zamiana czapek.** Wskaż dowolną osobę, może to być też Ty. Jej karta krasnoluda trafia na spód
talii krasnoludów, a ona bierze z tej talii wierzchnią, którą sama jedna widzi. Kartę zamiany się odrzuca. Nie można by
jej zagrać przy pustej talii krasnoludów, ale ta nigdy nie jest pusta. {#S-32}

![](card:swap-hands) **Wymiana kart na ręce.** Wskaż inną osobę. Wymieniacie się wszystkimi kartami na ręce, ilekolwiek
ich macie. Kartę wymiany się odrzuca. Kartę należną w tej turze dobiera *ta druga* osoba, nie Ty. {#S-33}

![](card:inspect) **Inspekcja.** Obejrzyj kartę krasnoluda innej osoby. Nikt inny jej nie widzi; wszyscy widzą, kogo
sprawdzasz. Kartę inspekcji się odrzuca. Po zamianie czapek to, co widać było wcześniej, może już nie być prawdą.
{#S-34}

![](card:trap) **Pułapka.** Połóż ją przed inną osobą, która nie może dokładać kart korytarzy, dopóki pułapka tam leży.
Kto jest w pułapce na koniec rundy, [nie dostaje nic](#S-58). {#S-35}

![](card:free) **Wolność.** Usuwa pułapkę, która leży przed dowolną osobą, także przed Tobą. Obie karty się odrzuca.
{#S-36}

**Nic do usunięcia.** Łapy precz! i wolność można zagrać tylko na osobę, która ma przed sobą taką kartę. {#S-37}

## Koniec rundy {#end}

**Kiedy kończy się runda.** Gdy droga prowadzi od startu do skarbu, bez względu na drzwi; albo gdy talia jest pusta i
nikt nie ma na ręce karty, którą można zagrać. {#S-40}

> Runda trwa też, dopóki ktoś może [pozbyć się karty](#S-12), bo bez pułapki czy zepsutego narzędzia można czasem coś
> zagrać. To, że ktoś może spasować, jej nie przedłuża.

Z gry podstawowej:

- [Dotarcie do celu](base#B-40): odkrywa się go, gdy prowadzi do niego droga, podobnie jak każdy inny cel, który ma
  wtedy połączenie. {#B-40}
- [Skarb](base#B-41) kończy rundę natychmiast. {#B-41}
- [Kamień](base#B-42) odwraca się tak, by spotkał korytarz, i gra toczy się dalej. {#B-42}
- [Ślepy zaułek nigdzie nie dociera](base#B-43), więc nie odkrywa celu. {#B-43}
- [Maski w dół](base#B-45): odkrywa się wszystkie karty krasnoludów. {#B-45}

## Kto wygrywa rundę {#winners}

Drużyna *może dotrzeć* do skarbu, jeśli jakaś droga od startu prowadzi do niego bez przechodzenia przez drzwi drugiego
koloru. Liczy się to oraz kto dołożył kartę, która stworzyła połączenie.

| kto stworzył połączenie | własna drużyna może dotrzeć | druga drużyna może dotrzeć | kto wygrywa |
|---|---|---|---|
| górnik | tak | tak lub nie | własna drużyna górnika |
| górnik | nie | tak | druga drużyna |
| ktoś inny | – | – | każda drużyna, która może dotrzeć |
| ktokolwiek | nie | nie | szef i spekulant |
| nikt | – | – | sabotażyści |

**Górnik dla własnej drużyny.** Jeśli połączenie stworzył niebieski albo zielony górnik, a jego drużyna może dotrzeć do
skarbu, wygrywa ta drużyna, a druga nie. Razem z nią wygrywają [szef](#S-54) i [spekulant](#S-55). {#S-50}

**Górnik dla drugiej drużyny.** Jeśli połączenie stworzył górnik, a do skarbu nie może dotrzeć jego drużyna, tylko
druga, wygrywa ta druga. {#S-51}

**Ktoś inny.** Jeśli połączenie stworzył szef, spekulant, geolog albo sabotażysta, wygrywa każda drużyna, która może
dotrzeć do skarbu. Gdy na drodze nie ma drzwi, wygrywają obie. {#S-52}

**Zamknięte dla obu.** Jeśli żadna drużyna nie może dotrzeć do skarbu, żadna nie wygrywa. Zwycięską grupą są wtedy szef
i spekulant, o ile biorą udział w rundzie. {#S-53}

**Szef** należy do zwycięskiej grupy zawsze, gdy wygrywa drużyna, a także gdy droga jest [zamknięta dla obu](#S-53).
{#S-54}

**Spekulant** należy do zwycięskiej grupy zawsze, ktokolwiek wygra. {#S-55}

**Nie udało się dotrzeć do skarbu.** Wygrywają sabotażyści. Gdy nie ma wśród grających sabotażysty, wygrywa sam
spekulant; gdy nie ma ani jednego, ani drugiego, nikt. {#S-56}

**Geolodzy** nie należą do żadnej zwycięskiej grupy. Geolog dostaje bryłkę za każdy kryształ widoczny w labiryncie;
dwóch dzieli tę sumę po równo, zaokrąglając w dół. Dostają ją, ktokolwiek wygrał. {#S-57}

**W pułapce.** Osoba, przed którą na koniec rundy leży pułapka, nie bierze udziału w niczym: nie liczy się do
zwycięskiej grupy, nic nie dostaje, jakakolwiek jest jej rola, a jej kradzież przepada. {#S-58}

> Jeśli w pułapce jest jeden z dwóch geologów, drugi dostaje bryłki za wszystkie kryształy. Jeśli wygrywają sabotażyści,
> a jeden z nich jest w pułapce, pozostali dostają swoje.

## Złoto {#gold}

**Ile dostaje zwycięska grupa.** Zależy to od jej wielkości. Szef dostaje o 1 mniej, spekulant o 2 mniej, nigdy poniżej
0. {#S-59}

| w zwycięskiej grupie | bryłki dla każdego | dla szefa | dla spekulanta |
|---|---|---|---|
| 1 | 5 | 4 | 3 |
| 2 | 4 | 3 | 2 |
| 3 | 3 | 2 | 1 |
| 4 | 2 | 1 | 0 |
| 5 lub więcej | 1 | 0 | 0 |

**Potem kradzieże.** Najpierw osoba, której kartę kradzieży zagrano jako ostatnią, potem zgodnie z ruchem wskazówek
zegara. Każda osoba z kartą kradzieży, która nie jest w pułapce, wskazuje inną osobę i zabiera jej 1 bryłkę, jeśli ta
jakąś ma. {#S-60}

> Jeśli osoba, której kradzież zagrano jako ostatnią, jest w pułapce, kolejka i tak zaczyna się od jej miejsca.

**Przykład.** Grają: niebieski górnik, dwóch zielonych górników, szef, spekulant i dwóch sabotażystów. Szef kończy
drogę, która prowadzi przez niebieskie drzwi. Obaj sabotażyści mają przed sobą kradzież, a jeden z nich jest w pułapce.
Zwycięska grupa to niebieski górnik, szef i spekulant, trzy krasnoludy: niebieski górnik dostaje 3 bryłki, szef 2,
spekulant 1. Wolny sabotażysta zabiera 1 bryłkę wybranej osobie, ten w pułapce nic. {#S-61}

## Nowa runda i koniec gry {#rounds}

**Nowa runda.** Wszystkie karty krasnoludów tasuje się i rozdaje od nowa. Tasuje się wszystkie karty korytarzy i akcji,
razem z 10 odłożonymi; znów odkłada się 10 i każda osoba dostaje 6. Złoto się zachowuje. Zaczyna osoba po lewej stronie
tej, która dołożyła ostatnią kartę korytarza. {#S-70}

> [Jeśli nie dołożono żadnej karty korytarza](base#B-62), osoba po lewej stronie tej, która rundę zaczynała. {#B-62}

**Koniec.** Trzy rundy. Wygrywa najwięcej złota, a przy remisie wygrywają wszyscy, którzy mają go najwięcej. {#S-71}

## Co można wybrać przy stole {#options}

- **Liczba rund:** od 1 do 12 zamiast trzech.
- **Pierwsze miejsce:** kto zaczyna pierwszą rundę, zamiast losu.

## Wszystkie karty {#cards}

[Karty gry podstawowej](base#cards) i te tutaj. Liczba pod obrazkiem mówi, ile jest takich kart. Nie każdy drukowany
obrazek dało się sprawdzić, więc przy każdej grupie piszemy, na ile pewne są kształty: *pewne*, gdy zgadza się kilka
opisów, *prawdopodobne*, gdy mówi tak jeden dobry opis, *przyjęte*, gdy nikt o tym nie mówi i kształt jest naszą
propozycją.

### Korytarze pewne {#cards-sure}

![2 ×](card:NS.EW) ![1 ×](card:NS+blue) ![1 ×](card:NS.E+green)

### Korytarze prawdopodobne {#cards-likely}

![2 ×](card:NW.ES) ![1 ×](card:S+ladder) ![1 ×](card:E+ladder) ![1 ×](card:ES+ladder) ![1 ×](card:NE+ladder)
![1 ×](card:EW+blue) ![1 ×](card:NE+blue) ![1 ×](card:EW+green) ![1 ×](card:ES+green) ![1 ×](card:S+crystal)
![1 ×](card:E+crystal) ![1 ×](card:NESW+crystal) ![3 ×](card:ESW+crystal) ![1 ×](card:NSW+crystal)
![1 ×](card:NSW.E+crystal) ![1 ×](card:N.ESW+crystal) ![1 ×](card:EW.S+crystal)

### Korytarze przyjęte {#cards-assumed}

![1 ×](card:NE.S) ![1 ×](card:NE.W) ![1 ×](card:NW.S) ![1 ×](card:NW.E) ![1 ×](card:NS.E.W) ![1 ×](card:N.EW.S)

### Akcje {#cards-actions}

![4 ×](card:theft) ![3 ×](card:hands-off) ![2 ×](card:swap-hats) ![2 ×](card:swap-hands) ![2 ×](card:inspect)
![3 ×](card:trap) ![4 ×](card:free)

> Spis na pudełku liczy 21 kart akcji, ale opisy wymieniają te 20 i żadnej innej, więc gramy tymi.
`;export{e as default};