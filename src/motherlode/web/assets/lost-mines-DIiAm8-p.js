var e={title:`Zaginione kopalnie`,contents:[{anchor:`setup`,text:`Przygotowanie`},{anchor:`turn`,text:`Twoja tura`},{anchor:`paths`,text:`Karty ścieżek`},{anchor:`actions`,text:`Karty akcji`},{anchor:`moving`,text:`Ruch`},{anchor:`mines`,text:`Kopalnie i skarby`},{anchor:`end`,text:`Koniec rundy`},{anchor:`sharing`,text:`Podział skarbów`},{anchor:`rounds`,text:`Nowa runda i koniec gry`},{anchor:`options`,text:`Co można wybrać przy stole`},{anchor:`cards`,text:`Wszystkie karty`}],html:`<h1>Zaginione kopalnie</h1>
<p class="prose">Za głębokim lasem leżą cztery zapomniane kopalnie. Dwa <strong>klany</strong> krasnoludów, niebieski i żółty, wytyczają ścieżki przez
las i wędrują nimi po skarby. Na koniec każdy klan dzieli się tym, co przyniosły jego krasnoludy. Ale w każdym klanie
jeden krasnolud jest <strong>samolubny</strong> i niczym się nie dzieli, a jeden to <strong>sabotażysta</strong>, który potajemnie pracuje dla
drugiego klanu.</p>
<p class="prose">To osobna gra: z <a href="/rules/base">grą podstawową</a> łączy ją to, że karty muszą do siebie pasować, ale nie same karty. Gra ma dwie
rundy i trwa około trzech kwadransów.</p>
<p class="prose">Każda zasada ma numer, na przykład <a href="/rules/lost-mines#L-22">L-22</a>. Gdy stół odrzuca ruch, podaje numer zasady i prowadzi tutaj.</p>
<p class="note">Taka uwaga oznacza miejsce, w którym drukowane zasady milczą albo zostawiają swobodę, i mówi, jak gramy tutaj.</p>
<h2 id="setup">Przygotowanie</h2>
<p id="L-01" class="rule"><strong>Liczba graczy.</strong> Gra jest dla 3 do 9 graczy, w dwóch klanach: niebieskim i żółtym. <a class="id" href="/rules/lost-mines#L-01"><bdi>L-01</bdi></a></p>
<p id="L-02" class="rule"><strong>Karty krasnoludów.</strong> Jest ich 10: w każdym klanie 3 lojalne krasnoludy, 1 samolubny i 1 sabotażysta. Gdy gra mniej niż
7 graczy, część lojalnych krasnoludów się odkłada. Karty się tasuje i każdy gracz dostaje jedną; resztę odkłada się bez
oglądania. <a class="id" href="/rules/lost-mines#L-02"><bdi>L-02</bdi></a></p>
<div class="wide"><table><thead>
<tr>
<th scope="col">gracze</th>
<th scope="col">lojalne, w każdym klanie</th>
<th scope="col">samolubne, w każdym klanie</th>
<th scope="col">sabotażyści, w każdym klanie</th>
<th scope="col">kart na ręce</th>
</tr>
</thead>
<tbody>
<tr>
<td>3 lub 4</td>
<td>1</td>
<td>1</td>
<td>1</td>
<td>5</td>
</tr>
<tr>
<td>5 lub 6</td>
<td>2</td>
<td>1</td>
<td>1</td>
<td>5</td>
</tr>
<tr>
<td>7 do 9</td>
<td>3</td>
<td>1</td>
<td>1</td>
<td>4</td>
</tr>
</tbody>
</table></div><div class="gallery"><figure class="role"><span class="picture" data-picture="role:blue-loyal" data-uid="rules-1"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Lojalny</figcaption></figure><figure class="role"><span class="picture" data-picture="role:blue-selfish" data-uid="rules-2"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Samolubny</figcaption></figure><figure class="role"><span class="picture" data-picture="role:blue-saboteur" data-uid="rules-3"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Sabotażysta</figcaption></figure><figure class="role"><span class="picture" data-picture="role:yellow-loyal" data-uid="rules-4"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Lojalny</figcaption></figure><figure class="role"><span class="picture" data-picture="role:yellow-selfish" data-uid="rules-5"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Samolubny</figcaption></figure><figure class="role"><span class="picture" data-picture="role:yellow-saboteur" data-uid="rules-6"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Sabotażysta</figcaption></figure></div>
<p id="L-03" class="rule"><strong>Klan widać, roli nie.</strong> Po rewersie karty wszyscy widzą, do którego klanu należysz. Rola jest Twoją tajemnicą do końca
rundy. <a class="id" href="/rules/lost-mines#L-03"><bdi>L-03</bdi></a></p>
<p id="L-04" class="rule"><strong>Krasnoludy.</strong> Każdy gracz ma na planszy krasnoluda swojego klanu. Zaczyna on na karcie startu tego klanu. <a class="id" href="/rules/lost-mines#L-04"><bdi>L-04</bdi></a></p>
<p id="L-05" class="rule"><strong>Plansza</strong> ma 11 kolumn i 7 rzędów pól, liczonych od lewego górnego rogu. Dwie karty startu leżą odkryte na swoich
polach. Cztery kopalnie są potasowane i leżą na swoich polach zakryte. Plansza to cały świat: poza nią nie kładzie się
żadnej karty. <a class="id" href="/rules/lost-mines#L-05"><bdi>L-05</bdi></a></p>
<p class="note">Instrukcja nie podaje, ile pól ma plansza ani gdzie leżą na niej starty i kopalnie. To nasza propozycja.</p>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:grid/free@1,1/free@11,7/blue-start@2,3/yellow-start@2,5/mine@10,1/mine@10,3/mine@10,5/mine@10,7" data-uid="rules-7"><svg class="board" viewBox="-30 -30 2260 2160" width="542" height="518" aria-hidden="true"></svg></span><figcaption>Plansza, przed położeniem pierwszej karty</figcaption></figure></div>
<p id="L-06" class="rule"><strong>Skarby.</strong> Tasuje się 12 kart skarbów. Tyle, ilu jest graczy, leży zakrytych obok planszy; resztę odkłada się bez
oglądania. <a class="id" href="/rules/lost-mines#L-06"><bdi>L-06</bdi></a></p>
<p class="note">Rodzaj skarbu, klejnoty, złoto albo srebro, widać na rewersie i znają go wszyscy, bo inaczej nikt nie mógłby wziąć
pasującego. Wartość jest tajna.</p>
<p id="L-07" class="rule"><strong>Talia i ręka.</strong> Tasuje się 40 kart ścieżek i 23 karty akcji, a 10 z nich odkłada na całą rundę bez oglądania. Przy 3–6
graczach każdy dostaje 5 kart, przy 7–9 graczach 4. <a class="id" href="/rules/lost-mines#L-07"><bdi>L-07</bdi></a></p>
<p id="L-08" class="rule"><strong>Kto zaczyna.</strong> Drukowane zasady mówią: najbardziej żądny przygód gracz. Tutaj jest to miejsce wskazane albo
wylosowane, jak <a href="/rules/base#B-09">w grze podstawowej</a>; potem zgodnie z ruchem wskazówek zegara, w lewo. <a class="id" href="/rules/lost-mines#L-08"><bdi>L-08</bdi></a></p>
<h2 id="turn">Twoja tura</h2>
<p class="prose">Tura ma trzy kroki, w tej kolejności:</p>
<ol>
<li id="L-10" class="rule"><strong>Zagraj albo odrzuć.</strong> Musisz zrobić dokładnie jedno z tego: zagrać kartę ścieżki, zagrać kartę akcji albo odrzucić
jedną lub dwie zakryte karty. <a class="id" href="/rules/lost-mines#L-10"><bdi>L-10</bdi></a></li>
<li id="L-11" class="rule"><strong>Przesuń krasnoluda,</strong> jeśli chcesz i jeśli jest dokąd pójść. <a class="id" href="/rules/lost-mines#L-11"><bdi>L-11</bdi></a></li>
<li id="L-12" class="rule"><strong>Dobierz.</strong> 1 kartę po zagraniu; po odrzuceniu tyle, ile odrzucasz. Gdy talia jest pusta, niczego się nie dobiera, a
gdy kart jest mniej, niż się należy, dobiera się te, które są. <a class="id" href="/rules/lost-mines#L-12"><bdi>L-12</bdi></a></li>
</ol>
<p id="L-13" class="rule"><strong>Bez kart.</strong> Jeśli na początku tury nie masz kart na ręce, tracisz całą turę, ruch także, i tak do końca rundy. <a class="id" href="/rules/lost-mines#L-13"><bdi>L-13</bdi></a></p>
<p class="note">Twój <a href="/rules/lost-mines#L-33">troll</a> i tak wtedy odchodzi. Stracona tura nie przynosi <a href="/rules/lost-mines#L-43">skarbu</a>.</p>
<h2 id="paths">Karty ścieżek</h2>
<p id="L-20" class="rule"><strong>Gdzie.</strong> Na wolnym polu obok karty startu, karty ścieżki albo odkrytej kopalni. <a class="id" href="/rules/lost-mines#L-20"><bdi>L-20</bdi></a></p>
<p id="L-21" class="rule"><strong>Pasuje z każdej strony.</strong> Wszędzie, gdzie styka się z odkrytą kartą, ścieżka spotyka ścieżkę, a las spotyka las.
 <a class="id" href="/rules/lost-mines#L-21"><bdi>L-21</bdi></a></p>
<p class="note">Zakryta kopalnia niczego nie wymaga od kart obok.</p>
<p id="L-22" class="rule"><strong>Przedłuża ścieżkę.</strong> Co najmniej jedna ścieżka na karcie musi połączyć się z taką, która już jest. Karta nie musi mieć
połączenia z Twoją kartą startu ani z Twoim krasnoludem. <a class="id" href="/rules/lost-mines#L-22"><bdi>L-22</bdi></a></p>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:yes/blue-start@2,3/EW@3,3/+NSW@4,3" data-uid="rules-8"><svg class="board" viewBox="-30 -30 660 360" width="158" height="86" aria-hidden="true"></svg></span><figcaption>Pasuje i przedłuża ścieżkę</figcaption></figure><figure class="board"><span class="picture" data-picture="board:no/blue-start@2,3/EW@3,3/+NES@4,3" data-uid="rules-9"><svg class="board" viewBox="-30 -30 660 360" width="158" height="86" aria-hidden="true"></svg></span><figcaption>Nie pasuje: ścieżka kończy się na drzewach</figcaption></figure><figure class="board"><span class="picture" data-picture="board:no/blue-start@2,3/EW@3,3/+EW@3,2" data-uid="rules-10"><svg class="board" viewBox="-30 -30 460 660" width="110" height="158" aria-hidden="true"></svg></span><figcaption>Nie przedłuża ścieżki: las spotyka tylko las</figcaption></figure></div>
<p id="L-23" class="rule"><strong>Obracanie.</strong> Kartę można odwrócić do góry nogami, ale nie położyć na boku. <a class="id" href="/rules/lost-mines#L-23"><bdi>L-23</bdi></a></p>
<p class="note">Drukowane zasady tego nie mówią; tak jest w całej rodzinie gier.</p>
<div id="L-24" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:NS+tree" data-uid="rules-11"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:EW+lake" data-uid="rules-12"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:EW+ditch" data-uid="rules-13"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Przeszkody.</strong> Powalone drzewo, jezioro, rów: żaden krasnolud
nie może się tam zatrzymać ani przejść, dopóki nie leży tam odpowiednie <a href="/rules/lost-mines#L-30">narzędzie</a>. <a class="id" href="/rules/lost-mines#L-24"><bdi>L-24</bdi></a></p></div>
<div id="L-25" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:NE+rocks" data-uid="rules-14"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Kamienie.</strong> Jest tam miejsce dla jednego krasnoluda. Dopóki ktoś tam stoi, nikt inny nie może się
tam zatrzymać ani przejść. <a class="id" href="/rules/lost-mines#L-25"><bdi>L-25</bdi></a></p></div>
<div id="L-26" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:NES+campfire" data-uid="rules-15"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Ognisko.</strong> Krasnolud, który tu zaczyna ruch, może przejść do 5 kart. <a class="id" href="/rules/lost-mines#L-26"><bdi>L-26</bdi></a></p></div>
<h2 id="actions">Karty akcji</h2>
<div id="L-30" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:axe" data-uid="rules-16"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:boat" data-uid="rules-17"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:rope" data-uid="rules-18"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Narzędzia.</strong> Topór jest na powalone drzewo, łódź na jezioro, lina na rów.
Narzędzie można zagrać tylko wtedy, gdy na planszy leży taka przeszkoda bez narzędzia. Kartę się odrzuca, a na
przeszkodzie kładzie się znacznik narzędzia. Odtąd krasnoludy mogą tam wejść, ale tylko po jednym, jak na
<a href="/rules/lost-mines#L-25">kamienie</a>. <a class="id" href="/rules/lost-mines#L-30"><bdi>L-30</bdi></a></p></div>
<div id="L-31" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:look-mine+treasure" data-uid="rules-19"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:look-dwarf+mine" data-uid="rules-20"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:look-dwarf+treasure" data-uid="rules-21"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Informacje.</strong> Każda z tych kart
daje dwie z trzech możliwości, a Ty wybierasz jedną: obejrzeć zakrytą kopalnię, skarb, którego jeszcze nikt nie zabrał,
albo kartę krasnoluda innego gracza. Widzisz to tylko Ty; wszyscy widzą, na co patrzysz. Zdobytych informacji nie można
ujawniać innym graczom. <a class="id" href="/rules/lost-mines#L-31"><bdi>L-31</bdi></a></p></div>
<div id="L-32" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:trap" data-uid="rules-22"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Pułapka.</strong> Ustawia się ją na ścieżce łączącej dwie karty albo na otwartym końcu ścieżki, za którym jest
wolne pole. Gdy krasnolud ją mija, jego właściciel od razu traci losową kartę: gracz po lewej wyciąga ją z ręki i
odrzuca zakrytą, bez oglądania. Na ręce jest odtąd o jedną kartę mniej do końca rundy. Bez kart na ręce nic się nie
traci. <a class="id" href="/rules/lost-mines#L-32"><bdi>L-32</bdi></a></p></div>
<p class="note">Pułapka zostaje na miejscu. Także na przejściu ze ścieżki do zakrytej kopalni może stać pułapka albo troll.</p>
<div id="L-33" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:troll" data-uid="rules-23"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Troll.</strong> Karta leży przed Tobą, a troll staje tam, gdzie można by ustawić pułapkę. Nikt go nie minie,
nawet Ty. Na początku Twojej następnej tury troll odchodzi, a kartę się odrzuca. <a class="id" href="/rules/lost-mines#L-33"><bdi>L-33</bdi></a></p></div>
<p id="L-34" class="rule"><strong>Budowanie dalej.</strong> Do końca ścieżki, na którym jest pułapka albo troll, można dołożyć kartę ścieżki. Pułapka lub troll
stoi wtedy między dwiema kartami. <a class="id" href="/rules/lost-mines#L-34"><bdi>L-34</bdi></a></p>
<div id="L-35" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:storm" data-uid="rules-24"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Burza.</strong> Usuwa dowolną kartę ścieżki, na której nie stoi krasnolud, razem z narzędziem, które na niej
leży; nigdy karty startu ani kopalni. Pułapki i trolle na jej brzegach znikają tylko wtedy, gdy zostałyby między dwoma
pustymi polami. <a class="id" href="/rules/lost-mines#L-35"><bdi>L-35</bdi></a></p></div>
<p class="note">Troll, który tak znika, zabiera ze sobą swoją kartę: odrzuca się ją od razu.</p>
<p id="L-36" class="rule"><strong>Stos kart odrzuconych.</strong> Zagrane karty trafiają tam zakryte. <a class="id" href="/rules/lost-mines#L-36"><bdi>L-36</bdi></a></p>
<p class="note">Na jednym przejściu stoi jedna pułapka albo jeden troll, nigdy jedno i drugie naraz.</p>
<h2 id="moving">Ruch</h2>
<p id="L-40" class="rule"><strong>Jak daleko.</strong> Od 1 do 3 kart po istniejących ścieżkach, do 5 <a href="/rules/lost-mines#L-26">od ogniska</a>. Na jednej karcie może stać dowolnie
wiele krasnoludów, z wyjątkiem <a href="/rules/lost-mines#L-25">kamieni</a> i <a href="/rules/lost-mines#L-30">przeszkód z narzędziem</a>. <a class="id" href="/rules/lost-mines#L-40"><bdi>L-40</bdi></a></p>
<p class="note">W jednym ruchu nie wchodzi się dwa razy na tę samą kartę.</p>
<p id="L-41" class="rule"><strong>Odkrycie kopalni.</strong> Krasnolud, który wchodzi do zakrytej kopalni, odkrywa ją i kończy tam ruch. Kopalnię odwraca się
tak, żeby przede wszystkim pasowało przejście, którym przyszedł krasnolud; inne boki pasują, o ile się da. <a class="id" href="/rules/lost-mines#L-41"><bdi>L-41</bdi></a></p>
<p class="note">Jeśli krasnolud może wejść w obu położeniach, kopalnia leży tak, by pasowała do większej liczby sąsiadów; w przeciwnym
razie się jej nie odwraca.</p>
<h2 id="mines">Kopalnie i skarby</h2>
<p id="L-42" class="rule"><strong>Cztery kopalnie.</strong> W trzech są skarby: klejnoty, złoto i srebro. W czwartej mieszka smok. <a class="id" href="/rules/lost-mines#L-42"><bdi>L-42</bdi></a></p>
<div class="gallery"><figure class="mine"><span class="picture" data-picture="mine:gems" data-uid="rules-25"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Klejnoty</figcaption></figure><figure class="mine"><span class="picture" data-picture="mine:gold" data-uid="rules-26"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Złoto</figcaption></figure><figure class="mine"><span class="picture" data-picture="mine:silver" data-uid="rules-27"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Srebro</figcaption></figure><figure class="mine"><span class="picture" data-picture="mine:dragon" data-uid="rules-28"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Smok</figcaption></figure></div>
<p id="L-43" class="rule"><strong>Branie skarbu.</strong> Jeśli po ruchu albo po rezygnacji z ruchu Twój krasnolud stoi na kopalni ze skarbem, bierzesz jeden
skarb tego rodzaju, o ile jakiś został; i znowu na końcu każdej następnej Twojej tury, w której nadal tam stoi. <a class="id" href="/rules/lost-mines#L-43"><bdi>L-43</bdi></a></p>
<p class="note">Samo przejście przez kopalnię nic nie daje. Możesz wybierać spośród skarbów tego rodzaju, a wartość widzisz tylko Ty.</p>
<p id="L-44" class="rule"><strong>Smok.</strong> Kto odkrywa kopalnię ze smokiem, bierze smoka. Odtąd ta kopalnia jest dla wszystkich zwykłą ścieżką. <a class="id" href="/rules/lost-mines#L-44"><bdi>L-44</bdi></a></p>
<h2 id="end">Koniec rundy</h2>
<p id="L-50" class="rule"><strong>Kiedy kończy się runda.</strong> Gdy talia jest pusta i nikt nie ma już kart, albo natychmiast, gdy wszystkie skarby są
zabrane. <a class="id" href="/rules/lost-mines#L-50"><bdi>L-50</bdi></a></p>
<p id="L-51" class="rule"><strong>Za wspólną zgodą.</strong> Gracze mogą zakończyć rundę, gdy do kopalni ze skarbem nie da się już dotrzeć. <a class="id" href="/rules/lost-mines#L-51"><bdi>L-51</bdi></a></p>
<p class="note">To oni o tym rozstrzygają. W swojej turze, zanim coś zagrasz lub odrzucisz, możesz zarządzić głosowanie, raz na rundę.
Pozostałych graczy pyta się po kolei, zgodnie z ruchem wskazówek zegara. Jeśli ktoś się nie zgadza, głosowanie się
kończy i Twoja tura trwa dalej.</p>
<h2 id="sharing">Podział skarbów</h2>
<p id="L-52" class="rule"><strong>Samolubne krasnoludy.</strong> Odkrywa się wszystkie role. Samolubny krasnolud dostaje tyle punktów, ile warte są jego własne
skarby, i nie ma udziału w skarbach klanu. <a class="id" href="/rules/lost-mines#L-52"><bdi>L-52</bdi></a></p>
<p id="L-53" class="rule"><strong>Dwie pule.</strong> Wszyscy pozostali składają swoje skarby do puli klanu. Skarby sabotażysty trafiają do puli drugiego klanu
i w niej ma on udział. <a class="id" href="/rules/lost-mines#L-53"><bdi>L-53</bdi></a></p>
<p id="L-54" class="rule"><strong>Podział puli.</strong> Dzieli się ją po równo. Co zostaje, dostaje ten z dzielących się graczy, który zabrał pojedynczy
najcenniejszy skarb; jeśli jest ich kilku, resztę dzieli się między nich po równo, a co jeszcze zostanie, przepada.
 <a class="id" href="/rules/lost-mines#L-54"><bdi>L-54</bdi></a></p>
<p id="L-55" class="rule"><strong>Danina dla smoka.</strong> Kto ma smoka, oddaje 2 z punktów zdobytych w tej rundzie, a jeśli zdobył w niej mniej, to
wszystkie. Punkty z wcześniejszych rund zostają. <a class="id" href="/rules/lost-mines#L-55"><bdi>L-55</bdi></a></p>
<p id="L-56" class="rule"><strong>Przykład.</strong> Dwa lojalne żółte krasnoludy dzielą 8 punktów: po 4. Dwa lojalne niebieskie krasnoludy i żółty sabotażysta
dzielą 8: po 2, a pozostałe 2 dostaje sabotażysta, który zabrał skarb wart 4. Jeden z lojalnych niebieskich krasnoludów
ma smoka i oddaje 2. Samolubny niebieski krasnolud zatrzymuje 3. <a class="id" href="/rules/lost-mines#L-56"><bdi>L-56</bdi></a></p>
<h2 id="rounds">Nowa runda i koniec gry</h2>
<p id="L-60" class="rule"><strong>Nowa runda.</strong> Wszystko przygotowuje się od nowa, także karty krasnoludów, kopalnie i skarby. Zaczyna gracz po lewej
stronie tego, kto zagrał ostatnią kartę. Odrzucenie to nie zagranie; jeśli nie zagrano żadnej karty, zobacz <a href="/rules/base#B-62">grę
podstawową</a>. <a class="id" href="/rules/lost-mines#L-60"><bdi>L-60</bdi></a></p>
<p id="L-61" class="rule"><strong>Koniec.</strong> Dwie rundy. Wygrywa gracz, który ma najwięcej punktów; przy remisie gracze dzielą się zwycięstwem. Jeśli tak
wybrano przy stole, gra się kolejne rundy, aż wygra jedna osoba. <a class="id" href="/rules/lost-mines#L-61"><bdi>L-61</bdi></a></p>
<p class="note">Najwyżej 4 kolejne rundy.</p>
<h2 id="options">Co można wybrać przy stole</h2>
<ul>
<li><strong>Aż wygra jedna osoba:</strong> kolejne rundy po remisie, jak mówi <a href="/rules/lost-mines#L-61">L-61</a>.</li>
<li><strong>Liczba rund:</strong> od 1 do 12 zamiast dwóch.</li>
<li><strong>Pierwsze miejsce:</strong> kto zaczyna pierwszą rundę, zamiast losowania.</li>
</ul>
<h2 id="cards">Wszystkie karty</h2>
<p class="prose">Liczba pod obrazkiem mówi, ile jest takich kart. Instrukcja podaje liczby kart i karty krasnoludów: to jest pewne. Cała
reszta jest <strong>przyjęta</strong>: wielkość planszy, gdzie leżą starty i kopalnie, kształty wszystkich kart, ile jest których
akcji i wartości skarbów to nasza propozycja, zgodna z drukowanymi liczbami.</p>
<h3 id="cards-paths">Ścieżki</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:NS" data-uid="rules-29"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW" data-uid="rules-30"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NE" data-uid="rules-31"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NW" data-uid="rules-32"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NES" data-uid="rules-33"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NEW" data-uid="rules-34"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NESW" data-uid="rules-35"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure></div>
<h3 id="cards-special">Przeszkody, kamienie i ogniska</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:NS+tree" data-uid="rules-36"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW+tree" data-uid="rules-37"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NES+tree" data-uid="rules-38"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NS+lake" data-uid="rules-39"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW+lake" data-uid="rules-40"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NEW+lake" data-uid="rules-41"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NS+ditch" data-uid="rules-42"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW+ditch" data-uid="rules-43"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NESW+ditch" data-uid="rules-44"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NS+rocks" data-uid="rules-45"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW+rocks" data-uid="rules-46"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NE+rocks" data-uid="rules-47"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NW+rocks" data-uid="rules-48"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NES+campfire" data-uid="rules-49"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NEW+campfire" data-uid="rules-50"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NESW+campfire" data-uid="rules-51"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure></div>
<h3 id="cards-actions">Akcje</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:axe" data-uid="rules-52"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:boat" data-uid="rules-53"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:rope" data-uid="rules-54"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:trap" data-uid="rules-55"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:troll" data-uid="rules-56"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:storm" data-uid="rules-57"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:look-mine+treasure" data-uid="rules-58"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:look-dwarf+mine" data-uid="rules-59"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:look-dwarf+treasure" data-uid="rules-60"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure></div>
<h3 id="cards-treasures">Skarby</h3>
<div class="wide"><table><thead>
<tr>
<th scope="col">rodzaj</th>
<th scope="col">wartości</th>
</tr>
</thead>
<tbody>
<tr>
<td>klejnoty</td>
<td>3, 4, 4, 5</td>
</tr>
<tr>
<td>złoto</td>
<td>2, 3, 3, 4</td>
</tr>
<tr>
<td>srebro</td>
<td>1, 2, 2, 3</td>
</tr>
</tbody>
</table></div>`};export{e as default};