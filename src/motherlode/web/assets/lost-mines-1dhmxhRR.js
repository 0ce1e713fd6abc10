var e=`# Zaginione kopalnie

Za głębokim lasem leżą cztery zapomniane kopalnie. Dwa **klany** krasnoludów, niebieski i żółty, wytyczają ścieżki przez
las i wędrują nimi po skarby. Na koniec każdy klan dzieli się tym, co przyniosły jego krasnoludy. Ale w każdym klanie
jeden krasnolud jest **samolubny** i niczym się nie dzieli, a jeden to **sabotażysta**, który potajemnie pracuje dla
drugiego klanu.

To osobna gra: z [grą podstawową](base) łączy ją to, że karty muszą do siebie pasować, ale nie same karty. Gra ma dwie
rundy i trwa około trzech kwadransów.

Każda zasada ma numer, na przykład [L-22](#L-22). Gdy stół odrzuca ruch, podaje numer zasady i prowadzi tutaj.

> Taka uwaga oznacza miejsce, w którym drukowane zasady milczą albo zostawiają swobodę, i mówi, jak gramy tutaj.

## Przygotowanie {#setup}

**Liczba osób.** Gra jest dla 3 do 9 osób, w dwóch klanach: niebieskim i żółtym. {#L-01}

**Karty krasnoludów.** Jest ich 10: w każdym klanie 3 lojalne krasnoludy, 1 samolubny i 1 sabotażysta. Gdy gra mniej niż
7 osób, część lojalnych krasnoludów się odkłada. Karty się tasuje i każda osoba dostaje jedną; resztę odkłada się bez
oglądania. {#L-02}

| osoby | lojalne, w każdym klanie | samolubne, w każdym klanie | sabotażyści, w każdym klanie | kart na ręce |
|---|---|---|---|---|
| 3 lub 4 | 1 | 1 | 1 | 5 |
| 5 lub 6 | 2 | 1 | 1 | 5 |
| 7 do 9 | 3 | 1 | 1 | 4 |

![Lojalny](role:blue-loyal) ![Samolubny](role:blue-selfish) ![Sabotażysta](role:blue-saboteur)
![Lojalny](role:yellow-loyal) ![Samolubny](role:yellow-selfish) ![Sabotażysta](role:yellow-saboteur)

**Klan widać, roli nie.** Po odwrocie karty wszyscy widzą, do którego klanu należysz. Rola jest Twoją tajemnicą do końca
rundy. {#L-03}

**Krasnoludy.** Każda osoba ma na planszy krasnoluda swojego klanu. Zaczyna on na karcie startu tego klanu. {#L-04}

**Plansza** ma 11 kolumn i 7 rzędów pól, liczonych od lewego górnego rogu. Dwie karty startu leżą odkryte na swoich
polach. Cztery kopalnie są potasowane i leżą na swoich polach zakryte. Plansza to cały świat: poza nią nie kładzie się
żadnej karty. {#L-05}

![Plansza, zanim leży pierwsza karta](trail:grid/free@1,1/free@11,7/blue-start@2,3/yellow-start@2,5/mine@10,1/mine@10,3/mine@10,5/mine@10,7)

**Skarby.** Tasuje się 12 kart skarbów. Tyle, ile gra osób, leży zakrytych obok planszy; resztę odkłada się bez
oglądania. {#L-06}

> Rodzaj skarbu, klejnoty, złoto albo srebro, widać na odwrocie i znają go wszyscy, bo inaczej nikt nie mógłby wziąć
> pasującego. Wartość jest tajna.

**Talia i ręka.** Tasuje się 40 kart ścieżek i 23 karty akcji, a 10 z nich odkłada na całą rundę bez oglądania. Przy 3
do 6 osobach każda dostaje 5 kart, przy 7 do 9 osobach 4. {#L-07}

**Kto zaczyna.** Drukowane zasady mówią: osoba najbardziej żądna przygód. Tutaj jest to miejsce wskazane albo
wylosowane, jak [w grze podstawowej](base#B-09); potem zgodnie z ruchem wskazówek zegara, w lewo. {#L-08}

## Twoja tura {#turn}

Tura ma trzy kroki, w tej kolejności:

1. **Zagraj albo odrzuć.** Musisz zrobić dokładnie jedno z tego: zagrać kartę ścieżki, zagrać kartę akcji albo odrzucić
   jedną lub dwie zakryte karty. {#L-10}
2. **Przesuń krasnoluda,** jeśli chcesz i jeśli jest dokąd pójść. {#L-11}
3. **Dobierz.** 1 kartę po zagraniu; po odrzuceniu tyle, ile odrzucasz. Gdy talia jest pusta, niczego się nie dobiera, a
   gdy kart jest mniej, niż się należy, dobiera się te, które są. {#L-12}

**Bez kart.** Jeśli na początku tury nie masz kart na ręce, tracisz całą turę, ruch także, i tak do końca rundy. {#L-13}

> Twój [troll](#L-33) i tak wtedy odchodzi. Stracona tura nie przynosi [skarbu](#L-43).

## Karty ścieżek {#paths}

**Gdzie.** Na wolnym polu obok karty startu, karty ścieżki albo odkrytej kopalni. {#L-20}

**Pasuje z każdej strony.** Wszędzie, gdzie styka się z odkrytą kartą, ścieżka spotyka ścieżkę, a las spotyka las.
{#L-21}

> Zakryta kopalnia niczego nie wymaga od kart obok.

**Przedłuża ścieżkę.** Co najmniej jedna ścieżka na karcie musi połączyć się z taką, która już jest. Karta nie musi mieć
połączenia z Twoją kartą startu ani z Twoim krasnoludem. {#L-22}

![Pasuje i przedłuża ścieżkę](trail:yes/blue-start@2,3/EW@3,3/+NSW@4,3)
![Nie pasuje: ścieżka kończy się na drzewach](trail:no/blue-start@2,3/EW@3,3/+NES@4,3)
![Nie przedłuża ścieżki: las spotyka tylko las](trail:no/blue-start@2,3/EW@3,3/+EW@3,2)

**Obracanie.** Kartę można odwrócić do góry nogami, ale nie położyć na boku. {#L-23}

> Drukowane zasady tego nie mówią; tak jest w całej rodzinie gier.

![](forest:NS+tree) ![](forest:EW+lake) ![](forest:EW+ditch) **Przeszkody.** Powalone drzewo, jezioro, rów: żaden
krasnolud nie może się tam zatrzymać ani przejść, dopóki nie leży tam odpowiednie [narzędzie](#L-30). {#L-24}

![](forest:NE+rocks) **Kamienie.** Jest tam miejsce dla jednego krasnoluda. Dopóki ktoś tam stoi, nikt inny nie może się
tam zatrzymać ani przejść. {#L-25}

![](forest:NES+campfire) **Ognisko.** Krasnolud, który tu zaczyna ruch, może przejść do 5 kart. {#L-26}

## Karty akcji {#actions}

![](forest:axe) ![](forest:boat) ![](forest:rope) **Narzędzia.** Topór jest na powalone drzewo, łódź na jezioro, lina na
rów. Narzędzie można zagrać tylko wtedy, gdy na planszy leży taka przeszkoda bez narzędzia. Kartę się odrzuca, a na
przeszkodzie kładzie się znacznik narzędzia. Odtąd krasnoludy mogą tam wejść, ale tylko po jednym, jak na
[kamienie](#L-25). {#L-30}

![](forest:look-mine+treasure) ![](forest:look-dwarf+mine) ![](forest:look-dwarf+treasure) **Informacje.** Każda z tych
kart daje dwie z trzech możliwości, a Ty wybierasz jedną: obejrzeć zakrytą kopalnię, skarb, którego jeszcze nikt nie
zabrał, albo kartę krasnoluda innej osoby. Widzisz to tylko Ty; wszyscy widzą, na co patrzysz. Zdobytych informacji nie
można ujawniać innym graczom. {#L-31}

![](forest:trap) **Pułapka.** Ustawia się ją na ścieżce łączącej dwie karty albo na otwartym końcu ścieżki, za którym
jest wolne pole. Gdy krasnolud ją mija, osoba, do której należy, od razu traci losową kartę: jej sąsiednia osoba po
lewej wyciąga ją z ręki i odrzuca zakrytą, bez oglądania. Na ręce jest odtąd o jedną kartę mniej do końca rundy. Bez
kart na ręce nic się nie traci. {#L-32}

> Pułapka zostaje na miejscu. Także na przejściu ze ścieżki do zakrytej kopalni może stać pułapka albo troll.

![](forest:troll) **Troll.** Karta leży przed Tobą, a troll staje tam, gdzie można by ustawić pułapkę. Nikt go nie
minie, nawet Ty. Na początku Twojej następnej tury troll odchodzi, a kartę się odrzuca. {#L-33}

**Budowanie dalej.** Do końca ścieżki, na którym jest pułapka albo troll, można dołożyć kartę ścieżki. Pułapka lub troll
stoi wtedy między dwiema kartami. {#L-34}

![](forest:storm) **Burza.** Usuwa dowolną kartę ścieżki, na której nie stoi krasnolud, razem z narzędziem, które na
niej leży; nigdy karty startu ani kopalni. Pułapki i trolle na jej brzegach znikają tylko wtedy, gdy zostałyby między
dwoma pustymi polami. {#L-35}

> Troll, który tak znika, zabiera ze sobą swoją kartę: odrzuca się ją od razu.

**Stos kart odrzuconych.** Zagrane karty trafiają tam zakryte. {#L-36}

> Na jednym przejściu stoi jedna pułapka albo jeden troll, nigdy jedno i drugie naraz.

## Ruch {#moving}

**Jak daleko.** Od 1 do 3 kart po istniejących ścieżkach, do 5 [od ogniska](#L-26). Na jednej karcie może stać dowolnie
wiele krasnoludów, z wyjątkiem [kamieni](#L-25) i [przeszkód z narzędziem](#L-30). {#L-40}

> W jednym ruchu nie wchodzi się dwa razy na tę samą kartę.

**Odkrycie kopalni.** Krasnolud, który wchodzi do zakrytej kopalni, odkrywa ją i kończy tam ruch. Kopalnię odwraca się
tak, żeby przede wszystkim pasowało przejście, którym przyszedł krasnolud; inne boki pasują, o ile się da. {#L-41}

> Jeśli krasnolud może wejść w obu położeniach, kopalnia leży tak, by pasowała do większej liczby sąsiadów; w przeciwnym
> razie się jej nie odwraca.

## Kopalnie i skarby {#mines}

**Cztery kopalnie.** W trzech są skarby: klejnoty, złoto i srebro. W czwartej mieszka smok. {#L-42}

![Klejnoty](mine:gems) ![Złoto](mine:gold) ![Srebro](mine:silver) ![Smok](mine:dragon)

**Branie skarbu.** Jeśli po ruchu albo po rezygnacji z ruchu Twój krasnolud stoi na kopalni ze skarbem, bierzesz jeden
skarb tego rodzaju, o ile jakiś został; i znowu na końcu każdej następnej Twojej tury, w której nadal tam stoi. {#L-43}

> Samo przejście przez kopalnię nic nie daje. Możesz wybierać spośród skarbów tego rodzaju, a wartość widzisz tylko Ty.

**Smok.** Kto odkrywa kopalnię smoka, bierze smoka. Odtąd ta kopalnia jest dla wszystkich zwykłą ścieżką. {#L-44}

## Koniec rundy {#end}

**Kiedy kończy się runda.** Gdy talia jest pusta i nikt nie ma już kart, albo natychmiast, gdy wszystkie skarby są
zabrane. {#L-50}

**Za wspólną zgodą.** Grający mogą zakończyć rundę, gdy do kopalni ze skarbem nie da się już dotrzeć. {#L-51}

> To oni o tym rozstrzygają. W swojej turze, zanim coś zagrasz lub odrzucisz, możesz zarządzić głosowanie, raz na rundę.
> Pozostałe osoby pyta się po kolei, zgodnie z ruchem wskazówek zegara. Jeśli ktoś się nie zgadza, głosowanie się kończy
> i Twoja tura trwa dalej.

## Podział skarbów {#sharing}

**Samolubne krasnoludy.** Odkrywa się wszystkie role. Samolubny krasnolud dostaje tyle punktów, ile warte są jego własne
skarby, i nie ma udziału w skarbach klanu. {#L-52}

**Dwie pule.** Wszyscy pozostali składają swoje skarby do puli klanu. Skarby sabotażysty trafiają do puli drugiego klanu
i w niej ma on udział. {#L-53}

**Podział puli.** Dzieli się ją po równo. Co zostaje, dostaje ta z uprawnionych osób, która zabrała pojedynczy
najcenniejszy skarb; jeśli jest ich kilka, resztę dzieli się między nie po równo, a co jeszcze zostanie, przepada.
{#L-54}

**Danina dla smoka.** Kto ma smoka, oddaje 2 z punktów zdobytych w tej rundzie, a jeśli zdobył w niej mniej, to
wszystkie. Punkty z wcześniejszych rund zostają. {#L-55}

**Przykład.** Dwa lojalne żółte krasnoludy dzielą 8 punktów: po 4. Dwa lojalne niebieskie krasnoludy i żółty sabotażysta
dzielą 8: po 2, a pozostałe 2 dostaje sabotażysta, który zabrał skarb wart 4. Jeden z lojalnych niebieskich krasnoludów
ma smoka i oddaje 2. Samolubny niebieski krasnolud zatrzymuje 3. {#L-56}

## Nowa runda i koniec gry {#rounds}

**Nowa runda.** Wszystko przygotowuje się od nowa, także karty krasnoludów, kopalnie i skarby. Zaczyna osoba po lewej
stronie tej, która zagrała ostatnią kartę. Odrzucenie to nie zagranie; jeśli nie zagrano żadnej karty, zobacz [grę
podstawową](base#B-62). {#L-60}

**Koniec.** Dwie rundy. Wygrywa najwięcej punktów, a przy remisie wygrywają wszyscy, którzy mają ich najwięcej. Jeśli
tak wybrano przy stole, gra się kolejne rundy, aż wygra jedna osoba. {#L-61}

> Najwyżej 4 kolejne rundy.

## Co można wybrać przy stole {#options}

- **Aż wygra jedna osoba:** kolejne rundy po remisie, jak mówi [L-61](#L-61).
- **Liczba rund:** od 1 do 12 zamiast dwóch.
- **Pierwsze miejsce:** kto zaczyna pierwszą rundę, zamiast losu.

## Wszystkie karty {#cards}

Liczba pod obrazkiem mówi, ile jest takich kart. Instrukcja podaje liczby kart i karty krasnoludów: to jest pewne. Cała
reszta jest **przyjęta**: wielkość planszy, gdzie leżą starty i kopalnie, kształty wszystkich kart, ile jest których
akcji i wartości skarbów to nasza propozycja, zgodna z drukowanymi liczbami.

### Ścieżki {#cards-paths}

![2 ×](forest:NS) ![2 ×](forest:EW) ![4 ×](forest:NE) ![4 ×](forest:NW) ![4 ×](forest:NES) ![4 ×](forest:NEW)
![4 ×](forest:NESW)

### Przeszkody, kamienie i ogniska {#cards-special}

![1 ×](forest:NS+tree) ![1 ×](forest:EW+tree) ![1 ×](forest:NES+tree) ![1 ×](forest:NS+lake) ![1 ×](forest:EW+lake)
![1 ×](forest:NEW+lake) ![1 ×](forest:NS+ditch) ![1 ×](forest:EW+ditch) ![1 ×](forest:NESW+ditch)
![1 ×](forest:NS+rocks) ![1 ×](forest:EW+rocks) ![1 ×](forest:NE+rocks) ![1 ×](forest:NW+rocks)
![1 ×](forest:NES+campfire) ![1 ×](forest:NEW+campfire) ![1 ×](forest:NESW+campfire)

### Akcje {#cards-actions}

![3 ×](forest:axe) ![3 ×](forest:boat) ![3 ×](forest:rope) ![3 ×](forest:trap) ![2 ×](forest:troll) ![3 ×](forest:storm)
![2 ×](forest:look-mine+treasure) ![2 ×](forest:look-dwarf+mine) ![2 ×](forest:look-dwarf+treasure)

### Skarby {#cards-treasures}

| rodzaj | wartości |
|---|---|
| klejnoty | 3, 4, 4, 5 |
| złoto | 2, 3, 3, 4 |
| srebro | 1, 2, 2, 3 |
`;export{e as default};