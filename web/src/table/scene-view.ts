// A scene that shows another one, changed in parts: what a subclass does not override is the other's.
import type { Scene } from "./scene";

/** A function of an array that is worked out once for each: what follows from it changes only when the array does. */
export function oncePer<Item, Found>(find: (items: Item[]) => Found): (items: Item[]) => Found {
  let last: { of: Item[]; found: Found } | null = null;
  return (items) => {
    if (last?.of !== items) last = { of: items, found: find(items) };
    return last.found;
  };
}

export class SceneView implements Scene {
  constructor(protected readonly inner: Scene) {}

  get ruleset() {
    return this.inner.ruleset;
  }
  get names() {
    return this.inner.names;
  }
  get me() {
    return this.inner.me;
  }
  get chairs() {
    return this.inner.chairs;
  }
  get view() {
    return this.inner.view;
  }
  get legal() {
    return this.inner.legal;
  }
  get unplayable() {
    return this.inner.unplayable;
  }
  get turn() {
    return this.inner.turn;
  }
  get asked() {
    return this.inner.asked;
  }
  get facts() {
    return this.inner.facts;
  }
  get reasons() {
    return this.inner.reasons;
  }
  get endsAt() {
    return this.inner.endsAt;
  }
  get result() {
    return this.inner.result;
  }
  get present() {
    return this.inner.present;
  }
  play(move: string): Promise<void> {
    return this.inner.play(move);
  }
}
