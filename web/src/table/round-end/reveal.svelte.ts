// What a round's end reveals, step by step: the goals, the roles one after another, who won and what was paid.

const FIRST_MS = 700;
const ROLE_MS = 420;
const LAST_MS = 700;

export class Reveal {
  /** How many steps have been shown: 1 the goals, then one for each role, then the verdict. */
  step = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Begins at once; without motion everything is shown at once. */
  constructor(
    private readonly seats: number,
    isStill: boolean,
    private readonly onstep: () => void = () => undefined,
  ) {
    if (isStill) this.step = this.last;
    else this.wait();
  }

  get last(): number {
    return this.seats + 2;
  }

  get isDone(): boolean {
    return this.step >= this.last;
  }

  get areGoalsShown(): boolean {
    return this.step >= 1;
  }

  /** Whether the role at a place of the order is turned over. */
  isRoleShown(place: number): boolean {
    return this.step > place + 1;
  }

  /** When that role begins to turn over, in milliseconds from the beginning. */
  static turnsAt(place: number): number {
    return FIRST_MS + ROLE_MS * (place + 1);
  }

  /** Shows everything that is left. */
  finish(): void {
    this.stop();
    this.step = this.last;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private wait(): void {
    const delay = this.step === 0 ? FIRST_MS : this.step > this.seats ? LAST_MS : ROLE_MS;
    this.timer = setTimeout(() => {
      this.step += 1;
      this.onstep();
      if (!this.isDone) this.wait();
    }, delay);
  }
}
