// A replay at one of its steps, as a scene that the table can show. What the eyes did not know then is not in the replay.
import type { Chair, Fact, Replay, Result, Step } from "../lib/protocol";
import { Refused } from "../net/api";
import type { View } from "../games/protocol";
import type { LegalMove } from "../lib/legal-moves";
import type { Scene } from "../table/scene";
import { claimsOf, factOf } from "../table/steps";
import { t } from "../localization/localization.svelte";
import { viewerOf } from "./address";

/** The step at which a round ended. */
export interface RoundEnd {
  round: number;
  step: number;
}

export class ReplayScene implements Scene {
  replay: Replay = $state.raw() as Replay;
  step = $state(0);
  /** Nothing can be played in a replay. */
  get legal(): LegalMove[] {
    return [];
  }
  readonly unplayable = {};
  readonly endsAt = 0;

  constructor(replay: Replay, step = 0) {
    this.replay = replay;
    this.go(step);
  }

  private now = $derived.by((): Step | undefined => this.replay.steps[this.step]);
  private told = $derived.by(() =>
    this.replay.steps.map((step, seq) => factOf(step, seq, this.names, this.replay.seed_hash)),
  );
  /** What happened at a step, also one that is not shown yet. */
  factAt(step: number): Fact | undefined {
    return this.told[step];
  }
  private claimed = $derived.by(() => this.replay.steps.map(claimsOf));
  facts = $derived.by(() =>
    this.told.slice(0, this.step + 1).flatMap((fact, step) => [fact, ...(this.claimed[step] ?? [])]),
  );
  names = $derived.by(() => this.replay.names.map((name, seat) => name || t("seat-number", { number: seat + 1 })));
  chairs = $derived.by(() => this.names.map((name, seat): Chair => chairOf(name, this.replay.bots[seat] ?? "")));
  present = $derived.by(() => this.names.map((_, seat) => seat));
  /** In the replay are only reasons that these eyes may read. */
  reasons = $derived.by(
    () => new Map(this.replay.steps.flatMap((step, seq) => (step.why ? [[seq, step.why] as const] : []))),
  );
  roundEnds = $derived.by(() => this.told.flatMap(endsIn));

  /** How many cards anyone ever holds. */
  mostCards = $derived.by(() =>
    Math.max(1, ...this.replay.steps.flatMap((step) => step.view.hands.map((hand) => hand.length))),
  );

  get ruleset(): string {
    return this.replay.ruleset;
  }

  get me(): number {
    return viewerOf(this.replay.eyes);
  }

  get view(): View | null {
    return this.now?.view ?? null;
  }

  get turn(): number {
    return this.now?.turn ?? -1;
  }

  get asked(): string {
    return this.now?.asked ?? "";
  }

  /** The result is known at the last step, and not before. */
  get result(): Result | null {
    return this.step === this.last ? (this.replay.result ?? null) : null;
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }

  /** What this step brought. */
  get fact(): Fact | undefined {
    return this.told[this.step];
  }

  /** What was claimed after this step, before the next. */
  get claims(): Fact[] {
    return this.claimed[this.step] ?? [];
  }

  /** Whether a round has just ended: at this step, or before it with no new one begun. */
  get isAtRoundEnd(): boolean {
    if (this.roundEnds.some((end) => end.step === this.step)) return true;
    const kinds = this.facts.flatMap((fact) => (fact.events ?? []).map((event) => event.event));
    return kinds.lastIndexOf("round-ended") > kinds.lastIndexOf("round-began");
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(step, this.last));
  }

  /** The same game through other eyes, at the same step. */
  show(replay: Replay): void {
    this.replay = replay;
    this.go(this.step);
  }

  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- a puzzle plays it
  play(_move = ""): Promise<void> {
    return Promise.reject(new Refused("game-over"));
  }
}

function chairOf(name: string, bot: string): Chair {
  return bot ? { kind: "bot", name, bot } : { kind: "person", name };
}

function endsIn(fact: Fact): RoundEnd[] {
  const ends = (fact.events ?? []).filter((event) => event.event === "round-ended");
  return ends.map((event) => ({ round: event.number, step: fact.seq }));
}
