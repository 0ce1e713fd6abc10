var e={title:`Saboteur, the early printing`,contents:[{anchor:`differences`,text:`What is different`},{anchor:`same`,text:`What is the same`},{anchor:`options`,text:`What a table may choose`}],html:`<h1>Saboteur, the early printing</h1>
<p class="prose">This is the <a href="/rules/base">base game</a> as an earlier printing has it. It is played with the same cards in the same way; only the
gold of the miners and the start of a new round are different. If you do not know the game yet, read <a href="/rules/base">the base
game</a> first and come back. The earlier printing has other words for a few things; the table uses those of the base
game.</p>
<h2 id="differences">What is different</h2>
<div class="wide"><table><thead>
<tr>
<td></td>
<th scope="col">base game</th>
<th scope="col">early printing</th>
</tr>
</thead>
<tbody>
<tr>
<td>gold cards drawn for the miners</td>
<td>one for each miner</td>
<td>one for each player, but only nine with ten players</td>
</tr>
<tr>
<td>how many a miner gets</td>
<td>exactly one</td>
<td>one or more</td>
</tr>
<tr>
<td>who begins the next round</td>
<td>left of the last tunnel card laid</td>
<td>left of the last card played, of any kind</td>
</tr>
<tr>
<td>miners with broken tools</td>
<td>get gold</td>
<td>get gold, or none if the table chooses so</td>
</tr>
</tbody>
</table></div><p id="C-51" class="rule"><strong>Gold for the miners.</strong> As many gold cards are drawn as there are <em>players</em>, but only nine with ten players. Whoever
laid the last tunnel card looks at them, keeps one and hands the others on to the next miner counter-clockwise, to the
right, passing over saboteurs. They go round and round until none is left, so some miners get more than one. <a class="id" href="/rules/base-classic#C-51"><bdi>C-51</bdi></a></p>
<p id="C-53" class="rule"><strong>No gold with a broken tool.</strong> A table may choose this rule: a miner who has a broken tool in front of them when the
round ends is passed over when gold is chosen. Saboteurs are paid all the same. <a class="id" href="/rules/base-classic#C-53"><bdi>C-53</bdi></a></p>
<p class="note">As many cards are drawn as always; but if no miner is left who may choose, none.</p>
<p id="C-61" class="rule"><strong>Who begins a new round.</strong> The player to the left of the one who last <em>played a card</em>, of any kind. Discarding is not
playing. <a class="id" href="/rules/base-classic#C-61"><bdi>C-61</bdi></a></p>
<h2 id="same">What is the same</h2>
<p class="prose">Each of these rules is given in full on the page of <a href="/rules/base">the base game</a>; its title leads there.</p>
<h3 id="same-setup">Setting up</h3>
<ul>
<li id="B-01" class="rule"><a href="/rules/base#B-01">Players</a>: 3 to 10. <a class="id" href="/rules/base-classic#B-01"><bdi>B-01</bdi></a></li>
<li id="B-02" class="rule"><a href="/rules/base#B-02">Dwarf cards</a>: as many saboteurs and miners as the table says, always one card more than players. <a class="id" href="/rules/base-classic#B-02"><bdi>B-02</bdi></a></li>
<li id="B-03" class="rule"><a href="/rules/base#B-03">Your role is your secret</a>: you see your own dwarf card alone. <a class="id" href="/rules/base-classic#B-03"><bdi>B-03</bdi></a></li>
<li id="B-04" class="rule"><a href="/rules/base#B-04">What is in the box</a>: 44 tunnel cards, 27 action cards, 28 gold cards. <a class="id" href="/rules/base-classic#B-04"><bdi>B-04</bdi></a></li>
<li id="B-05" class="rule"><a href="/rules/base#B-05">The mine</a>: seven cards between the start and the middle goal, one between a goal and the next. <a class="id" href="/rules/base-classic#B-05"><bdi>B-05</bdi></a></li>
<li id="B-06" class="rule"><a href="/rules/base#B-06">No border</a>: the maze may grow in any direction. <a class="id" href="/rules/base-classic#B-06"><bdi>B-06</bdi></a></li>
<li id="B-07" class="rule"><a href="/rules/base#B-07">Deck and hands</a>: 6, 5 or 4 cards, by the number of players. <a class="id" href="/rules/base-classic#B-07"><bdi>B-07</bdi></a></li>
<li id="B-08" class="rule"><a href="/rules/base#B-08">The gold</a>: 28 cards, shuffled, face down. <a class="id" href="/rules/base-classic#B-08"><bdi>B-08</bdi></a></li>
<li id="B-09" class="rule"><a href="/rules/base#B-09">Who begins</a>: a seat that was chosen or drawn at random; then clockwise. <a class="id" href="/rules/base-classic#B-09"><bdi>B-09</bdi></a></li>
</ul>
<h3 id="same-turn">A turn</h3>
<ul>
<li id="B-10" class="rule"><a href="/rules/base#B-10">Use one card</a>: lay a tunnel, play an action, or pass by discarding one face down. <a class="id" href="/rules/base-classic#B-10"><bdi>B-10</bdi></a></li>
<li id="B-11" class="rule"><a href="/rules/base#B-11">Then draw</a>: one card, while the deck lasts. <a class="id" href="/rules/base-classic#B-11"><bdi>B-11</bdi></a></li>
<li id="B-12" class="rule"><a href="/rules/base#B-12">With an empty hand</a> you pass and discard nothing. <a class="id" href="/rules/base-classic#B-12"><bdi>B-12</bdi></a></li>
<li id="B-13" class="rule"><a href="/rules/base#B-13">The discard pile</a>: cards discarded by passing are seen by nobody else. <a class="id" href="/rules/base-classic#B-13"><bdi>B-13</bdi></a></li>
</ul>
<h3 id="same-tunnels">Tunnel cards</h3>
<ul>
<li id="B-20" class="rule"><a href="/rules/base#B-20">Beside the maze</a>: sharing an edge with a card that lies face up. <a class="id" href="/rules/base-classic#B-20"><bdi>B-20</bdi></a></li>
<li id="B-21" class="rule"><a href="/rules/base#B-21">It fits on all sides</a>: tunnel to tunnel, rock to rock. <a class="id" href="/rules/base-classic#B-21"><bdi>B-21</bdi></a></li>
<li id="B-22" class="rule"><a href="/rules/base#B-22">Never sideways</a>: upright or upside down. <a class="id" href="/rules/base-classic#B-22"><bdi>B-22</bdi></a></li>
<li id="B-23" class="rule"><a href="/rules/base#B-23">Connected to the start</a>: without a break, and not through a dead end. <a class="id" href="/rules/base-classic#B-23"><bdi>B-23</bdi></a></li>
<li id="B-24" class="rule"><a href="/rules/base#B-24">Beside a goal</a>: face down it makes no demands on its neighbours. <a class="id" href="/rules/base-classic#B-24"><bdi>B-24</bdi></a></li>
<li id="B-25" class="rule"><a href="/rules/base#B-25">What is cut off</a> stays, but can’t be built on. <a class="id" href="/rules/base-classic#B-25"><bdi>B-25</bdi></a></li>
<li id="B-26" class="rule"><a href="/rules/base#B-26">With a broken tool</a> you may not lay tunnel cards. <a class="id" href="/rules/base-classic#B-26"><bdi>B-26</bdi></a></li>
</ul>
<h3 id="same-actions">Action cards</h3>
<ul>
<li id="B-30" class="rule"><a href="/rules/base#B-30">Broken tool</a>: in front of another player, at most one of each kind. <a class="id" href="/rules/base-classic#B-30"><bdi>B-30</bdi></a></li>
<li id="B-31" class="rule"><a href="/rules/base#B-31">Repair</a>: takes away a broken tool of the kind it shows, from anyone. <a class="id" href="/rules/base-classic#B-31"><bdi>B-31</bdi></a></li>
<li id="B-32" class="rule"><a href="/rules/base#B-32">Repair with two tools</a>: repairs one of the two. <a class="id" href="/rules/base-classic#B-32"><bdi>B-32</bdi></a></li>
<li id="B-33" class="rule"><a href="/rules/base#B-33">Nothing to repair</a>: a repair needs a matching broken tool. <a class="id" href="/rules/base-classic#B-33"><bdi>B-33</bdi></a></li>
<li id="B-34" class="rule"><a href="/rules/base#B-34">Rockfall</a>: removes a tunnel card from the maze, never the start or a goal. <a class="id" href="/rules/base-classic#B-34"><bdi>B-34</bdi></a></li>
<li id="B-35" class="rule"><a href="/rules/base#B-35">Map</a>: look at one goal that lies face down. <a class="id" href="/rules/base-classic#B-35"><bdi>B-35</bdi></a></li>
</ul>
<h3 id="same-goals">Goals and the end of a round</h3>
<ul>
<li id="B-40" class="rule"><a href="/rules/base#B-40">Reaching a goal</a>: it is turned up once a way leads to it. <a class="id" href="/rules/base-classic#B-40"><bdi>B-40</bdi></a></li>
<li id="B-41" class="rule"><a href="/rules/base#B-41">The treasure</a> ends the round at once. <a class="id" href="/rules/base-classic#B-41"><bdi>B-41</bdi></a></li>
<li id="B-42" class="rule"><a href="/rules/base#B-42">A stone</a> is turned so that it meets the tunnel, and play goes on. <a class="id" href="/rules/base-classic#B-42"><bdi>B-42</bdi></a></li>
<li id="B-43" class="rule"><a href="/rules/base#B-43">A dead end reaches nothing</a>, so it turns up no goal. <a class="id" href="/rules/base-classic#B-43"><bdi>B-43</bdi></a></li>
<li id="B-44" class="rule"><a href="/rules/base#B-44">Nothing left to play</a>: the deck is empty and nobody can play a card. <a class="id" href="/rules/base-classic#B-44"><bdi>B-44</bdi></a></li>
<li id="B-45" class="rule"><a href="/rules/base#B-45">Roles revealed</a>: all dwarf cards are shown. <a class="id" href="/rules/base-classic#B-45"><bdi>B-45</bdi></a></li>
</ul>
<h3 id="same-gold">Gold</h3>
<ul>
<li id="B-50" class="rule"><a href="/rules/base#B-50">Who wins the round</a>: the miners if the treasure was reached, else the saboteurs. <a class="id" href="/rules/base-classic#B-50"><bdi>B-50</bdi></a></li>
<li id="B-52" class="rule"><a href="/rules/base#B-52">Reached by a saboteur</a>: then the nearest miner to the right chooses first. This printing says nothing of
it, so we do as in the base game. <a class="id" href="/rules/base-classic#B-52"><bdi>B-52</bdi></a></li>
<li id="B-54" class="rule"><a href="/rules/base#B-54">Gold for the saboteurs</a>: 4 nuggets for one, 3 each for two or three, 2 each for four. <a class="id" href="/rules/base-classic#B-54"><bdi>B-54</bdi></a></li>
<li id="B-55" class="rule"><a href="/rules/base#B-55">No saboteur at all</a>: if the treasure is not reached then, nobody gets gold. <a class="id" href="/rules/base-classic#B-55"><bdi>B-55</bdi></a></li>
<li id="B-56" class="rule"><a href="/rules/base#B-56">Gold is secret</a> until the game ends. <a class="id" href="/rules/base-classic#B-56"><bdi>B-56</bdi></a></li>
</ul>
<h3 id="same-rounds">Rounds</h3>
<ul>
<li id="B-60" class="rule"><a href="/rules/base#B-60">A new round</a> is set up like the first; gold is kept. <a class="id" href="/rules/base-classic#B-60"><bdi>B-60</bdi></a></li>
<li id="B-62" class="rule"><a href="/rules/base#B-62">If no such card was played</a>, the player to the left of the one who began the round begins the next.
 <a class="id" href="/rules/base-classic#B-62"><bdi>B-62</bdi></a></li>
<li id="B-70" class="rule"><a href="/rules/base#B-70">The end</a>: after three rounds the player with the most nuggets wins. This printing calls a tie a draw; here
those who tie win together, which comes to the same. <a class="id" href="/rules/base-classic#B-70"><bdi>B-70</bdi></a></li>
</ul>
<h2 id="options">What a table may choose</h2>
<ul>
<li><strong>No gold with a broken tool:</strong> as <a href="/rules/base-classic#C-53">C-53</a> says.</li>
<li><strong>Rounds:</strong> from 1 to 12 instead of three.</li>
<li><strong>First seat:</strong> who begins the first round, instead of drawing it at random.</li>
</ul>
`};export{e as default};