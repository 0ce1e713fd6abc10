// A table on the server: its state as this guest sees it, and the commands to it.
import type { Chair, Fact, News, Presence, Result, TableInfo } from "../lib/protocol";
import type { Why } from "../sentences";
import type { View } from "../games/protocol";
import { DEFAULT_RULESET } from "../games/registry";
import { legalMoves, type LegalMove } from "../lib/legal-moves";
import { shared } from "../lib/structural-sharing";
import type { Scene } from "../table/scene";
import { olderTalk, reasonsOf } from "./tables";
import { dropCachedTable, cacheTable, cachedTable } from "../offline/table-cache";
import { offline } from "../offline/offline-state.svelte";
import { hasRoundEnd, HeldEnds } from "./held-ends.svelte";
import { link, type Listener } from "./link.svelte";
import { TableCommands } from "./table-commands";
import { me } from "./credentials.svelte";

/** Like the pause of bots, so that a planned move looks like any other. */
const PLAN_PAUSE = [900, 2400] as const;
const PLAN_PAUSE_ALONE = [350, 350] as const;

/** Milliseconds. */
const CACHE_DELAY = 1500;

/** Whether a seat is mine and I am at it, or is played by a bot. */
function isMyOwn(chair: Chair, isMine: boolean): boolean {
  return isMine ? !chair.away : chair.kind !== "person" || !!chair.away;
}

export class LiveTable extends TableCommands implements Scene, Listener {
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
  /** When a bot may take over from the person to move though they are connected; 0 for never. */
  idleAt = $state(0);
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
  readonly ends = new HeldEnds();
  /** Whether this browser caches what is shown, for when the server cannot be reached. */
  protected readonly isCached: boolean = true;
  private stop: () => void;
  private cacheTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    super(table);
    this.stop = link.follow(this);
  }

  leaveIt(): void {
    this.stop();
    this.cache();
    offline.cachedAt = 0;
  }

  /** Shows the table as this browser was shown it last, while the server cannot be reached. */
  showCached(): void {
    const cached = this.seq < 0 && !offline.cachedAt ? cachedTable(this.table) : null;
    if (!cached) return;
    offline.cachedAt = cached.at;
    this.room = cached.room;
    this.facts = cached.facts;
    this.game = cached.number;
    this.turn = cached.game?.turn ?? -1;
    this.asked = cached.game?.asked ?? "";
    this.view = cached.game?.view ?? null;
  }

  /** Caches what is shown of a table of mine, a moment later: moves come in quick succession. */
  private cacheSoon(): void {
    if (this.isCached) this.cacheTimer ??= setTimeout(() => this.cache(), CACHE_DELAY);
  }

  private cache(): void {
    if (this.cacheTimer === undefined) return;
    clearTimeout(this.cacheTimer);
    this.cacheTimer = undefined;
    const { room, view, turn, asked, game: number, facts } = this;
    if (!room || this.me < 0 || room.state === "closed") return dropCachedTable(this.table);
    cacheTable(this.table, { room, game: view && { view, turn, asked }, number, facts });
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

  /** Whether the person of a seat looks at this screen. */
  isHere(seat: number): boolean {
    return seat === this.me;
  }

  /** Seats of people for whom bots and clocks wait after a round. */
  get waiting(): number[] {
    return this.room?.waiting ?? [];
  }

  /** Those of them who look at another screen. */
  get awaited(): number[] {
    return this.waiting.filter((seat) => !this.isHere(seat));
  }

  /** Whether nobody but me is here: then bots move at my pace. */
  get amAlone(): boolean {
    const isPlaying = this.room?.state === "playing" && this.me >= 0;
    return isPlaying && !this.spectators && this.chairs.every((one, seat) => isMyOwn(one, seat === this.me));
  }

  /** With only bots at the table, nobody can learn anything from how soon a planned move comes. */
  get planPause(): readonly [number, number] | null {
    if (this.me < 0 || this.amAway || this.room?.state !== "playing") return null;
    return this.amAlone ? PLAN_PAUSE_ALONE : PLAN_PAUSE;
  }

  get amAway(): boolean {
    return this.me >= 0 && !!this.chairs[this.me]?.away;
  }

  news(news: News): void {
    const isFirst = this.seq < 0;
    if (isFirst && offline.cachedAt) {
      offline.cachedAt = 0;
      this.facts = [];
      this.view = null;
    }
    this.trouble = "";
    this.seq = news.seq;
    if (news.room) this.room = news.room;
    const fresh = news.facts.filter((fact) => fact.seq > (this.facts.at(-1)?.seq ?? -1));
    if (!this.facts.length) this.older = news.older ?? 0;
    const told = this.facts;
    if (fresh.length) this.facts = [...told, ...fresh];
    this.noteMutes(news, fresh);
    for (const { what } of fresh) {
      if (what.type === "regathered") this.ends.leaveTable();
      if (what.type !== "began") continue;
      this.game = what.game;
      // Players who were not ready keep looking at the end of the last game.
      if (this.me >= 0 && !this.amAway) this.ends.forgetGame();
      this.ends.leaveTable();
    }
    this.ends.holdRound(fresh, this.view, this.game, told);
    this.endsAt = news.ends_at ?? 0;
    this.resumesAt = news.resumes_at ?? 0;
    this.idleAt = news.idle_at ?? 0;
    if (news.game) {
      this.turn = news.game.turn ?? -1;
      this.asked = news.game.asked ?? "";
      this.view = news.game.view ?? this.view;
      this.legal = shared(this.legal, legalMoves(news.game.legal, news.game.details));
      this.unplayable = shared(this.unplayable, news.game.unplayable ?? {});
      this.result = news.game.result ?? null;
      this.holdGame();
    }
    if (isFirst && this.view && !this.result) this.ends.resumeRound(this.facts, this.view, this.game);
    this.cacheSoon();
    if (fresh.some(hasRoundEnd)) void this.learnReasons();
  }

  private holdGame(): void {
    if (!this.result || !this.view || this.room?.state !== "over") return;
    const { game, result, view, facts, names, me: seat } = this;
    this.ends.holdGame({ game, result, view, facts, names, me: seat });
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
}
