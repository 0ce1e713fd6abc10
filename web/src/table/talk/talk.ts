// What is said at a table: chat and claims.
import type { Fact } from "../../lib/protocol";
import { claimText, nameOf, type Players } from "../../sentences";

type Talk = Extract<Fact["what"], { type: "said" | "claimed" }>;

export function isTalk(what: Fact["what"]): what is Talk {
  return what.type === "said" || what.type === "claimed";
}

/** What was said, without who said it. */
export function talkText(what: Talk, players: Players): string {
  return what.type === "said" ? what.text : claimText(what.claim, players);
}

/** Who said it: spectators go by the name they gave. */
export function speakerName(what: Talk, players: Players): string {
  return what.type === "said" && what.seat < 0 ? what.name : nameOf(what.seat, players);
}
