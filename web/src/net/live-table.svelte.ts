// A table on the server: its state as this guest sees it, and the commands to it.
import type { Chair, Claim, Fact, News, Presence, Result, TableInfo } from "../lib/protocol";
import type { Why } from "../sentences";
import type { View } from "../games/protocol";
import { DEFAULT_RULESET, gameOf } from "../games/registry";
import { legalMoves, type LegalMove } from "../lib/legal-moves";
import type { Scene } from "../table/scene";
import { olderTalk, reasonsOf } from "./tables";
import type { Pace } from "../state/settings.svelte";
import { forgetTable, keepTable, keptTable } from "../offline/kept";
import { shown } from "../offline/shown.svelte";
import { link, type Listener } from "./link.svelte";
import { me } from "./credentials.svelte";

/** The board at the end of a round, before and after the goals are turned up. */
export interface HeldRoundEnd {
  /** The entry that told of it. */
  seq: number;
  before: View;
  after: View;
}

/** A game that has ended, as it was then. */
export interface HeldGameEnd {
  game: number;
  result: Result;
  view: View;
  facts: Fact[];
  names: string[];
  me: number;
}

/** Like the pause of bots, so that a planned move looks like any other. */
const PLAN_PAUSE = [900, 2400] as const;
const PLAN_PAUSE_ALONE = [350, 350] as const;

/** Milliseconds. */
const KEEP_DELAY = 1500;

/** Whether a seat is mine and I am there, or nobody's who plays at their own pace. */
function isMyOwn(chair: Chair, isMine: boolean): boolean {
  return isMine ? !chair.away : chair.kind !== "person" || !!chair.away;
}

function isRoundEnd(fact: Fact): boolean {
  return (fact.events ?? []).some((event) => event.event === "round-ended");
}

function isRoundStart(fact: Fact): boolean {
  return (fact.events ?? []).some((event) => event.event === "round-began");
}

export class LiveTable implements Scene, Listener {
  readonly table: string;
  /** The last entry received; -1 for none. */
  seq = $state(-1);
  room = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  legal = $state.raw<LegalMove[]>([]);
  unplayable = $state.raw<Record<string, string>>({});
  turn = $state(-1);
  asked = $state("");
  facts = $state.raw<Fact[]>([]);
  /** Chat before this entry was left out; 0 if none was. */
  older = $state(0);
  /** Guests this one has muted, and their names. */
  muted = $state.raw<ReadonlyMap<string, string>>(new Map());
  endsAt = $state(0);
  /** When a round or the next game goes on even without those who are waited for; 0 if nobody is. */
  resumesAt = $state(0);
  result = $state.raw<Result | null>(null);
  present = $state.raw<number[]>([]);
  /** Seats whose people are not connected, and when each may be handed over to a bot. */
  absent = $state.raw<ReadonlyMap<number, number>>(new Map());
  spectators = $state(0);
  reasons = $state.raw<ReadonlyMap<number, Why>>(new Map());
  /** The number of the current or last game; -1 before the first. */
  game = $state(-1);
  /** Why the table cannot be shown: a refusal's reason. */
  trouble = $state("");
  /** The end of a round that was seen as it happened, with the board as it lay then; null once it is put aside. */
  roundEnd = $state.raw<HeldRoundEnd | null>(null);
  /** The end of a game, kept until it is put aside, even if others have gone on. */
  gameEnd = $state.raw<HeldGameEnd | null>(null);
  isGameEndShown = $state(false);
  private stop: () => void;
  private keeping: ReturnType<typeof setTimeout> | undefined;

  /** What is shown on a device that people share is not kept: whoever opens it next may be someone else. */
  constructor(
    table: string,
    private readonly isShared = false,
  ) {
    this.table = table;
    this.stop = link.follow(this);
  }

  leaveIt(): void {
    this.stop();
    this.keep();
    shown.keptAt = 0;
  }

  /** Shows the table as this browser was shown it last, while the server cannot be reached. */
  showKept(): void {
    const kept = this.seq < 0 && !shown.keptAt ? keptTable(this.table) : null;
    if (!kept) return;
    shown.keptAt = kept.at;
    this.room = kept.room;
    this.facts = kept.facts;
    this.game = kept.number;
    this.turn = kept.game?.turn ?? -1;
    this.asked = kept.game?.asked ?? "";
    this.view = kept.game?.view ?? null;
  }

  /** Keeps what is shown of a table of mine, a moment later: moves come in quick succession. */
  private keepSoon(): void {
    if (!this.isShared) this.keeping ??= setTimeout(() => this.keep(), KEEP_DELAY);
  }

  private keep(): void {
    if (this.keeping === undefined) return;
    clearTimeout(this.keeping);
    this.keeping = undefined;
    const { room, view, turn, asked, game: number, facts } = this;
    if (!room || this.me < 0 || room.state === "closed") return forgetTable(this.table);
    keepTable(this.table, { room, game: view && { view, turn, asked }, number, facts });
  }

  get terms() {
    return this.room?.terms ?? null;
  }

  get ruleset(): string {
    return this.room?.terms.ruleset ?? DEFAULT_RULESET;
  }

  get chairs(): Chair[] {
    return this.room?.chairs ?? [];
  }

  get me(): number {
    const guest = me.card?.guest;
    return guest ? this.chairs.findIndex((chair) => chair.guest === guest) : -1;
  }

  get isHost(): boolean {
    return this.room !== null && this.room.host === me.card?.guest;
  }

  get names(): string[] {
    return this.chairs.map((chair) => chair.name ?? "");
  }

  /** Seats of people for whom bots and clocks wait after a round. */
  get waiting(): number[] {
    return this.room?.waiting ?? [];
  }

  /** Whether nobody but me is here: then bots move at my pace. */
  get amAlone(): boolean {
    const isPlaying = this.room?.state === "playing" && this.me >= 0;
    return isPlaying && !this.spectators && this.chairs.every((one, seat) => isMyOwn(one, seat === this.me));
  }

  /** Alone with bots there is nobody who could read anything from how soon a planned move comes. */
  get planPause(): readonly [number, number] | null {
    if (this.me < 0 || this.amAway || this.room?.state !== "playing") return null;
    return this.amAlone ? PLAN_PAUSE_ALONE : PLAN_PAUSE;
  }

  get amAway(): boolean {
    return this.me >= 0 && !!this.chairs[this.me]?.away;
  }

  news(news: News): void {
    const isFirst = this.seq < 0;
    if (isFirst && shown.keptAt) {
      shown.keptAt = 0;
      this.facts = [];
      this.view = null;
    }
    this.trouble = "";
    this.seq = news.seq;
    if (news.room) this.room = news.room;
    const fresh = news.facts.filter((fact) => fact.seq > (this.facts.at(-1)?.seq ?? -1));
    if (!this.facts.length) this.older = news.older ?? 0;
    if (fresh.length) this.facts = [...this.facts, ...fresh];
    this.noteMutes(news, fresh);
    for (const fact of fresh) {
      if (fact.what.type !== "began") continue;
      this.game = fact.what.game;
      // Whoever was not ready is not torn from the end of the last game.
      if (this.me >= 0 && !this.amAway) this.gameEnd = null;
    }
    this.holdRoundEnd(fresh);
    this.endsAt = news.ends_at ?? 0;
    this.resumesAt = news.resumes_at ?? 0;
    if (news.game) {
      this.turn = news.game.turn ?? -1;
      this.asked = news.game.asked ?? "";
      this.view = news.game.view ?? this.view;
      this.legal = legalMoves(news.game.legal, news.game.details);
      this.unplayable = news.game.unplayable ?? {};
      this.result = news.game.result ?? null;
      this.holdGameEnd();
    }
    if (isFirst) this.resumeRoundEnd();
    this.keepSoon();
    if (fresh.some(isRoundEnd)) void this.learnReasons();
  }

  /** Keeps the board of a round that ends before our eyes; after a gap in the news there is nothing to keep. */
  private holdRoundEnd(fresh: Fact[]): void {
    const end = fresh.find(isRoundEnd);
    if (!end || !this.view || fresh.filter((fact) => fact.what.type === "moved").length > 1) return;
    const game = gameOf(this.ruleset);
    const events = end.events ?? [];
    const lastMove = events.slice(
      0,
      events.findIndex((event) => event.event === "round-ended"),
    );
    this.roundEnd = {
      seq: end.seq,
      before: game.roundEndView(this.view, lastMove),
      after: game.roundEndView(this.view, events),
    };
  }

  /** Takes up the end of a round that came before this page was opened, while gold is still being shared. */
  private resumeRoundEnd(): void {
    const seq = [...this.facts].reverse().find(isRoundEnd)?.seq;
    const began = [...this.facts].reverse().find(isRoundStart);
    if (seq === undefined || !this.view || this.result || seq <= (began?.seq ?? -1)) return;
    this.roundEnd = { seq, before: this.view, after: this.view };
  }

  private holdGameEnd(): void {
    if (!this.result || !this.view || this.room?.state !== "over" || this.gameEnd?.game === this.game) return;
    const { game, result, view, facts, names, me: seat } = this;
    this.gameEnd = { game, result, view, facts, names, me: seat };
    this.isGameEndShown = this.roundEnd === null;
  }

  /** Puts the end of a round aside; after the last round the end of the game follows. */
  closeRoundEnd(): void {
    this.roundEnd = null;
    if (this.gameEnd) this.isGameEndShown = true;
  }

  private noteMutes(news: News, fresh: Fact[]): void {
    if (news.mutes) {
      this.muted = new Map(Object.entries(news.mutes));
      return;
    }
    for (const { what } of fresh) {
      if (what.type !== "muted") continue;
      const muted = new Map(this.muted);
      if (what.on) muted.set(what.whom, what.name ?? "");
      else muted.delete(what.whom);
      this.muted = muted;
    }
  }

  /** Fetches one page of the chat that was left out. Throws Refused. */
  async fetchOlder(): Promise<void> {
    const page = await olderTalk(this.table, this.older);
    const known = new Set(this.facts.map((fact) => fact.seq));
    this.facts = [...page.facts.filter((fact) => !known.has(fact.seq)), ...this.facts];
    this.older = page.older;
  }

  /** Fetches the reasons of bots' moves, which are published when a round is over. */
  private async learnReasons(): Promise<void> {
    const game = this.game;
    try {
      const told = await reasonsOf(this.table, game);
      if (game === this.game) this.reasons = new Map(told.map(({ seq, why }) => [seq, why]));
    } catch {
      // Only an explanation is missing; it comes with the end of the next round.
    }
  }

  presence(presence: Presence): void {
    this.present = presence.seats;
    this.absent = new Map(Object.entries(presence.absent ?? {}).map(([seat, at]) => [Number(seat), at]));
    this.spectators = presence.spectators;
  }

  gone(why: string): void {
    this.trouble = why;
  }

  async play(move: string): Promise<void> {
    await link.send({ type: "play", table: this.table, seq: this.seq, move });
  }

  sit(seat: number): Promise<number> {
    return link.send({ type: "sit", table: this.table, seat });
  }

  leave(): Promise<number> {
    return link.send({ type: "leave", table: this.table });
  }

  putBot(seat: number, bot: string): Promise<number> {
    return link.send({ type: "put-bot", table: this.table, seat, bot });
  }

  clearSeat(seat: number): Promise<number> {
    return link.send({ type: "clear-seat", table: this.table, seat });
  }

  start(): Promise<number> {
    return link.send({ type: "start", table: this.table });
  }

  rematch(): Promise<number> {
    return link.send({ type: "rematch", table: this.table });
  }

  regather(): Promise<number> {
    return link.send({ type: "regather", table: this.table });
  }

  continueRound(): Promise<number> {
    return link.send({ type: "continue", table: this.table });
  }

  /** Says how fast bots should move; it counts only while nobody else is here. */
  setPace(pace: Pace, held: boolean, seen: number): Promise<number> {
    return link.send({ type: "set-pace", table: this.table, pace, held, seen });
  }

  handOver(seat: number): Promise<number> {
    return link.send({ type: "hand-over", table: this.table, seat });
  }

  requestSeat(seat: number): Promise<number> {
    return link.send({ type: "request-seat", table: this.table, seat });
  }

  answerSeatRequest(guest: string, grant: boolean): Promise<number> {
    return link.send({ type: "answer-seat-request", table: this.table, guest, grant });
  }

  withdrawSeatRequest(): Promise<number> {
    return link.send({ type: "withdraw-seat-request", table: this.table });
  }

  say(text: string): Promise<number> {
    return link.send({ type: "say", table: this.table, text });
  }

  claim(claim: Claim): Promise<number> {
    return link.send({ type: "make-claim", table: this.table, claim });
  }

  silence(guest: string, on: boolean): Promise<number> {
    return link.send({ type: "silence", table: this.table, guest, on });
  }

  mute(guest: string, on: boolean): Promise<number> {
    return link.send({ type: "mute", table: this.table, guest, on });
  }
}
