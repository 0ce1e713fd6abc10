// Who I am: a guest's card, kept in this browser. A personal link brings one along in the part no server sees.
import type { GuestCredentials } from "../lib/protocol";
import { ask } from "./api";

const KEY = "motherlode.me";

/** A guest's credentials, as the server issued them. */
export type Me = GuestCredentials;

function kept(): Me | null {
  try {
    const text = localStorage.getItem(KEY);
    return text ? (JSON.parse(text) as Me) : null;
  } catch {
    return null;
  }
}

/** My card; null until a name was given. */
export const me = $state<{ card: Me | null }>({ card: kept() });

function keep(card: Me): Me {
  me.card = card;
  try {
    localStorage.setItem(KEY, JSON.stringify(card));
  } catch {
    // A browser that keeps nothing still plays, until the page is closed.
  }
  return card;
}

/** My card under a name: the one I have, or a new one if the name is new. */
export async function comeInAs(name: string): Promise<Me> {
  if (me.card && me.card.name === name) return me.card;
  return keep(await ask<GuestCredentials>("POST", "/api/guests", { name }));
}

/** Takes over the card of a personal link (`#k=TOKEN`), and hides the token from the address bar. */
export function takeOverLink(): void {
  const token = new URLSearchParams(location.hash.slice(1)).get("k");
  if (!token) return;
  keep({ guest: "", name: me.card?.name ?? "", token });
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** What the server says of a token that came by a link. */
export function learn(guest: string, name: string): void {
  if (me.card && (me.card.guest !== guest || me.card.name !== name)) keep({ ...me.card, guest, name });
}
