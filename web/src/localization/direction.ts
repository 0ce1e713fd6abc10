// Isolates text of one direction inside a sentence of the other, so that their order is not mixed up.

const OPEN = "\u2068";
const CLOSE = "\u2069";
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const LEFT_TO_RIGHT = /[A-Za-z\u00c0-\u02af\u0370-\u058f\u1e00-\u1fff]/;

/** The text, isolated if any of it has the opposite direction of the sentence it is put into. */
export function isolate(text: string, rightToLeft: boolean): string {
  return needless(OPEN + text + CLOSE, rightToLeft);
}

/** The text without those isolates that hold nothing against its direction: Fluent isolates everything it fills in. */
export function needless(text: string, rightToLeft: boolean): string {
  const against = rightToLeft ? LEFT_TO_RIGHT : RIGHT_TO_LEFT;
  // What is open so far, the text itself first: all of it, and what of it lies outside further isolates.
  const open = [{ all: "", own: "" }];
  for (const letter of text) {
    const inner = open.at(-1)!;
    if (letter === OPEN) {
      open.push({ all: "", own: "" });
    } else if (letter === CLOSE && open.length > 1) {
      open.pop();
      const outer = open.at(-1)!;
      const kept = against.test(inner.own);
      outer.all += kept ? OPEN + inner.all + CLOSE : inner.all;
      if (!kept) outer.own += inner.own;
    } else {
      inner.all += letter;
      inner.own += letter;
    }
  }
  return open.map(({ all }) => all).join("");
}
