// The lesson as a scene. The pupil's moves go to the server, which answers with all that happened then; what the others
// did is shown move by move, when the pupil is ready for it.
import type { Chair, Lesson, Result, Step } from "../../../lib/protocol";
import { legalMoves } from "../../../lib/legal-moves";
import { ask, Refused } from "../../../net/api";
import type { Why } from "../../../sentences";
import type { Scene } from "../../../table/scene";
import type { View } from "../../protocol";
import { factOf } from "../../../table/steps";

/** Where we are in a chapter: before all of them, asked to do something, told how it went, watching the others. */
export type Stage = "hello" | "task" | "done" | "others";

/** Milliseconds for which a move of the others is shown. */
const PACE = 1700;

/** The name given to a seat whose own name is the pupil's. */
const NAMESAKE = "Max";

/** The names at the table with the pupil's among them, and nobody else's the same. */
function besides(pupil: string, me: number, names: string[]): string[] {
  const mine = pupil.trim().toLowerCase();
  return names.map((name, seat) => (seat === me ? pupil : name.toLowerCase() === mine ? NAMESAKE : name));
}

function asked(moves: string[]): Promise<Lesson> {
  return ask<Lesson>("POST", "/api/lesson", { moves });
}

export class LessonScene implements Scene {
  readonly me: number = 0;
  readonly endsAt = 0;
  /** The others play by the script; what there is to say of it, the coach says. */
  readonly reasons = new Map<number, Why>();
  stage = $state<Stage>("hello");
  private lesson: Lesson = $state.raw() as Lesson;
  private shown = $state(0);
  /** The chapter of the last task; the lesson itself may be one ahead while it is talked about. */
  place = $state(0);
  private moves: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    lesson: Lesson,
    private readonly name: () => string,
    private readonly after: (moves: string[]) => Promise<Lesson> = asked,
  ) {
    this.lesson = lesson;
  }

  /** The lesson from its beginning; throws Refused. */
  static async begin(name: () => string): Promise<LessonScene> {
    return new LessonScene(await asked([]), name);
  }

  private now = $derived.by((): Step | undefined => this.lesson.steps[this.shown]);
  names = $derived.by(() => besides(this.name(), this.me, this.lesson.names));
  facts = $derived.by(() =>
    this.lesson.steps.slice(0, this.shown + 1).map((step, seq) => factOf(step, seq, this.names)),
  );
  chairs = $derived.by(() =>
    this.names.map((name, seat): Chair => ({ kind: seat === this.me ? "person" : "bot", name })),
  );
  present = $derived.by(() => this.names.map((_, seat) => seat));
  /** Only what goes on with the lesson is offered. */
  readonly unplayable = {};
  legal = $derived.by(() => (this.stage === "task" ? legalMoves(this.lesson.go_on, this.lesson.details) : []));

  get ruleset(): string {
    return this.lesson.ruleset;
  }

  get view(): View {
    return this.now?.view ?? this.lesson.view;
  }

  get turn(): number {
    return this.now?.turn ?? -1;
  }

  get asked(): string {
    return this.now?.asked ?? "";
  }

  get result(): Result | null {
    return this.isOver ? (this.lesson.result ?? null) : null;
  }

  get chapters(): string[] {
    return this.lesson.chapters;
  }

  get chapter(): string {
    return this.chapters[this.place] ?? "";
  }

  /** How many chapters lie behind. */
  get passed(): number {
    return this.stage === "done" || this.stage === "others" ? this.place + 1 : this.place;
  }

  /** Nothing is left to do. */
  get isOver(): boolean {
    return this.stage === "task" && this.place === this.chapters.length - 1;
  }

  async play(move: string): Promise<void> {
    const lesson = await this.after([...this.moves, move]);
    if (lesson.refused) throw new Refused(lesson.refused.why, lesson.refused.rule);
    this.moves.push(move);
    this.lesson = lesson;
    this.shown += 1;
    this.stage = "done";
  }

  /** Goes on from what was read: to the task, or to the others' moves; pressed again, past those. */
  goOn(): void {
    if (this.stage === "done") this.watch();
    else this.take();
  }

  /** From the beginning. */
  async restart(): Promise<void> {
    const lesson = await this.after([]);
    clearTimeout(this.timer);
    this.moves = [];
    this.lesson = lesson;
    this.shown = 0;
    this.place = 0;
    this.stage = "hello";
  }

  /** The page is left. */
  stop(): void {
    clearTimeout(this.timer);
  }

  private watch(): void {
    if (this.shown === this.lesson.steps.length - 1) return this.take();
    this.stage = "others";
    this.shown += 1;
    this.timer = setTimeout(() => this.watch(), PACE);
  }

  private take(): void {
    clearTimeout(this.timer);
    this.shown = this.lesson.steps.length - 1;
    this.place = this.chapters.indexOf(this.lesson.chapter);
    this.stage = "task";
  }
}
