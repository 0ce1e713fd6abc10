// The lines of what could be believed, over the steps of a game: one for each seat, up to the step that is shown.
import type { Replay } from "../../lib/protocol";

export const WIDTH = 300;
export const HEIGHT = 120;

/** Dashes by seat, so that lines are told apart without colours too. */
const DASHES = ["", "7 3", "2 3", "9 3 2 3", "1 4", "12 4", "5 2 1 2 1 2", "3 6", "10 2 3 2", "4 4", "6 2 2 2", "2 7"];

export function dashOf(seat: number): string {
  return DASHES[seat % DASHES.length] ?? "";
}

/** The steps with which rounds begin: what was believed before them counts no more. */
export function beginnings(replay: Replay): number[] {
  return replay.steps.flatMap((step, number) =>
    (step.events as { event: string }[]).some((event) => event.event === "round-began") ? [number] : [],
  );
}

/** Where a step is, from the left; in Hebrew, from the right. */
export function xOf(step: number, last: number, mirrored: boolean): number {
  const share = last ? step / last : 0;
  return (mirrored ? 1 - share : share) * WIDTH;
}

export function yOf(chance: number): number {
  return (1 - chance) * HEIGHT;
}

export interface Drawn {
  /** By step and by seat, a chance. */
  chances: number[][];
  /** The step that is shown; nothing later is drawn. */
  step: number;
  begins: number[];
  mirrored: boolean;
}

/** The line of a seat, as the path of an SVG, broken where a round begins. */
export function lineOf(seat: number, { chances, step, begins, mirrored }: Drawn): string {
  const last = chances.length - 1;
  return chances
    .slice(0, step + 1)
    .map((of, at) => {
      const pen = at === 0 || begins.includes(at) ? "M" : "L";
      return `${pen}${short(xOf(at, last, mirrored))} ${short(yOf(of[seat] ?? 0))}`;
    })
    .join("");
}

function short(number: number): string {
  return String(Math.round(number * 10) / 10);
}
