// The faces of cards that are laid (docs/notation.md): `NES` is three arms that meet, `N.E` two arms that end inside the
// card, `NS.EW` two ways that cross without meeting; what else is printed follows a plus, as in `ESW+crystal`.

export type Edge = "N" | "E" | "S" | "W";

/** Arms that meet inside the card; a stub ends in rubble. */
export interface Group {
  readonly edges: readonly Edge[];
  readonly isStub: boolean;
}

export interface Face {
  readonly groups: readonly Group[];
  readonly feature: string;
}

const EDGES = "NESW";
const OPPOSITE: Record<Edge, Edge> = { N: "S", E: "W", S: "N", W: "E" };
const FACE = /^([NESW]+(?:\.[NESW]+)*)(?:\+([a-z]+))?$/;

/** Returns the face that a card's name is; null for any other card. */
export function parseFace(text: string): Face | null {
  const found = FACE.exec(text);
  if (!found) return null;
  const [, joins = "", feature = ""] = found;
  const parts = joins.split(".");
  const leadsDown = feature === "ladder" && parts.length === 1;
  const groups = parts.map((part) => ({ edges: [...part] as Edge[], isStub: part.length === 1 && !leadsDown }));
  return { groups, feature };
}

/** Whether a card is laid on the board: its name is a face. */
export function isFace(card: string): boolean {
  return FACE.test(card);
}

/** Returns the face of a card rotated by 180°: N and S swap, and so do E and W. Other names stay as they are. */
export function rotated(text: string): string {
  const face = parseFace(text);
  if (!face) return text;
  const groups = face.groups.map(({ edges }) => inOrder(edges.map((edge) => OPPOSITE[edge])).join(""));
  return inOrder(groups).join(".") + (face.feature && `+${face.feature}`);
}

/** Sorts texts by the edge they begin with: N, E, S, W. */
function inOrder(texts: readonly string[]): string[] {
  return [...texts].sort((a, b) => EDGES.indexOf(a.charAt(0)) - EDGES.indexOf(b.charAt(0)));
}
