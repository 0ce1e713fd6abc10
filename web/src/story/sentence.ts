// What happened, in sentences for one viewer, from the events as that viewer was told them.
import type { Fact, GameEvent } from "../lib/protocol";
import { t } from "../words/words.svelte";
import { type Cast, doer, nameOf } from "./cast";
import { claimText } from "./claims";
import { FOREST } from "../games/lost-mines/events";
import { botName } from "./nouns";
import { SHARED } from "./shared-events";
import { type Tellers } from "./tellers";
import { TUNNELS } from "../games/tunnels/events";

const TELLERS: Tellers = { ...SHARED, ...TUNNELS, ...FOREST };
const UNTOLD = ["asked", "queued", "cards-due", "vote-ended"];

/** An event in words, whatever it is. */
export function tell(event: GameEvent, cast: Cast): string {
  const teller = TELLERS[event.event] as (event: GameEvent, cast: Cast) => string;
  return teller(event, cast);
}

/** An event in words; null if it goes without saying: whose turn came, or that others drew as everyone does. */
export function sentence(event: GameEvent, cast: Cast): string | null {
  if (UNTOLD.includes(event.event) || (event.event === "drew" && event.seat !== cast.me)) return null;
  return tell(event, cast);
}

/** What is worth telling of an entry of the log and of the events it brought. Talk is not told; claims are. */
export function story({ what, events = [] }: Fact, cast: Cast): string[] {
  const told = events.flatMap((event) => sentence(event, cast) ?? []);
  const head = factText(what, cast);
  return head ? [head, ...told] : told;
}

/** What happened at the table itself; empty if that is not worth telling. */
function factText(what: Fact["what"], cast: Cast): string {
  switch (what.type) {
    case "opened":
      return t("fact-opened");
    case "seated":
      return t("fact-seated", { name: what.name });
    case "bot-seated":
      return t("fact-bot-seated", { bot: botName(what.bot) });
    case "stood":
      return t(what.removed ? "fact-removed" : "fact-stood", { name: nameOf(what.seat, cast) });
    case "began":
      return t("fact-began");
    case "away":
      return t(what.why === "left" ? "fact-away-left" : "fact-away-time", doer(what.seat, cast));
    case "returned":
      return t("fact-returned", doer(what.seat, cast));
    case "claimed":
      return t("fact-claimed", { name: nameOf(what.seat, cast), claim: claimText(what.claim, cast) });
    case "closed":
      return t("fact-closed");
    case "moved": // its events say more
    case "said":
    case "muted":
    case "silenced":
      return "";
  }
}
