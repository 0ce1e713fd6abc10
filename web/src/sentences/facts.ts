// Entries of a table's log in sentences for one viewer, from the events as that viewer received them.
import type { Cell } from "../lib/notation";
import type { Fact, GameEvent } from "../lib/protocol";
import { t } from "../localization/localization.svelte";
import { type Players, doer, nameOf } from "./players";
import { gameOf } from "../games/registry";
import { claimText } from "./claims";
import { botName } from "./names";

const UNTOLD = ["asked", "queued", "cards-due", "vote-ended"];

/** Any event in words. */
export function eventText(event: GameEvent, players: Players): string {
  // The compiler cannot follow that a key of this event is one of its own text.
  const text = gameOf(players.ruleset).eventTexts[event.event] as (event: GameEvent, players: Players) => string;
  return text(event, players);
}

/** An event in words; null if it is not worth a line: whose turn came, or that others drew a card as everyone does. */
export function notableEventText(event: GameEvent, players: Players): string | null {
  if (UNTOLD.includes(event.event) || (event.event === "drew" && event.seat !== players.me)) return null;
  return eventText(event, players);
}

/** A sentence of the log, and what it speaks of on the table. */
export interface FactLine {
  text: string;
  cell: Cell | null;
  seats: number[];
}

/** The sentences of an entry of the log and of its events, with the cell and the seats that each is about. */
export function factLines({ what, events = [] }: Fact, players: Players): FactLine[] {
  const game = gameOf(players.ruleset);
  const told = events.flatMap((event) => {
    const text = notableEventText(event, players);
    return text === null ? [] : [{ text, cell: game.eventCell(event), seats: seatsIn(event) }];
  });
  const head = entryText(what, players);
  return head ? [{ text: head, cell: null, seats: seatsIn(what) }, ...told] : told;
}

/** The seats that something happened to or came from. */
function seatsIn(what: object): number[] {
  const seats = ["seat" in what ? what.seat : -1, "target" in what ? what.target : -1];
  return [...new Set(seats)].filter((seat): seat is number => typeof seat === "number" && seat >= 0);
}

/** The sentences of an entry of the log and of its events. Chat has none; claims have. */
export function factTexts(fact: Fact, players: Players): string[] {
  return factLines(fact, players).map(({ text }) => text);
}

/** What happened at the table itself; empty if that is not worth telling. */
function entryText(what: Fact["what"], players: Players): string {
  switch (what.type) {
    case "opened":
      return t("fact-opened");
    case "seated":
      return t("fact-seated", { name: what.name });
    case "bot-seated":
      return t("fact-bot-seated", { bot: botName(what.bot) });
    case "stood":
      return t(what.removed ? "fact-removed" : "fact-stood", { name: nameOf(what.seat, players) });
    case "began":
      return t("fact-began");
    case "away":
      return t(`fact-away-${what.why}`, doer(what.seat, players));
    case "timed-out":
      return t("fact-timed-out", doer(what.seat, players));
    case "returned":
      return t("fact-returned", doer(what.seat, players));
    case "claimed":
      return t("fact-claimed", { name: nameOf(what.seat, players), claim: claimText(what.claim, players) });
    case "closed":
      return t(`fact-closed-${what.why}`);
    case "hand-over-voted":
      return t("fact-hand-over-voted", { name: nameOf(what.by, players), target: nameOf(what.seat, players) });
    case "ready":
      return t("fact-ready", { name: nameOf(what.seat, players) });
    case "regathered":
      return t("fact-regathered");
    case "seat-requested":
      return t("fact-seat-requested", { name: what.name, bot: nameOf(what.seat, players) });
    case "seat-request-answered":
      return t(what.granted ? "fact-seat-granted" : "fact-seat-declined");
    case "taken-over":
      return t("fact-taken-over", { name: what.name });
    case "continued":
    case "resumed":
    case "seat-request-withdrawn":
    case "moved": // its events say more
    case "said":
    case "muted":
    case "silenced":
      return "";
  }
}
