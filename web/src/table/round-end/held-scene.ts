// A table held at the end of a round: the maze stays as it lay, while the game may already go on.
import type { View } from "../../games/protocol";
import type { LegalMove } from "../../lib/legal-moves";
import type { Fact } from "../../lib/protocol";
import type { Scene } from "../scene";
import { oncePer, SceneView } from "../scene-view";

/** A scene that shows another's table as it was; what its player is still asked in that round can be answered. */
export class HeldScene extends SceneView {
  /** `end` says of which game the round was; `shown` gives the view as it was, before or after the goals are turned up. */
  constructor(
    private readonly live: Scene & { readonly game: number },
    private readonly end: { readonly game: number },
    private readonly shown: () => View,
  ) {
    super(live);
  }

  private get held(): View {
    return this.shown();
  }

  override get view(): View {
    return this.held;
  }
  /** The round goes on as long as gold or treasures are chosen. */
  get isSameRound(): boolean {
    return this.live.game === this.end.game && this.live.view?.round === this.held.round;
  }
  override get legal(): LegalMove[] {
    return this.isSameRound ? this.inner.legal : [];
  }
  override get unplayable() {
    return {};
  }
  override get turn() {
    return this.isSameRound ? this.inner.turn : -1;
  }
  override get asked() {
    return this.isSameRound ? this.inner.asked : "";
  }
  /** What happened up to the beginning of the next round. */
  override get facts(): Fact[] {
    return this.upToNextRound(this.inner.facts);
  }
  private readonly upToNextRound = oncePer((facts: Fact[]) => {
    const shown: Fact[] = [];
    for (const fact of facts) {
      const events = fact.events ?? [];
      const next = events.findIndex((event) => event.event === "round-began" && event.number > this.held.round);
      if (next >= 0) return [...shown, { ...fact, events: events.slice(0, next) }];
      shown.push(fact);
    }
    return shown;
  });
  override get endsAt() {
    return this.isSameRound ? this.inner.endsAt : 0;
  }
}
