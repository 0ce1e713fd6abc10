var e={title:`Sabotażysta, wcześniejsze wydanie`,contents:[{anchor:`differences`,text:`Co jest inaczej`},{anchor:`same`,text:`Co jest tak samo`},{anchor:`options`,text:`Co można wybrać przy stole`}],html:`<h1>Sabotażysta, wcześniejsze wydanie</h1>
<p class="prose">To <a href="/rules/base">gra podstawowa</a> w postaci z wcześniejszego wydania. Gra się tymi samymi kartami i tak samo; inaczej dzieli się
tylko złoto górników i inaczej zaczyna nową rundę. Jeśli jeszcze nie znasz tej gry, przeczytaj najpierw <a href="/rules/base">grę
podstawową</a> i wróć. Tamto wydanie inaczej nazywa to samo: kopacz to górnik, krasnal to krasnolud, tunel to
korytarz, zawalisko to osuwisko, a omijać kolejkę to pasować.</p>
<h2 id="differences">Co jest inaczej</h2>
<div class="wide"><table><thead>
<tr>
<td></td>
<th scope="col">gra podstawowa</th>
<th scope="col">wcześniejsze wydanie</th>
</tr>
</thead>
<tbody>
<tr>
<td>karty złota dobierane dla górników</td>
<td>jedna na każdego górnika</td>
<td>jedna na każdego gracza, ale przy dziesięciu graczach tylko dziewięć</td>
</tr>
<tr>
<td>ile dostaje górnik</td>
<td>dokładnie jedną</td>
<td>jedną lub więcej</td>
</tr>
<tr>
<td>kto zaczyna następną rundę</td>
<td>na lewo od ostatniej dołożonej karty korytarza</td>
<td>na lewo od ostatniej zagranej karty, dowolnej</td>
</tr>
<tr>
<td>górnicy z zepsutymi narzędziami</td>
<td>dostają złoto</td>
<td>dostają złoto albo nie, jeśli tak wybrano przy stole</td>
</tr>
</tbody>
</table></div><p id="C-51" class="rule"><strong>Złoto dla górników.</strong> Dobiera się tyle kart bryłek złota, ilu jest <em>graczy</em>, ale przy dziesięciu graczach tylko
dziewięć. Gracz, który dołożył ostatnią kartę korytarza, ogląda je, zatrzymuje jedną i przekazuje resztę następnemu
górnikowi przeciwnie do ruchu wskazówek zegara, w prawo, z pominięciem sabotażystów. Karty krążą tak długo, aż nie
zostanie żadna, więc niektórzy górnicy dostają ich więcej. <a class="id" href="/rules/base-classic#C-51"><bdi>C-51</bdi></a></p>
<p id="C-53" class="rule"><strong>Bez złota z zepsutym narzędziem.</strong> Tę zasadę można wybrać przy stole: górnik, przed którym na koniec rundy leży
zepsute narzędzie, jest pomijany przy wybieraniu złota. Sabotażyści i tak dostają swoje. <a class="id" href="/rules/base-classic#C-53"><bdi>C-53</bdi></a></p>
<p class="note">Kart dobiera się tyle, co zawsze; ale jeśli nie ma górnika, który może wybierać, nie dobiera się żadnej.</p>
<p id="C-61" class="rule"><strong>Kto zaczyna nową rundę.</strong> Gracz po lewej stronie tego, kto jako ostatni <em>zagrał kartę</em>, dowolną. Odrzucenie to nie
zagranie. <a class="id" href="/rules/base-classic#C-61"><bdi>C-61</bdi></a></p>
<h2 id="same">Co jest tak samo</h2>
<p class="prose">Każda z tych zasad jest opisana w całości na stronie <a href="/rules/base">gry podstawowej</a>; prowadzi tam jej tytuł.</p>
<h3 id="same-setup">Przygotowanie</h3>
<ul>
<li id="B-01" class="rule"><a href="/rules/base#B-01">Liczba graczy</a>: od 3 do 10. <a class="id" href="/rules/base-classic#B-01"><bdi>B-01</bdi></a></li>
<li id="B-02" class="rule"><a href="/rules/base#B-02">Karty krasnoludów</a>: tylu sabotażystów i górników, ilu podaje tabela, zawsze o jedną kartę więcej niż
graczy. <a class="id" href="/rules/base-classic#B-02"><bdi>B-02</bdi></a></li>
<li id="B-03" class="rule"><a href="/rules/base#B-03">Twoja rola to Twoja tajemnica</a>: widzisz tylko własną kartę krasnoluda. <a class="id" href="/rules/base-classic#B-03"><bdi>B-03</bdi></a></li>
<li id="B-04" class="rule"><a href="/rules/base#B-04">Co jest w pudełku</a>: 44 karty korytarzy, 27 kart akcji, 28 kart bryłek złota. <a class="id" href="/rules/base-classic#B-04"><bdi>B-04</bdi></a></li>
<li id="B-05" class="rule"><a href="/rules/base#B-05">Kopalnia</a>: siedem kart między startem a środkowym celem, jedna między sąsiednimi celami. <a class="id" href="/rules/base-classic#B-05"><bdi>B-05</bdi></a></li>
<li id="B-06" class="rule"><a href="/rules/base#B-06">Bez granic</a>: labirynt rośnie, jak chce. <a class="id" href="/rules/base-classic#B-06"><bdi>B-06</bdi></a></li>
<li id="B-07" class="rule"><a href="/rules/base#B-07">Talia i ręka</a>: po 6, 5 albo 4 karty, zależnie od liczby graczy. <a class="id" href="/rules/base-classic#B-07"><bdi>B-07</bdi></a></li>
<li id="B-08" class="rule"><a href="/rules/base#B-08">Złoto</a>: 28 kart, potasowanych, zakrytych. <a class="id" href="/rules/base-classic#B-08"><bdi>B-08</bdi></a></li>
<li id="B-09" class="rule"><a href="/rules/base#B-09">Kto zaczyna</a>: miejsce wskazane albo wylosowane; potem zgodnie z ruchem wskazówek zegara. <a class="id" href="/rules/base-classic#B-09"><bdi>B-09</bdi></a></li>
</ul>
<h3 id="same-turn">Tura</h3>
<ul>
<li id="B-10" class="rule"><a href="/rules/base#B-10">Użyj jednej karty</a>: dołóż korytarz, zagraj akcję albo spasuj, odrzucając jedną zakrytą. <a class="id" href="/rules/base-classic#B-10"><bdi>B-10</bdi></a></li>
<li id="B-11" class="rule"><a href="/rules/base#B-11">Potem dobierz</a> jedną kartę, dopóki są w talii. <a class="id" href="/rules/base-classic#B-11"><bdi>B-11</bdi></a></li>
<li id="B-12" class="rule"><a href="/rules/base#B-12">Bez kart na ręce</a> pasujesz i niczego nie odrzucasz. <a class="id" href="/rules/base-classic#B-12"><bdi>B-12</bdi></a></li>
<li id="B-13" class="rule"><a href="/rules/base#B-13">Stos kart odrzuconych</a>: kart odrzuconych przy pasowaniu nie widzi nikt inny. <a class="id" href="/rules/base-classic#B-13"><bdi>B-13</bdi></a></li>
</ul>
<h3 id="same-tunnels">Karty korytarzy</h3>
<ul>
<li id="B-20" class="rule"><a href="/rules/base#B-20">Obok labiryntu</a>: bokiem do karty, która leży odkryta. <a class="id" href="/rules/base-classic#B-20"><bdi>B-20</bdi></a></li>
<li id="B-21" class="rule"><a href="/rules/base#B-21">Pasuje z każdej strony</a>: korytarz do korytarza, skała do skały. <a class="id" href="/rules/base-classic#B-21"><bdi>B-21</bdi></a></li>
<li id="B-22" class="rule"><a href="/rules/base#B-22">Nigdy poziomo</a>: prosto albo do góry nogami. <a class="id" href="/rules/base-classic#B-22"><bdi>B-22</bdi></a></li>
<li id="B-23" class="rule"><a href="/rules/base#B-23">Połączona ze startem</a>: bez przerwy i nie przez ślepy zaułek. <a class="id" href="/rules/base-classic#B-23"><bdi>B-23</bdi></a></li>
<li id="B-24" class="rule"><a href="/rules/base#B-24">Obok celu</a>: zakryty niczego nie wymaga od sąsiadów. <a class="id" href="/rules/base-classic#B-24"><bdi>B-24</bdi></a></li>
<li id="B-25" class="rule"><a href="/rules/base#B-25">Co jest odcięte</a>, zostaje, ale nie da się od tego budować. <a class="id" href="/rules/base-classic#B-25"><bdi>B-25</bdi></a></li>
<li id="B-26" class="rule"><a href="/rules/base#B-26">Z zepsutym narzędziem</a> nie możesz dokładać kart korytarzy. <a class="id" href="/rules/base-classic#B-26"><bdi>B-26</bdi></a></li>
</ul>
<h3 id="same-actions">Karty akcji</h3>
<ul>
<li id="B-30" class="rule"><a href="/rules/base#B-30">Zepsute narzędzie</a>: przed innym graczem, najwyżej jedno z każdego rodzaju. <a class="id" href="/rules/base-classic#B-30"><bdi>B-30</bdi></a></li>
<li id="B-31" class="rule"><a href="/rules/base#B-31">Naprawa narzędzia</a>: usuwa zepsute narzędzie pokazanego rodzaju sprzed dowolnego gracza. <a class="id" href="/rules/base-classic#B-31"><bdi>B-31</bdi></a></li>
<li id="B-32" class="rule"><a href="/rules/base#B-32">Naprawa z dwoma narzędziami</a>: naprawia jedno z dwóch. <a class="id" href="/rules/base-classic#B-32"><bdi>B-32</bdi></a></li>
<li id="B-33" class="rule"><a href="/rules/base#B-33">Nic do naprawy</a>: naprawa wymaga pasującego zepsutego narzędzia. <a class="id" href="/rules/base-classic#B-33"><bdi>B-33</bdi></a></li>
<li id="B-34" class="rule"><a href="/rules/base#B-34">Osuwisko</a>: usuwa z labiryntu kartę korytarza, nigdy startu ani celu. <a class="id" href="/rules/base-classic#B-34"><bdi>B-34</bdi></a></li>
<li id="B-35" class="rule"><a href="/rules/base#B-35">Mapa</a>: obejrzyj jedną zakrytą kartę celu. <a class="id" href="/rules/base-classic#B-35"><bdi>B-35</bdi></a></li>
</ul>
<h3 id="same-goals">Cele i koniec rundy</h3>
<ul>
<li id="B-40" class="rule"><a href="/rules/base#B-40">Dotarcie do celu</a>: odkrywa się go, gdy prowadzi do niego droga. <a class="id" href="/rules/base-classic#B-40"><bdi>B-40</bdi></a></li>
<li id="B-41" class="rule"><a href="/rules/base#B-41">Skarb</a> kończy rundę natychmiast. <a class="id" href="/rules/base-classic#B-41"><bdi>B-41</bdi></a></li>
<li id="B-42" class="rule"><a href="/rules/base#B-42">Kamień</a> odwraca się tak, by spotkał korytarz, i gra toczy się dalej. <a class="id" href="/rules/base-classic#B-42"><bdi>B-42</bdi></a></li>
<li id="B-43" class="rule"><a href="/rules/base#B-43">Ślepy zaułek nigdzie nie dociera</a>, więc nie odkrywa celu. <a class="id" href="/rules/base-classic#B-43"><bdi>B-43</bdi></a></li>
<li id="B-44" class="rule"><a href="/rules/base#B-44">Nie ma czego zagrać</a>: talia jest pusta i nikt nie może zagrać karty. <a class="id" href="/rules/base-classic#B-44"><bdi>B-44</bdi></a></li>
<li id="B-45" class="rule"><a href="/rules/base#B-45">Odkrycie ról</a>: odkrywa się wszystkie karty krasnoludów. <a class="id" href="/rules/base-classic#B-45"><bdi>B-45</bdi></a></li>
</ul>
<h3 id="same-gold">Złoto</h3>
<ul>
<li id="B-50" class="rule"><a href="/rules/base#B-50">Kto wygrywa rundę</a>: górnicy, jeśli udało się dotrzeć do skarbu, inaczej sabotażyści. <a class="id" href="/rules/base-classic#B-50"><bdi>B-50</bdi></a></li>
<li id="B-52" class="rule"><a href="/rules/base#B-52">Gdy dotarł tam sabotażysta</a>, pierwszy wybiera najbliższy górnik po prawej. To wydanie o tym nie mówi, więc
robimy jak w grze podstawowej. <a class="id" href="/rules/base-classic#B-52"><bdi>B-52</bdi></a></li>
<li id="B-54" class="rule"><a href="/rules/base#B-54">Złoto dla sabotażystów</a>: 4 bryłki dla jednego, po 3 dla dwóch lub trzech, po 2 dla czterech. <a class="id" href="/rules/base-classic#B-54"><bdi>B-54</bdi></a></li>
<li id="B-55" class="rule"><a href="/rules/base#B-55">Ani jednego sabotażysty</a>: jeśli wtedy nie uda się dotrzeć do skarbu, nikt nie dostaje złota. <a class="id" href="/rules/base-classic#B-55"><bdi>B-55</bdi></a></li>
<li id="B-56" class="rule"><a href="/rules/base#B-56">Złoto jest tajne</a> do końca gry. <a class="id" href="/rules/base-classic#B-56"><bdi>B-56</bdi></a></li>
</ul>
<h3 id="same-rounds">Rundy</h3>
<ul>
<li id="B-60" class="rule"><a href="/rules/base#B-60">Nową rundę</a> przygotowuje się jak pierwszą; zdobyte złoto zostaje. <a class="id" href="/rules/base-classic#B-60"><bdi>B-60</bdi></a></li>
<li id="B-62" class="rule"><a href="/rules/base#B-62">Jeśli nie zagrano takiej karty</a>, następną rundę zaczyna gracz po lewej stronie tego, kto zaczynał
poprzednią. <a class="id" href="/rules/base-classic#B-62"><bdi>B-62</bdi></a></li>
<li id="B-70" class="rule"><a href="/rules/base#B-70">Koniec</a>: po trzech rundach wygrywa gracz, który ma najwięcej bryłek. To wydanie mówi, że przy równej
liczbie gra kończy się remisem; tutaj remisujący gracze wygrywają razem, co wychodzi na jedno. <a class="id" href="/rules/base-classic#B-70"><bdi>B-70</bdi></a></li>
</ul>
<h2 id="options">Co można wybrać przy stole</h2>
<ul>
<li><strong>Bez złota z zepsutym narzędziem:</strong> jak mówi <a href="/rules/base-classic#C-53">C-53</a>.</li>
<li><strong>Liczba rund:</strong> od 1 do 12 zamiast trzech.</li>
<li><strong>Pierwsze miejsce:</strong> kto zaczyna pierwszą rundę, zamiast losowania.</li>
</ul>
`};export{e as default};