// What a line of the log speaks of, marked on the table while it is pointed at.
import type { Cell } from "../lib/notation";

export interface Spot {
  readonly cell: Cell | null;
  readonly seats: readonly number[];
}

const NOTHING: Spot = { cell: null, seats: [] };
/** How long a mark stays that was tapped, since a finger does not rest on it. */
const TAPPED_MS = 2500;

let spot = $state.raw<Spot>(NOTHING);
let timer: ReturnType<typeof setTimeout> | undefined;

export const spotlight = {
  get cell(): Cell | null {
    return spot.cell;
  },
  get seats(): readonly number[] {
    return spot.seats;
  },
  /** Marks a cell and seats until told otherwise. */
  show(next: Spot): void {
    stop();
    spot = next;
  },
  /** Marks them for a while. */
  flash(next: Spot): void {
    this.show(next);
    timer = setTimeout(() => {
      stop();
      spot = NOTHING;
    }, TAPPED_MS);
  },
  /** Clears what is pointed at; what was tapped stays until its time is up. */
  hide(): void {
    if (timer === undefined) spot = NOTHING;
  },
};

function stop(): void {
  clearTimeout(timer);
  timer = undefined;
}
