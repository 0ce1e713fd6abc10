var e={title:`The Lost Mines`,contents:[{anchor:`setup`,text:`Setting up`},{anchor:`turn`,text:`Your turn`},{anchor:`paths`,text:`Path cards`},{anchor:`actions`,text:`Action cards`},{anchor:`moving`,text:`Moving`},{anchor:`mines`,text:`Mines and treasures`},{anchor:`end`,text:`The end of a round`},{anchor:`sharing`,text:`Sharing the treasure`},{anchor:`rounds`,text:`New round and end of the game`},{anchor:`options`,text:`What a table may choose`},{anchor:`cards`,text:`All the cards`}],html:`<h1>The Lost Mines</h1>
<p class="prose">Beyond a deep forest lie four forgotten mines. Two <strong>clans</strong> of dwarfs, blue and yellow, build paths through the forest
and walk them to find treasure. In the end each clan shares what its dwarfs have brought home. But in each clan one
dwarf is <strong>selfish</strong> and shares nothing, and one is a <strong>saboteur</strong> who secretly works for the other clan.</p>
<p class="prose">It is a game of its own: it shares with <a href="/rules/base">the base game</a> that cards must fit, but none of its cards. A game has two
rounds and takes about three quarters of an hour.</p>
<p class="prose">Every rule has a number, such as <a href="/rules/lost-mines#L-22">L-22</a>. When the table refuses a move, it names the rule and links to this page.</p>
<p class="note">A note like this one marks a point that the printed rules leave open, and says how we play it.</p>
<h2 id="setup">Setting up</h2>
<p id="L-01" class="rule"><strong>Players.</strong> The game is for 3 to 9, in two clans: blue and yellow. <a class="id" href="/rules/lost-mines#L-01"><bdi>L-01</bdi></a></p>
<p id="L-02" class="rule"><strong>Dwarf cards.</strong> There are 10: each clan has 3 loyal dwarfs, 1 selfish one and 1 saboteur. With fewer than 7 players
some of the loyal dwarfs are taken out. The cards are shuffled and everyone is dealt one; the others are set aside,
unseen. <a class="id" href="/rules/lost-mines#L-02"><bdi>L-02</bdi></a></p>
<div class="wide"><table><thead>
<tr>
<th scope="col">players</th>
<th scope="col">loyal, each clan</th>
<th scope="col">selfish, each clan</th>
<th scope="col">saboteur, each clan</th>
<th scope="col">cards in hand</th>
</tr>
</thead>
<tbody>
<tr>
<td>3 or 4</td>
<td>1</td>
<td>1</td>
<td>1</td>
<td>5</td>
</tr>
<tr>
<td>5 or 6</td>
<td>2</td>
<td>1</td>
<td>1</td>
<td>5</td>
</tr>
<tr>
<td>7 to 9</td>
<td>3</td>
<td>1</td>
<td>1</td>
<td>4</td>
</tr>
</tbody>
</table></div><div class="gallery"><figure class="role"><span class="picture" data-picture="role:blue-loyal" data-uid="rules-1"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Loyal</figcaption></figure><figure class="role"><span class="picture" data-picture="role:blue-selfish" data-uid="rules-2"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Selfish</figcaption></figure><figure class="role"><span class="picture" data-picture="role:blue-saboteur" data-uid="rules-3"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Saboteur</figcaption></figure><figure class="role"><span class="picture" data-picture="role:yellow-loyal" data-uid="rules-4"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Loyal</figcaption></figure><figure class="role"><span class="picture" data-picture="role:yellow-selfish" data-uid="rules-5"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Selfish</figcaption></figure><figure class="role"><span class="picture" data-picture="role:yellow-saboteur" data-uid="rules-6"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Saboteur</figcaption></figure></div>
<p id="L-03" class="rule"><strong>Your clan shows, your role does not.</strong> Everyone sees from the back of your card which clan you belong to. The role is
your secret until the round ends. <a class="id" href="/rules/lost-mines#L-03"><bdi>L-03</bdi></a></p>
<p id="L-04" class="rule"><strong>Dwarfs.</strong> Everyone has a dwarf of their clan on the board. It begins on the clan's start card. <a class="id" href="/rules/lost-mines#L-04"><bdi>L-04</bdi></a></p>
<p id="L-05" class="rule"><strong>The board</strong> has 11 columns and 7 rows of fields, counted from the top left. The two start cards lie face up on their
fields. The four mines are shuffled and lie face down on theirs. The board is the whole world: no card is laid outside
it. <a class="id" href="/rules/lost-mines#L-05"><bdi>L-05</bdi></a></p>
<p class="note">The rulebook does not say how many fields the board has, nor where on it the starts and mines lie. This is our
proposal.</p>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:grid/free@1,1/free@11,7/blue-start@2,3/yellow-start@2,5/mine@10,1/mine@10,3/mine@10,5/mine@10,7" data-uid="rules-7"><svg class="board" viewBox="-30 -30 2260 2160" width="542" height="518" aria-hidden="true"></svg></span><figcaption>The board before the first card is laid</figcaption></figure></div>
<p id="L-06" class="rule"><strong>Treasures.</strong> The 12 treasure cards are shuffled. As many as there are players lie face down beside the board; the
others are set aside, unseen. <a class="id" href="/rules/lost-mines#L-06"><bdi>L-06</bdi></a></p>
<p class="note">What kind of treasure it is, gems, gold or silver, shows on the back and is known to all, or nobody could take a
matching one. Its value is secret.</p>
<p id="L-07" class="rule"><strong>Deck and hands.</strong> The 40 path cards and 23 action cards are shuffled, and 10 of them are set aside, unseen, for the
round. With 3 to 6 players everyone is dealt 5 cards, with 7 to 9 players 4. <a class="id" href="/rules/lost-mines#L-07"><bdi>L-07</bdi></a></p>
<p id="L-08" class="rule"><strong>Who begins.</strong> The most adventurous player, the printed rules say. Here it is a seat that was chosen or drawn at
random, as <a href="/rules/base#B-09">in the base game</a>; then clockwise, to the left. <a class="id" href="/rules/lost-mines#L-08"><bdi>L-08</bdi></a></p>
<h2 id="turn">Your turn</h2>
<p class="prose">A turn has three steps, in this order:</p>
<ol>
<li id="L-10" class="rule"><strong>Play or discard.</strong> You must do exactly one of these: play a path card, play an action card, or discard one or two
cards face down. <a class="id" href="/rules/lost-mines#L-10"><bdi>L-10</bdi></a></li>
<li id="L-11" class="rule"><strong>Move your dwarf,</strong> if you wish and if there is somewhere to go. <a class="id" href="/rules/lost-mines#L-11"><bdi>L-11</bdi></a></li>
<li id="L-12" class="rule"><strong>Draw.</strong> 1 card if you played one; as many as you discarded if you discarded. With an empty deck nothing is drawn,
with fewer cards than are due those there are. <a class="id" href="/rules/lost-mines#L-12"><bdi>L-12</bdi></a></li>
</ol>
<p id="L-13" class="rule"><strong>Without cards.</strong> If you have no cards at the start of your turn you lose the whole turn, your move too, and so on
until the round ends. <a class="id" href="/rules/lost-mines#L-13"><bdi>L-13</bdi></a></p>
<p class="note">Your <a href="/rules/lost-mines#L-33">troll</a> still leaves then. A lost turn brings no <a href="/rules/lost-mines#L-43">treasure</a>.</p>
<h2 id="paths">Path cards</h2>
<p id="L-20" class="rule"><strong>Where.</strong> On a free field beside a start card, a path card, or a mine that lies face up. <a class="id" href="/rules/lost-mines#L-20"><bdi>L-20</bdi></a></p>
<p id="L-21" class="rule"><strong>It fits on all sides.</strong> Wherever it touches a card that lies face up, a way meets a way and forest meets forest.
 <a class="id" href="/rules/lost-mines#L-21"><bdi>L-21</bdi></a></p>
<p class="note">A mine that lies face down makes no demands on the cards beside it.</p>
<p id="L-22" class="rule"><strong>It continues a way.</strong> At least one way on the card must join a way that is there. It need not be connected to your own
start card or your dwarf. <a class="id" href="/rules/lost-mines#L-22"><bdi>L-22</bdi></a></p>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:yes/blue-start@2,3/EW@3,3/+NSW@4,3" data-uid="rules-8"><svg class="board" viewBox="-30 -30 660 360" width="158" height="86" aria-hidden="true"></svg></span><figcaption>It fits and continues a way</figcaption></figure><figure class="board"><span class="picture" data-picture="board:no/blue-start@2,3/EW@3,3/+NES@4,3" data-uid="rules-9"><svg class="board" viewBox="-30 -30 660 360" width="158" height="86" aria-hidden="true"></svg></span><figcaption>It does not fit: the way ends at trees</figcaption></figure><figure class="board"><span class="picture" data-picture="board:no/blue-start@2,3/EW@3,3/+EW@3,2" data-uid="rules-10"><svg class="board" viewBox="-30 -30 460 660" width="110" height="158" aria-hidden="true"></svg></span><figcaption>It continues no way: forest meets forest, no more</figcaption></figure></div>
<p id="L-23" class="rule"><strong>Turning.</strong> A card may be turned upside down, never on its side. <a class="id" href="/rules/lost-mines#L-23"><bdi>L-23</bdi></a></p>
<p class="note">The printed rules do not say so; it is as in the whole family of games.</p>
<div id="L-24" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:NS+tree" data-uid="rules-11"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:EW+lake" data-uid="rules-12"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:EW+ditch" data-uid="rules-13"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Obstacles.</strong> Fallen tree, lake, ditch: no dwarf may stop there
or pass until the right <a href="/rules/lost-mines#L-30">tool</a> lies on it. <a class="id" href="/rules/lost-mines#L-24"><bdi>L-24</bdi></a></p></div>
<div id="L-25" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:NE+rocks" data-uid="rules-14"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Rocks.</strong> There is room for one dwarf. While one stands there, no other may stop there or pass.
 <a class="id" href="/rules/lost-mines#L-25"><bdi>L-25</bdi></a></p></div>
<div id="L-26" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:NES+campfire" data-uid="rules-15"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Campfire.</strong> A dwarf that starts its move here may go up to 5 cards. <a class="id" href="/rules/lost-mines#L-26"><bdi>L-26</bdi></a></p></div>
<h2 id="actions">Action cards</h2>
<div id="L-30" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:axe" data-uid="rules-16"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:boat" data-uid="rules-17"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:rope" data-uid="rules-18"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Tools.</strong> The axe is for a fallen tree, the boat for a lake, the rope for a
ditch. A tool can be played only while such an obstacle lies on the board without a tool. The card is discarded and its
token goes on the obstacle. From then on dwarfs may enter, but only one at a time, as on <a href="/rules/lost-mines#L-25">rocks</a>. <a class="id" href="/rules/lost-mines#L-30"><bdi>L-30</bdi></a></p></div>
<div id="L-31" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:look-mine+treasure" data-uid="rules-19"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:look-dwarf+mine" data-uid="rules-20"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:look-dwarf+treasure" data-uid="rules-21"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Information.</strong> Each of these
cards offers two of three looks, and you choose one: at a mine that lies face down, at a treasure that is not taken yet,
or at another player's dwarf card. You alone see it; everyone sees what you looked at. You may not tell the other
players what you learned. <a class="id" href="/rules/lost-mines#L-31"><bdi>L-31</bdi></a></p></div>
<div id="L-32" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:trap" data-uid="rules-22"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Trap.</strong> It is set on a way that joins two cards, or on the open end of a way that leads to a free
field. A dwarf that passes it costs its owner a random card at once: the left neighbour draws it from the hand, and it
is discarded face down, unseen. The hand stays a card smaller until the round ends. With no cards in hand nothing is
lost. <a class="id" href="/rules/lost-mines#L-32"><bdi>L-32</bdi></a></p></div>
<p class="note">The trap stays where it is. The way from a path card into a mine that lies face down can hold a trap or a troll too.</p>
<div id="L-33" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:troll" data-uid="rules-23"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Troll.</strong> The card lies in front of you, the troll stands where a trap could be set. Nobody passes it,
not even you. At the start of your next turn it leaves, and the card is discarded. <a class="id" href="/rules/lost-mines#L-33"><bdi>L-33</bdi></a></p></div>
<p id="L-34" class="rule"><strong>Building on.</strong> A path card may be laid on to an end of a way that holds a trap or a troll. It then stands between the
two cards. <a class="id" href="/rules/lost-mines#L-34"><bdi>L-34</bdi></a></p>
<div id="L-35" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:storm" data-uid="rules-24"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>Storm.</strong> Removes any path card with no dwarf on it, together with a tool that lies on it; never a
start card or a mine. Traps and trolls at its edges go only if they then stand between two empty fields. <a class="id" href="/rules/lost-mines#L-35"><bdi>L-35</bdi></a></p></div>
<p class="note">A troll that goes in this way takes its card along, which is discarded at once.</p>
<p id="L-36" class="rule"><strong>The discard pile.</strong> Played cards go there, face down. <a class="id" href="/rules/lost-mines#L-36"><bdi>L-36</bdi></a></p>
<p class="note">A way holds one trap or one troll, never two at a time.</p>
<h2 id="moving">Moving</h2>
<p id="L-40" class="rule"><strong>How far.</strong> 1 to 3 cards along ways that are there, up to 5 <a href="/rules/lost-mines#L-26">from a campfire</a>. Any number of dwarfs may share a
card, except on <a href="/rules/lost-mines#L-25">rocks</a> and on <a href="/rules/lost-mines#L-30">obstacles with a tool</a>. <a class="id" href="/rules/lost-mines#L-40"><bdi>L-40</bdi></a></p>
<p class="note">A walk never enters the same card twice.</p>
<p id="L-41" class="rule"><strong>Turning up a mine.</strong> A dwarf that enters a mine that lies face down turns it up and ends its move there. The mine is
turned so that above all the way the dwarf came by fits; its other sides fit as far as they can. <a class="id" href="/rules/lost-mines#L-41"><bdi>L-41</bdi></a></p>
<p class="note">If the dwarf could enter both ways, the mine lies so that it fits more neighbours; otherwise it is not turned.</p>
<h2 id="mines">Mines and treasures</h2>
<p id="L-42" class="rule"><strong>Four mines.</strong> Three hold treasure: gems, gold and silver. In the fourth lives the dragon. <a class="id" href="/rules/lost-mines#L-42"><bdi>L-42</bdi></a></p>
<div class="gallery"><figure class="mine"><span class="picture" data-picture="mine:gems" data-uid="rules-25"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Gems</figcaption></figure><figure class="mine"><span class="picture" data-picture="mine:gold" data-uid="rules-26"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Gold</figcaption></figure><figure class="mine"><span class="picture" data-picture="mine:silver" data-uid="rules-27"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Silver</figcaption></figure><figure class="mine"><span class="picture" data-picture="mine:dragon" data-uid="rules-28"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>Dragon</figcaption></figure></div>
<p id="L-43" class="rule"><strong>Taking treasure.</strong> If your dwarf stands on a mine with treasure when you have moved, or chosen not to, you take one
treasure of that kind if any is left; and again at the end of every later turn of yours in which it is still there.
 <a class="id" href="/rules/lost-mines#L-43"><bdi>L-43</bdi></a></p>
<p class="note">Merely passing over a mine brings nothing. You may choose among the treasures of that kind, and you alone see the
value.</p>
<p id="L-44" class="rule"><strong>The dragon.</strong> Whoever turns up the dragon's mine takes the dragon. From then on that mine is a plain path to everyone.
 <a class="id" href="/rules/lost-mines#L-44"><bdi>L-44</bdi></a></p>
<h2 id="end">The end of a round</h2>
<p id="L-50" class="rule"><strong>When a round ends.</strong> When the deck is empty and nobody has cards left, or at once when all treasures are taken.
 <a class="id" href="/rules/lost-mines#L-50"><bdi>L-50</bdi></a></p>
<p id="L-51" class="rule"><strong>By common consent.</strong> The players may end it when a mine with treasure can no longer be reached. <a class="id" href="/rules/lost-mines#L-51"><bdi>L-51</bdi></a></p>
<p class="note">That is for them to judge. On your turn, before you play or discard, you may call a vote, once in a round. All others
are asked clockwise. If one does not agree, the vote is over and your turn goes on.</p>
<h2 id="sharing">Sharing the treasure</h2>
<p id="L-52" class="rule"><strong>Selfish dwarfs.</strong> All roles are shown. A selfish dwarf scores the value of their own treasures and has no part in the
clan's. <a class="id" href="/rules/lost-mines#L-52"><bdi>L-52</bdi></a></p>
<p id="L-53" class="rule"><strong>Two pools.</strong> All others put their treasures together by clan. A saboteur's go to the other clan's pool, and the
saboteur shares in that one. <a class="id" href="/rules/lost-mines#L-53"><bdi>L-53</bdi></a></p>
<p id="L-54" class="rule"><strong>Sharing a pool.</strong> It is shared equally. What is left over goes to the one of its sharers who took the single most
valuable treasure; if several did, it is shared equally among those, and what is still left over is lost. <a class="id" href="/rules/lost-mines#L-54"><bdi>L-54</bdi></a></p>
<p id="L-55" class="rule"><strong>The dragon's due.</strong> Whoever has the dragon gives back 2 of the points they gained in this round, or all of them if
they gained less. Points of earlier rounds are not touched. <a class="id" href="/rules/lost-mines#L-55"><bdi>L-55</bdi></a></p>
<p id="L-56" class="rule"><strong>An example.</strong> Two loyal yellow dwarfs share 8 points: 4 each. Two loyal blue dwarfs and a yellow saboteur share 8: 2
each, and the 2 left over go to the saboteur, who took the treasure worth 4. One of the two loyal blue dwarfs has the
dragon and gives back 2. A selfish blue dwarf keeps 3. <a class="id" href="/rules/lost-mines#L-56"><bdi>L-56</bdi></a></p>
<h2 id="rounds">New round and end of the game</h2>
<p id="L-60" class="rule"><strong>A new round.</strong> Everything is set up again, dwarf cards, mines and treasures too. The player to the left of the one who
played the last card begins. Discarding is not playing; if no card was played at all, see <a href="/rules/base#B-62">the base game</a>.
 <a class="id" href="/rules/lost-mines#L-60"><bdi>L-60</bdi></a></p>
<p id="L-61" class="rule"><strong>The end.</strong> Two rounds. The player with the most points wins; players who tie for the most win together. If the table
chose so, further rounds are played until there is a single winner. <a class="id" href="/rules/lost-mines#L-61"><bdi>L-61</bdi></a></p>
<p class="note">At most 4 further rounds.</p>
<h2 id="options">What a table may choose</h2>
<ul>
<li><strong>Until there is a single winner:</strong> further rounds after a tie, as <a href="/rules/lost-mines#L-61">L-61</a> says.</li>
<li><strong>Rounds:</strong> from 1 to 12 instead of two.</li>
<li><strong>First seat:</strong> who begins the first round, instead of drawing it at random.</li>
</ul>
<h2 id="cards">All the cards</h2>
<p class="prose">The number below a picture says how many there are. The rulebook gives the counts and the dwarf cards: these are sure.
Everything else is <strong>assumed</strong>: the size of the board, where starts and mines lie, the shapes of all cards, how many
there are of each action, and the values of the treasures are our own proposal, which adds up to the printed counts.</p>
<h3 id="cards-paths">Paths</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:NS" data-uid="rules-29"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW" data-uid="rules-30"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NE" data-uid="rules-31"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NW" data-uid="rules-32"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NES" data-uid="rules-33"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NEW" data-uid="rules-34"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NESW" data-uid="rules-35"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure></div>
<h3 id="cards-special">Obstacles, rocks and campfires</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:NS+tree" data-uid="rules-36"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW+tree" data-uid="rules-37"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NES+tree" data-uid="rules-38"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NS+lake" data-uid="rules-39"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW+lake" data-uid="rules-40"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NEW+lake" data-uid="rules-41"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NS+ditch" data-uid="rules-42"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW+ditch" data-uid="rules-43"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NESW+ditch" data-uid="rules-44"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NS+rocks" data-uid="rules-45"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW+rocks" data-uid="rules-46"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NE+rocks" data-uid="rules-47"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NW+rocks" data-uid="rules-48"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NES+campfire" data-uid="rules-49"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NEW+campfire" data-uid="rules-50"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NESW+campfire" data-uid="rules-51"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure></div>
<h3 id="cards-actions">Actions</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:axe" data-uid="rules-52"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:boat" data-uid="rules-53"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:rope" data-uid="rules-54"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:trap" data-uid="rules-55"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:troll" data-uid="rules-56"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:storm" data-uid="rules-57"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:look-mine+treasure" data-uid="rules-58"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:look-dwarf+mine" data-uid="rules-59"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:look-dwarf+treasure" data-uid="rules-60"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure></div>
<h3 id="cards-treasures">Treasures</h3>
<div class="wide"><table><thead>
<tr>
<th scope="col">kind</th>
<th scope="col">values</th>
</tr>
</thead>
<tbody>
<tr>
<td>gems</td>
<td>3, 4, 4, 5</td>
</tr>
<tr>
<td>gold</td>
<td>2, 3, 3, 4</td>
</tr>
<tr>
<td>silver</td>
<td>1, 2, 2, 3</td>
</tr>
</tbody>
</table></div>`};export{e as default};