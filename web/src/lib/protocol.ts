// Generated from the server's message types by `python -m motherlode.server.schema.generate`. Do not edit.

export const PROTOCOL = 1;

/** Who I am: the token of a guest or of a seat. The first message. */
export interface Hello {
  type: "hello";
  protocol: number;
  token: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  ref: number;
}

/** Tell me of this table: everything after the entry I saw last, and what comes. ``views`` says how to show the position each time: as a ``table`` of nouns, as its ``line``, or ``none`` for a client that follows the events itself. */
export interface Subscribe {
  type: "subscribe";
  ref: number;
  table: string;
  since?: number;
  views?: "line" | "none" | "table";
}

/** Tell me no more. */
export interface Unsubscribe {
  type: "unsubscribe";
  ref: number;
  table: string;
}

/** I take this seat; or I take mine back. */
export interface Sit {
  type: "sit";
  ref: number;
  table: string;
  seat: number;
}

/** I give my seat up; in a game, a bot stands in until I return. */
export interface Leave {
  type: "leave";
  ref: number;
  table: string;
}

/** The host puts a bot on an empty seat. */
export interface PutBot {
  type: "put-bot";
  ref: number;
  table: string;
  seat: number;
  bot: string;
}

/** The host removes whoever sits there, before the start. */
export interface ClearSeat {
  type: "clear-seat";
  ref: number;
  table: string;
  seat: number;
}

/** The host starts the game; bots fill the empty seats if the terms say so. */
export interface Start {
  type: "start";
  ref: number;
  table: string;
}

/** My move, and the entry I saw last. Sent twice, it is made once. */
export interface Play {
  type: "play";
  ref: number;
  table: string;
  seq: number;
  move: string;
}

/** Talk. */
export interface Say {
  type: "say";
  ref: number;
  table: string;
  text: string;
}

/** A ready-made claim. */
export interface MakeClaim {
  type: "make-claim";
  ref: number;
  table: string;
  claim: Claim;
}

/** Something to say that every reader sees in their own language; what it is about depends on the key. */
export interface Claim {
  key: "bad-move" | "good-move" | "hurry" | "mend-my" | "sorry" | "stone-at" | "suspect" | "thanks" | "treasure-at" | "trust";
  cell?: [number, number] | null;
  seat?: number | null;
  tool?: string | null;
}

/** I want to hear a guest's talk no more, or again. */
export interface Mute {
  type: "mute";
  ref: number;
  table: string;
  guest: string;
  on?: boolean;
}

/** The host lets a guest talk no more at this table, or again; with or without a seat. */
export interface Silence {
  type: "silence";
  ref: number;
  table: string;
  guest: string;
  on?: boolean;
}

/** Once more, after the end: the same seats, with bots for those who left. */
export interface Rematch {
  type: "rematch";
  ref: number;
  table: string;
}

/** You are this guest. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  guest: string;
  name: string;
}

/** Your order was carried out and kept; ``seq`` is the entry that shows it. */
export interface Done {
  type: "done";
  ref: number;
  seq: number;
}

/** Your order was refused, and nothing changed. ``rule`` is the game's rule, if one forbids it; ``place`` is the address of the server that has the table, if another has. No ``ref``: what was sent could not be read. */
export interface Refusal {
  type: "refusal";
  why: "bad-clock" | "bad-message" | "bad-name" | "bad-options" | "bad-origin" | "bad-record" | "bad-seats" | "bad-token" | "bad-version" | "barred" | "closing" | "elsewhere" | "empty-seats" | "empty-text" | "game-over" | "illegal-claim" | "illegal-move" | "no-such-bot" | "no-such-game" | "no-such-ruleset" | "no-such-seat" | "no-such-table" | "not-a-move" | "not-host" | "not-now" | "not-seated" | "not-your-turn" | "off-lesson" | "seat-taken" | "silenced" | "stale" | "too-fast" | "too-many" | "try-again" | "unreadable-table";
  ref?: number | null;
  rule?: string;
  place?: string;
}

/** I am here; ``at`` is the server's time. */
export interface Pong {
  type: "pong";
  ref: number;
  at: number;
}

/** This server stops. Everything is kept: connect again in a moment. */
export interface Goodbye {
  type: "goodbye";
  again_in: number;
}

/** Which seats have someone connected, and how many look on. It is not kept. */
export interface Presence {
  type: "presence";
  table: string;
  seats: number[];
  spectators: number;
}

/** What happened up to entry ``seq``. ``room`` and ``game`` come when they changed, and then whole. ``ends_at`` is when the time of the seat to move is up; without one, it may take as long as it likes. ``older``: talk before that entry was left out, and can be asked for over HTTP. ``mutes``, the guests you have muted and their names, comes with the answer to a subscription. */
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
}

/** An entry of the log as you may know it, and the game's events that it brought. */
export interface Fact {
  seq: number;
  what: Opened | Seated | BotSeated | Stood | BeganEntry | MovedEntry | Away | Returned | Said | Claimed | Muted | Silenced | ClosedEntry;
  events?: GameEvent[];
}

/** The table was opened by its host. */
export interface Opened {
  type: "opened";
  at: number;
  terms: TableSettings;
  host: string;
}

/** The terms of a table. ``bots`` is the level of the bots that fill empty seats; empty: none do. */
export interface TableSettings {
  ruleset: string;
  seats: number;
  options?: Record<string, boolean | number>;
  public?: boolean;
  clock?: Clock;
  bots?: string;
  language?: "en" | "he" | "pl";
}

/** How long a turn may take: no limit, so many seconds, or so many days. */
export interface Clock {
  unit?: "days" | "none" | "seconds";
  length?: number;
}

/** A guest took a seat; ``outside`` if it is a program that plays by a token. */
export interface Seated {
  type: "seated";
  at: number;
  seat: number;
  guest: string;
  name: string;
  outside?: boolean;
}

/** A bot was put on a seat. */
export interface BotSeated {
  type: "bot-seated";
  at: number;
  seat: number;
  bot: string;
}

/** A seat was given up, or its holder was removed by the host. */
export interface Stood {
  type: "stood";
  at: number;
  seat: number;
  removed?: boolean;
}

/** A game began. The hash binds the shuffle: the seed is shown at the end. */
export interface BeganEntry {
  type: "began";
  at: number;
  game: number;
  seed_hash: string;
  names: string[];
}

/** A seat moved: its person, its bot, or a bot that stood in for whoever is away. */
export interface MovedEntry {
  type: "moved";
  at: number;
  seat: number;
  move: string;
  by?: "bot" | "person" | "stand-in";
}

/** A person left a game that goes on, or let the time run out; a bot stands in. */
export interface Away {
  type: "away";
  at: number;
  seat: number;
  why: "left" | "time";
}

/** Whoever was away has the seat back. */
export interface Returned {
  type: "returned";
  at: number;
  seat: number;
}

/** Talk. ``seat`` is -1 for a spectator; ``aside`` if only spectators hear it. */
export interface Said {
  type: "said";
  at: number;
  guest: string;
  name: string;
  seat: number;
  text: string;
  aside?: boolean;
}

/** A seat made a claim. */
export interface Claimed {
  type: "claimed";
  at: number;
  guest: string;
  seat: number;
  claim: Claim;
}

/** A guest wants to hear another's talk no more, or again. */
export interface Muted {
  type: "muted";
  at: number;
  guest: string;
  whom: string;
  on: boolean;
  name?: string;
}

/** The host took a guest's right to talk at this table, or gave it back. */
export interface Silenced {
  type: "silenced";
  at: number;
  whom: string;
  on: boolean;
}

/** The table was closed, and what was hidden is shown: the last position's line. */
export interface ClosedEntry {
  type: "closed";
  at: number;
  why: "abandoned";
  truth?: string;
}

/** The table itself. ``forbidden_claims``: the ready-made claims that the game forbids, each with the rule's id; ``silenced``: the guests whom the host does not let talk. */
export interface TableInfo {
  state: "closed" | "gathering" | "over" | "playing";
  terms: TableSettings;
  host: string;
  chairs: Chair[];
  forbidden_claims?: Record<string, string>;
  silenced?: string[];
}

/** A seat: empty, or with a person or a bot. ``away`` says why a bot stands in for the person. */
export interface Chair {
  kind?: "bot" | "empty" | "person";
  name?: string;
  guest?: string;
  bot?: string;
  outside?: boolean;
  away?: "" | "left" | "time";
}

/** How a game stands for you: whose ``turn`` it is and what they are asked, the position as you see it (``view`` or ``line``, as you wished), your ``legal`` moves if you are asked, and at the end the ``result``. */
export interface GameState {
  turn?: number;
  asked?: string;
  view?: Snapshot | Forest;
  line?: string;
  legal?: string[];
  result?: Result | null;
}

/** How the game ended, and the seed it was dealt from. */
export interface Result {
  points: number[];
  winners: number[];
  seed: string;
}

/** Everything a viewer can see on the table. Tuples by seat where it says so. */
export interface Snapshot {
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
  lit: string;
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
export interface Forest {
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
  board: ForestTile[];
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

/** A card that lies face up on the board: how it lies, whether a tool is on it, whose dwarfs stand there. */
export interface ForestTile {
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

/** Why a request was refused: a key, and the id of the rule if it is one of the game's. ``place`` is the address of the server that has the table, if it is another and known. */
export interface ErrorResponse {
  why: string;
  rule?: string;
  place?: string;
}

/** A guest's card: keep the token, it is who you are. */
export interface GuestCredentials {
  guest: string;
  name: string;
  token: string;
}

/** A seat for a program that plays by a token. */
export interface Invitation {
  seat: number;
  name: string;
}

/** The way back to a table, from any device. Whoever has it is you. */
export interface Link {
  link: string;
}

/** A public table in the list. */
export interface ListedTable {
  table: string;
  state: "closed" | "gathering" | "over" | "playing";
  terms: TableSettings;
  people: number;
}

/** How someone wants to be called. */
export interface NewGuest {
  name: string;
}

/** What tables can be opened for. ``bot`` is the one to take where nobody chooses. */
export interface Offer {
  rulesets: RulesetInfo[];
  bots: string[];
  bot: string;
  languages: ("en" | "he" | "pl")[];
}

/** A ruleset, the numbers of seats it is for, and its options with their defaults. */
export interface RulesetInfo {
  ruleset: string;
  seats: number[];
  options: Record<string, number | boolean | null>;
}

/** A new table, and the link by which others join. */
export interface OpenedTable {
  table: string;
  link: string;
}

/** The record of a game, as text. */
export interface RecordText {
  record: string;
}

/** The seat someone wants; none: any empty one. */
export interface SeatRequest {
  seat?: number | null;
}

/** The seat someone got, and the entry that shows it. */
export interface SeatTaken {
  seat: number;
  seq: number;
}

/** Talk and claims from before an entry; ``older`` is where to go on asking, or 0 if nothing comes before. */
export interface Talk {
  facts: Fact[];
  older: number;
}

/** A whole game. ``bots`` names the bot of each seat, or nothing for a person. What is known only after the end is here beside the steps; without a seed nothing could be verified. */
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

/** A move as the eyes saw it, what it brought, and how things stood then. In the first, the deal, no seat moves. ``why`` is the reason of a bot, for its own eyes and those that see everything. */
export interface Step {
  events: GameEvent[];
  view: Snapshot | Forest;
  seat?: number;
  move?: string;
  by?: "" | "bot" | "person" | "stand-in";
  turn?: number;
  asked?: string;
  at?: number;
  why?: Record<string, number | string | number[]>;
}

/** What was checked: that the seed has the hash that was shown at the start, that each round's deal follows from it, and that all moves are legal and end in the result. */
export interface Verification {
  hash: boolean;
  deals: boolean[];
  result: boolean;
}

/** What the bot ``belief`` would have believed on a seat, or looking on. For each step of the film, the deal first: by seat, the chance that it is a saboteur; by goal, if the game has ``goals``, that it is the treasure. */
export interface Beliefs {
  eyes: string;
  saboteurs: number[][];
  goals?: [number, number][];
  treasure?: number[][];
}

/** Why the bot of a seat made the move that is entry ``seq``: what it wanted and what it believed, by name. */
export interface MoveReason {
  seq: number;
  seat: number;
  why: Record<string, number | string | number[]>;
}

/** How the lesson stands. ``steps`` is all that happened, as the pupil saw it; ``made`` of the moves sent were made, and the next was ``refused``, if one was. Of the ``legal`` moves those in ``go_on`` go on with the lesson. */
export interface Lesson {
  ruleset: string;
  seats: number;
  names: string[];
  chapters: string[];
  chapter: string;
  made: number;
  steps: Step[];
  view: Snapshot | Forest;
  legal?: string[];
  go_on?: string[];
  refused?: ErrorResponse | null;
  result?: Result | null;
}

/** The pupil's moves so far. */
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

/** A tunnel card was laid; ``face`` tells how it lies. */
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

/** The round is over: roles are shown (B-45), the one left over last, and the goals. */
export interface RoundEndedEvent {
  event: "round-ended";
  number: number;
  reached: boolean;
  roles: string[];
  goals: string[];
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

/** The game is over: ``took`` shows every gold card in the order it was handed out, ``gold`` the sums (B-70). */
export interface GameEndedEvent {
  event: "game-ended";
  took: string[];
  gold: number[];
  winners: number[];
}

/** A round was set up (L-02 to L-07). Clans and the kinds of the treasures show on the backs of their cards. */
export interface ForestRoundBeganEvent {
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
export interface ForestQueuedEvent {
  event: "queued";
  decisions: string[];
}

/** A seat is to decide: what to ``play``, where to ``walk``, which ``treasure`` to take, how to ``vote``. */
export interface ForestAskedEvent {
  event: "asked";
  seat: number;
  what: string;
}

/** A path card was laid; ``face`` tells how it lies (L-20). */
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
export interface ForestInspectedEvent {
  event: "inspected";
  seat: number;
  card: string;
  target: number;
  role: string;
}

/** A card was discarded face down (L-10). */
export interface ForestDiscardedEvent {
  event: "discarded";
  seat: number;
  card: string;
}

/** So many cards will be drawn at the turn's end (L-12). */
export interface CardsDueEvent {
  event: "cards-due";
  count: number;
}

/** A card was drawn (L-12). */
export interface ForestDrewEvent {
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
export interface ForestRoundEndedEvent {
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
export interface ForestGameEndedEvent {
  event: "game-ended";
  points: number[];
  winners: number[];
}

export type GameEvent = RoundBeganEvent | AskedEvent | QueuedEvent | LaidEvent | GoalTurnedUpEvent | PutInFrontEvent | FrontClearedEvent | RockFellEvent | PeekedEvent | DiscardedEvent | PassedEmptyEvent | DrewEvent | RoundEndedEvent | GoldDrawnEvent | GoldPassedEvent | GoldTakenEvent | GoldPaidEvent | HatsSwappedEvent | InspectedEvent | HandsSwappedEvent | ShedEvent | EarnedEvent | RobbedEvent | GameEndedEvent | ForestRoundBeganEvent | ForestQueuedEvent | ForestAskedEvent | PathLaidEvent | ToolPlacedEvent | TrapSetEvent | TrollCalledEvent | TrollLeftEvent | StormedEvent | ScoutedEvent | AppraisedEvent | ForestInspectedEvent | ForestDiscardedEvent | CardsDueEvent | ForestDrewEvent | WalkedEvent | CardLostEvent | MineTurnedUpEvent | DragonWokenEvent | TreasureTakenEvent | TurnLostEvent | VoteCalledEvent | VotedEvent | VoteEndedEvent | ForestRoundEndedEvent | ScoredEvent | ForestGameEndedEvent;

export type FromClient = Hello | Ping | Subscribe | Unsubscribe | Sit | Leave | PutBot | ClearSeat | Start | Play | Say | MakeClaim | Mute | Silence | Rematch;

export type FromServer = Welcome | Done | Refusal | Pong | Goodbye | Presence | News;
