// Events that every game has, and parts of sentences about rounds and results.
import { listed, t } from "../localization/localization.svelte";
import { together } from "./event-texts";
import { cardObject, HIDDEN, roleName } from "./names";
import { deed, doer, everyone, nameOrYou, type Players } from "./players";

export const SHARED_EVENT_TEXTS = {
  asked: (event: { what: string; seat: number }, players: Players) => askedText(event.what, event.seat, players),
  queued: (event: { decisions: string[] }, players: Players) => {
    const seats = event.decisions.map((decision) => Number(decision.split(":")[1]));
    return seats.length ? t("event-queued", { names: everyone(seats, players) }) : t("event-nobody-queued");
  },
  discarded: (event: { seat: number; card: string }, players: Players) =>
    t("event-discarded", { ...doer(event.seat, players), card: cardObject(event.card, players.ruleset) }),
  drew: (event: { seat: number; card: string }, players: Players) =>
    t("event-drew", { ...doer(event.seat, players), card: cardObject(event.card, players.ruleset) }),
  inspected: (event: { seat: number; target: number; role: string }, players: Players) =>
    together(
      t("event-inspected", deed(event.seat, event.target, players)),
      event.role === HIDDEN ? "" : t("event-role-seen", { role: roleName(event.role) }),
    ),
};

/** Whose decision it is, and what they decide. */
export function askedText(what: string, seat: number, players: Players): string {
  return t(`asked-${what}`, doer(seat, players));
}

/** Who begins a round. */
export function roundBegan(event: { number: number; first: number }, players: Players): string {
  return t("event-round-began", { ...doer(event.first, players), number: event.number });
}

/** The viewer's new role; empty for spectators. */
export function yourRole(roles: string[], players: Players): string {
  const role = roles[players.me] ?? HIDDEN;
  return role === HIDDEN ? "" : t("event-your-role", { role: roleName(role) });
}

/** Who was what. */
export function rolesShown(roles: string[], players: Players): string {
  const shown = roles.slice(0, players.names.length).map((role, seat) => entry(seat, roleName(role), players));
  return t("event-roles-shown", { roles: listed(shown) });
}

/** What is said of a seat in a list. */
export function entry(seat: number, what: string, players: Players): string {
  return t("entry", { name: nameOrYou(seat, players), what });
}

/** Whether the viewer has won, and nobody else. */
export function hasWonAlone(winners: number[], players: Players): boolean {
  return winners.length === 1 && winners[0] === players.me;
}
