// Structural sharing: new values keep the parts of the old ones that have not changed, so that only what follows from a
// change is worked out again.

/** Returns `now` with every part that equals its part of `before` replaced by that; `before` itself if all of it does.
 *  For values as JSON has them: anything else is compared by identity. */
export function shared<Value>(before: unknown, now: Value): Value {
  if (Object.is(before, now)) return now;
  if (Array.isArray(before) && Array.isArray(now)) return sharedArray(before, now) as Value;
  if (isPlain(before) && isPlain(now)) return sharedObject(before, now) as Value;
  return now;
}

function sharedArray(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const found = now.map((value, place) => shared(before[place], value));
  const isSame = before.length === found.length && found.every((value, place) => Object.is(value, before[place]));
  return isSame ? before : found;
}

type Plain = Record<string, unknown>;

function sharedObject(before: Plain, now: Plain): Plain {
  const names = Object.keys(now);
  const found = Object.fromEntries(names.map((name) => [name, shared(before[name], now[name])]));
  const isSame =
    names.length === Object.keys(before).length &&
    names.every((name) => name in before && Object.is(found[name], before[name]));
  return isSame ? before : found;
}

function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** A function that returns what it is given, with every part shared that equals what it returned last. */
export function sharing<Value>(): (now: Value) => Value {
  let last: Value | undefined;
  return (now) => (last = shared(last, now));
}
