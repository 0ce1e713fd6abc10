var e=`# Sabotażysta, wcześniejsze wydanie

To [gra podstawowa](base) w postaci z wcześniejszego wydania. Gra się tymi samymi kartami i tak samo; inaczej dzieli się
tylko złoto górników i inaczej zaczyna nową rundę. Jeśli jeszcze nie znasz tej gry, przeczytaj najpierw [grę
podstawową](base) i wróć.

## Co jest inaczej {#differences}

| | gra podstawowa | wcześniejsze wydanie |
|---|---|---|
| karty złota dobierane dla górników | jedna na każdego górnika | jedna na każdą osobę, ale przy dziesięciu osobach tylko dziewięć |
| ile dostaje górnik | dokładnie jedną | jedną lub więcej |
| kto zaczyna następną rundę | na lewo od ostatniej dołożonej karty korytarza | na lewo od ostatniej zagranej karty, dowolnej |
| górnicy z zepsutymi narzędziami | dostają złoto | dostają złoto albo nie, jeśli tak wybrano przy stole |

**Złoto dla górników.** Dobiera się tyle kart bryłek złota, ile *osób* gra, ale przy dziesięciu osobach tylko dziewięć.
Osoba, która dołożyła ostatnią kartę korytarza, ogląda je, zatrzymuje jedną i przekazuje resztę następnemu górnikowi
przeciwnie do ruchu wskazówek zegara, w prawo, z pominięciem sabotażystów. Karty krążą tak długo, aż nie zostanie żadna,
więc niektórzy górnicy dostają ich więcej. {#C-51}

**Bez złota z zepsutym narzędziem.** Tę zasadę można wybrać przy stole: górnik, przed którym na koniec rundy leży
zepsute narzędzie, jest pomijany przy wybieraniu złota. Sabotażyści i tak dostają swoje. {#C-53}

> Kart dobiera się tyle, co zawsze; ale jeśli nie ma górnika, który może wybierać, nie dobiera się żadnej.

**Kto zaczyna nową rundę.** Osoba po lewej stronie tej, która jako ostatnia *zagrała kartę*, dowolną. Odrzucenie to nie
zagranie. {#C-61}

## Co jest tak samo {#same}

Każda z tych zasad stoi w całości na stronie [gry podstawowej](base); prowadzi tam jej tytuł.

### Przygotowanie {#same-setup}

- [Liczba osób](base#B-01): od 3 do 10. {#B-01}
- [Karty krasnoludów](base#B-02): tylu sabotażystów i górników, ilu podaje tabela, zawsze o jedną kartę więcej niż osób.
  {#B-02}
- [Twoja rola to Twoja tajemnica](base#B-03): widzisz tylko własną kartę krasnoluda. {#B-03}
- [Co jest w pudełku](base#B-04): 44 karty korytarzy, 27 kart akcji, 28 kart bryłek złota. {#B-04}
- [Kopalnia](base#B-05): siedem kart między startem a środkowym celem, jedna między sąsiednimi celami. {#B-05}
- [Bez granic](base#B-06): labirynt rośnie, jak chce. {#B-06}
- [Talia i ręka](base#B-07): po 6, 5 albo 4 karty, zależnie od liczby osób. {#B-07}
- [Złoto](base#B-08): 28 kart, potasowanych, zakrytych. {#B-08}
- [Kto zaczyna](base#B-09): miejsce wskazane albo wylosowane; potem zgodnie z ruchem wskazówek zegara. {#B-09}

### Tura {#same-turn}

- [Użyj jednej karty](base#B-10): dołóż korytarz, zagraj akcję albo spasuj, odrzucając jedną zakrytą. {#B-10}
- [Potem dobierz](base#B-11) jedną kartę, dopóki są w talii. {#B-11}
- [Bez kart na ręce](base#B-12) pasujesz i niczego nie odrzucasz. {#B-12}
- [Stos kart odrzuconych](base#B-13): kart odrzuconych przy pasowaniu nie widzi nikt inny. {#B-13}

### Karty korytarzy {#same-tunnels}

- [Obok labiryntu](base#B-20): bokiem do karty, która leży odkryta. {#B-20}
- [Pasuje z każdej strony](base#B-21): korytarz do korytarza, skała do skały. {#B-21}
- [Nigdy poziomo](base#B-22): prosto albo do góry nogami. {#B-22}
- [Połączona ze startem](base#B-23): bez przerwy i nie przez ślepy zaułek. {#B-23}
- [Obok celu](base#B-24): zakryty niczego nie wymaga od sąsiadów. {#B-24}
- [Co jest odcięte](base#B-25), zostaje, ale nie da się od tego budować. {#B-25}
- [Z zepsutym narzędziem](base#B-26) nie możesz dokładać kart korytarzy. {#B-26}

### Karty akcji {#same-actions}

- [Zepsute narzędzie](base#B-30): przed inną osobą, najwyżej jedno z każdego rodzaju. {#B-30}
- [Naprawa narzędzia](base#B-31): usuwa zepsute narzędzie pokazanego rodzaju sprzed dowolnej osoby. {#B-31}
- [Naprawa z dwoma narzędziami](base#B-32): naprawia jedno z dwóch. {#B-32}
- [Nic do naprawy](base#B-33): naprawa wymaga pasującego zepsutego narzędzia. {#B-33}
- [Osuwisko](base#B-34): usuwa z labiryntu kartę korytarza, nigdy startu ani celu. {#B-34}
- [Mapa](base#B-35): obejrzyj jedną zakrytą kartę celu. {#B-35}

### Cele i koniec rundy {#same-goals}

- [Dotarcie do celu](base#B-40): odkrywa się go, gdy prowadzi do niego droga. {#B-40}
- [Skarb](base#B-41) kończy rundę natychmiast. {#B-41}
- [Kamień](base#B-42) odwraca się tak, by spotkał korytarz, i gra toczy się dalej. {#B-42}
- [Ślepy zaułek nigdzie nie dociera](base#B-43), więc nie odkrywa celu. {#B-43}
- [Nie ma czego zagrać](base#B-44): talia jest pusta i nikt nie może zagrać karty. {#B-44}
- [Maski w dół](base#B-45): odkrywa się wszystkie karty krasnoludów. {#B-45}

### Złoto {#same-gold}

- [Kto wygrywa rundę](base#B-50): górnicy, jeśli udało się dotrzeć do skarbu, inaczej sabotażyści. {#B-50}
- [Gdy dotarł tam sabotażysta](base#B-52), pierwszy wybiera najbliższy górnik po prawej. To wydanie o tym nie mówi, więc
  robimy jak w grze podstawowej. {#B-52}
- [Złoto dla sabotażystów](base#B-54): 4 bryłki dla jednego, po 3 dla dwóch lub trzech, po 2 dla czterech. {#B-54}
- [Ani jednego sabotażysty](base#B-55): jeśli wtedy nie uda się dotrzeć do skarbu, nikt nie dostaje złota. {#B-55}
- [Złoto jest tajne](base#B-56) do końca gry. {#B-56}

### Rundy {#same-rounds}

- [Nową rundę](base#B-60) przygotowuje się jak pierwszą; złoto się zachowuje. {#B-60}
- [Jeśli nie zagrano takiej karty](base#B-62), następną rundę zaczyna osoba po lewej stronie tej, która zaczynała
  poprzednią. {#B-62}
- [Koniec](base#B-70): trzy rundy, wygrywa największa liczba bryłek, przy remisie wygrywają wszyscy remisujący. {#B-70}

## Co można wybrać przy stole {#options}

- **Bez złota z zepsutym narzędziem:** jak mówi [C-53](#C-53).
- **Liczba rund:** od 1 do 12 zamiast trzech.
- **Pierwsze miejsce:** kto zaczyna pierwszą rundę, zamiast losu.
`;export{e as default};