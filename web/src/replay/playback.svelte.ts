// Plays a replay: one step after another, at a speed.

export interface Steps {
  readonly step: number;
  readonly last: number;
  go(step: number): void;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Milliseconds a step is shown at the usual speed. */
const PACE = 1600;

export class Player {
  playing = $state(false);
  speed = $state<number>(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly replay: Steps) {}

  toggle(): void {
    if (this.playing) this.pause();
    else this.start();
  }

  /** From here on; at the end, once more from the beginning. */
  start(): void {
    if (this.replay.step === this.replay.last) this.replay.go(0);
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** To a step, by hand: that stops playback. */
  go(step: number): void {
    this.pause();
    this.replay.go(step);
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.playing) this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), PACE / this.speed);
  }

  private next(): void {
    this.replay.go(this.replay.step + 1);
    if (this.replay.step === this.replay.last) this.pause();
    else this.wait();
  }
}
