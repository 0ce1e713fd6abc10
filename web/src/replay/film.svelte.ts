// A film at one of its steps, as a scene that the table can show. What the eyes did not know then is not in the film.
import type { Chair, Fact, Replay, Result, Step } from "../lib/protocol";
import { Refused } from "../net/api";
import type { Scene, View } from "../table/scene";
import { factOf } from "../table/steps";
import { t } from "../words/words.svelte";
import { viewerOf } from "./address";

/** The step at which a round ended. */
export interface RoundEnd {
  round: number;
  step: number;
}

export class FilmScene implements Scene {
  film: Replay = $state.raw() as Replay;
  step = $state(0);
  readonly legal: string[] = [];
  readonly endsAt = 0;

  constructor(film: Replay, step = 0) {
    this.film = film;
    this.go(step);
  }

  private now = $derived.by((): Step | undefined => this.film.steps[this.step]);
  private told = $derived.by(() =>
    this.film.steps.map((step, seq) => factOf(step, seq, this.names, this.film.seed_hash)),
  );
  facts = $derived.by(() => this.told.slice(0, this.step + 1));
  names = $derived.by(() => this.film.names.map((name, seat) => name || t("seat-number", { number: seat + 1 })));
  chairs = $derived.by(() => this.names.map((name, seat): Chair => chairOf(name, this.film.bots[seat] ?? "")));
  present = $derived.by(() => this.names.map((_, seat) => seat));
  /** In the film are only reasons that these eyes may read. */
  reasons = $derived.by(
    () => new Map(this.film.steps.flatMap((step, seq) => (step.why ? [[seq, step.why] as const] : []))),
  );
  roundEnds = $derived.by(() => this.told.flatMap(endsIn));

  /** How many cards anyone ever holds. */
  mostCards = $derived.by(() =>
    Math.max(1, ...this.film.steps.flatMap((step) => step.view.hands.map((hand) => hand.length))),
  );

  get ruleset(): string {
    return this.film.ruleset;
  }

  get me(): number {
    return viewerOf(this.film.eyes);
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
    return this.step === this.last ? (this.film.result ?? null) : null;
  }

  get last(): number {
    return this.film.steps.length - 1;
  }

  /** What this step brought. */
  get fact(): Fact | undefined {
    return this.told[this.step];
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
  show(film: Replay): void {
    this.film = film;
    this.go(this.step);
  }

  play(): Promise<void> {
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
