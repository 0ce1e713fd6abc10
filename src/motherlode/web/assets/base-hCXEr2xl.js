var e=`# Sabotażysta, gra podstawowa

Wszyscy przy stole są krasnoludami w tej samej kopalni. Większość to **górnicy**, którzy chcą dokopać się do skarbu.
Niektórzy to **sabotażyści**, którym zależy na tym, żeby się nie udało. Nikt nie wie, kto jest kim, więc patrz, co inni
budują, psują i naprawiają, i zdecyduj, komu ufasz.

Gra ma trzy rundy i trwa około pół godziny. W każdej rundzie każda osoba dostaje nową rolę. Nagrodą jest złoto: wygrywa
osoba, która po trzech rundach ma go najwięcej.

Każda zasada ma numer, na przykład [B-21](#B-21). Gdy stół odrzuca ruch, podaje numer zasady i prowadzi tutaj.

> Taka uwaga oznacza miejsce, w którym drukowane zasady milczą albo zostawiają swobodę, i mówi, jak gramy tutaj.

## Przygotowanie {#setup}

**Liczba osób.** Gra jest dla 3 do 10 osób. {#B-01}

**Karty krasnoludów.** Ile kart sabotażystów i górników się tasuje, zależy od liczby osób; kart jest zawsze o jedną
więcej niż osób. Każda osoba dostaje jedną. Ta, która zostaje, leży zakryta i do końca rundy nikt nie wie, co na niej
jest. {#B-02}

| osoby | karty sabotażystów | karty górników | kart na ręce |
|---|---|---|---|
| 3 | 1 | 3 | 6 |
| 4 | 1 | 4 | 6 |
| 5 | 2 | 4 | 6 |
| 6 | 2 | 5 | 5 |
| 7 | 3 | 5 | 5 |
| 8 | 3 | 6 | 4 |
| 9 | 3 | 7 | 4 |
| 10 | 4 | 7 | 4 |

![Górnik](role:miner) ![Sabotażysta](role:saboteur)

**Twoja rola to Twoja tajemnica.** Widzisz własną kartę krasnoluda i żadnej innej. Co o niej powiesz, zależy od Ciebie.
{#B-03}

**Co jest w pudełku.** 44 karty korytarzy: karta startu z drabiną, trzy karty celów (jeden skarb i dwa kamienie) oraz 40
kart do talii. Do tego 27 kart akcji i 28 kart bryłek złota. Wszystkie są pokazane [na końcu tej strony](#cards).
{#B-04}

**Kopalnia.** Karta startu leży odkryta. Trzy karty celów są potasowane i leżą zakryte. Między startem a środkowym celem
mieści się siedem kart, a między sąsiednimi celami jedna. Miejsca liczy się od startu: to kolumna 0, rząd 0. {#B-05}

![Start i cele, zanim leży pierwsza karta](maze:grid/start@0,0/goal@8,-2/goal@8,0/goal@8,2)

**Bez granic.** Labirynt może wyrosnąć poza ten prostokąt 9 × 5 kart, w każdą stronę. {#B-06}

**Talia i ręka.** 40 kart korytarzy i 27 kart akcji tasuje się w jedną talię i z niej rozdaje: po 6 kart przy 3 do 5
osobach, po 5 kart przy 6 lub 7, po 4 karty przy 8 do 10. {#B-07}

**Złoto.** 28 kart bryłek złota jest potasowanych i leży zakrytych. {#B-08}

**Kto zaczyna.** Zaczyna jedna osoba, a kolejka idzie zgodnie z ruchem wskazówek zegara, w lewo. {#B-09}

> W jednym wydaniu zaczyna najmłodsza osoba, w innym najbardziej podobna do krasnoluda. Tutaj osoba, która zakłada stół,
> może wskazać pierwsze miejsce; w przeciwnym razie decyduje los.

## Twoja tura {#turn}

**Użyj jednej karty.** Musisz użyć dokładnie jednej karty z ręki: dołożyć kartę korytarza, zagrać kartę akcji albo
spasować, czyli odrzucić jedną kartę zakrytą. {#B-10}

**Potem dobierz** wierzchnią kartę z talii. Gdy talia się wyczerpie, nikt już nie dobiera, a tura to tylko zagranie albo
odrzucenie karty. {#B-11}

**Bez kart na ręce** pasujesz i niczego nie odrzucasz. {#B-12}

**Stos kart odrzuconych.** Karty, którą odrzucasz przy pasowaniu, nie widzi nikt inny. Karta zagrana trafia na stos
odkryta. {#B-13}

## Karty korytarzy {#tunnels}

Z kart korytarzy powstaje labirynt. Światło pokazuje, dokąd sięga: co ma połączenie ze startem, to świeci, a ślepy
zaułek ginie w mroku.

**Obok labiryntu.** Kartę korytarza kładzie się na wolnym miejscu, które styka się bokiem z odkrytą kartą labiryntu.
Same rogi nie wystarczą. {#B-20}

**Pasuje z każdej strony.** Na każdym z czterech boków korytarz spotyka korytarz, a skała skałę. {#B-21}

![Pasuje: korytarz do korytarza, skała do skały](maze:yes/start@0,0/EW@1,0/NEW@2,0/ES@2,-1/SW@3,0/+EW@3,-1)
![Nie pasuje: na dole korytarz trafia na skałę](maze:no/start@0,0/EW@1,0/NEW@2,0/ES@2,-1/SW@3,0/+SW@3,-1)

**Nigdy poziomo.** Karty stoją pionowo. Kartę można odwrócić do góry nogami, ale nie położyć na boku. {#B-22}

**Połączona ze startem.** Od dokładanej karty musi prowadzić nieprzerwana droga do drabiny: z karty na kartę, a wewnątrz
każdej karty z jednego wylotu do drugiego. {#B-23}

![Za ślepym zaułkiem nie da się budować](maze:no/start@0,0/EW@1,0/N.E.S.W@2,0*W/+EW@3,0*)

**Obok celu.** Zakryta karta celu niczego nie wymaga od kart obok, bo nikt nie widzi jej boków. Odkryta jest już taką
kartą korytarza jak każda inna: trzeba do niej pasować i można od niej budować dalej. {#B-24}

> Drukowane zasady mówią tylko, że cele, i tylko cele, mogą nie pasować. Tak je rozumiemy.

**Co jest odcięte.** Karty, które osuwisko odcięło od startu, zostają na swoim miejscu. Karty obok nadal muszą do nich
pasować, ale nie wolno dołożyć niczego, co łączy się tylko z nimi. {#B-25}

![Po osuwisku: droga kończy się na luce](maze:no/start@0,0/gap@1,0/EW@2,0*/+NEW@3,0*)

**Z zepsutym narzędziem.** Jeśli na początku Twojej tury leży przed Tobą zepsute narzędzie, nie możesz dokładać kart
korytarzy. Każdą inną kartę możesz zagrać. {#B-26}

## Karty akcji {#actions}

![](card:break-pick) ![](card:break-lamp) ![](card:break-cart) **Zepsute narzędzie.** Połóż je przed osobą, która nie ma
jeszcze zepsutego narzędzia tego rodzaju: kilofa, latarni albo wagonika. Nikt nie ma więc przed sobą więcej niż trzech,
po jednym z każdego rodzaju. {#B-30}

> Kładzie się je przed inną osobą, nigdy przed sobą.

![](card:fix-pick) ![](card:fix-lamp) ![](card:fix-cart) **Naprawa narzędzia.** Usuwa jedno zepsute narzędzie pokazanego
rodzaju sprzed dowolnej osoby, także sprzed Ciebie. Obie karty trafiają odkryte na stos kart odrzuconych. {#B-31}

![](card:fix-lamp+pick) ![](card:fix-cart+pick) ![](card:fix-cart+lamp) **Naprawa z dwoma narzędziami.** Naprawia jedno
z dwóch, a wybór należy do Ciebie. Nigdy oba. {#B-32}

**Nic do naprawy.** Naprawę można zagrać tylko na osobę, która ma przed sobą pasujące zepsute narzędzie. {#B-33}

![](card:rockfall) **Osuwisko.** Usuwa z labiryntu jedną dowolną kartę korytarza, ale nigdy startu ani celu. Obie karty
trafiają odkryte na stos kart odrzuconych. Lukę można zapełnić w następnych turach. {#B-34}

![](card:map) **Mapa.** Obejrzyj jedną zakrytą kartę celu i odłóż ją na miejsce. Widzisz ją tylko Ty; wszyscy widzą, na
który cel patrzysz. Mapa trafia odkryta na stos kart odrzuconych. Gdy żaden cel nie jest zakryty, nie można jej zagrać.
{#B-35}

## Cele i koniec rundy {#goals}

**Dotarcie do celu.** Gdy po dołożeniu karty korytarza nieprzerwana droga prowadzi od startu do celu, ten cel się
odkrywa; podobnie każdy inny cel, który ma wtedy połączenie. {#B-40}

> Dołożona karta nie musi sama dotykać celu, a odkryty właśnie kamień może prowadzić dalej do następnego celu. Jedno i
> drugie zdarza się dopiero z mostami i drabinami z innych pudełek.

![](goal:treasure) **Skarb.** Runda kończy się natychmiast. Niczego się już nie dobiera. {#B-41}

![](goal:stone-1) ![](goal:stone-2) **Kamień.** Gra toczy się dalej. W razie potrzeby kamień odwraca się do góry nogami,
tak aby jego korytarz spotkał ten, który do niego dotarł. Może wtedy nie pasować do innych sąsiadów: wolno to celom, i
tylko celom. {#B-42}

**Ślepy zaułek nigdzie nie dociera.** Nigdy nie odkrywa celu, bo wylot od strony startu nie prowadzi do wylotu od strony
celu. {#B-43}

![Ślepy zaułek obok celu: nic się nie dzieje](maze:plain/start@5,0/EW@6,0/E.W@7,0*W/goal@8,0)
![Droga do celu: cel się odkrywa](maze:plain/start@5,0/EW@6,0/EW@7,0/treasure@8,0)

**Nie ma czego zagrać.** Runda kończy się też, gdy talia jest pusta i nikt nie ma na ręce karty, którą można zagrać.
{#B-44}

> Czy kartę można zagrać, zależy od tego, co leży na stole: zepsutych narzędzi, luk i celów. Runda kończy się, gdy tylko
> tak jest, nawet jeśli zostały karty do odrzucenia.

**Maski w dół.** Po rundzie odkrywa się wszystkie karty krasnoludów, także tę, która została. {#B-45}

## Podział złota {#gold}

**Kto wygrywa rundę.** Górnicy, jeśli udało się dotrzeć do skarbu, bez względu na to, kto tego dokonał. W przeciwnym
razie sabotażyści. {#B-50}

**Złoto dla górników.** Dobiera się tyle kart bryłek złota, ilu jest górników wśród grających. Osoba, która dołożyła
ostatnią kartę korytarza, ogląda je, zatrzymuje jedną i przekazuje resztę następnemu górnikowi przeciwnie do ruchu
wskazówek zegara, w prawo, z pominięciem sabotażystów. Ten robi to samo, i tak dalej, aż każdy górnik ma jedną. {#B-51}

**Gdy dotarł tam sabotażysta,** pierwszy wybiera najbliższy górnik po prawej stronie tego sabotażysty. {#B-52}

**Złoto dla sabotażystów.** Zwycięscy sabotażyści dostają karty bryłek złota. Ile każdy z nich, zależy od tego, ilu
sabotażystów brało udział w rundzie: {#B-54}

| sabotażyści | bryłki dla każdego |
|---|---|
| 1 | 4 |
| 2 | 3 |
| 3 | 3 |
| 4 | 2 |

> Karty dobiera się tak, żeby każda suma się zgadzała, i w jak najmniejszej liczbie. Jeśli z kart, które zostały, nie da
> się tego zrobić, rozdaje się jak najwięcej, nikomu ponad jego sumę, w kolejności miejsc od osoby, która zaczynała
> rundę.

**Ani jednego sabotażysty.** Przy 3 lub 4 osobach sabotażysta może być kartą, która została. Jeśli w takiej rundzie nie
uda się dotrzeć do skarbu, nikt nie dostaje złota. {#B-55}

**Złoto jest tajne.** Ile masz złota i którą kartę wybierasz, pozostaje Twoją tajemnicą do końca gry. {#B-56}

## Nowa runda i koniec gry {#rounds}

**Nową rundę** przygotowuje się jak pierwszą: start i cele, wszystkie karty krasnoludów razem z tą, która została, i
całą talię tasuje się i rozdaje od nowa. Każda osoba zachowuje swoje złoto, a pozostałe karty bryłek złota tasuje się
ponownie. {#B-60}

**Kto ją zaczyna.** Osoba po lewej stronie tej, która dołożyła ostatnią kartę *korytarza*. {#B-61}

> Jeśli w rundzie nie dołożono żadnej karty korytarza, osoba po lewej stronie tej, która rundę zaczynała. {#B-62}

**Koniec.** Gra kończy się po trzech rundach. Wygrywa największa liczba bryłek, a przy remisie wygrywają wszyscy, którzy
mają ich najwięcej. {#B-70}

## Co można wybrać przy stole {#options}

- **Liczba rund:** od 1 do 12 zamiast trzech.
- **Pierwsze miejsce:** kto zaczyna pierwszą rundę, zamiast losu.

Odmiana, w której złoto dzieli się inaczej, ma własną stronę: [wcześniejsze wydanie](base-classic).

## Wszystkie karty {#cards}

Liczba pod obrazkiem mówi, ile jest takich kart. Każdą można odwrócić do góry nogami.

### Korytarze {#cards-tunnels}

![4 ×](card:NS) ![3 ×](card:EW) ![5 ×](card:NESW) ![5 ×](card:NES) ![5 ×](card:NEW) ![5 ×](card:NE) ![4 ×](card:NW)

### Ślepe zaułki {#cards-dead-ends}

![1 ×](card:S) ![1 ×](card:E) ![1 ×](card:N.S) ![1 ×](card:E.W) ![1 ×](card:N.E) ![1 ×](card:N.W) ![1 ×](card:N.E.S)
![1 ×](card:N.E.W) ![1 ×](card:N.E.S.W)

### Akcje {#cards-actions}

![6 ×](card:map) ![3 ×](card:rockfall) ![3 ×](card:break-pick) ![3 ×](card:break-lamp) ![3 ×](card:break-cart)
![2 ×](card:fix-pick) ![2 ×](card:fix-lamp) ![2 ×](card:fix-cart) ![1 ×](card:fix-lamp+pick) ![1 ×](card:fix-cart+pick)
![1 ×](card:fix-cart+lamp)

### Złoto {#cards-gold}

![16 ×](gold:1) ![8 ×](gold:2) ![4 ×](gold:3)
`;export{e as default};