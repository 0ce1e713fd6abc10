var e={title:`Saboteur 2`,contents:[{anchor:`roles`,text:`Who is who`},{anchor:`setup`,text:`Setting up`},{anchor:`turn`,text:`Your turn`},{anchor:`tunnels`,text:`Tunnel cards`},{anchor:`actions`,text:`Action cards`},{anchor:`end`,text:`The end of a round`},{anchor:`winners`,text:`Who wins the round`},{anchor:`gold`,text:`Gold`},{anchor:`rounds`,text:`New round and end of the game`},{anchor:`options`,text:`What a table may choose`},{anchor:`cards`,text:`All the cards`}],html:`<h1>Saboteur 2</h1>
<p class="prose">The mine has grown and so has the mistrust. The miners are now <strong>two teams</strong>, blue and green, who race each other to the
treasure. A boss, a profiteer and two geologists look after themselves, and the saboteurs are still about. There are
bridges, ladders and doors in the tunnels, and traps, thieves and swaps among the cards.</p>
<p class="prose">It is played with all the tunnel and action cards of the base game and those of its own box; the dwarf cards and gold
cards of the base game are not used. Many of the base game's rules hold here too. They are given in a few words, and
their titles lead to the page of <a href="/rules/base">the base game</a>, where they are given in full.</p>
<p class="prose">Every rule has a number, such as <a href="/rules/saboteur2#S-12">S-12</a>. When the table refuses a move, it names the rule and links to this page.</p>
<p class="note">A note like this one marks a point that the printed rules leave open, and says how we play it.</p>
<h2 id="roles">Who is who</h2>
<div class="gallery"><figure class="role"><span class="picture" data-picture="role:blue" data-uid="rules-1"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Blue miner, 4 ×</figcaption></figure><figure class="role"><span class="picture" data-picture="role:green" data-uid="rules-2"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Green miner, 4 ×</figcaption></figure><figure class="role"><span class="picture" data-picture="role:boss" data-uid="rules-3"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Boss, 1 ×</figcaption></figure><figure class="role"><span class="picture" data-picture="role:profiteer" data-uid="rules-4"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Profiteer, 1 ×</figcaption></figure><figure class="role"><span class="picture" data-picture="role:geologist" data-uid="rules-5"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Geologist, 2 ×</figcaption></figure><figure class="role"><span class="picture" data-picture="role:saboteur" data-uid="rules-6"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Saboteur, 3 ×</figcaption></figure></div>
<div class="wide"><table><thead>
<tr>
<th scope="col">role</th>
<th scope="col">what it wants</th>
</tr>
</thead>
<tbody>
<tr>
<td>blue and green miners</td>
<td>the treasure for their own team, behind no door of the other colour</td>
</tr>
<tr>
<td>boss</td>
<td>that some team reaches the treasure; gets 1 nugget less than the others</td>
</tr>
<tr>
<td>profiteer</td>
<td>always in the winning group; gets 2 nuggets less than the others</td>
</tr>
<tr>
<td>geologists</td>
<td>as many crystals as possible in the maze</td>
</tr>
<tr>
<td>saboteurs</td>
<td>that nobody reaches the treasure</td>
</tr>
</tbody>
</table></div><h2 id="setup">Setting up</h2>
<p id="S-01" class="rule"><strong>Players.</strong> The game is for 2 to 12. <a class="id" href="/rules/saboteur2#S-01"><bdi>S-01</bdi></a></p>
<p id="S-02" class="rule"><strong>Dwarf cards.</strong> All 15 are shuffled, whatever the number of players: 4 blue miners, 4 green miners, 1 boss, 1
profiteer, 2 geologists and 3 saboteurs. Everyone is dealt one. The others stay in a pile, face down, known to nobody.
 <a class="id" href="/rules/saboteur2#S-02"><bdi>S-02</bdi></a></p>
<p id="S-03" class="rule"><strong>Deck and hands.</strong> All tunnel and action cards of both boxes are shuffled, 70 and 47 of them besides start and goals.
The top 10 are set aside, unseen, for the whole round. Everyone is dealt 6 cards, whatever the number of players.
 <a class="id" href="/rules/saboteur2#S-03"><bdi>S-03</bdi></a></p>
<p id="S-04" class="rule"><strong>Gold</strong> is paid in nuggets, and there are always enough of them. Only the sum counts. <a class="id" href="/rules/saboteur2#S-04"><bdi>S-04</bdi></a></p>
<p class="note">In the box, gold lies face down in front of its owner. Here the table shows the sums: that is our decision. Everything
is paid and stolen in the open, so anyone who counts knows them anyway; the table counts for everyone.</p>
<p id="S-05" class="rule"><strong>Who begins.</strong> A seat that was chosen or drawn at random, as <a href="/rules/base#B-09">in the base game</a>; then clockwise, to the
left. <a class="id" href="/rules/saboteur2#S-05"><bdi>S-05</bdi></a></p>
<p class="prose">From the base game:</p>
<ul>
<li id="B-03" class="rule"><a href="/rules/base#B-03">Your role is your secret</a>: you see your own dwarf card alone. <a class="id" href="/rules/saboteur2#B-03"><bdi>B-03</bdi></a></li>
<li id="B-05" class="rule"><a href="/rules/base#B-05">The mine</a>: seven cards between the start and the middle goal, one between a goal and the next. <a class="id" href="/rules/saboteur2#B-05"><bdi>B-05</bdi></a></li>
<li id="B-06" class="rule"><a href="/rules/base#B-06">No border</a>: the maze may grow in any direction. <a class="id" href="/rules/saboteur2#B-06"><bdi>B-06</bdi></a></li>
<li id="B-09" class="rule"><a href="/rules/base#B-09">Who begins</a>: the host may name the first seat, otherwise it is drawn at random. <a class="id" href="/rules/saboteur2#B-09"><bdi>B-09</bdi></a></li>
</ul>
<h2 id="turn">Your turn</h2>
<p class="prose">Do exactly one of these four things. Then draw.</p>
<div class="wide"><table><thead>
<tr>
<th scope="col">what you do</th>
<th scope="col">what you draw</th>
</tr>
</thead>
<tbody>
<tr id="S-10" class="rule">
<td><strong>Lay a tunnel card</strong> into the maze.</td>
<td>1 card <a class="id" href="/rules/saboteur2#S-10"><bdi>S-10</bdi></a></td>
</tr>
<tr id="S-11" class="rule">
<td><strong>Play an action card.</strong></td>
<td>1 card <a class="id" href="/rules/saboteur2#S-11"><bdi>S-11</bdi></a></td>
</tr>
<tr id="S-12" class="rule">
<td><strong>Get rid of a card:</strong> discard two cards face down and remove one card that lies in front of yourself. Your hand is one card smaller from then on.</td>
<td>1 card <a class="id" href="/rules/saboteur2#S-12"><bdi>S-12</bdi></a></td>
</tr>
<tr id="S-13" class="rule">
<td><strong>Pass:</strong> discard 1, 2 or 3 cards face down.</td>
<td>as many as you discarded <a class="id" href="/rules/saboteur2#S-13"><bdi>S-13</bdi></a></td>
</tr>
</tbody>
</table></div><p id="S-14" class="rule"><strong>When the deck runs out</strong> nothing is drawn, and the discard pile is not shuffled; with fewer cards than are due, you
draw those there are. You still choose one of the four. A player without cards is skipped. <a class="id" href="/rules/saboteur2#S-14"><bdi>S-14</bdi></a></p>
<p class="note">Someone who comes to hold cards again, when <a href="/rules/saboteur2#S-33">hands are swapped</a>, takes turns again.</p>
<p id="S-15" class="rule"><strong>One of a kind.</strong> At most one copy of any action card lies in front of a player at a time: one of each broken tool, one
trap, one theft. <a class="id" href="/rules/saboteur2#S-15"><bdi>S-15</bdi></a></p>
<p id="S-16" class="rule"><strong>What you can get rid of.</strong> You need two cards in hand and a card in front of yourself. Any card there can go: a broken
tool, a trap, even your own theft. <a class="id" href="/rules/saboteur2#S-16"><bdi>S-16</bdi></a></p>
<p id="S-17" class="rule"><strong>The discard pile</strong> lies face down and nobody may look through it. What was played was seen when it was played. What
was discarded to get rid of a card or to pass was seen by nobody else. <a class="id" href="/rules/saboteur2#S-17"><bdi>S-17</bdi></a></p>
<h2 id="tunnels">Tunnel cards</h2>
<p class="prose">Laying tunnels works as in the base game:</p>
<ul>
<li id="B-20" class="rule"><a href="/rules/base#B-20">Beside the maze</a>: sharing an edge with a card that lies face up. <a class="id" href="/rules/saboteur2#B-20"><bdi>B-20</bdi></a></li>
<li id="B-21" class="rule"><a href="/rules/base#B-21">It fits on all sides</a>: tunnel to tunnel, rock to rock. <a class="id" href="/rules/saboteur2#B-21"><bdi>B-21</bdi></a></li>
<li id="B-22" class="rule"><a href="/rules/base#B-22">Never sideways</a>: upright or upside down. <a class="id" href="/rules/saboteur2#B-22"><bdi>B-22</bdi></a></li>
<li id="B-23" class="rule"><a href="/rules/base#B-23">Connected to the start</a>: without a break, and not through a dead end. <a class="id" href="/rules/saboteur2#B-23"><bdi>B-23</bdi></a></li>
<li id="B-24" class="rule"><a href="/rules/base#B-24">Beside a goal</a>: face down it makes no demands on its neighbours. <a class="id" href="/rules/saboteur2#B-24"><bdi>B-24</bdi></a></li>
<li id="B-25" class="rule"><a href="/rules/base#B-25">What is cut off</a> stays, but can’t be built on. <a class="id" href="/rules/saboteur2#B-25"><bdi>B-25</bdi></a></li>
<li id="B-26" class="rule"><a href="/rules/base#B-26">With a broken tool</a> you may not lay tunnel cards. <a class="id" href="/rules/saboteur2#B-26"><bdi>B-26</bdi></a></li>
</ul>
<p class="prose">These cards are new:</p>
<div id="S-20" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:NS.EW" data-uid="rules-7"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Bridge.</strong> Two straight tunnels that cross without meeting. No way can turn on it. When it is laid, at
least one of the two must be connected to the start. <a class="id" href="/rules/saboteur2#S-20"><bdi>S-20</bdi></a></p></div>
<div id="S-21" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:NW.ES" data-uid="rules-8"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Double curve.</strong> Two curves that do not meet. When it is laid, at least one of the two must be
connected to the start. <a class="id" href="/rules/saboteur2#S-21"><bdi>S-21</bdi></a></p></div>
<div id="S-22" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:ES+ladder" data-uid="rules-9"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Ladder.</strong> It is directly connected with the start and with every other ladder. When it is laid,
one of its tunnels must meet a tunnel of a card that lies in the maze, the start included; that card need not be
connected to the start itself. A ladder may not be joined on to a goal. <a class="id" href="/rules/saboteur2#S-22"><bdi>S-22</bdi></a></p></div>
<p class="note">So no tunnel of a ladder may face a goal, whether the goal lies face up or face down.</p>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:yes/start@0,0/gap@1,0/EW@2,0/+SW+ladder@3,0" data-uid="rules-10"><svg class="board" viewBox="-30 -30 860 360" width="206" height="86" aria-hidden="true"></svg></span><figcaption>It fits: the ladder brings light to what was cut off</figcaption></figure><figure class="board"><span class="picture" data-picture="board:no/EW@6,0/NW@7,0/NS@7,-1/+ES+ladder@7,-2/goal@8,-2" data-uid="rules-11"><svg class="board" viewBox="-30 -30 660 960" width="158" height="230" aria-hidden="true"></svg></span><figcaption>Not allowed: the ladder faces a goal</figcaption></figure></div>
<div id="S-23" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:NS+blue" data-uid="rules-12"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:NS.E+green" data-uid="rules-13"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Door.</strong> When the round is over, only miners of its colour pass through a door.
Boss, profiteer, geologists and saboteurs are not stopped. A door never stops anyone from laying cards beyond it, nor a
goal from being turned up, nor the round from ending. The blue door is round, the green one pointed. <a class="id" href="/rules/saboteur2#S-23"><bdi>S-23</bdi></a></p></div>
<div id="S-24" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:ESW+crystal" data-uid="rules-14"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Crystals</strong> do not matter to the tunnel, only to geologists. <a class="id" href="/rules/saboteur2#S-24"><bdi>S-24</bdi></a></p></div>
<div id="S-25" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:NS.E.W" data-uid="rules-15"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Partly blocked cards.</strong> Some arms are joined, others end inside the card. They must fit on all sides,
but the way leads only where arms are joined. <a class="id" href="/rules/saboteur2#S-25"><bdi>S-25</bdi></a></p></div>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:plain/start@0,0/EW@1,0/SW.E@2,0*SW/NE@2,1" data-uid="rules-16"><svg class="board" viewBox="-30 -30 660 660" width="158" height="158" aria-hidden="true"></svg></span><figcaption>The way leads on to the south, not to the east</figcaption></figure></div>
<p id="S-26" class="rule"><strong>A stone reached from two sides.</strong> It is turned so that it meets as many of the tunnels that reached it as possible,
then so that it meets the card just laid; otherwise it is not turned. <a class="id" href="/rules/saboteur2#S-26"><bdi>S-26</bdi></a></p>
<p class="note">The printed rules do not speak of this. It can happen here because of the bridges and ladders.</p>
<h2 id="actions">Action cards</h2>
<p class="prose">The action cards of the base game do what they do there:</p>
<ul>
<li id="B-30" class="rule"><a href="/rules/base#B-30">Broken tool</a>: in front of another player, at most one of each kind. <a class="id" href="/rules/saboteur2#B-30"><bdi>B-30</bdi></a></li>
<li id="B-31" class="rule"><a href="/rules/base#B-31">Repair</a>: takes away a broken tool of the kind it shows, from anyone. <a class="id" href="/rules/saboteur2#B-31"><bdi>B-31</bdi></a></li>
<li id="B-32" class="rule"><a href="/rules/base#B-32">Repair with two tools</a>: repairs one of the two. <a class="id" href="/rules/saboteur2#B-32"><bdi>B-32</bdi></a></li>
<li id="B-33" class="rule"><a href="/rules/base#B-33">Nothing to repair</a>: a repair needs a matching broken tool. <a class="id" href="/rules/saboteur2#B-33"><bdi>B-33</bdi></a></li>
<li id="B-34" class="rule"><a href="/rules/base#B-34">Rockfall</a>: removes a tunnel card from the maze, never the start or a goal. <a class="id" href="/rules/saboteur2#B-34"><bdi>B-34</bdi></a></li>
<li id="B-35" class="rule"><a href="/rules/base#B-35">Map</a>: look at one goal that lies face down. <a class="id" href="/rules/saboteur2#B-35"><bdi>B-35</bdi></a></li>
</ul>
<p class="prose">These are new:</p>
<div id="S-30" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:theft" data-uid="rules-17"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Theft.</strong> Lay it in front of yourself. When the gold of this round has been shared, you take one nugget
from another player. <a class="id" href="/rules/saboteur2#S-30"><bdi>S-30</bdi></a></p></div>
<div id="S-31" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:hands-off" data-uid="rules-18"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Hands off.</strong> Removes a theft that lies in front of any player. Both cards are discarded. <a class="id" href="/rules/saboteur2#S-31"><bdi>S-31</bdi></a></p></div>
<div id="S-32" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:swap-hats" data-uid="rules-19"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Swap hats.</strong> Name any player, yourself included. Their dwarf card goes to the bottom of the pile,
and they take the top card of the pile, which they alone see. The card is discarded. It could not be played if the pile
were empty, which it never is. <a class="id" href="/rules/saboteur2#S-32"><bdi>S-32</bdi></a></p></div>
<div id="S-33" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:swap-hands" data-uid="rules-20"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Swap hands.</strong> Name another player. The two of you exchange your whole hands, however many cards
they hold. The card is discarded. The <em>other</em> player draws the card of this turn, not you. <a class="id" href="/rules/saboteur2#S-33"><bdi>S-33</bdi></a></p></div>
<div id="S-34" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:inspect" data-uid="rules-21"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Inspection.</strong> Look at another player's dwarf card. Nobody else sees it; everyone sees whom you
inspected. The card is discarded. If hats are swapped later, what you saw no longer holds. <a class="id" href="/rules/saboteur2#S-34"><bdi>S-34</bdi></a></p></div>
<div id="S-35" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:trap" data-uid="rules-22"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Trap.</strong> Lay it in front of another player, who may not lay tunnel cards while it lies there. Whoever is
still trapped when the round ends <a href="/rules/saboteur2#S-58">gets nothing</a>. <a class="id" href="/rules/saboteur2#S-35"><bdi>S-35</bdi></a></p></div>
<div id="S-36" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:free" data-uid="rules-23"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Freedom.</strong> Removes a trap that lies in front of any player, yourself included. Both cards are
discarded. <a class="id" href="/rules/saboteur2#S-36"><bdi>S-36</bdi></a></p></div>
<p id="S-37" class="rule"><strong>Nothing to remove.</strong> Hands off and freedom can be played only on a player who has such a card in front of them.
 <a class="id" href="/rules/saboteur2#S-37"><bdi>S-37</bdi></a></p>
<h2 id="end">The end of a round</h2>
<p id="S-40" class="rule"><strong>When a round ends.</strong> When a way leads from the start to the treasure, whatever doors there are; or when the deck is
empty and nobody holds a card that can be played. <a class="id" href="/rules/saboteur2#S-40"><bdi>S-40</bdi></a></p>
<p class="note">It also goes on while somebody could <a href="/rules/saboteur2#S-12">get rid of a card</a>, since being rid of a trap or a broken tool can make a
card playable. That somebody could pass does not keep it going.</p>
<p class="prose">From the base game:</p>
<ul>
<li id="B-40" class="rule"><a href="/rules/base#B-40">Reaching a goal</a>: it is turned up once a way leads to it, and so is every other goal connected by then.
 <a class="id" href="/rules/saboteur2#B-40"><bdi>B-40</bdi></a></li>
<li id="B-41" class="rule"><a href="/rules/base#B-41">The treasure</a> ends the round at once. <a class="id" href="/rules/saboteur2#B-41"><bdi>B-41</bdi></a></li>
<li id="B-42" class="rule"><a href="/rules/base#B-42">A stone</a> is turned so that it meets the tunnel, and play goes on. <a class="id" href="/rules/saboteur2#B-42"><bdi>B-42</bdi></a></li>
<li id="B-43" class="rule"><a href="/rules/base#B-43">A dead end reaches nothing</a>, so it turns up no goal. <a class="id" href="/rules/saboteur2#B-43"><bdi>B-43</bdi></a></li>
<li id="B-45" class="rule"><a href="/rules/base#B-45">Roles revealed</a>: all dwarf cards are shown. <a class="id" href="/rules/saboteur2#B-45"><bdi>B-45</bdi></a></li>
</ul>
<h2 id="winners">Who wins the round</h2>
<p class="prose">A team <em>can reach</em> the treasure if some way from the start leads to it without passing a door of the other colour. What
matters is that, and who laid the card that made the connection.</p>
<div class="wide"><table><thead>
<tr>
<th scope="col">who made the connection</th>
<th scope="col">own team can reach it</th>
<th scope="col">other team can reach it</th>
<th scope="col">who wins</th>
</tr>
</thead>
<tbody>
<tr>
<td>a miner</td>
<td>yes</td>
<td>either way</td>
<td>the miner's own team</td>
</tr>
<tr>
<td>a miner</td>
<td>no</td>
<td>yes</td>
<td>the other team</td>
</tr>
<tr>
<td>anyone else</td>
<td>–</td>
<td>–</td>
<td>every team that can reach it</td>
</tr>
<tr>
<td>anyone</td>
<td>no</td>
<td>no</td>
<td>boss and profiteer</td>
</tr>
<tr>
<td>nobody</td>
<td>–</td>
<td>–</td>
<td>the saboteurs</td>
</tr>
</tbody>
</table></div><p id="S-50" class="rule"><strong>A miner for their own team.</strong> If a blue or green miner made the connection and their own team can reach the treasure,
that team wins and the other team does not. <a href="/rules/saboteur2#S-54">Boss</a> and <a href="/rules/saboteur2#S-55">profiteer</a> win along with it. <a class="id" href="/rules/saboteur2#S-50"><bdi>S-50</bdi></a></p>
<p id="S-51" class="rule"><strong>A miner for the other team.</strong> If a miner made the connection, their own team cannot reach the treasure and the other
team can, the other team wins. <a class="id" href="/rules/saboteur2#S-51"><bdi>S-51</bdi></a></p>
<p id="S-52" class="rule"><strong>Anyone else.</strong> If the boss, the profiteer, a geologist or a saboteur made the connection, every team that can reach
the treasure wins. With no door in the way that is both. <a class="id" href="/rules/saboteur2#S-52"><bdi>S-52</bdi></a></p>
<p id="S-53" class="rule"><strong>Barred to both.</strong> If neither team can reach it, no team wins. Then boss and profiteer are the winning group, those of
them that are in play. <a class="id" href="/rules/saboteur2#S-53"><bdi>S-53</bdi></a></p>
<p id="S-54" class="rule"><strong>The boss</strong> is in the winning group whenever a team wins, and also when <a href="/rules/saboteur2#S-53">both are barred</a>. <a class="id" href="/rules/saboteur2#S-54"><bdi>S-54</bdi></a></p>
<p id="S-55" class="rule"><strong>The profiteer</strong> is always in the winning group, no matter who wins. <a class="id" href="/rules/saboteur2#S-55"><bdi>S-55</bdi></a></p>
<p id="S-56" class="rule"><strong>The treasure was not reached.</strong> The saboteurs win. With no saboteur in play the profiteer wins alone; with neither,
nobody does. <a class="id" href="/rules/saboteur2#S-56"><bdi>S-56</bdi></a></p>
<p id="S-57" class="rule"><strong>Geologists</strong> belong to no winning group. A geologist gets a nugget for each crystal that can be seen in the maze; two
of them share that sum equally, rounded down. They are paid no matter who won. <a class="id" href="/rules/saboteur2#S-57"><bdi>S-57</bdi></a></p>
<p id="S-58" class="rule"><strong>Trapped.</strong> A player who has a trap in front of them when the round ends is left out of everything: not counted in the
winning group, not paid whatever their role, and their theft is void. <a class="id" href="/rules/saboteur2#S-58"><bdi>S-58</bdi></a></p>
<p class="note">If one of two geologists is trapped, the other is paid for all the crystals. If the saboteurs win and one of them is
trapped, the others are paid.</p>
<h2 id="gold">Gold</h2>
<p id="S-59" class="rule"><strong>What the winning group gets.</strong> It depends on the size of the group. The boss gets 1 less and the profiteer 2 less,
never below 0. <a class="id" href="/rules/saboteur2#S-59"><bdi>S-59</bdi></a></p>
<div class="wide"><table><thead>
<tr>
<th scope="col">in the winning group</th>
<th scope="col">nuggets for each</th>
<th scope="col">for the boss</th>
<th scope="col">for the profiteer</th>
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
<td>5 or more</td>
<td>1</td>
<td>0</td>
<td>0</td>
</tr>
</tbody>
</table></div><p id="S-60" class="rule"><strong>Then the thieves.</strong> First the player whose theft was played last, then clockwise. Each owner of a theft who is not
trapped names another player and takes 1 nugget from them, if they have any. <a class="id" href="/rules/saboteur2#S-60"><bdi>S-60</bdi></a></p>
<p class="note">If the one whose theft was played last is trapped, the circle still begins at that seat.</p>
<p id="S-61" class="rule"><strong>An example.</strong> In play are a blue miner, two green miners, the boss, the profiteer and two saboteurs. The boss
completes a way that leads through a blue door. Both saboteurs have a theft in front of them, and one of them is
trapped. The winning group is the blue miner, boss and profiteer, three dwarfs: the blue miner gets 3 nuggets, the boss
2, the profiteer 1. The free saboteur takes 1 nugget from a player of their choice, the trapped one nothing. <a class="id" href="/rules/saboteur2#S-61"><bdi>S-61</bdi></a></p>
<h2 id="rounds">New round and end of the game</h2>
<p id="S-70" class="rule"><strong>A new round.</strong> All dwarf cards are shuffled and dealt again. All tunnel and action cards, the 10 set aside included,
are shuffled; again 10 are set aside and everyone is dealt 6. Gold is kept. The player to the left of the one who laid the
last tunnel card begins. <a class="id" href="/rules/saboteur2#S-70"><bdi>S-70</bdi></a></p>
<p id="B-62" class="note"><a href="/rules/base#B-62">If no tunnel card was laid</a>, the player to the left of the one who began the round. <a class="id" href="/rules/saboteur2#B-62"><bdi>B-62</bdi></a></p>
<p id="S-71" class="rule"><strong>The end.</strong> Three rounds. The player with the most gold wins; players who tie for the most win together. <a class="id" href="/rules/saboteur2#S-71"><bdi>S-71</bdi></a></p>
<h2 id="options">What a table may choose</h2>
<ul>
<li><strong>Rounds:</strong> from 1 to 12 instead of three.</li>
<li><strong>First seat:</strong> who begins the first round, instead of drawing it at random.</li>
</ul>
<h2 id="cards">All the cards</h2>
<p class="prose">The <a href="/rules/base#cards">cards of the base game</a>, and these. The number below a picture says how many there are. Not every
printed picture could be checked, so each group says how sure we are of its shapes: <em>sure</em> where several descriptions
agree, <em>likely</em> where one good description says so, <em>assumed</em> where nobody says and the shape is our own proposal.</p>
<h3 id="cards-sure">Tunnels, sure</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:NS.EW" data-uid="rules-24"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NS+blue" data-uid="rules-25"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NS.E+green" data-uid="rules-26"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure></div>
<h3 id="cards-likely">Tunnels, likely</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:NW.ES" data-uid="rules-27"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:S+ladder" data-uid="rules-28"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:E+ladder" data-uid="rules-29"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:ES+ladder" data-uid="rules-30"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NE+ladder" data-uid="rules-31"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW+blue" data-uid="rules-32"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NE+blue" data-uid="rules-33"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW+green" data-uid="rules-34"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:ES+green" data-uid="rules-35"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:S+crystal" data-uid="rules-36"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:E+crystal" data-uid="rules-37"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NESW+crystal" data-uid="rules-38"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:ESW+crystal" data-uid="rules-39"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NSW+crystal" data-uid="rules-40"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NSW.E+crystal" data-uid="rules-41"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:N.ESW+crystal" data-uid="rules-42"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW.S+crystal" data-uid="rules-43"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure></div>
<h3 id="cards-assumed">Tunnels, assumed</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:NE.S" data-uid="rules-44"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NE.W" data-uid="rules-45"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NW.S" data-uid="rules-46"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NW.E" data-uid="rules-47"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NS.E.W" data-uid="rules-48"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:N.EW.S" data-uid="rules-49"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure></div>
<h3 id="cards-actions">Actions</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:theft" data-uid="rules-50"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:hands-off" data-uid="rules-51"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:swap-hats" data-uid="rules-52"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:swap-hands" data-uid="rules-53"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:inspect" data-uid="rules-54"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:trap" data-uid="rules-55"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:free" data-uid="rules-56"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure></div>
<p class="note">The list on the box counts 21 action cards, but its descriptions name these 20 and no other, so we play with these.</p>
`};export{e as default};