var e={title:`Sabotażysta 2`,contents:[{anchor:`roles`,text:`Kto jest kim`},{anchor:`setup`,text:`Przygotowanie`},{anchor:`turn`,text:`Twoja tura`},{anchor:`tunnels`,text:`Karty korytarzy`},{anchor:`actions`,text:`Karty akcji`},{anchor:`end`,text:`Koniec rundy`},{anchor:`winners`,text:`Kto wygrywa rundę`},{anchor:`gold`,text:`Złoto`},{anchor:`rounds`,text:`Nowa runda i koniec gry`},{anchor:`options`,text:`Co można wybrać przy stole`},{anchor:`cards`,text:`Wszystkie karty`}],html:`<h1>Sabotażysta 2</h1>
<p class="prose">Kopalnia urosła, a z nią nieufność. Górnicy to teraz <strong>dwie drużyny</strong>, niebieska i zielona, które ścigają się do skarbu.
Szef, spekulant i dwóch geologów dbają o siebie, a sabotażyści wciąż tu są. W korytarzach pojawiły się mosty, drabiny i
drzwi, a wśród kart pułapki, kradzieże i zamiany.</p>
<p class="prose">Gra się wszystkimi kartami korytarzy i akcji z gry podstawowej oraz kartami z własnego pudełka; karty krasnoludów i
złota z gry podstawowej nie są używane. Wiele zasad gry podstawowej obowiązuje też tutaj. Podajemy je w kilku słowach, a
ich tytuły prowadzą na stronę <a href="/rules/base">gry podstawowej</a>, gdzie są opisane w całości.</p>
<p class="prose">Każda zasada ma numer, na przykład <a href="/rules/saboteur2#S-12">S-12</a>. Gdy stół odrzuca ruch, podaje numer zasady i prowadzi tutaj.</p>
<p class="note">Taka uwaga oznacza miejsce, w którym drukowane zasady milczą albo zostawiają swobodę, i mówi, jak gramy tutaj.</p>
<h2 id="roles">Kto jest kim</h2>
<div class="gallery"><figure class="role"><span class="picture" data-picture="role:blue" data-uid="rules-1"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Niebieski górnik, 4 ×</figcaption></figure><figure class="role"><span class="picture" data-picture="role:green" data-uid="rules-2"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Zielony górnik, 4 ×</figcaption></figure><figure class="role"><span class="picture" data-picture="role:boss" data-uid="rules-3"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Szef, 1 ×</figcaption></figure><figure class="role"><span class="picture" data-picture="role:profiteer" data-uid="rules-4"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Spekulant, 1 ×</figcaption></figure><figure class="role"><span class="picture" data-picture="role:geologist" data-uid="rules-5"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Geolog, 2 ×</figcaption></figure><figure class="role"><span class="picture" data-picture="role:saboteur" data-uid="rules-6"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Sabotażysta, 3 ×</figcaption></figure></div>
<div class="wide"><table><thead>
<tr>
<th scope="col">rola</th>
<th scope="col">czego chce</th>
</tr>
</thead>
<tbody>
<tr>
<td>niebiescy i zieloni górnicy</td>
<td>skarbu dla własnej drużyny, nie za drzwiami drugiego koloru</td>
</tr>
<tr>
<td>szef</td>
<td>żeby któraś drużyna dotarła do skarbu; dostaje 1 bryłkę mniej niż inni</td>
</tr>
<tr>
<td>spekulant</td>
<td>zawsze należy do zwycięskiej grupy; dostaje 2 bryłki mniej niż inni</td>
</tr>
<tr>
<td>geolodzy</td>
<td>jak najwięcej kryształów w labiryncie</td>
</tr>
<tr>
<td>sabotażyści</td>
<td>żeby nikt nie dotarł do skarbu</td>
</tr>
</tbody>
</table></div><h2 id="setup">Przygotowanie</h2>
<p id="S-01" class="rule"><strong>Liczba graczy.</strong> Gra jest dla 2 do 12 graczy. <a class="id" href="/rules/saboteur2#S-01"><bdi>S-01</bdi></a></p>
<p id="S-02" class="rule"><strong>Karty krasnoludów.</strong> Tasuje się wszystkie 15, bez względu na liczbę graczy: 4 niebieskich górników, 4 zielonych
górników, 1 szef, 1 spekulant, 2 geologów i 3 sabotażystów. Każdy gracz dostaje jedną. Pozostałe leżą zakryte w osobnej
talii i nikt ich nie zna. <a class="id" href="/rules/saboteur2#S-02"><bdi>S-02</bdi></a></p>
<p id="S-03" class="rule"><strong>Talia i ręka.</strong> Tasuje się wszystkie karty korytarzy i akcji z obu pudełek, 70 i 47 oprócz startu i celów. 10
wierzchnich odkłada się na całą rundę bez oglądania. Każdy gracz dostaje 6 kart, bez względu na liczbę graczy. <a class="id" href="/rules/saboteur2#S-03"><bdi>S-03</bdi></a></p>
<p id="S-04" class="rule"><strong>Złoto</strong> wypłaca się w bryłkach, których nigdy nie brakuje. Liczy się tylko suma. <a class="id" href="/rules/saboteur2#S-04"><bdi>S-04</bdi></a></p>
<p class="note">W pudełku żetony złota leżą zakryte przed graczami. Tutaj stół pokazuje sumy: to nasza decyzja. Wszystko, co się
wypłaca lub kradnie, dzieje się jawnie, więc kto dobrze liczy, i tak zna te sumy; stół liczy za wszystkich.</p>
<p id="S-05" class="rule"><strong>Kto zaczyna.</strong> Miejsce wskazane albo wylosowane, jak <a href="/rules/base#B-09">w grze podstawowej</a>; potem zgodnie z ruchem wskazówek
zegara, w lewo. <a class="id" href="/rules/saboteur2#S-05"><bdi>S-05</bdi></a></p>
<p class="prose">Z gry podstawowej:</p>
<ul>
<li id="B-03" class="rule"><a href="/rules/base#B-03">Twoja rola to Twoja tajemnica</a>: widzisz tylko własną kartę krasnoluda. <a class="id" href="/rules/saboteur2#B-03"><bdi>B-03</bdi></a></li>
<li id="B-05" class="rule"><a href="/rules/base#B-05">Kopalnia</a>: siedem kart między startem a środkowym celem, jedna między sąsiednimi celami. <a class="id" href="/rules/saboteur2#B-05"><bdi>B-05</bdi></a></li>
<li id="B-06" class="rule"><a href="/rules/base#B-06">Bez granic</a>: labirynt rośnie, jak chce. <a class="id" href="/rules/saboteur2#B-06"><bdi>B-06</bdi></a></li>
<li id="B-09" class="rule"><a href="/rules/base#B-09">Kto zaczyna</a>: gracz, który zakłada stół, może wskazać pierwsze miejsce; w przeciwnym razie decyduje los.
 <a class="id" href="/rules/saboteur2#B-09"><bdi>B-09</bdi></a></li>
</ul>
<h2 id="turn">Twoja tura</h2>
<p class="prose">Zrób dokładnie jedną z tych czterech rzeczy. Potem dobierz.</p>
<div class="wide"><table><thead>
<tr>
<th scope="col">co robisz</th>
<th scope="col">ile dobierasz</th>
</tr>
</thead>
<tbody>
<tr id="S-10" class="rule">
<td><strong>Dokładasz kartę korytarza</strong> do labiryntu.</td>
<td>1 kartę <a class="id" href="/rules/saboteur2#S-10"><bdi>S-10</bdi></a></td>
</tr>
<tr id="S-11" class="rule">
<td><strong>Zagrywasz kartę akcji.</strong></td>
<td>1 kartę <a class="id" href="/rules/saboteur2#S-11"><bdi>S-11</bdi></a></td>
</tr>
<tr id="S-12" class="rule">
<td><strong>Pozbywasz się karty:</strong> odrzucasz dwie zakryte karty i usuwasz jedną kartę, która leży przed Tobą. Odtąd masz na ręce o jedną kartę mniej.</td>
<td>1 kartę <a class="id" href="/rules/saboteur2#S-12"><bdi>S-12</bdi></a></td>
</tr>
<tr id="S-13" class="rule">
<td><strong>Pasujesz:</strong> odrzucasz 1, 2 albo 3 zakryte karty.</td>
<td>tyle, ile odrzucasz <a class="id" href="/rules/saboteur2#S-13"><bdi>S-13</bdi></a></td>
</tr>
</tbody>
</table></div><p id="S-14" class="rule"><strong>Gdy talia się wyczerpie,</strong> niczego się nie dobiera, a stosu kart odrzuconych się nie tasuje; gdy kart jest mniej, niż
się należy, dobierasz te, które są. Nadal wybierasz jedną z czterech możliwości. Gracza bez kart się pomija. <a class="id" href="/rules/saboteur2#S-14"><bdi>S-14</bdi></a></p>
<p class="note">Kto znów ma karty, bo <a href="/rules/saboteur2#S-33">doszło do wymiany kart</a>, znów gra.</p>
<p id="S-15" class="rule"><strong>Po jednej z rodzaju.</strong> Przed jednym graczem leży najwyżej jedna taka sama karta akcji: po jednym zepsutym narzędziu z
każdego rodzaju, jedna pułapka, jedna kradzież. <a class="id" href="/rules/saboteur2#S-15"><bdi>S-15</bdi></a></p>
<p id="S-16" class="rule"><strong>Czego można się pozbyć.</strong> Potrzebujesz dwóch kart na ręce i karty przed sobą. Może to być każda, która tam leży:
zepsute narzędzie, pułapka, nawet własna kradzież. <a class="id" href="/rules/saboteur2#S-16"><bdi>S-16</bdi></a></p>
<p id="S-17" class="rule"><strong>Stos kart odrzuconych</strong> leży zakryty i nikt nie może go przeglądać. Co zagrano, było widać przy zagraniu. Tego, co
odrzucono przy pozbywaniu się karty lub przy pasowaniu, nie widział nikt inny. <a class="id" href="/rules/saboteur2#S-17"><bdi>S-17</bdi></a></p>
<h2 id="tunnels">Karty korytarzy</h2>
<p class="prose">Korytarze dokłada się jak w grze podstawowej:</p>
<ul>
<li id="B-20" class="rule"><a href="/rules/base#B-20">Obok labiryntu</a>: bokiem do karty, która leży odkryta. <a class="id" href="/rules/saboteur2#B-20"><bdi>B-20</bdi></a></li>
<li id="B-21" class="rule"><a href="/rules/base#B-21">Pasuje z każdej strony</a>: korytarz do korytarza, skała do skały. <a class="id" href="/rules/saboteur2#B-21"><bdi>B-21</bdi></a></li>
<li id="B-22" class="rule"><a href="/rules/base#B-22">Nigdy poziomo</a>: prosto albo do góry nogami. <a class="id" href="/rules/saboteur2#B-22"><bdi>B-22</bdi></a></li>
<li id="B-23" class="rule"><a href="/rules/base#B-23">Połączona ze startem</a>: bez przerwy i nie przez ślepy zaułek. <a class="id" href="/rules/saboteur2#B-23"><bdi>B-23</bdi></a></li>
<li id="B-24" class="rule"><a href="/rules/base#B-24">Obok celu</a>: zakryty niczego nie wymaga od sąsiadów. <a class="id" href="/rules/saboteur2#B-24"><bdi>B-24</bdi></a></li>
<li id="B-25" class="rule"><a href="/rules/base#B-25">Co jest odcięte</a>, zostaje, ale nie da się od tego budować. <a class="id" href="/rules/saboteur2#B-25"><bdi>B-25</bdi></a></li>
<li id="B-26" class="rule"><a href="/rules/base#B-26">Z zepsutym narzędziem</a> nie możesz dokładać kart korytarzy. <a class="id" href="/rules/saboteur2#B-26"><bdi>B-26</bdi></a></li>
</ul>
<p class="prose">Te karty są nowe:</p>
<div id="S-20" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:NS.EW" data-uid="rules-7"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Most.</strong> Dwa proste korytarze, które krzyżują się, ale nie łączą. Na moście nie da się skręcić. Przy
dokładaniu co najmniej jeden z nich musi mieć połączenie ze startem. <a class="id" href="/rules/saboteur2#S-20"><bdi>S-20</bdi></a></p></div>
<div id="S-21" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:NW.ES" data-uid="rules-8"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Podwójny zakręt.</strong> Dwa zakręty, które się nie łączą. Przy dokładaniu co najmniej jeden z nich musi
mieć połączenie ze startem. <a class="id" href="/rules/saboteur2#S-21"><bdi>S-21</bdi></a></p></div>
<div id="S-22" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:ES+ladder" data-uid="rules-9"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Korytarz z drabiną.</strong> Łączy się bezpośrednio ze startem i z każdą inną drabiną. Przy dokładaniu
jeden z jego korytarzy musi spotkać korytarz karty leżącej w labiryncie, także startu; ta karta sama nie musi mieć
połączenia ze startem. Drabiny nie wolno przyłączyć do celu. <a class="id" href="/rules/saboteur2#S-22"><bdi>S-22</bdi></a></p></div>
<p class="note">Żaden korytarz karty z drabiną nie może więc być zwrócony ku celowi, czy to odkrytemu, czy zakrytemu.</p>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:yes/start@0,0/gap@1,0/EW@2,0/+SW+ladder@3,0" data-uid="rules-10"><svg class="board" viewBox="-30 -30 860 360" width="206" height="86" aria-hidden="true"></svg></span><figcaption>Pasuje: drabina przynosi światło temu, co było odcięte</figcaption></figure><figure class="board"><span class="picture" data-picture="board:no/EW@6,0/NW@7,0/NS@7,-1/+ES+ladder@7,-2/goal@8,-2" data-uid="rules-11"><svg class="board" viewBox="-30 -30 660 960" width="158" height="230" aria-hidden="true"></svg></span><figcaption>Nie wolno: drabina jest zwrócona ku celowi</figcaption></figure></div>
<div id="S-23" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:NS+blue" data-uid="rules-12"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:NS.E+green" data-uid="rules-13"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Korytarz z drzwiami.</strong> Na koniec rundy przez drzwi przechodzą tylko górnicy w
ich kolorze. Szefa, spekulanta, geologów i sabotażystów drzwi nie zatrzymują. Drzwi nigdy nie przeszkadzają w dokładaniu
kart za nimi, w odkryciu celu ani w zakończeniu rundy. Niebieskie drzwi są okrągłe, zielone spiczaste. <a class="id" href="/rules/saboteur2#S-23"><bdi>S-23</bdi></a></p></div>
<div id="S-24" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:ESW+crystal" data-uid="rules-14"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Kryształy</strong> nie mają znaczenia dla korytarza, tylko dla geologów. <a class="id" href="/rules/saboteur2#S-24"><bdi>S-24</bdi></a></p></div>
<div id="S-25" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:NS.E.W" data-uid="rules-15"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Częściowo zasypane korytarze.</strong> Niektóre wyloty są połączone, inne kończą się wewnątrz karty. Pasować
musi każdy bok, ale droga prowadzi tylko tam, gdzie wyloty są połączone. <a class="id" href="/rules/saboteur2#S-25"><bdi>S-25</bdi></a></p></div>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:plain/start@0,0/EW@1,0/SW.E@2,0*SW/NE@2,1" data-uid="rules-16"><svg class="board" viewBox="-30 -30 660 660" width="158" height="158" aria-hidden="true"></svg></span><figcaption>Droga prowadzi dalej w dół, nie w prawo</figcaption></figure></div>
<p id="S-26" class="rule"><strong>Kamień, do którego dotarto z dwóch stron,</strong> odwraca się tak, aby spotkał jak najwięcej korytarzy, które do niego
dotarły, a potem tak, aby spotkał ostatnio dołożoną kartę; w przeciwnym razie się go nie odwraca. <a class="id" href="/rules/saboteur2#S-26"><bdi>S-26</bdi></a></p>
<p class="note">Drukowane zasady o tym nie mówią. Tutaj może się to zdarzyć za sprawą mostów i drabin.</p>
<h2 id="actions">Karty akcji</h2>
<p class="prose">Karty akcji z gry podstawowej działają tak jak tam:</p>
<ul>
<li id="B-30" class="rule"><a href="/rules/base#B-30">Zepsute narzędzie</a>: przed innym graczem, najwyżej jedno z każdego rodzaju. <a class="id" href="/rules/saboteur2#B-30"><bdi>B-30</bdi></a></li>
<li id="B-31" class="rule"><a href="/rules/base#B-31">Naprawa narzędzia</a>: usuwa zepsute narzędzie pokazanego rodzaju sprzed dowolnego gracza. <a class="id" href="/rules/saboteur2#B-31"><bdi>B-31</bdi></a></li>
<li id="B-32" class="rule"><a href="/rules/base#B-32">Naprawa z dwoma narzędziami</a>: naprawia jedno z dwóch. <a class="id" href="/rules/saboteur2#B-32"><bdi>B-32</bdi></a></li>
<li id="B-33" class="rule"><a href="/rules/base#B-33">Nic do naprawy</a>: naprawa wymaga pasującego zepsutego narzędzia. <a class="id" href="/rules/saboteur2#B-33"><bdi>B-33</bdi></a></li>
<li id="B-34" class="rule"><a href="/rules/base#B-34">Osuwisko</a>: usuwa z labiryntu kartę korytarza, nigdy startu ani celu. <a class="id" href="/rules/saboteur2#B-34"><bdi>B-34</bdi></a></li>
<li id="B-35" class="rule"><a href="/rules/base#B-35">Mapa</a>: obejrzyj jedną zakrytą kartę celu. <a class="id" href="/rules/saboteur2#B-35"><bdi>B-35</bdi></a></li>
</ul>
<p class="prose">Te są nowe:</p>
<div id="S-30" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:theft" data-uid="rules-17"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Kradzież.</strong> Połóż ją przed sobą. Gdy złoto tej rundy jest już podzielone, zabierasz jedną bryłkę
innemu graczowi. <a class="id" href="/rules/saboteur2#S-30"><bdi>S-30</bdi></a></p></div>
<div id="S-31" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:hands-off" data-uid="rules-18"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Łapy precz!</strong> Usuwa kartę kradzieży, która leży przed dowolnym graczem. Obie karty się odrzuca.
 <a class="id" href="/rules/saboteur2#S-31"><bdi>S-31</bdi></a></p></div>
<div id="S-32" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:swap-hats" data-uid="rules-19"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Zamiana czapek.</strong> Wskaż dowolnego gracza, także siebie. Jego karta krasnoluda trafia na spód talii
krasnoludów, a on bierze z tej talii wierzchnią, którą tylko on widzi. Kartę zamiany się odrzuca. Nie można by jej
zagrać przy pustej talii krasnoludów, ale ta nigdy nie jest pusta. <a class="id" href="/rules/saboteur2#S-32"><bdi>S-32</bdi></a></p></div>
<div id="S-33" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:swap-hands" data-uid="rules-20"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Wymiana kart na ręce.</strong> Wskaż innego gracza. Wymieniacie się wszystkimi kartami na ręce,
ilekolwiek ich macie. Kartę wymiany się odrzuca. Kartę należną w tej turze dobiera <em>ten drugi</em> gracz, nie Ty. <a class="id" href="/rules/saboteur2#S-33"><bdi>S-33</bdi></a></p></div>
<div id="S-34" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:inspect" data-uid="rules-21"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Inspekcja.</strong> Obejrzyj kartę krasnoluda innego gracza. Nikt inny jej nie widzi; wszyscy widzą, kogo
sprawdzasz. Kartę inspekcji się odrzuca. Po zamianie czapek to, co widać było wcześniej, może już nie być prawdą.
 <a class="id" href="/rules/saboteur2#S-34"><bdi>S-34</bdi></a></p></div>
<div id="S-35" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:trap" data-uid="rules-22"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Pułapka.</strong> Połóż ją przed innym graczem, który nie może dokładać kart korytarzy, dopóki pułapka tam
leży. Kto jest w pułapce na koniec rundy, <a href="/rules/saboteur2#S-58">nie dostaje nic</a>. <a class="id" href="/rules/saboteur2#S-35"><bdi>S-35</bdi></a></p></div>
<div id="S-36" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:free" data-uid="rules-23"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Wolność.</strong> Usuwa pułapkę, która leży przed dowolnym graczem, także przed Tobą. Obie karty się odrzuca.
 <a class="id" href="/rules/saboteur2#S-36"><bdi>S-36</bdi></a></p></div>
<p id="S-37" class="rule"><strong>Nic do usunięcia.</strong> Łapy precz! i wolność można zagrać tylko na gracza, który ma przed sobą taką kartę. <a class="id" href="/rules/saboteur2#S-37"><bdi>S-37</bdi></a></p>
<h2 id="end">Koniec rundy</h2>
<p id="S-40" class="rule"><strong>Kiedy kończy się runda.</strong> Gdy droga prowadzi od startu do skarbu, bez względu na drzwi; albo gdy talia jest pusta i
nikt nie ma na ręce karty, którą można zagrać. <a class="id" href="/rules/saboteur2#S-40"><bdi>S-40</bdi></a></p>
<p class="note">Runda trwa też, dopóki ktoś może <a href="/rules/saboteur2#S-12">pozbyć się karty</a>, bo bez pułapki czy zepsutego narzędzia można czasem coś
zagrać. To, że ktoś może spasować, jej nie przedłuża.</p>
<p class="prose">Z gry podstawowej:</p>
<ul>
<li id="B-40" class="rule"><a href="/rules/base#B-40">Dotarcie do celu</a>: odkrywa się go, gdy prowadzi do niego droga, podobnie jak każdy inny cel, który ma
wtedy połączenie. <a class="id" href="/rules/saboteur2#B-40"><bdi>B-40</bdi></a></li>
<li id="B-41" class="rule"><a href="/rules/base#B-41">Skarb</a> kończy rundę natychmiast. <a class="id" href="/rules/saboteur2#B-41"><bdi>B-41</bdi></a></li>
<li id="B-42" class="rule"><a href="/rules/base#B-42">Kamień</a> odwraca się tak, by spotkał korytarz, i gra toczy się dalej. <a class="id" href="/rules/saboteur2#B-42"><bdi>B-42</bdi></a></li>
<li id="B-43" class="rule"><a href="/rules/base#B-43">Ślepy zaułek nigdzie nie dociera</a>, więc nie odkrywa celu. <a class="id" href="/rules/saboteur2#B-43"><bdi>B-43</bdi></a></li>
<li id="B-45" class="rule"><a href="/rules/base#B-45">Odkrycie ról</a>: odkrywa się wszystkie karty krasnoludów. <a class="id" href="/rules/saboteur2#B-45"><bdi>B-45</bdi></a></li>
</ul>
<h2 id="winners">Kto wygrywa rundę</h2>
<p class="prose">Drużyna <em>może dotrzeć</em> do skarbu, jeśli jakaś droga od startu prowadzi do niego bez przechodzenia przez drzwi drugiego
koloru. Liczy się to oraz kto dołożył kartę, która stworzyła połączenie.</p>
<div class="wide"><table><thead>
<tr>
<th scope="col">kto stworzył połączenie</th>
<th scope="col">własna drużyna może dotrzeć</th>
<th scope="col">druga drużyna może dotrzeć</th>
<th scope="col">kto wygrywa</th>
</tr>
</thead>
<tbody>
<tr>
<td>górnik</td>
<td>tak</td>
<td>tak lub nie</td>
<td>własna drużyna górnika</td>
</tr>
<tr>
<td>górnik</td>
<td>nie</td>
<td>tak</td>
<td>druga drużyna</td>
</tr>
<tr>
<td>ktoś inny</td>
<td>–</td>
<td>–</td>
<td>każda drużyna, która może dotrzeć</td>
</tr>
<tr>
<td>ktokolwiek</td>
<td>nie</td>
<td>nie</td>
<td>szef i spekulant</td>
</tr>
<tr>
<td>nikt</td>
<td>–</td>
<td>–</td>
<td>sabotażyści</td>
</tr>
</tbody>
</table></div><p id="S-50" class="rule"><strong>Górnik dla własnej drużyny.</strong> Jeśli połączenie stworzył niebieski albo zielony górnik, a jego drużyna może dotrzeć do
skarbu, wygrywa ta drużyna, a druga nie. Razem z nią wygrywają <a href="/rules/saboteur2#S-54">szef</a> i <a href="/rules/saboteur2#S-55">spekulant</a>. <a class="id" href="/rules/saboteur2#S-50"><bdi>S-50</bdi></a></p>
<p id="S-51" class="rule"><strong>Górnik dla drugiej drużyny.</strong> Jeśli połączenie stworzył górnik, a do skarbu nie może dotrzeć jego drużyna, tylko
druga, wygrywa ta druga. <a class="id" href="/rules/saboteur2#S-51"><bdi>S-51</bdi></a></p>
<p id="S-52" class="rule"><strong>Ktoś inny.</strong> Jeśli połączenie stworzył szef, spekulant, geolog albo sabotażysta, wygrywa każda drużyna, która może
dotrzeć do skarbu. Gdy na drodze nie ma drzwi, wygrywają obie. <a class="id" href="/rules/saboteur2#S-52"><bdi>S-52</bdi></a></p>
<p id="S-53" class="rule"><strong>Zamknięte dla obu.</strong> Jeśli żadna drużyna nie może dotrzeć do skarbu, żadna nie wygrywa. Zwycięską grupą są wtedy szef
i spekulant, o ile biorą udział w rundzie. <a class="id" href="/rules/saboteur2#S-53"><bdi>S-53</bdi></a></p>
<p id="S-54" class="rule"><strong>Szef</strong> należy do zwycięskiej grupy zawsze, gdy wygrywa drużyna, a także gdy droga jest <a href="/rules/saboteur2#S-53">zamknięta dla obu</a>.
 <a class="id" href="/rules/saboteur2#S-54"><bdi>S-54</bdi></a></p>
<p id="S-55" class="rule"><strong>Spekulant</strong> należy do zwycięskiej grupy zawsze, ktokolwiek wygra. <a class="id" href="/rules/saboteur2#S-55"><bdi>S-55</bdi></a></p>
<p id="S-56" class="rule"><strong>Nie udało się dotrzeć do skarbu.</strong> Wygrywają sabotażyści. Gdy nie ma wśród graczy sabotażysty, wygrywa sam spekulant;
gdy nie ma ani jednego, ani drugiego, nikt. <a class="id" href="/rules/saboteur2#S-56"><bdi>S-56</bdi></a></p>
<p id="S-57" class="rule"><strong>Geolodzy</strong> nie należą do żadnej zwycięskiej grupy. Geolog dostaje bryłkę za każdy kryształ widoczny w labiryncie;
dwóch dzieli tę sumę po równo, zaokrąglając w dół. Dostają ją, ktokolwiek wygrał. <a class="id" href="/rules/saboteur2#S-57"><bdi>S-57</bdi></a></p>
<p id="S-58" class="rule"><strong>W pułapce.</strong> Gracz, przed którym na koniec rundy leży pułapka, nie bierze udziału w niczym: nie liczy się do
zwycięskiej grupy, nic nie dostaje, jakakolwiek jest jego rola, a jego kradzież przepada. <a class="id" href="/rules/saboteur2#S-58"><bdi>S-58</bdi></a></p>
<p class="note">Jeśli w pułapce jest jeden z dwóch geologów, drugi dostaje bryłki za wszystkie kryształy. Jeśli wygrywają sabotażyści,
a jeden z nich jest w pułapce, pozostali dostają swoje.</p>
<h2 id="gold">Złoto</h2>
<p id="S-59" class="rule"><strong>Ile dostaje zwycięska grupa.</strong> Zależy to od jej wielkości. Szef dostaje o 1 mniej, spekulant o 2 mniej, nigdy poniżej
0. <a class="id" href="/rules/saboteur2#S-59"><bdi>S-59</bdi></a></p>
<div class="wide"><table><thead>
<tr>
<th scope="col">w zwycięskiej grupie</th>
<th scope="col">bryłki dla każdego</th>
<th scope="col">dla szefa</th>
<th scope="col">dla spekulanta</th>
</tr>
</thead>
<tbody>
<tr>
<td>1</td>
<td>5</td>
<td>4</td>
<td>3</td>
</tr>
<tr>
<td>2</td>
<td>4</td>
<td>3</td>
<td>2</td>
</tr>
<tr>
<td>3</td>
<td>3</td>
<td>2</td>
<td>1</td>
</tr>
<tr>
<td>4</td>
<td>2</td>
<td>1</td>
<td>0</td>
</tr>
<tr>
<td>5 lub więcej</td>
<td>1</td>
<td>0</td>
<td>0</td>
</tr>
</tbody>
</table></div><p id="S-60" class="rule"><strong>Potem kradzieże.</strong> Najpierw gracz, który zagrał kradzież jako ostatni, potem zgodnie z ruchem wskazówek zegara. Każdy
gracz z kartą kradzieży, który nie jest w pułapce, wskazuje innego gracza i zabiera mu 1 bryłkę, jeśli ten jakąś ma.
 <a class="id" href="/rules/saboteur2#S-60"><bdi>S-60</bdi></a></p>
<p class="note">Jeśli gracz, który zagrał kradzież jako ostatni, jest w pułapce, kolejka i tak zaczyna się od jego miejsca.</p>
<p id="S-61" class="rule"><strong>Przykład.</strong> Grają: niebieski górnik, dwóch zielonych górników, szef, spekulant i dwóch sabotażystów. Szef kończy
drogę, która prowadzi przez niebieskie drzwi. Obaj sabotażyści mają przed sobą kradzież, a jeden z nich jest w pułapce.
Zwycięska grupa to niebieski górnik, szef i spekulant, trzy krasnoludy: niebieski górnik dostaje 3 bryłki, szef 2,
spekulant 1. Wolny sabotażysta zabiera 1 bryłkę wybranemu graczowi, ten w pułapce nic. <a class="id" href="/rules/saboteur2#S-61"><bdi>S-61</bdi></a></p>
<h2 id="rounds">Nowa runda i koniec gry</h2>
<p id="S-70" class="rule"><strong>Nowa runda.</strong> Wszystkie karty krasnoludów tasuje się i rozdaje od nowa. Tasuje się wszystkie karty korytarzy i akcji,
razem z 10 odłożonymi; znów odkłada się 10 i każdy gracz dostaje 6. Zdobyte złoto zostaje. Zaczyna gracz po lewej
stronie tego, kto dołożył ostatnią kartę korytarza. <a class="id" href="/rules/saboteur2#S-70"><bdi>S-70</bdi></a></p>
<p id="B-62" class="note"><a href="/rules/base#B-62">Jeśli nie dołożono żadnej karty korytarza</a>, gracz po lewej stronie tego, kto zaczynał rundę. <a class="id" href="/rules/saboteur2#B-62"><bdi>B-62</bdi></a></p>
<p id="S-71" class="rule"><strong>Koniec.</strong> Trzy rundy. Wygrywa gracz, który ma najwięcej złota; przy remisie wygrywają wszyscy remisujący gracze.
 <a class="id" href="/rules/saboteur2#S-71"><bdi>S-71</bdi></a></p>
<h2 id="options">Co można wybrać przy stole</h2>
<ul>
<li><strong>Liczba rund:</strong> od 1 do 12 zamiast trzech.</li>
<li><strong>Pierwsze miejsce:</strong> kto zaczyna pierwszą rundę, zamiast losowania.</li>
</ul>
<h2 id="cards">Wszystkie karty</h2>
<p class="prose"><a href="/rules/base#cards">Karty gry podstawowej</a> i te tutaj. Liczba pod obrazkiem mówi, ile jest takich kart. Nie każdy drukowany
obrazek dało się sprawdzić, więc przy każdej grupie piszemy, na ile pewne są kształty: <em>pewne</em>, gdy zgadza się kilka
opisów, <em>prawdopodobne</em>, gdy mówi tak jeden dobry opis, <em>przyjęte</em>, gdy nikt o tym nie mówi i kształt jest naszą
propozycją.</p>
<h3 id="cards-sure">Korytarze pewne</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:NS.EW" data-uid="rules-24"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NS+blue" data-uid="rules-25"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NS.E+green" data-uid="rules-26"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure></div>
<h3 id="cards-likely">Korytarze prawdopodobne</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:NW.ES" data-uid="rules-27"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:S+ladder" data-uid="rules-28"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:E+ladder" data-uid="rules-29"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:ES+ladder" data-uid="rules-30"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NE+ladder" data-uid="rules-31"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW+blue" data-uid="rules-32"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NE+blue" data-uid="rules-33"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW+green" data-uid="rules-34"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:ES+green" data-uid="rules-35"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:S+crystal" data-uid="rules-36"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:E+crystal" data-uid="rules-37"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NESW+crystal" data-uid="rules-38"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:ESW+crystal" data-uid="rules-39"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NSW+crystal" data-uid="rules-40"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NSW.E+crystal" data-uid="rules-41"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:N.ESW+crystal" data-uid="rules-42"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW.S+crystal" data-uid="rules-43"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure></div>
<h3 id="cards-assumed">Korytarze przyjęte</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:NE.S" data-uid="rules-44"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NE.W" data-uid="rules-45"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NW.S" data-uid="rules-46"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NW.E" data-uid="rules-47"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NS.E.W" data-uid="rules-48"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:N.EW.S" data-uid="rules-49"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure></div>
<h3 id="cards-actions">Akcje</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:theft" data-uid="rules-50"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:hands-off" data-uid="rules-51"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:swap-hats" data-uid="rules-52"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:swap-hands" data-uid="rules-53"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:inspect" data-uid="rules-54"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:trap" data-uid="rules-55"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:free" data-uid="rules-56"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure></div>
<p class="note">Spis na pudełku liczy 21 kart akcji, ale opisy wymieniają te 20 i żadnej innej, więc gramy tymi.</p>
`};export{e as default};