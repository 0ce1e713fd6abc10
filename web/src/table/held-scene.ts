// A table held at the end of a round: the maze stays as it lay, while the game may already go on.
import type { View } from "../games/protocol";
import type { LegalMove } from "../lib/legal-moves";
import type { Fact } from "../lib/protocol";
import type { Scene } from "./scene";

/** A scene that shows another's table as it was; what its player is still asked in that round can be answered. */
export class HeldScene implements Scene {
  constructor(
    private readonly live: Scene,
    readonly view: View,
  ) {}

  get ruleset() {
    return this.live.ruleset;
  }
  get names() {
    return this.live.names;
  }
  get me() {
    return this.live.me;
  }
  get chairs() {
    return this.live.chairs;
  }
  /** The round goes on as long as gold or treasures are chosen. */
  get isSameRound(): boolean {
    return this.live.view?.round === this.view.round;
  }
  get legal(): LegalMove[] {
    return this.isSameRound ? this.live.legal : [];
  }
  get unplayable() {
    return {};
  }
  get turn() {
    return this.isSameRound ? this.live.turn : -1;
  }
  get asked() {
    return this.isSameRound ? this.live.asked : "";
  }
  /** What happened up to the beginning of the next round. */
  get facts(): Fact[] {
    const shown: Fact[] = [];
    for (const fact of this.live.facts) {
      const events = fact.events ?? [];
      const next = events.findIndex((event) => event.event === "round-began" && event.number > this.view.round);
      if (next >= 0) return [...shown, { ...fact, events: events.slice(0, next) }];
      shown.push(fact);
    }
    return shown;
  }
  get reasons() {
    return this.live.reasons;
  }
  get endsAt() {
    return this.isSameRound ? this.live.endsAt : 0;
  }
  get result() {
    return this.live.result;
  }
  get present() {
    return this.live.present;
  }
  play(move: string): Promise<void> {
    return this.live.play(move);
  }
}
