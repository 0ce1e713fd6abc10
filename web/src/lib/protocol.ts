// Generated from the server's message types by `python -m motherlode.server.schema.generate`. Do not edit.

export const PROTOCOL = 1;

/** Authenticate with the token of a guest or of a seat. Must be the first message. */
export interface Hello {
  type: "hello";
  protocol: number;
  token: string;
}

/** Check the connection; answered by ``pong``. */
export interface Ping {
  type: "ping";
  ref: number;
}

/** Subscribe to a table: get everything after the entry ``since``, then news as it happens. ``views`` selects how positions are sent: as a structured ``table``, as one ``line`` of notation, or ``none`` for a client that follows the events itself. */
export interface Subscribe {
  type: "subscribe";
  ref: number;
  table: string;
  since?: number;
  views?: "line" | "none" | "table";
}

/** Unsubscribe from a table. */
export interface Unsubscribe {
  type: "unsubscribe";
  ref: number;
  table: string;
}

/** Take a seat, or take back one's own. At a table that begins by itself, bots take the empty seats after ``fill_after`` seconds; 0: this player wants none. */
export interface Sit {
  type: "sit";
  ref: number;
  table: string;
  seat: number;
  fill_after?: number;
}

/** Give up one's seat; during a game, a bot plays it until the player returns. */
export interface Leave {
  type: "leave";
  ref: number;
  table: string;
}

/** Put a bot on an empty seat. Host only. */
export interface PutBot {
  type: "put-bot";
  ref: number;
  table: string;
  seat: number;
  bot: string;
}

/** Remove the guest or bot from a seat, while no game is running. Host only. */
export interface ClearSeat {
  type: "clear-seat";
  ref: number;
  table: string;
  seat: number;
}

/** Start the game; bots fill empty seats if the table's settings name a bot. Host only. */
export interface Start {
  type: "start";
  ref: number;
  table: string;
}

/** Make a move, given the last entry seen. Idempotent: a move sent again is made once. */
export interface Play {
  type: "play";
  ref: number;
  table: string;
  seq: number;
  move: string;
}

/** Say something in the table's chat. */
export interface Say {
  type: "say";
  ref: number;
  table: string;
  text: string;
}

/** Make a predefined claim, which everyone reads in their own language. */
export interface MakeClaim {
  type: "make-claim";
  ref: number;
  table: string;
  claim: LoggedClaim;
}

/** A predefined statement, shown to each reader in their own language. Its subject depends on the key. */
export interface LoggedClaim {
  key: "bad-move" | "good-move" | "hurry" | "mend-my" | "sorry" | "stone-at" | "suspect" | "thanks" | "treasure-at" | "trust";
  cell?: [number, number] | null;
  seat?: number | null;
  tool?: string | null;
}

/** Mute a guest for oneself, or unmute them. */
export interface Mute {
  type: "mute";
  ref: number;
  table: string;
  guest: string;
  on?: boolean;
}

/** Silence a guest for everyone at the table, seated or not, or allow them to talk again. Host only. */
export interface Silence {
  type: "silence";
  ref: number;
  table: string;
  guest: string;
  on?: boolean;
}

/** Say that one has seen how the round ended. Bots and clocks wait for that, but not for long. */
export interface Continue {
  type: "continue";
  ref: number;
  table: string;
}

/** Say how fast bots move at a table where nobody else is. It has no effect while anyone else is there. While ``held``, bots wait; at the pace ``step`` they wait for the entry that began their turn to be ``seen``. They wait no longer than ten minutes for a move, and not once the connection is lost. */
export interface SetPace {
  type: "set-pace";
  ref: number;
  table: string;
  pace?: "fast" | "normal" | "slow" | "step";
  held?: boolean;
  seen?: number;
}

/** Report whether the table's page is visible; a player who does not see it is notified of turns. */
export interface SetVisibility {
  type: "set-visibility";
  ref: number;
  table: string;
  visible?: boolean;
}

/** Have a bot play for someone absent for a minute. The host, or most of those present. */
export interface HandOver {
  type: "hand-over";
  ref: number;
  table: string;
  seat: number;
}

/** Be ready for another game. It begins when everyone who is there is; bots replace those who left. Sent again after half a minute, it begins the game without the others: bots stand in for them. */
export interface Rematch {
  type: "rematch";
  ref: number;
  table: string;
}

/** Return to choosing seats after a game. The host, or anyone if the host is gone. */
export interface Regather {
  type: "regather";
  ref: number;
  table: string;
}

/** Ask the host for the seat of a bot in a running game. It is taken over when a round begins. */
export interface RequestSeat {
  type: "request-seat";
  ref: number;
  table: string;
  seat: number;
}

/** Let a guest take over the bot's seat they asked for, or decline. Host only. */
export interface AnswerSeatRequest {
  type: "answer-seat-request";
  ref: number;
  table: string;
  guest: string;
  grant?: boolean;
}

/** Ask for a bot's seat no longer. */
export interface WithdrawSeatRequest {
  type: "withdraw-seat-request";
  ref: number;
  table: string;
}

/** The answer to ``hello``: whose token it is; ``token`` is a new one to use from now on, if due. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  guest: string;
  name: string;
  token?: string;
}

/** A command was applied and committed; ``seq`` is the entry that shows its effect. */
export interface Done {
  type: "done";
  ref: number;
  seq: number;
}

/** A command was refused, and nothing changed. ``rule`` is the id of the game's rule that forbids it, if any; ``place`` the address of the server that has the table, if it is another one. Without ``ref``, the message could not be decoded. */
export interface Refusal {
  type: "refusal";
  why: "bad-clock" | "bad-message" | "bad-name" | "bad-options" | "bad-origin" | "bad-record" | "bad-seats" | "bad-token" | "bad-version" | "banned" | "barred" | "closing" | "elsewhere" | "empty-seats" | "empty-text" | "game-over" | "illegal-claim" | "illegal-move" | "no-such-bot" | "no-such-game" | "no-such-ruleset" | "no-such-seat" | "no-such-table" | "not-a-move" | "not-host" | "not-now" | "not-seated" | "not-your-turn" | "off-lesson" | "seat-taken" | "silenced" | "stale" | "too-fast" | "too-many" | "try-again" | "unreadable-table";
  ref?: number | null;
  rule?: string;
  place?: string;
}

/** The answer to ``ping``; ``at`` is the server's time. */
export interface Pong {
  type: "pong";
  ref: number;
  at: number;
}

/** The server is stopping or gives up a table. Nothing is lost: reconnect after ``again_in`` seconds. The old connection works for ``closes_in`` seconds: a client that opens the new one first notices no pause. */
export interface Goodbye {
  type: "goodbye";
  again_in: number;
  closes_in?: number;
}

/** Announced maintenance: its time, and a text of the operator; the time 0 announces nothing. Sent after ``welcome`` if there is one, and whenever it changes. */
export interface Announcement {
  type: "announcement";
  at: number;
  text?: string;
}

/** The seats whose people are connected, and the number of spectators. Not part of the log. ``absent`` has the seats whose people are not connected, and when each may be handed over to a bot. */
export interface Presence {
  type: "presence";
  table: string;
  seats: number[];
  spectators: number;
  absent?: Record<string, number>;
}

/** Updates of a table up to entry ``seq``. ``room`` and ``game`` are sent whole, when they changed. ``ends_at`` is when the time of the seat to move is up, if it is limited; ``resumes_at`` when bots and clocks go on after a round even if not everyone has continued, or when those who are ready may begin another game without the others; ``idle_at`` when a bot may take over from the person to move though they are connected. ``older``: chat before that entry was left out, and can be fetched over HTTP. ``mutes``, the guests this guest has muted and their names, comes with the first news of a subscription. */
export interface News {
  type: "news";
  table: string;
  seq: number;
  facts: Fact[];
  room?: TableInfo | null;
  game?: GameState | null;
  ends_at?: number;
  older?: number;
  mutes?: Record<string, string> | null;
  resumes_at?: number;
  idle_at?: number;
}

/** A log entry as this guest may know it, and the game events it caused. */
export interface Fact {
  seq: number;
  what: Opened | Seated | BotSeated | Stood | BeganEntry | MovedEntry | Away | TimedOut | Returned | Continued | Resumed | HandOverVoted | Ready | Regathered | SeatRequested | SeatRequestAnswered | SeatRequestWithdrawn | TakenOver | Said | Claimed | Muted | Silenced | ClosedEntry;
  events?: GameEvent[];
}

/** The host opened the table. */
export interface Opened {
  type: "opened";
  at: number;
  terms: TableSettings;
  host: string;
}

/** Settings of a table. ``bots`` is the level of the bots that fill empty seats; if empty, none do. With ``auto_start`` a game begins by itself once all seats are taken, or when someone has waited for as long as they want to, with bots on the empty seats. Public ones are open to quick match. */
export interface TableSettings {
  ruleset: string;
  seats: number;
  options?: Record<string, boolean | number>;
  public?: boolean;
  clock?: Clock;
  bots?: string;
  language?: "en" | "he" | "pl";
  auto_start?: boolean;
}

/** Time limit of a turn: none, or a number of seconds or days. */
export interface Clock {
  unit?: "days" | "none" | "seconds";
  length?: number;
}

/** A guest took a seat; ``outside`` marks an external program that plays by token. ``fill_after`` is for how many seconds they want to wait until bots take the empty seats; 0: for as long as needed. */
export interface Seated {
  type: "seated";
  at: number;
  seat: number;
  guest: string;
  name: string;
  outside?: boolean;
  fill_after?: number;
}

/** A bot was put on a seat. */
export interface BotSeated {
  type: "bot-seated";
  at: number;
  seat: number;
  bot: string;
}

/** A seat was given up, or the host removed its holder. */
export interface Stood {
  type: "stood";
  at: number;
  seat: number;
  removed?: boolean;
}

/** A game began. ``seed_hash`` commits to the shuffle; the seed is published at the end. */
export interface BeganEntry {
  type: "began";
  at: number;
  game: number;
  seed_hash: string;
  names: string[];
}

/** A seat moved: its person, its bot, or the stand-in of an absent person. */
export interface MovedEntry {
  type: "moved";
  at: number;
  seat: number;
  move: string;
  by?: "bot" | "person" | "stand-in";
}

/** A person left a running game, ran out of time, or was absent and voted out; a bot stands in. */
export interface Away {
  type: "away";
  at: number;
  seat: number;
  why: "absent" | "left" | "time";
}

/** A person ran out of time, and a bot plays this one turn. The next time in a row it takes the seat. */
export interface TimedOut {
  type: "timed-out";
  at: number;
  seat: number;
}

/** An absent person took their seat back. */
export interface Returned {
  type: "returned";
  at: number;
  seat: number;
}

/** A person has seen how the round ended. Bots and clocks go on when everyone has. */
export interface Continued {
  type: "continued";
  at: number;
  seat: number;
}

/** Bots and clocks go on without those who have not continued. */
export interface Resumed {
  type: "resumed";
  at: number;
}

/** A person wants a bot to play the seat of someone who is absent. */
export interface HandOverVoted {
  type: "hand-over-voted";
  at: number;
  seat: number;
  by: number;
}

/** A person wants another game. It begins when everyone does. */
export interface Ready {
  type: "ready";
  at: number;
  seat: number;
}

/** The table was brought back to where seats are taken, after a game. */
export interface Regathered {
  type: "regathered";
  at: number;
}

/** A spectator asked for the seat of a bot. */
export interface SeatRequested {
  type: "seat-requested";
  at: number;
  guest: string;
  name: string;
  seat: number;
}

/** The host granted or declined a seat request. */
export interface SeatRequestAnswered {
  type: "seat-request-answered";
  at: number;
  guest: string;
  granted: boolean;
}

/** A guest who had asked for a seat withdrew the request or disconnected. */
export interface SeatRequestWithdrawn {
  type: "seat-request-withdrawn";
  at: number;
  guest: string;
}

/** A guest took over the seat of a bot between two rounds. From here on they see what the seat sees. */
export interface TakenOver {
  type: "taken-over";
  at: number;
  seat: number;
  guest: string;
  name: string;
}

/** A chat line. ``seat`` is -1 for a spectator; ``aside`` lines are only sent to spectators. If its guest was erased, ``text`` is empty, and it is sent to nobody. */
export interface Said {
  type: "said";
  at: number;
  guest: string;
  name: string;
  seat: number;
  text: string;
  aside?: boolean;
}

/** A seat made a claim. ``guest`` is ``bot-`` and the seat's number for a bot. */
export interface Claimed {
  type: "claimed";
  at: number;
  guest: string;
  seat: number;
  claim: LoggedClaim;
}

/** A guest muted another for themselves, or unmuted them. */
export interface Muted {
  type: "muted";
  at: number;
  guest: string;
  whom: string;
  on: boolean;
  name?: string;
}

/** The host silenced a guest at this table, or allowed them to talk again. */
export interface Silenced {
  type: "silenced";
  at: number;
  whom: string;
  on: boolean;
}

/** The table was closed; ``truth`` is the last position in notation, with nothing hidden. */
export interface ClosedEntry {
  type: "closed";
  at: number;
  why: "abandoned" | "operator";
  truth?: string;
}

/** The public state of a table. ``waiting`` are the seats whose people bots and clocks wait for after a round, ``ready`` those who want another game, ``votes`` by absent seat those who want a bot to play it, ``requests`` spectators who ask for a bot's seat. ``forbidden_claims`` maps the keys of claims that the game forbids to rule ids; ``silenced`` lists the guests whom the host has silenced. ``fill_at`` is when bots take the empty seats and the game begins, if it is known. */
export interface TableInfo {
  state: "closed" | "gathering" | "over" | "playing";
  terms: TableSettings;
  host: string;
  chairs: Chair[];
  forbidden_claims?: Record<string, string>;
  silenced?: string[];
  waiting?: number[];
  ready?: number[];
  votes?: Record<string, number[]>;
  requests?: TakeoverRequest[];
  fill_at?: number | null;
}

/** The occupant of a seat: nobody, a person or a bot. ``away`` is why a bot stands in for the person. */
export interface Chair {
  kind?: "bot" | "empty" | "person";
  name?: string;
  guest?: string;
  bot?: string;
  outside?: boolean;
  away?: "" | "absent" | "left" | "time";
}

/** A spectator's request for a bot's seat. If ``granted``, they get it when the next round begins. */
export interface TakeoverRequest {
  guest: string;
  name: string;
  seat: number;
  granted?: boolean;
}

/** The state of a game as this guest sees it. ``turn`` is the seat to move and ``asked`` what it has to decide; the position is in ``view`` or ``line``, as subscribed; ``legal`` has the legal moves if it is this guest's turn, and with a ``view`` come their ``details``, in the same order, and ``unplayable``: the cards in hand that no legal move plays, each with the id of the rule that forbids it; ``result`` comes at the end. */
export interface GameState {
  turn?: number;
  asked?: string;
  view?: TunnelsSnapshot | LostMinesSnapshot;
  line?: string;
  legal?: string[];
  details?: MoveDetails[];
  unplayable?: Record<string, string>;
  result?: Result | null;
}

/** The cards that a legal move uses, and its aim. ``cards`` are cards in hand, by the names they have there, whichever way up they are laid. A move is aimed at a ``cell``, at the ``way`` between two cells, at a ``seat``, or at nothing; a walk enters the cells of ``path``, the last of which is its ``cell``. */
export interface MoveDetails {
  action: "call" | "choose" | "discard" | "lay" | "play" | "shed";
  cards?: string[];
  cell?: [number, number] | null;
  way?: [[number, number], [number, number]] | null;
  path?: [number, number][];
  seat?: number;
}

/** The result of a game, and its seed. */
export interface Result {
  points: number[];
  winners: number[];
  seed: string;
}

/** Everything a viewer can see on the table. Tuples by seat where it says so. */
export interface TunnelsSnapshot {
  ruleset: string;
  seats: number;
  viewer: number;
  round: number;
  rounds: number;
  first: number;
  actor: number;
  asked: string;
  maze: Tile[];
  goals: Goal[];
  hands: string[][];
  front: string[][];
  roles: string[];
  spare_roles: string[];
  known_cards: [number, string[]][];
  deck: number;
  discards: Discard[];
  gold: number[];
  gold_cards: number[];
  pool: string[];
}

/** A card that lies face up in the maze: how it lies, and which of its arms the start reaches. */
export interface Tile {
  cell: [number, number];
  face: string;
  reached: string;
  name?: string;
}

/** A goal card: what it is, whether it is turned up, and who has peeked at it. */
export interface Goal {
  cell: [number, number];
  name: string;
  face_up: boolean;
  peeked_by: number[];
}

/** A card in the discard pile; ``by`` is the seat that discarded it face down, or None. */
export interface Discard {
  card: string;
  by: number | null;
}

/** Everything a viewer can see on the table. Tuples by seat where it says so. */
export interface LostMinesSnapshot {
  ruleset: string;
  seats: number;
  viewer: number;
  round: number;
  rounds: number;
  first: number;
  actor: number;
  asked: string;
  columns: number;
  rows: number;
  board: PathTile[];
  mines: Mine[];
  tokens: Token[];
  treasures: Treasure[];
  dwarfs: [number, number][];
  hands: string[][];
  clans: string[];
  roles: string[];
  spare_roles: [string, string][];
  trolls: boolean[];
  dragon: number | null;
  caller: number | null;
  deck: number;
  discards: Discard[];
  points: number[];
}

/** A card face up on the board: how it lies, whether a tool is on it, whose dwarfs stand there. */
export interface PathTile {
  cell: [number, number];
  face: string;
  tool: boolean;
  dwarfs: number[];
  name?: string;
}

/** A mine card: what it is, whether it is turned up, and who has looked at it. */
export interface Mine {
  cell: [number, number];
  name: string;
  face_up: boolean;
  looked_by: number[];
}

/** A trap or a troll on the way between two cells. */
export interface Token {
  name: string;
  way: [[number, number], [number, number]];
}

/** A treasure of the round: its kind, its value if known, who took it, who knows its value. */
export interface Treasure {
  kind: string;
  value: string;
  holder: number | null;
  known_to: number[];
}

/** The guest to invite to a table. */
export interface Call {
  guest: string;
}

/** An invitation that is declined; with ``block``, and all further ones of whoever made it. */
export interface Decline {
  table: string;
  block?: boolean;
}

/** At how many tables a guest was erased, and at which it failed. */
export interface Erased {
  tables: number;
  failed: string[];
}

/** Why an HTTP request was refused: a key, and the id of the game's rule that forbids it, if any. ``place`` is the address of the server that has the table, if it is another one and its address is known. */
export interface ErrorResponse {
  why: string;
  rule?: string;
  place?: string;
}

/** The results of the games of one ruleset; ``latest`` are the points of the latest games, in order. */
export interface Figures {
  ruleset: string;
  games: number;
  won: number;
  points: number;
  latest: number[];
  roles: RoleFigures[];
}

/** Rounds with one role: how many, how many of them paid, and what was done in them. ``rounds_with`` says in how many rounds something was done or happened at all. */
export interface RoleFigures {
  role: string;
  rounds: number;
  won: number;
  counts: Record<string, number>;
  rounds_with: Record<string, number>;
}

/** A guest and their token, which authenticates them: store it, and keep it secret. */
export interface GuestCredentials {
  guest: string;
  name: string;
  token: string;
}

/** A seat for an external program that plays by token. */
export interface Invitation {
  seat: number;
  name: string;
}

/** A public table in the list. ``people`` is the number of seated persons, ``taken`` that of seats taken by people and bots; ``host`` is the name of the host, if they have a seat, and ``opened`` a Unix time: 0 if it is not known. */
export interface ListedTable {
  table: string;
  state: "closed" | "gathering" | "over" | "playing";
  terms: TableSettings;
  people: number;
  taken: number;
  host: string;
  opened: number;
}

/** The push subscription of the device that stays logged in; empty if it has none. */
export interface LogOut {
  endpoint?: string;
}

/** A request for a game by quick match. ``seats`` 0 stands for any number. After ``fill_after`` seconds bots of the level ``bots`` take the empty seats; with 0 only people play. ``language`` is that of the table if one is opened; tables in it are preferred. */
export interface MatchRequest {
  ruleset: string;
  seats?: number;
  pace?: "days" | "none" | "seconds";
  fill_after?: number;
  bots?: string;
  language?: "en" | "he" | "pl";
}

/** The table and seat of a quick match, and the entry that shows it; ``is_new`` if it opened the table. */
export interface Matched {
  table: string;
  seat: number;
  seq: number;
  is_new: boolean;
}

/** Someone with whom one has sat at a table. */
export interface MetPerson {
  guest: string;
  name: string;
}

/** Everything stored about a guest. ``tables`` are those whose logs name them, also closed ones. */
export interface MyData {
  guest: string;
  name: string;
  at: number;
  tables: string[];
  memberships: StoredMembership[];
  games: MyGame[];
  entries: OwnEntries;
  browsers: StoredBrowser[];
  notices: NoticeSettings;
  blocked: MetPerson[];
}

/** A table that a guest has to do with: as what, on which seat, and whether its notices are muted. */
export interface StoredMembership {
  table: string;
  kind: string;
  seat: number;
  muted: boolean;
  inviter: string;
}

/** A finished game of a guest. Its replay is that of the table's game ``number``, if the table was not deleted. */
export interface MyGame {
  table: string;
  number: number;
  game: PlayedGame;
  has_replay: boolean;
}

/** A finished game of a guest. ``players`` are names by seat, those of bots included; ``points`` are by seat. */
export interface PlayedGame {
  ruleset: string;
  at: number;
  seat: number;
  players: string[];
  bots: number[];
  points: number[];
  winners: number[];
  rounds: PlayedRound[];
}

/** A round of mine: my role, whether it paid, and what I did. */
export interface PlayedRound {
  role: string;
  won?: boolean;
  counts?: Record<string, number>;
}

/** The actions of a guest at tables. Actions of others that the guest did not learn of are left out. */
export interface OwnEntries {
  seats?: StoredSeat[];
  moves?: StoredMove[];
  talk?: StoredTalk[];
  claims?: StoredClaim[];
  mutes?: StoredMute[];
}

/** A guest's entry other than play and talk: the entry's type, with their seat and name. */
export interface StoredSeat {
  table: string;
  at: number;
  what: string;
  seat?: number;
  name?: string;
}

/** A move of a guest. */
export interface StoredMove {
  table: string;
  at: number;
  seat: number;
  move: string;
}

/** A chat line of a guest, and the name they had then. */
export interface StoredTalk {
  table: string;
  at: number;
  name: string;
  text: string;
}

/** A claim of a guest. */
export interface StoredClaim {
  table: string;
  at: number;
  claim: LoggedClaim;
}

/** Someone whom a guest muted at a table, or no longer mutes. */
export interface StoredMute {
  table: string;
  at: number;
  guest: string;
  name: string;
  on: boolean;
}

/** A browser that gets notices, with its keys in base64url. */
export interface StoredBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

/** Which kinds of notices a guest wants, and their quiet hours. */
export interface NoticeSettings {
  turn?: boolean;
  over?: boolean;
  invited?: boolean;
  quiet?: QuietHours | null;
}

/** A part of the day, in minutes after midnight; it may span midnight. ``zone`` is a name like Europe/Warsaw. */
export interface QuietHours {
  begin: number;
  end: number;
  zone: string;
}

/** A table of a guest, who sits there, hosts it or is invited (``kind``). ``seats`` is empty for older tables. ``turn`` is the seat to move, or -1 for none; null while the table is in play, when only the table knows. ``inviter`` is the name of who has invited, if they are at the table. */
export interface MyTable {
  table: string;
  kind: string;
  seat: number;
  muted: boolean;
  state: "closed" | "gathering" | "over" | "playing";
  terms: TableSettings;
  seats: ListedSeat[];
  changed: number;
  turn?: number | null;
  ends_at?: number;
  inviter?: string;
}

/** Who has a seat, in a list of tables: the name of a person or a bot, empty for nobody; a person's id. */
export interface ListedSeat {
  name?: string;
  guest?: string;
  host?: boolean;
}

/** The name of a new guest. */
export interface NewGuest {
  name: string;
}

/** A browser's push subscription, the server's key it was made with, and the language of its notices. */
export interface NewPushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  key: string;
  language: "en" | "he" | "pl";
}

/** The rulesets, bots and languages that tables can have; ``bot`` is the default bot. */
export interface Offer {
  rulesets: RulesetInfo[];
  bots: string[];
  bot: string;
  languages: ("en" | "he" | "pl")[];
}

/** A ruleset, its possible numbers of seats, and its options with their defaults. */
export interface RulesetInfo {
  ruleset: string;
  seats: number[];
  options: Record<string, number | boolean | null>;
}

/** Done. */
export interface Ok {
}

/** A new table, and its link for other players. */
export interface OpenedTable {
  table: string;
  link: string;
}

/** A personal link to a table. Anyone who has it can act as this guest. */
export interface PersonalLink {
  link: string;
}

/** The address of a push subscription. */
export interface PushEndpoint {
  endpoint: string;
}

/** The public key for new push subscriptions, and how many browsers of the guest are subscribed. */
export interface PushInfo {
  key: string;
  subscriptions: number;
}

/** The record of a game, as text. */
export interface RecordText {
  record: string;
}

/** The seat to take; without one, any empty seat. At a table that begins by itself, bots take the empty seats after ``fill_after`` seconds; 0: not for my sake. */
export interface SeatRequest {
  seat?: number | null;
  fill_after?: number;
}

/** The seat that was taken, and the entry that shows it. */
export interface SeatTaken {
  seat: number;
  seq: number;
}

/** Whether to get no notices of a table. */
export interface TableMute {
  table: string;
  on: boolean;
}

/** Whose turn it is at a table, -1 for nobody's, and when it ends; 0 if there is no limit. */
export interface TableTurn {
  state: "closed" | "gathering" | "over" | "playing";
  turn: number;
  ends_at: number;
}

/** A page of chat and claims; ``older`` is the ``before`` of the next page, or 0 if this is the last. */
export interface Talk {
  facts: Fact[];
  older: number;
}

/** A guest who may invite again. */
export interface Unblock {
  guest: string;
}

/** A whole game. ``bots`` has the bot of each seat, empty for a person. What becomes known only after the end is beside the steps. Without a seed there is no verification. */
export interface Replay {
  ruleset: string;
  seats: number;
  names: string[];
  bots: string[];
  options: Record<string, number | boolean>;
  eyes: string;
  steps: Step[];
  result?: Result | null;
  seed?: string;
  seed_hash?: string;
  verification?: Verification | null;
}

/** A move as the viewer saw it, its events, and the position after it. The first step is the deal. ``why`` is a bot's reason, shown from its own seat's perspective and in the truth. ``claims`` were made after the move, before the next. */
export interface Step {
  events: GameEvent[];
  view: TunnelsSnapshot | LostMinesSnapshot;
  seat?: number;
  move?: string;
  by?: "" | "bot" | "person" | "stand-in";
  turn?: number;
  asked?: string;
  at?: number;
  why?: Record<string, number | string | number[]>;
  claims?: StepClaim[];
}

/** A claim of a seat after a move. */
export interface StepClaim {
  seat: number;
  claim: LoggedClaim;
}

/** Checks of a record against its seed. ``hash``: the seed has the hash published at the start; ``deals``: by round, whether the deal follows from the seed; ``result``: all moves are legal and lead to the result. */
export interface Verification {
  hash: boolean;
  deals: boolean[];
  result: boolean;
}

/** The beliefs of the bot ``belief`` on a seat, or as a spectator. For each step of the replay, the deal first: the probability of each seat to be a saboteur; and, if the game has ``goals``, of each goal to be the treasure. */
export interface Beliefs {
  eyes: string;
  saboteurs: number[][];
  goals?: [number, number][];
  treasure?: number[][];
}

/** An analysis: queued behind ``ahead`` others, under way with its ``progress`` from 0 to 1, or done. */
export interface AnalysisStatus {
  state: "done" | "running" | "waiting";
  progress?: number;
  ahead?: number;
  report?: Report | null;
}

/** The analysis of a finished game. ``forecast`` has, by step, the public forecast: one line, the chance that the treasure is reached (unit ``chance``), or a line for each seat (unit ``points``). ``gain_unit`` is the unit of the gains of moves. ``suspicion`` has, by step and seat, the public probability of being a saboteur. */
export interface Report {
  version: number;
  ruleset: string;
  seats: number;
  unit: "chance" | "gold" | "points";
  gain_unit: "chance" | "gold" | "points";
  forecast: number[][];
  suspicion: number[][];
  rounds: RoundSpan[];
  turning_points: KeyMove[];
  players: PlayerReport[];
  bluffs?: Bluff[];
  claims?: ClaimEffect[];
}

/** A round: its number, its first step after the deal, the step of its end, and the roles by seat. */
export interface RoundSpan {
  number: number;
  first: number;
  last: number;
  roles: string[];
  reached?: boolean | null;
}

/** A notable move. ``gain`` is its lead over the best other move, in favour of the player's side; negative if another was better. ``error`` is the standard error of the gain (0 if it is computed and not sampled). ``better`` is the best other move, if it was better. ``before`` and ``after`` are the public forecast of the line that moved most: of ``line``. */
export interface KeyMove {
  step: number;
  seat: number;
  move: string;
  why: Why;
  gain?: number;
  error?: number;
  better?: string;
  before?: number;
  after?: number;
  line?: number;
}

/** What a move did, as its player could see it: the key of a sentence, and what the sentence names. ``cards`` is the change of the expected distance in cards, negative for nearer. ``chance`` is how likely the player had to think it that ``target`` is a saboteur. */
export interface Why {
  key: string;
  target?: number;
  chance?: number;
  cards?: number;
}

/** A player's game. ``sound`` is the share of the ``judged`` moves that were not clearly worse than another. */
export interface PlayerReport {
  seat: number;
  judged?: number;
  sound?: number;
  best?: KeyMove | null;
  costliest?: KeyMove | null;
  exposure?: RoleExposure[];
}

/** The exposure of a seat's role in a round: how well it could be inferred from public events. ``step`` is the first from which the public probability that the seat is a saboteur stayed at 80 % or more until the round ended, -1 if it never did. ``peak`` is the greatest such probability and ``last`` the one before the end. */
export interface RoleExposure {
  round: number;
  role: string;
  is_saboteur?: boolean;
  step?: number;
  peak?: number;
  last?: number;
}

/** A move of a saboteur that made everyone trust it more: the public probabilities before and after. */
export interface Bluff {
  step: number;
  seat: number;
  before: number;
  after: number;
}

/** A claim, whether it was true, and how likely what it says was to everyone before and after it. ``worked``: it moved the public probability its way by a tenth or more. */
export interface ClaimEffect {
  step: number;
  seat: number;
  claim: string;
  is_true: boolean;
  before: number;
  after: number;
  worked?: boolean;
}

/** A picture in the making: queued behind ``ahead`` others, or at a ``progress`` from 0 to 1. */
export interface PictureStatus {
  state: "running" | "waiting";
  progress?: number;
  ahead?: number;
}

/** A puzzle. ``replay`` is the round so far, as the solver's seat saw it; the last step asks. A puzzle of kind ``who`` asks for a seat, one of kind ``move`` for one of the ``legal`` moves, with their ``details`` in the same order. ``grade`` is its difficulty from 1 to 3. */
export interface AskedPuzzle {
  id: string;
  kind: "move" | "who";
  grade: number;
  replay: Replay;
  legal?: string[];
  details?: MoveDetails[];
}

/** A seat's number, or a move. */
export interface PuzzleAttempt {
  answer: string;
}

/** Whether an attempt was right, and the evidence. ``suspicion``: by seat, the public probability of being a saboteur at the end. ``clues``: steps, with that of the answer before and after each. ``chances``: moves with the chance that the seat's side wins the round, the best first. ``solved_by``: bots that find the answer. */
export interface SolvedPuzzle {
  right: boolean;
  answers: string[];
  margin: number;
  suspicion?: number[];
  clues?: [number, number, number][];
  chances?: [string, number][];
  solved_by?: string[];
}

/** Why the bot of a seat made the move of entry ``seq``: its goals and beliefs, as named values. */
export interface MoveReason {
  seq: number;
  seat: number;
  why: Record<string, number | string | number[]>;
}

/** The state of the lesson. ``steps`` is the game so far, as the learner saw it. The first ``made`` of the sent moves were made; ``refused`` is why the next one was not. Of the ``legal`` moves, those in ``go_on`` continue the lesson; ``details`` are theirs, in the same order. */
export interface Lesson {
  ruleset: string;
  seats: number;
  names: string[];
  chapters: string[];
  chapter: string;
  made: number;
  steps: Step[];
  view: TunnelsSnapshot | LostMinesSnapshot;
  legal?: string[];
  go_on?: string[];
  details?: MoveDetails[];
  refused?: ErrorResponse | null;
  result?: Result | null;
}

/** The learner's moves so far. */
export interface LessonMoves {
  moves: string[];
}

/** A round was set up (B-60). ``roles`` goes on past the seats with the dwarf cards left over (B-02, S-02). */
export interface RoundBeganEvent {
  event: "round-began";
  number: number;
  first: number;
  roles: string[];
  hands: string[][];
  goals: string[];
  aside: string[];
  deck: string[];
  gold: string[];
}

/** A seat is to decide: on its ``turn``, which ``gold`` to take, or whom to rob by ``theft``. */
export interface AskedEvent {
  event: "asked";
  seat: number;
  what: string;
}

/** Seats that are to decide one after another, each as ``gold:3`` or ``theft:0``. */
export interface QueuedEvent {
  event: "queued";
  decisions: string[];
}

/** A tunnel card was laid; ``face`` is the card as it lies. */
export interface LaidEvent {
  event: "laid";
  seat: number;
  face: string;
  cell: [number, number];
}

/** A goal was reached and turned up (B-40). */
export interface GoalTurnedUpEvent {
  event: "goal-turned-up";
  cell: [number, number];
  goal: string;
  turned: boolean;
}

/** A card was laid in front of a player (B-30). */
export interface PutInFrontEvent {
  event: "put-in-front";
  seat: number;
  card: string;
  target: number;
  sign: string;
}

/** A card was played that removed another from in front of a player (B-31). */
export interface FrontClearedEvent {
  event: "front-cleared";
  seat: number;
  card: string;
  target: number;
  sign: string;
}

/** A rockfall took a card out of the maze (B-34). */
export interface RockFellEvent {
  event: "rock-fell";
  seat: number;
  card: string;
  cell: [number, number];
  face: string;
}

/** A map was played on a goal; what it showed is for its player alone (B-35). */
export interface PeekedEvent {
  event: "peeked";
  seat: number;
  card: string;
  cell: [number, number];
  goal: string;
}

/** A card was discarded face down (B-13). */
export interface DiscardedEvent {
  event: "discarded";
  seat: number;
  card: string;
}

/** A player without cards passed (B-12). */
export interface PassedEmptyEvent {
  event: "passed-empty";
  seat: number;
}

/** A card was drawn (B-11). */
export interface DrewEvent {
  event: "drew";
  seat: number;
  card: string;
}

/** The round is over: roles are shown (B-45), the one left over last, and the goals. ``winners`` are the seats that won, whatever they are paid (S-50 to S-58). */
export interface RoundEndedEvent {
  event: "round-ended";
  number: number;
  reached: boolean;
  roles: string[];
  goals: string[];
  winners: number[];
}

/** Gold cards were drawn to go round the miners (B-51). */
export interface GoldDrawnEvent {
  event: "gold-drawn";
  count: number;
}

/** The gold cards going round came to a seat, which looks at them. */
export interface GoldPassedEvent {
  event: "gold-passed";
  seat: number;
  pool: string[];
}

/** A gold card was chosen (B-51, B-56). */
export interface GoldTakenEvent {
  event: "gold-taken";
  seat: number;
  nuggets: string;
}

/** A gold card was given to a winning saboteur (B-54). */
export interface GoldPaidEvent {
  event: "gold-paid";
  seat: number;
  nuggets: string;
}

/** A player's dwarf card went under the pile, and they took its top one (S-32). */
export interface HatsSwappedEvent {
  event: "hats-swapped";
  seat: number;
  card: string;
  target: number;
  role: string;
}

/** A player looked at another's dwarf card (S-34). */
export interface InspectedEvent {
  event: "inspected";
  seat: number;
  card: string;
  target: number;
  role: string;
}

/** Two players exchanged their hands (S-33). */
export interface HandsSwappedEvent {
  event: "hands-swapped";
  seat: number;
  card: string;
  target: number;
  gave: string[];
  got: string[];
}

/** A player removed a card from in front of themselves (S-12). */
export interface ShedEvent {
  event: "shed";
  seat: number;
  sign: string;
}

/** A player was paid in tokens (S-57, S-59). */
export interface EarnedEvent {
  event: "earned";
  seat: number;
  nuggets: number;
}

/** A thief chose a victim, and got a nugget or found none (S-60). */
export interface RobbedEvent {
  event: "robbed";
  seat: number;
  target: number;
  got: boolean;
}

/** The game is over (B-70). ``took`` shows every gold card in the order in which it was handed out, ``gold`` the sums. */
export interface GameEndedEvent {
  event: "game-ended";
  took: string[];
  gold: number[];
  winners: number[];
}

/** A round was set up (L-02 to L-07). The backs of the cards show clans and the kinds of treasures. */
export interface LostMinesRoundBeganEvent {
  event: "round-began";
  number: number;
  first: number;
  clans: string[];
  roles: string[];
  hands: string[][];
  mines: string[];
  kinds: string[];
  treasures: string[];
  aside: string[];
  deck: string[];
  luck: string[];
}

/** Seats that are to decide one after another, each as ``vote:3``. */
export interface LostMinesQueuedEvent {
  event: "queued";
  decisions: string[];
}

/** A seat is to decide: ``play`` a card, ``walk``, take a ``treasure``, or ``vote``. */
export interface LostMinesAskedEvent {
  event: "asked";
  seat: number;
  what: string;
}

/** A path card was laid; ``face`` is the card as it lies (L-20). */
export interface PathLaidEvent {
  event: "path-laid";
  seat: number;
  face: string;
  cell: [number, number];
}

/** A tool was put on an obstacle (L-30). */
export interface ToolPlacedEvent {
  event: "tool-placed";
  seat: number;
  card: string;
  cell: [number, number];
}

/** A trap was put on the way between two cells (L-32). */
export interface TrapSetEvent {
  event: "trap-set";
  seat: number;
  card: string;
  way: [[number, number], [number, number]];
}

/** A troll was put on the way between two cells (L-33). */
export interface TrollCalledEvent {
  event: "troll-called";
  seat: number;
  card: string;
  way: [[number, number], [number, number]];
}

/** A player's turn came round, and their troll left (L-33). */
export interface TrollLeftEvent {
  event: "troll-left";
  seat: number;
}

/** A storm took a path card away (L-35). */
export interface StormedEvent {
  event: "stormed";
  seat: number;
  card: string;
  cell: [number, number];
  face: string;
}

/** A player looked at a mine (L-31). */
export interface ScoutedEvent {
  event: "scouted";
  seat: number;
  card: string;
  cell: [number, number];
  mine: string;
}

/** A player looked at a treasure, which is known by its number (L-31). */
export interface AppraisedEvent {
  event: "appraised";
  seat: number;
  card: string;
  treasure: number;
  value: string;
}

/** A player looked at another's dwarf card (L-31). */
export interface LostMinesInspectedEvent {
  event: "inspected";
  seat: number;
  card: string;
  target: number;
  role: string;
}

/** A card was discarded face down (L-10). */
export interface LostMinesDiscardedEvent {
  event: "discarded";
  seat: number;
  card: string;
}

/** The number of cards that will be drawn at the turn's end (L-12). */
export interface CardsDueEvent {
  event: "cards-due";
  count: number;
}

/** A card was drawn (L-12). */
export interface LostMinesDrewEvent {
  event: "drew";
  seat: number;
  card: string;
}

/** A dwarf walked over these cells and stopped on the last (L-40). */
export interface WalkedEvent {
  event: "walked";
  seat: number;
  cells: [number, number][];
}

/** A trap cost a card (L-32). */
export interface CardLostEvent {
  event: "card-lost";
  seat: number;
  card: string;
}

/** A mine was entered and turned up (L-41). */
export interface MineTurnedUpEvent {
  event: "mine-turned-up";
  cell: [number, number];
  mine: string;
  turned: boolean;
}

/** A player took the dragon token (L-44). */
export interface DragonWokenEvent {
  event: "dragon-woken";
  seat: number;
}

/** A treasure was taken; its value is for its taker (L-43). */
export interface TreasureTakenEvent {
  event: "treasure-taken";
  seat: number;
  treasure: number;
  value: string;
}

/** A player without cards lost a turn (L-13). */
export interface TurnLostEvent {
  event: "turn-lost";
  seat: number;
}

/** A player asks all to end the round (L-51). */
export interface VoteCalledEvent {
  event: "vote-called";
  seat: number;
}

/** A player agreed, or did not. */
export interface VotedEvent {
  event: "voted";
  seat: number;
  agrees: boolean;
}

/** The vote is over. */
export interface VoteEndedEvent {
  event: "vote-ended";
}

/** Roles, the values of the treasures and the mines are shown (L-52). */
export interface LostMinesRoundEndedEvent {
  event: "round-ended";
  number: number;
  roles: string[];
  treasures: string[];
  mines: string[];
}

/** Points were given, or given back to the dragon, by seat (L-52 to L-55). */
export interface ScoredEvent {
  event: "scored";
  points: number[];
}

/** The game is over (L-61). */
export interface LostMinesGameEndedEvent {
  event: "game-ended";
  points: number[];
  winners: number[];
}

export type TunnelsEvent = RoundBeganEvent | AskedEvent | QueuedEvent | LaidEvent | GoalTurnedUpEvent | PutInFrontEvent | FrontClearedEvent | RockFellEvent | PeekedEvent | DiscardedEvent | PassedEmptyEvent | DrewEvent | RoundEndedEvent | GoldDrawnEvent | GoldPassedEvent | GoldTakenEvent | GoldPaidEvent | HatsSwappedEvent | InspectedEvent | HandsSwappedEvent | ShedEvent | EarnedEvent | RobbedEvent | GameEndedEvent;

export type LostMinesEvent = LostMinesRoundBeganEvent | LostMinesQueuedEvent | LostMinesAskedEvent | PathLaidEvent | ToolPlacedEvent | TrapSetEvent | TrollCalledEvent | TrollLeftEvent | StormedEvent | ScoutedEvent | AppraisedEvent | LostMinesInspectedEvent | LostMinesDiscardedEvent | CardsDueEvent | LostMinesDrewEvent | WalkedEvent | CardLostEvent | MineTurnedUpEvent | DragonWokenEvent | TreasureTakenEvent | TurnLostEvent | VoteCalledEvent | VotedEvent | VoteEndedEvent | LostMinesRoundEndedEvent | ScoredEvent | LostMinesGameEndedEvent;

export type GameEvent = TunnelsEvent | LostMinesEvent;

export type FromClient = Hello | Ping | Subscribe | Unsubscribe | Sit | Leave | PutBot | ClearSeat | Start | Play | Say | MakeClaim | Mute | Silence | Continue | SetPace | SetVisibility | HandOver | Rematch | Regather | RequestSeat | AnswerSeatRequest | WithdrawSeatRequest;

export type FromServer = Welcome | Done | Refusal | Pong | Goodbye | Announcement | Presence | News;
