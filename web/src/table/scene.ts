// What the table shows, wherever it comes from: a live table, a replay or the lesson.
import type { View } from "../games/protocol";
import type { LegalMove } from "../lib/legal-moves";
import type { Chair, Fact, Result } from "../lib/protocol";
import type { Why } from "../sentences";

export interface Scene {
  readonly ruleset: string;
  readonly names: string[];
  /** The seat through whose eyes we look; -1 for a spectator, -2 for the truth. */
  readonly me: number;
  readonly chairs: Chair[];
  readonly view: View | null;
  /** My legal moves; empty when I am not asked. */
  readonly legal: LegalMove[];
  /** Cards in my hand that no legal move plays, each with the rule that forbids it; empty when I am not asked. */
  readonly unplayable: Readonly<Record<string, string>>;
  readonly turn: number;
  readonly asked: string;
  /** What happened, oldest first. */
  readonly facts: Fact[];
  /** Why bots moved as they did, by the entry of the move; of rounds that are over. */
  readonly reasons: ReadonlyMap<number, Why>;
  /** When the time of the seat to move is up, in the server's seconds; 0 for never. */
  readonly endsAt: number;
  readonly result: Result | null;
  /** Seats whose person is connected. */
  readonly present: number[];
  /** How long a planned move waits when the turn has come, at least and at most, in ms; absent where none can be planned. */
  readonly planPause?: readonly [number, number] | null;
  /** Makes a move; throws Refused. */
  play(move: string): Promise<void>;
}
