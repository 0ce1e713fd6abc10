// The guest's credentials, stored in this browser. A personal link carries a token in its fragment.
import type { GuestCredentials } from "../lib/protocol";
import { ask } from "./api";

const KEY = "motherlode.me";

/** A guest's credentials, as the server issued them. */
export type Me = GuestCredentials;

function load(): Me | null {
  try {
    const text = localStorage.getItem(KEY);
    return text ? (JSON.parse(text) as Me) : null;
  } catch {
    return null;
  }
}

/** The credentials; null until a name was given. */
export const me = $state<{ card: Me | null }>({ card: load() });

function store(card: Me): Me {
  me.card = card;
  try {
    localStorage.setItem(KEY, JSON.stringify(card));
  } catch {
    // Without storage the credentials last until the page is closed.
  }
  return card;
}

/** Returns the credentials for a name: the stored ones, or new ones if the name has changed. */
export async function comeInAs(name: string): Promise<Me> {
  if (me.card && me.card.name === name) return me.card;
  return store(await ask<GuestCredentials>("POST", "/api/guests", { name }));
}

/** Takes over the token of a personal link (`#k=TOKEN`), and removes it from the address bar. */
export function takeOverLink(): void {
  const token = new URLSearchParams(location.hash.slice(1)).get("k");
  if (!token) return;
  store({ guest: "", name: me.card?.name ?? "", token });
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** Stores the guest that the server reports for a token, and a new token if it has sent one. */
export function learn(guest: string, name: string, token = ""): void {
  if (me.card && (token || me.card.guest !== guest || me.card.name !== name))
    store({ guest, name, token: token || me.card.token });
}
