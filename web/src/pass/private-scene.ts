// A table on a screen that several people share: my own role is nowhere in it.
import type { View } from "../games/protocol";
import type { Fact, GameEvent } from "../lib/protocol";
import { oncePer, SceneView } from "../table/scene-view";

/** A scene whose people are all at this device, present or not as the server sees it. Nothing is planned in it. */
export class SharedScene extends SceneView {
  override get present(): number[] {
    return this.chairs.map((_, seat) => seat);
  }
}

/** A scene in which the role of its own seat is unknown. */
export class PrivateScene extends SceneView {
  override get view(): View | null {
    return this.inner.view && withoutRole(this.inner.view, this.me);
  }
  override get facts(): Fact[] {
    return this.withoutRoles(this.inner.facts);
  }
  /** Entries stay the same objects, so that the log words each of them once. */
  private readonly changed = new WeakMap<Fact, Fact>();
  private readonly withoutRoles = oncePer((facts: Fact[]) => facts.map((fact) => this.without(fact)));
  private without(fact: Fact): Fact {
    if (!fact.events) return fact;
    const before = this.changed.get(fact);
    if (before) return before;
    const now = { ...fact, events: fact.events.map((event) => withoutRoleIn(event, this.me)) };
    this.changed.set(fact, now);
    return now;
  }
}

export function withoutRole<Seen extends View>(view: Seen, seat: number): Seen {
  return { ...view, roles: hide(view.roles, seat) };
}

function hide(roles: string[], seat: number): string[] {
  return roles.map((role, place) => (place === seat ? "?" : role));
}

/** An event without the role that it gave a seat. What everyone sees at the end of a round stays. */
function withoutRoleIn(event: GameEvent, seat: number): GameEvent {
  if (event.event === "round-began") return { ...event, roles: hide(event.roles, seat) };
  if (event.event === "hats-swapped" && event.target === seat) return { ...event, role: "?" };
  return event;
}
