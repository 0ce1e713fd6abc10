// Text of one direction inside a sentence of the other is isolated, so that neither mixes up the other's order.

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const LEFT_TO_RIGHT = /[A-Za-z\u00c0-\u02af\u0370-\u058f\u1e00-\u1fff]/;
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g;

/** The text, isolated if any of it runs against the sentence it goes into. */
export function isolate(text: string, rightToLeft: boolean): string {
  const against = rightToLeft ? LEFT_TO_RIGHT : RIGHT_TO_LEFT;
  return against.test(text.replace(ISOLATED, "")) ? `\u2068${text}\u2069` : text;
}
