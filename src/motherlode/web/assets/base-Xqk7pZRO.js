var e={title:`Saboteur, the base game`,contents:[{anchor:`setup`,text:`Setting up`},{anchor:`turn`,text:`Your turn`},{anchor:`tunnels`,text:`Tunnel cards`},{anchor:`actions`,text:`Action cards`},{anchor:`goals`,text:`Goals and the end of a round`},{anchor:`gold`,text:`Sharing the gold`},{anchor:`rounds`,text:`New round and end of the game`},{anchor:`options`,text:`What a table may choose`},{anchor:`cards`,text:`All the cards`}],html:`<h1>Saboteur, the base game</h1>
<p class="prose">Everyone at the table is a dwarf in the same mine. Most are <strong>miners</strong>, who want to dig a tunnel to the treasure. Some
are <strong>saboteurs</strong>, who want the digging to fail. Nobody knows who is who, so watch what the others build, break and
repair, and decide whom to trust.</p>
<p class="prose">A game has three rounds and takes about half an hour. In each round everyone gets a new role. The prize is gold: whoever
has the most after three rounds wins the game.</p>
<p class="prose">Every rule has a number, such as <a href="/rules/base#B-21">B-21</a>. When the table refuses a move, it names the rule and links to this page.</p>
<p class="note">A note like this one marks a point that the printed rules leave open, and says how we play it.</p>
<h2 id="setup">Setting up</h2>
<p id="B-01" class="rule"><strong>Players.</strong> The game is for 3 to 10. <a class="id" href="/rules/base#B-01"><bdi>B-01</bdi></a></p>
<p id="B-02" class="rule"><strong>Dwarf cards.</strong> How many saboteurs and miners are shuffled depends on the number of players, and there is always one
card more than players. Everyone is dealt one. The card left over lies face down, unknown to all, until the round is
over. <a class="id" href="/rules/base#B-02"><bdi>B-02</bdi></a></p>
<div class="wide"><table><thead>
<tr>
<th scope="col">players</th>
<th scope="col">saboteur cards</th>
<th scope="col">miner cards</th>
<th scope="col">cards in hand</th>
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
</table></div><div class="gallery"><figure class="role"><span class="picture" data-picture="role:miner" data-uid="rules-1"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Miner</figcaption></figure><figure class="role"><span class="picture" data-picture="role:saboteur" data-uid="rules-2"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Saboteur</figcaption></figure></div>
<p id="B-03" class="rule"><strong>Your role is your secret.</strong> You see your own dwarf card and nobody else's. What you say about it is up to you. <a class="id" href="/rules/base#B-03"><bdi>B-03</bdi></a></p>
<p id="B-04" class="rule"><strong>What is in the box.</strong> 44 tunnel cards: the start with its ladder, three goals (one treasure and two stones) and 40
cards for the deck. Besides them 27 action cards and 28 gold cards. They are all shown <a href="/rules/base#cards">at the end of this
page</a>. <a class="id" href="/rules/base#B-04"><bdi>B-04</bdi></a></p>
<p id="B-05" class="rule"><strong>The mine.</strong> The start lies face up. The three goals are shuffled and lie face down. There is room for seven cards
between the start and the middle goal, and for one card between a goal and the next. Places are counted from the start,
like “two right of the start, one up”. <a class="id" href="/rules/base#B-05"><bdi>B-05</bdi></a></p>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:grid/start@0,0/goal@8,-2/goal@8,0/goal@8,2" data-uid="rules-3"><svg class="board" viewBox="-30 -30 1860 1560" width="446" height="374" aria-hidden="true"></svg></span><figcaption>Start and goals, before the first card is laid</figcaption></figure></div>
<p id="B-06" class="rule"><strong>No border.</strong> The maze may grow past this rectangle of 9 × 5 cards, in every direction. <a class="id" href="/rules/base#B-06"><bdi>B-06</bdi></a></p>
<p id="B-07" class="rule"><strong>Deck and hands.</strong> The 40 tunnel cards and the 27 action cards are shuffled into one deck, and each hand is dealt from
it: 6 cards with 3 to 5 players, 5 cards with 6 or 7, 4 cards with 8 to 10. <a class="id" href="/rules/base#B-07"><bdi>B-07</bdi></a></p>
<p id="B-08" class="rule"><strong>The gold.</strong> The 28 gold cards are shuffled and lie face down. <a class="id" href="/rules/base#B-08"><bdi>B-08</bdi></a></p>
<p id="B-09" class="rule"><strong>Who begins.</strong> One player begins, and turns go clockwise, to the left. <a class="id" href="/rules/base#B-09"><bdi>B-09</bdi></a></p>
<p class="note">One printing lets the youngest begin, another the player who looks most like a dwarf. Here the host of the table may name
the first seat; otherwise it is drawn at random.</p>
<h2 id="turn">Your turn</h2>
<p id="B-10" class="rule"><strong>Use one card.</strong> You must use exactly one card from your hand: lay a tunnel card, play an action card, or pass by
discarding a card face down. <a class="id" href="/rules/base#B-10"><bdi>B-10</bdi></a></p>
<p id="B-11" class="rule"><strong>Then draw.</strong> Take the top card of the deck. Once the deck is empty nobody draws any more, and a turn is just playing
or discarding a card. <a class="id" href="/rules/base#B-11"><bdi>B-11</bdi></a></p>
<p id="B-12" class="rule"><strong>With an empty hand</strong> you pass and discard nothing. <a class="id" href="/rules/base#B-12"><bdi>B-12</bdi></a></p>
<p id="B-13" class="rule"><strong>The discard pile.</strong> A card you discard by passing is seen by nobody else. A card that was played goes to the pile face
up. <a class="id" href="/rules/base#B-13"><bdi>B-13</bdi></a></p>
<h2 id="tunnels">Tunnel cards</h2>
<p class="prose">Tunnel cards make the maze. The light shows how far it reaches: whatever is connected to the start glows, and a dead end
goes dark.</p>
<p class="prose"><em>A hint.</em> Miners lay the shortest way to the goals. A saboteur who blocks it too openly is soon found out: small harm
that looks like bad luck lasts longer.</p>
<p id="B-20" class="rule"><strong>Beside the maze.</strong> A tunnel card goes on a free place that shares an edge with a card lying face up in the maze.
Corners do not count. <a class="id" href="/rules/base#B-20"><bdi>B-20</bdi></a></p>
<p id="B-21" class="rule"><strong>It fits on all sides.</strong> On each of its four sides a tunnel meets a tunnel and rock meets rock. <a class="id" href="/rules/base#B-21"><bdi>B-21</bdi></a></p>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:yes/start@0,0/EW@1,0/NEW@2,0/ES@2,-1/SW@3,0/+EW@3,-1" data-uid="rules-4"><svg class="board" viewBox="-30 -30 860 660" width="206" height="158" aria-hidden="true"></svg></span><figcaption>It fits: tunnel to tunnel, rock to rock</figcaption></figure><figure class="board"><span class="picture" data-picture="board:no/start@0,0/EW@1,0/NEW@2,0/ES@2,-1/SW@3,0/+SW@3,-1" data-uid="rules-5"><svg class="board" viewBox="-30 -30 860 660" width="206" height="158" aria-hidden="true"></svg></span><figcaption>It does not fit: below, its tunnel runs into rock</figcaption></figure></div>
<p id="B-22" class="rule"><strong>Never sideways.</strong> Cards stand upright. You may turn one upside down, never on its side. <a class="id" href="/rules/base#B-22"><bdi>B-22</bdi></a></p>
<p id="B-23" class="rule"><strong>Connected to the start.</strong> From the card you lay, a tunnel must lead back to the ladder without a break: from card to
card, and inside every card from arm to arm. <a class="id" href="/rules/base#B-23"><bdi>B-23</bdi></a></p>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:no/start@0,0/EW@1,0/N.E.S.W@2,0*W/+EW@3,0*" data-uid="rules-6"><svg class="board" viewBox="-30 -30 860 360" width="206" height="86" aria-hidden="true"></svg></span><figcaption>Nothing can be built beyond a dead end</figcaption></figure></div>
<p id="B-24" class="rule"><strong>Beside a goal.</strong> A goal that lies face down makes no demands on the cards beside it, since nobody can see its edges.
Once it has been turned up it counts like any other tunnel card, to fit to and to build on from. <a class="id" href="/rules/base#B-24"><bdi>B-24</bdi></a></p>
<p class="note">The printed rules say only that goals, and nothing but goals, may fail to fit. This is how we read them.</p>
<p id="B-25" class="rule"><strong>What is cut off.</strong> Cards that a rockfall cuts off from the start stay where they are. Cards beside them must still
fit, but you may lay nothing that is connected to them alone. <a class="id" href="/rules/base#B-25"><bdi>B-25</bdi></a></p>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:no/start@0,0/gap@1,0/EW@2,0*/+NEW@3,0*" data-uid="rules-7"><svg class="board" viewBox="-30 -30 860 360" width="206" height="86" aria-hidden="true"></svg></span><figcaption>After a rockfall: the way ends at the gap</figcaption></figure></div>
<p id="B-26" class="rule"><strong>With a broken tool.</strong> If a broken tool lies in front of you when your turn begins, you may not lay tunnel cards. You
may play any other card. <a class="id" href="/rules/base#B-26"><bdi>B-26</bdi></a></p>
<h2 id="actions">Action cards</h2>
<div id="B-30" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:break-pick" data-uid="rules-8"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:break-lamp" data-uid="rules-9"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:break-cart" data-uid="rules-10"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Broken tool.</strong> Lay it in front of a player who has no
broken tool of that kind yet: pickaxe, lamp or cart. So nobody ever has more than three, one of each kind. <a class="id" href="/rules/base#B-30"><bdi>B-30</bdi></a></p></div>
<p class="note">It goes in front of another player, never in front of yourself.</p>
<div id="B-31" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:fix-pick" data-uid="rules-11"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:fix-lamp" data-uid="rules-12"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:fix-cart" data-uid="rules-13"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Repair.</strong> Takes away one broken tool of the kind it shows,
from any player, yourself included. Both cards go to the discard pile face up. <a class="id" href="/rules/base#B-31"><bdi>B-31</bdi></a></p></div>
<div id="B-32" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:fix-lamp+pick" data-uid="rules-14"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:fix-cart+pick" data-uid="rules-15"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:fix-cart+lamp" data-uid="rules-16"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Repair with two tools.</strong> It repairs one of the
two, and you choose which. Never both. <a class="id" href="/rules/base#B-32"><bdi>B-32</bdi></a></p></div>
<p id="B-33" class="rule"><strong>Nothing to repair.</strong> A repair can be played only on a player who has a matching broken tool. <a class="id" href="/rules/base#B-33"><bdi>B-33</bdi></a></p>
<div id="B-34" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:rockfall" data-uid="rules-17"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Rockfall.</strong> Removes any one tunnel card from the maze, but never the start or a goal. Both cards go
to the discard pile face up. The gap may be filled again in later turns. <a class="id" href="/rules/base#B-34"><bdi>B-34</bdi></a></p></div>
<p class="prose"><em>A hint.</em> A saboteur can use it to cut the tunnel from the start, a miner to clear away a dead end and open a new way.</p>
<div id="B-35" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:map" data-uid="rules-18"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Map.</strong> Look at one goal that lies face down, and put it back. You alone see it; everyone sees which goal
you looked at. The map goes to the discard pile face up. With no goal face down it cannot be played. <a class="id" href="/rules/base#B-35"><bdi>B-35</bdi></a></p></div>
<h2 id="goals">Goals and the end of a round</h2>
<p id="B-40" class="rule"><strong>Reaching a goal.</strong> When you lay a tunnel card and a way then leads from the start to a goal without a break, that goal
is turned up; so is every other goal connected by then. <a class="id" href="/rules/base#B-40"><bdi>B-40</bdi></a></p>
<p class="note">The card just laid need not touch the goal itself, and a stone just turned up may lead on to the next goal. It takes
the bridges and ladders of other boxes for either to happen.</p>
<div id="B-41" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="goal:treasure" data-uid="rules-19"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>The treasure.</strong> The round ends at once. Nothing more is drawn. <a class="id" href="/rules/base#B-41"><bdi>B-41</bdi></a></p></div>
<div id="B-42" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="goal:stone-1" data-uid="rules-20"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="goal:stone-2" data-uid="rules-21"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>A stone.</strong> Play goes on. The stone is turned upside down if need be, so that its
tunnel meets the one that reached it. It may then fail to fit its other neighbours: goals may, and only goals. <a class="id" href="/rules/base#B-42"><bdi>B-42</bdi></a></p></div>
<p id="B-43" class="rule"><strong>A dead end reaches nothing.</strong> It never turns up a goal, since the arm that comes from the start does not lead to the
arm that faces the goal. <a class="id" href="/rules/base#B-43"><bdi>B-43</bdi></a></p>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:plain/start@5,0/EW@6,0/E.W@7,0*W/goal@8,0" data-uid="rules-22"><svg class="board" viewBox="-30 -30 860 360" width="206" height="86" aria-hidden="true"></svg></span><figcaption>A dead end beside a goal: nothing happens</figcaption></figure><figure class="board"><span class="picture" data-picture="board:plain/start@5,0/EW@6,0/EW@7,0/treasure@8,0" data-uid="rules-23"><svg class="board" viewBox="-30 -30 860 360" width="206" height="86" aria-hidden="true"></svg></span><figcaption>A way to the goal: it is turned up</figcaption></figure></div>
<p id="B-44" class="rule"><strong>Nothing left to play.</strong> The round also ends when the deck is empty and nobody holds a card that can be played. <a class="id" href="/rules/base#B-44"><bdi>B-44</bdi></a></p>
<p class="note">Whether a card can be played depends on the table as it is: its broken tools, its gaps and the players to play it on.
The round ends as soon as this is so, even if there are cards left to discard.</p>
<p id="B-45" class="rule"><strong>Roles revealed.</strong> When the round is over all dwarf cards are shown, and the one left over too. <a class="id" href="/rules/base#B-45"><bdi>B-45</bdi></a></p>
<h2 id="gold">Sharing the gold</h2>
<p id="B-50" class="rule"><strong>Who wins the round.</strong> The miners, if the treasure was reached, no matter who reached it. Otherwise the saboteurs.
 <a class="id" href="/rules/base#B-50"><bdi>B-50</bdi></a></p>
<p id="B-51" class="rule"><strong>Gold for the miners.</strong> As many gold cards are drawn as there are miners among the players. Whoever laid the last
tunnel card looks at them, keeps one and hands the others on to the next miner counter-clockwise, to the right, passing
over saboteurs. That miner does the same, and so on until every miner has one. <a class="id" href="/rules/base#B-51"><bdi>B-51</bdi></a></p>
<p id="B-52" class="rule"><strong>Reached by a saboteur.</strong> Then the nearest miner to the right of that saboteur is the first to choose. <a class="id" href="/rules/base#B-52"><bdi>B-52</bdi></a></p>
<p id="B-54" class="rule"><strong>Gold for the saboteurs.</strong> Saboteurs who win are given gold cards. How much each of them gets depends on how many
saboteurs took part: <a class="id" href="/rules/base#B-54"><bdi>B-54</bdi></a></p>
<div class="wide"><table><thead>
<tr>
<th scope="col">saboteurs</th>
<th scope="col">nuggets for each</th>
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
</table></div><p class="note">The cards are picked so that every sum is exact, in as few cards as possible. If the cards that are left cannot do
that, as much as possible is handed out with nobody above their sum, in the order of seats from the round's first
player.</p>
<p id="B-55" class="rule"><strong>No saboteur at all.</strong> With 3 or 4 players the saboteur may be the card left over. If the treasure is not reached in
such a round, nobody gets gold. <a class="id" href="/rules/base#B-55"><bdi>B-55</bdi></a></p>
<p id="B-56" class="rule"><strong>Gold is secret.</strong> What gold you hold, and which card you kept, is your secret until the game ends. <a class="id" href="/rules/base#B-56"><bdi>B-56</bdi></a></p>
<h2 id="rounds">New round and end of the game</h2>
<p id="B-60" class="rule"><strong>A new round</strong> is set up like the first: start and goals, all the dwarf cards with the one left over, and the whole
deck are shuffled and dealt again. Everyone keeps their gold, and the gold cards that are left are shuffled again.
 <a class="id" href="/rules/base#B-60"><bdi>B-60</bdi></a></p>
<p id="B-61" class="rule"><strong>Who begins it.</strong> The player to the left of the one who laid the last <em>tunnel</em> card. <a class="id" href="/rules/base#B-61"><bdi>B-61</bdi></a></p>
<p id="B-62" class="note">If no tunnel card was laid in the round, the player to the left of the one who began it. <a class="id" href="/rules/base#B-62"><bdi>B-62</bdi></a></p>
<p id="B-70" class="rule"><strong>The end.</strong> The game ends after three rounds. The player with the most nuggets wins; players who tie for the most win
together. <a class="id" href="/rules/base#B-70"><bdi>B-70</bdi></a></p>
<p class="note">The printed rules call a tie a draw. Here those who tie win together, which comes to the same.</p>
<h2 id="options">What a table may choose</h2>
<ul>
<li><strong>Rounds:</strong> from 1 to 12 instead of three.</li>
<li><strong>First seat:</strong> who begins the first round, instead of drawing it at random.</li>
</ul>
<p class="prose">A variant that shares out the gold in another way has a page of its own: <a href="/rules/base-classic">the early printing</a>.</p>
<h2 id="cards">All the cards</h2>
<p class="prose">The number below a picture says how many there are. You may turn any of them upside down.</p>
<h3 id="cards-tunnels">Tunnels</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:NS" data-uid="rules-24"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW" data-uid="rules-25"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NESW" data-uid="rules-26"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>5 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NES" data-uid="rules-27"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>5 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NEW" data-uid="rules-28"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>5 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NE" data-uid="rules-29"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>5 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NW" data-uid="rules-30"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure></div>
<h3 id="cards-dead-ends">Dead ends</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:S" data-uid="rules-31"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:E" data-uid="rules-32"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:N.S" data-uid="rules-33"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:E.W" data-uid="rules-34"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:N.E" data-uid="rules-35"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:N.W" data-uid="rules-36"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:N.E.S" data-uid="rules-37"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:N.E.W" data-uid="rules-38"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:N.E.S.W" data-uid="rules-39"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure></div>
<h3 id="cards-actions">Actions</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:map" data-uid="rules-40"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>6 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:rockfall" data-uid="rules-41"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:break-pick" data-uid="rules-42"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:break-lamp" data-uid="rules-43"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:break-cart" data-uid="rules-44"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:fix-pick" data-uid="rules-45"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:fix-lamp" data-uid="rules-46"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:fix-cart" data-uid="rules-47"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:fix-lamp+pick" data-uid="rules-48"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:fix-cart+pick" data-uid="rules-49"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:fix-cart+lamp" data-uid="rules-50"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure></div>
<h3 id="cards-gold">Gold</h3>
<div class="gallery"><figure class="gold"><span class="picture" data-picture="gold:1" data-uid="rules-51"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>16 ×</figcaption></figure><figure class="gold"><span class="picture" data-picture="gold:2" data-uid="rules-52"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>8 ×</figcaption></figure><figure class="gold"><span class="picture" data-picture="gold:3" data-uid="rules-53"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure></div>
`};export{e as default};