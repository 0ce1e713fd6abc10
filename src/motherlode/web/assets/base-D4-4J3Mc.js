var e={title:`Sabotażysta, gra podstawowa`,contents:[{anchor:`setup`,text:`Przygotowanie`},{anchor:`turn`,text:`Twoja tura`},{anchor:`tunnels`,text:`Karty korytarzy`},{anchor:`actions`,text:`Karty akcji`},{anchor:`goals`,text:`Cele i koniec rundy`},{anchor:`gold`,text:`Podział złota`},{anchor:`rounds`,text:`Nowa runda i koniec gry`},{anchor:`options`,text:`Co można wybrać przy stole`},{anchor:`cards`,text:`Wszystkie karty`}],html:`<h1>Sabotażysta, gra podstawowa</h1>
<p class="prose">Wszyscy przy stole są krasnoludami w tej samej kopalni. Większość to <strong>górnicy</strong>, którzy chcą dokopać się do skarbu.
Niektórzy to <strong>sabotażyści</strong>, którym zależy na tym, żeby się nie udało. Nikt nie wie, kto jest kim, więc patrz, co inni
budują, psują i naprawiają, i zdecyduj, komu ufasz.</p>
<p class="prose">Gra ma trzy rundy i trwa około pół godziny. W każdej rundzie każdy gracz dostaje nową rolę. Nagrodą jest złoto: wygrywa
gracz, który po trzech rundach ma go najwięcej.</p>
<p class="prose">Każda zasada ma numer, na przykład <a href="/rules/base#B-21">B-21</a>. Gdy stół odrzuca ruch, podaje numer zasady i prowadzi tutaj.</p>
<p class="note">Taka uwaga oznacza miejsce, w którym drukowane zasady milczą albo zostawiają swobodę, i mówi, jak gramy tutaj.</p>
<h2 id="setup">Przygotowanie</h2>
<p id="B-01" class="rule"><strong>Liczba graczy.</strong> Gra jest dla 3 do 10 graczy. <a class="id" href="/rules/base#B-01"><bdi>B-01</bdi></a></p>
<p id="B-02" class="rule"><strong>Karty krasnoludów.</strong> Ile kart sabotażystów i górników się tasuje, zależy od liczby graczy; kart jest zawsze o jedną
więcej niż graczy. Każdy gracz dostaje jedną. Ta, która zostaje, leży zakryta i do końca rundy nikt nie wie, co na niej
jest. <a class="id" href="/rules/base#B-02"><bdi>B-02</bdi></a></p>
<div class="wide"><table><thead>
<tr>
<th scope="col">gracze</th>
<th scope="col">karty sabotażystów</th>
<th scope="col">karty górników</th>
<th scope="col">kart na ręce</th>
</tr>
</thead>
<tbody>
<tr>
<td>3</td>
<td>1</td>
<td>3</td>
<td>6</td>
</tr>
<tr>
<td>4</td>
<td>1</td>
<td>4</td>
<td>6</td>
</tr>
<tr>
<td>5</td>
<td>2</td>
<td>4</td>
<td>6</td>
</tr>
<tr>
<td>6</td>
<td>2</td>
<td>5</td>
<td>5</td>
</tr>
<tr>
<td>7</td>
<td>3</td>
<td>5</td>
<td>5</td>
</tr>
<tr>
<td>8</td>
<td>3</td>
<td>6</td>
<td>4</td>
</tr>
<tr>
<td>9</td>
<td>3</td>
<td>7</td>
<td>4</td>
</tr>
<tr>
<td>10</td>
<td>4</td>
<td>7</td>
<td>4</td>
</tr>
</tbody>
</table></div><div class="gallery"><figure class="role"><span class="picture" data-picture="role:miner" data-uid="rules-1"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Górnik</figcaption></figure><figure class="role"><span class="picture" data-picture="role:saboteur" data-uid="rules-2"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Sabotażysta</figcaption></figure></div>
<p id="B-03" class="rule"><strong>Twoja rola to Twoja tajemnica.</strong> Widzisz tylko swoją kartę krasnoluda. Co o niej powiesz, zależy od Ciebie. <a class="id" href="/rules/base#B-03"><bdi>B-03</bdi></a></p>
<p id="B-04" class="rule"><strong>Co jest w pudełku.</strong> 44 karty korytarzy: karta startu z drabiną, trzy karty celów (jeden skarb i dwa kamienie) oraz 40
kart do talii. Do tego 27 kart akcji i 28 kart bryłek złota. Wszystkie są pokazane <a href="/rules/base#cards">na końcu tej strony</a>.
 <a class="id" href="/rules/base#B-04"><bdi>B-04</bdi></a></p>
<p id="B-05" class="rule"><strong>Kopalnia.</strong> Karta startu leży odkryta. Trzy karty celów są potasowane i leżą zakryte. Między startem a środkowym celem
mieści się siedem kart, a między sąsiednimi celami jedna. Miejsca liczy się od startu, na przykład „dwa pola w prawo od
startu, jedno w górę”. <a class="id" href="/rules/base#B-05"><bdi>B-05</bdi></a></p>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:grid/start@0,0/goal@8,-2/goal@8,0/goal@8,2" data-uid="rules-3"><svg class="board" viewBox="-30 -30 1860 1560" width="446" height="374" aria-hidden="true"></svg></span><figcaption>Start i cele, przed położeniem pierwszej karty</figcaption></figure></div>
<p id="B-06" class="rule"><strong>Bez granic.</strong> Labirynt może wyrosnąć poza ten prostokąt 9 × 5 kart, w każdą stronę. <a class="id" href="/rules/base#B-06"><bdi>B-06</bdi></a></p>
<p id="B-07" class="rule"><strong>Talia i ręka.</strong> 40 kart korytarzy i 27 kart akcji tasuje się w jedną talię i z niej rozdaje: po 6 kart dla 3–5 graczy,
po 5 kart dla 6–7 graczy, po 4 karty dla 8–10 graczy. <a class="id" href="/rules/base#B-07"><bdi>B-07</bdi></a></p>
<p id="B-08" class="rule"><strong>Złoto.</strong> 28 kart bryłek złota tasuje się i kładzie zakryte. <a class="id" href="/rules/base#B-08"><bdi>B-08</bdi></a></p>
<p id="B-09" class="rule"><strong>Kto zaczyna.</strong> Zaczyna jeden z graczy, a kolejka idzie zgodnie z ruchem wskazówek zegara, w lewo. <a class="id" href="/rules/base#B-09"><bdi>B-09</bdi></a></p>
<p class="note">W jednym wydaniu zaczyna najmłodszy gracz, w innym najbardziej podobny do krasnoluda. Tutaj gracz, który zakłada stół,
może wskazać pierwsze miejsce; w przeciwnym razie decyduje los.</p>
<h2 id="turn">Twoja tura</h2>
<p id="B-10" class="rule"><strong>Użyj jednej karty.</strong> Musisz użyć dokładnie jednej karty z ręki: dołożyć kartę korytarza, zagrać kartę akcji albo
spasować, czyli odrzucić jedną kartę zakrytą. <a class="id" href="/rules/base#B-10"><bdi>B-10</bdi></a></p>
<p id="B-11" class="rule"><strong>Potem dobierz</strong> wierzchnią kartę z talii. Gdy talia się wyczerpie, nikt już nie dobiera, a tura to tylko zagranie albo
odrzucenie karty. <a class="id" href="/rules/base#B-11"><bdi>B-11</bdi></a></p>
<p id="B-12" class="rule"><strong>Bez kart na ręce</strong> pasujesz i niczego nie odrzucasz. <a class="id" href="/rules/base#B-12"><bdi>B-12</bdi></a></p>
<p id="B-13" class="rule"><strong>Stos kart odrzuconych.</strong> Karty, którą odrzucasz przy pasowaniu, nie widzi nikt inny. Karta zagrana trafia na stos
odkryta. <a class="id" href="/rules/base#B-13"><bdi>B-13</bdi></a></p>
<h2 id="tunnels">Karty korytarzy</h2>
<p class="prose">Z kart korytarzy powstaje labirynt. Światło pokazuje, dokąd sięga: co ma połączenie ze startem, to świeci, a ślepy
zaułek ginie w mroku.</p>
<p class="prose"><em>Wskazówka.</em> Górnicy układają jak najkrótszą drogę do celów. Sabotażysta, który zbyt otwarcie im przeszkadza, szybko
zostanie zdemaskowany: lepsze są drobne szkody, które wyglądają na pech.</p>
<p id="B-20" class="rule"><strong>Obok labiryntu.</strong> Kartę korytarza kładzie się na wolnym miejscu, które styka się bokiem z odkrytą kartą labiryntu.
Same rogi nie wystarczą. <a class="id" href="/rules/base#B-20"><bdi>B-20</bdi></a></p>
<p id="B-21" class="rule"><strong>Pasuje z każdej strony.</strong> Na każdym z czterech boków korytarz spotyka korytarz, a skała skałę. <a class="id" href="/rules/base#B-21"><bdi>B-21</bdi></a></p>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:yes/start@0,0/EW@1,0/NEW@2,0/ES@2,-1/SW@3,0/+EW@3,-1" data-uid="rules-4"><svg class="board" viewBox="-30 -30 860 660" width="206" height="158" aria-hidden="true"></svg></span><figcaption>Pasuje: korytarz do korytarza, skała do skały</figcaption></figure><figure class="board"><span class="picture" data-picture="board:no/start@0,0/EW@1,0/NEW@2,0/ES@2,-1/SW@3,0/+SW@3,-1" data-uid="rules-5"><svg class="board" viewBox="-30 -30 860 660" width="206" height="158" aria-hidden="true"></svg></span><figcaption>Nie pasuje: na dole korytarz trafia na skałę</figcaption></figure></div>
<p id="B-22" class="rule"><strong>Nigdy poziomo.</strong> Karty stoją pionowo. Kartę można odwrócić do góry nogami, ale nie położyć na boku. <a class="id" href="/rules/base#B-22"><bdi>B-22</bdi></a></p>
<p id="B-23" class="rule"><strong>Połączona ze startem.</strong> Od dokładanej karty musi prowadzić nieprzerwana droga do drabiny: z karty na kartę, a wewnątrz
każdej karty z jednego wylotu do drugiego. <a class="id" href="/rules/base#B-23"><bdi>B-23</bdi></a></p>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:no/start@0,0/EW@1,0/N.E.S.W@2,0*W/+EW@3,0*" data-uid="rules-6"><svg class="board" viewBox="-30 -30 860 360" width="206" height="86" aria-hidden="true"></svg></span><figcaption>Za ślepym zaułkiem nie da się budować</figcaption></figure></div>
<p id="B-24" class="rule"><strong>Obok celu.</strong> Zakryta karta celu niczego nie wymaga od kart obok, bo nikt nie widzi jej boków. Odkryta jest już taką
kartą korytarza jak każda inna: trzeba do niej pasować i można od niej budować dalej. <a class="id" href="/rules/base#B-24"><bdi>B-24</bdi></a></p>
<p class="note">Drukowane zasady mówią tylko, że cele, i tylko cele, mogą nie pasować. Tak je rozumiemy.</p>
<p id="B-25" class="rule"><strong>Co jest odcięte.</strong> Karty, które osuwisko odcięło od startu, zostają na swoim miejscu. Karty obok nadal muszą do nich
pasować, ale nie wolno dołożyć niczego, co łączy się tylko z nimi. <a class="id" href="/rules/base#B-25"><bdi>B-25</bdi></a></p>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:no/start@0,0/gap@1,0/EW@2,0*/+NEW@3,0*" data-uid="rules-7"><svg class="board" viewBox="-30 -30 860 360" width="206" height="86" aria-hidden="true"></svg></span><figcaption>Po osuwisku: droga kończy się na luce</figcaption></figure></div>
<p id="B-26" class="rule"><strong>Z zepsutym narzędziem.</strong> Jeśli na początku Twojej tury leży przed Tobą zepsute narzędzie, nie możesz dokładać kart
korytarzy. Każdą inną kartę możesz zagrać. <a class="id" href="/rules/base#B-26"><bdi>B-26</bdi></a></p>
<h2 id="actions">Karty akcji</h2>
<div id="B-30" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:break-pick" data-uid="rules-8"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:break-lamp" data-uid="rules-9"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:break-cart" data-uid="rules-10"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Zepsute narzędzie.</strong> Połóż je przed graczem, który nie
ma jeszcze zepsutego narzędzia tego rodzaju: kilofu, latarni albo wagonika. Nikt nie ma więc przed sobą więcej niż
trzech, po jednym z każdego rodzaju. <a class="id" href="/rules/base#B-30"><bdi>B-30</bdi></a></p></div>
<p class="note">Kładzie się je przed innym graczem, nigdy przed sobą.</p>
<div id="B-31" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:fix-pick" data-uid="rules-11"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:fix-lamp" data-uid="rules-12"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:fix-cart" data-uid="rules-13"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Naprawa narzędzia.</strong> Usuwa jedno zepsute narzędzie pokazanego
rodzaju sprzed dowolnego gracza, także sprzed Ciebie. Obie karty trafiają odkryte na stos kart odrzuconych. <a class="id" href="/rules/base#B-31"><bdi>B-31</bdi></a></p></div>
<div id="B-32" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:fix-lamp+pick" data-uid="rules-14"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:fix-cart+pick" data-uid="rules-15"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:fix-cart+lamp" data-uid="rules-16"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Naprawa z dwoma narzędziami.</strong> Naprawia jedno
z dwóch, a wybór należy do Ciebie. Nigdy oba. <a class="id" href="/rules/base#B-32"><bdi>B-32</bdi></a></p></div>
<p id="B-33" class="rule"><strong>Nic do naprawy.</strong> Naprawę można zagrać tylko na gracza, który ma przed sobą pasujące zepsute narzędzie. <a class="id" href="/rules/base#B-33"><bdi>B-33</bdi></a></p>
<div id="B-34" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:rockfall" data-uid="rules-17"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Osuwisko.</strong> Usuwa z labiryntu jedną dowolną kartę korytarza, ale nigdy startu ani celu. Obie karty
trafiają odkryte na stos kart odrzuconych. Lukę można zapełnić w następnych turach. <a class="id" href="/rules/base#B-34"><bdi>B-34</bdi></a></p></div>
<p class="prose"><em>Wskazówka.</em> Sabotażysta może przerwać osuwiskiem korytarz wiodący od startu, a górnik usunąć ślepy zaułek i otworzyć
nową drogę.</p>
<div id="B-35" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:map" data-uid="rules-18"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Mapa.</strong> Obejrzyj jedną zakrytą kartę celu i odłóż ją na miejsce. Widzisz ją tylko Ty; wszyscy widzą, na
który cel patrzysz. Mapa trafia odkryta na stos kart odrzuconych. Gdy żaden cel nie jest zakryty, nie można jej zagrać.
 <a class="id" href="/rules/base#B-35"><bdi>B-35</bdi></a></p></div>
<h2 id="goals">Cele i koniec rundy</h2>
<p id="B-40" class="rule"><strong>Dotarcie do celu.</strong> Gdy po dołożeniu karty korytarza nieprzerwana droga prowadzi od startu do celu, ten cel się
odkrywa; podobnie każdy inny cel, który ma wtedy połączenie. <a class="id" href="/rules/base#B-40"><bdi>B-40</bdi></a></p>
<p class="note">Dołożona karta nie musi sama dotykać celu, a odkryty właśnie kamień może prowadzić dalej do następnego celu. Jedno i
drugie zdarza się dopiero z mostami i drabinami z innych pudełek.</p>
<div id="B-41" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="goal:treasure" data-uid="rules-19"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Skarb.</strong> Runda kończy się natychmiast. Niczego się już nie dobiera. <a class="id" href="/rules/base#B-41"><bdi>B-41</bdi></a></p></div>
<div id="B-42" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="goal:stone-1" data-uid="rules-20"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="goal:stone-2" data-uid="rules-21"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Kamień.</strong> Gra toczy się dalej. W razie potrzeby kamień odwraca się do góry nogami,
tak aby jego korytarz spotkał ten, który do niego dotarł. Może wtedy nie pasować do innych sąsiadów: wolno to celom, i
tylko celom. <a class="id" href="/rules/base#B-42"><bdi>B-42</bdi></a></p></div>
<p id="B-43" class="rule"><strong>Ślepy zaułek nigdzie nie dociera.</strong> Nigdy nie odkrywa celu, bo wylot od strony startu nie prowadzi do wylotu od strony
celu. <a class="id" href="/rules/base#B-43"><bdi>B-43</bdi></a></p>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:plain/start@5,0/EW@6,0/E.W@7,0*W/goal@8,0" data-uid="rules-22"><svg class="board" viewBox="-30 -30 860 360" width="206" height="86" aria-hidden="true"></svg></span><figcaption>Ślepy zaułek obok celu: nic się nie dzieje</figcaption></figure><figure class="board"><span class="picture" data-picture="board:plain/start@5,0/EW@6,0/EW@7,0/treasure@8,0" data-uid="rules-23"><svg class="board" viewBox="-30 -30 860 360" width="206" height="86" aria-hidden="true"></svg></span><figcaption>Droga do celu: cel się odkrywa</figcaption></figure></div>
<p id="B-44" class="rule"><strong>Nie ma czego zagrać.</strong> Runda kończy się też, gdy talia jest pusta i nikt nie ma na ręce karty, którą można zagrać.
 <a class="id" href="/rules/base#B-44"><bdi>B-44</bdi></a></p>
<p class="note">Czy kartę można zagrać, zależy od tego, co leży na stole: zepsutych narzędzi, luk i tego, na kogo można zagrać. Runda
kończy się, gdy tylko tak jest, nawet jeśli zostały karty do odrzucenia.</p>
<p id="B-45" class="rule"><strong>Odkrycie ról.</strong> Po rundzie odkrywa się wszystkie karty krasnoludów, także tę, która została. <a class="id" href="/rules/base#B-45"><bdi>B-45</bdi></a></p>
<h2 id="gold">Podział złota</h2>
<p id="B-50" class="rule"><strong>Kto wygrywa rundę.</strong> Górnicy, jeśli udało się dotrzeć do skarbu, bez względu na to, kto tego dokonał. W przeciwnym
razie sabotażyści. <a class="id" href="/rules/base#B-50"><bdi>B-50</bdi></a></p>
<p id="B-51" class="rule"><strong>Złoto dla górników.</strong> Dobiera się tyle kart bryłek złota, ilu jest górników wśród graczy. Gracz, który dołożył
ostatnią kartę korytarza, ogląda je, zatrzymuje jedną i przekazuje resztę następnemu górnikowi przeciwnie do ruchu
wskazówek zegara, w prawo, z pominięciem sabotażystów. Ten robi to samo, i tak dalej, aż każdy górnik ma jedną. <a class="id" href="/rules/base#B-51"><bdi>B-51</bdi></a></p>
<p id="B-52" class="rule"><strong>Gdy dotarł tam sabotażysta,</strong> pierwszy wybiera najbliższy górnik po prawej stronie tego sabotażysty. <a class="id" href="/rules/base#B-52"><bdi>B-52</bdi></a></p>
<p id="B-54" class="rule"><strong>Złoto dla sabotażystów.</strong> Zwycięscy sabotażyści dostają karty bryłek złota. Ile każdy z nich, zależy od tego, ilu
sabotażystów brało udział w rundzie: <a class="id" href="/rules/base#B-54"><bdi>B-54</bdi></a></p>
<div class="wide"><table><thead>
<tr>
<th scope="col">sabotażyści</th>
<th scope="col">bryłki dla każdego</th>
</tr>
</thead>
<tbody>
<tr>
<td>1</td>
<td>4</td>
</tr>
<tr>
<td>2</td>
<td>3</td>
</tr>
<tr>
<td>3</td>
<td>3</td>
</tr>
<tr>
<td>4</td>
<td>2</td>
</tr>
</tbody>
</table></div><p class="note">Karty dobiera się tak, żeby każda suma się zgadzała, i w jak najmniejszej liczbie. Jeśli z kart, które zostały, nie da
się tego zrobić, rozdaje się jak najwięcej, nikomu ponad jego sumę, w kolejności miejsc od gracza, który zaczynał
rundę.</p>
<p id="B-55" class="rule"><strong>Ani jednego sabotażysty.</strong> Przy 3 lub 4 graczach karta, która została, może być
sabotażystą. Jeśli w takiej rundzie nie
uda się dotrzeć do skarbu, nikt nie dostaje złota. <a class="id" href="/rules/base#B-55"><bdi>B-55</bdi></a></p>
<p id="B-56" class="rule"><strong>Złoto jest tajne.</strong> Ile masz złota i którą kartę wybierasz, pozostaje Twoją tajemnicą do końca gry. <a class="id" href="/rules/base#B-56"><bdi>B-56</bdi></a></p>
<h2 id="rounds">Nowa runda i koniec gry</h2>
<p id="B-60" class="rule"><strong>Nową rundę</strong> przygotowuje się jak pierwszą: start i cele, wszystkie karty krasnoludów razem z tą, która została, i
całą talię tasuje się i rozdaje od nowa. Każdy gracz zachowuje swoje złoto, a pozostałe karty bryłek złota tasuje się
ponownie. <a class="id" href="/rules/base#B-60"><bdi>B-60</bdi></a></p>
<p id="B-61" class="rule"><strong>Kto ją zaczyna.</strong> Gracz po lewej stronie tego, kto dołożył ostatnią kartę <em>korytarza</em>. <a class="id" href="/rules/base#B-61"><bdi>B-61</bdi></a></p>
<p id="B-62" class="note">Jeśli w rundzie nie dołożono żadnej karty korytarza, gracz po lewej stronie tego, kto zaczynał rundę. <a class="id" href="/rules/base#B-62"><bdi>B-62</bdi></a></p>
<p id="B-70" class="rule"><strong>Koniec.</strong> Gra kończy się po trzech rundach. Wygrywa gracz, który ma najwięcej bryłek; przy remisie wygrywają wszyscy
remisujący gracze. <a class="id" href="/rules/base#B-70"><bdi>B-70</bdi></a></p>
<p class="note">Według drukowanych zasad gra kończy się wtedy remisem. Tutaj remisujący gracze wygrywają razem, co wychodzi na jedno.</p>
<h2 id="options">Co można wybrać przy stole</h2>
<ul>
<li><strong>Liczba rund:</strong> od 1 do 12 zamiast trzech.</li>
<li><strong>Pierwsze miejsce:</strong> kto zaczyna pierwszą rundę, zamiast losowania.</li>
</ul>
<p class="prose">Odmiana, w której złoto dzieli się inaczej, ma własną stronę: <a href="/rules/base-classic">wcześniejsze wydanie</a>.</p>
<h2 id="cards">Wszystkie karty</h2>
<p class="prose">Liczba pod obrazkiem mówi, ile jest takich kart. Każdą można odwrócić do góry nogami.</p>
<h3 id="cards-tunnels">Korytarze</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:NS" data-uid="rules-24"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW" data-uid="rules-25"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NESW" data-uid="rules-26"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>5 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NES" data-uid="rules-27"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>5 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NEW" data-uid="rules-28"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>5 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NE" data-uid="rules-29"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>5 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NW" data-uid="rules-30"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure></div>
<h3 id="cards-dead-ends">Ślepe zaułki</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:S" data-uid="rules-31"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:E" data-uid="rules-32"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:N.S" data-uid="rules-33"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:E.W" data-uid="rules-34"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:N.E" data-uid="rules-35"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:N.W" data-uid="rules-36"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:N.E.S" data-uid="rules-37"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:N.E.W" data-uid="rules-38"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:N.E.S.W" data-uid="rules-39"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure></div>
<h3 id="cards-actions">Akcje</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:map" data-uid="rules-40"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>6 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:rockfall" data-uid="rules-41"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:break-pick" data-uid="rules-42"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:break-lamp" data-uid="rules-43"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:break-cart" data-uid="rules-44"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:fix-pick" data-uid="rules-45"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:fix-lamp" data-uid="rules-46"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:fix-cart" data-uid="rules-47"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:fix-lamp+pick" data-uid="rules-48"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:fix-cart+pick" data-uid="rules-49"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:fix-cart+lamp" data-uid="rules-50"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure></div>
<h3 id="cards-gold">Złoto</h3>
<div class="gallery"><figure class="gold"><span class="picture" data-picture="gold:1" data-uid="rules-51"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>16 ×</figcaption></figure><figure class="gold"><span class="picture" data-picture="gold:2" data-uid="rules-52"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>8 ×</figcaption></figure><figure class="gold"><span class="picture" data-picture="gold:3" data-uid="rules-53"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure></div>
`};export{e as default};