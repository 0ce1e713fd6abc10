// The guest's credentials, stored in this browser. A personal link carries a token in its fragment.
import type { GuestCredentials } from "../lib/protocol";
import { ask, Refused } from "./api";

const KEY = "motherlode.me";
const RENEWAL_TIMEOUT = 10_000;

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

/** Where credentials are stored while they are borrowed; null while they are my own. */
let saveBorrowed: ((card: Me) => void) | null = null;

/** Takes up the credentials of someone else at this device, or nobody's, without storing them as mine. */
export function borrow(card: Me | null, save: (card: Me) => void = () => undefined): void {
  saveBorrowed = save;
  me.card = card;
}

/** My own credentials, even while somebody else's are taken up; null if I have none. */
export function ownCard(): Me | null {
  return saveBorrowed ? load() : me.card;
}

/** My own name, even while somebody else's credentials are taken up; empty if I have none. */
export function ownName(): string {
  return ownCard()?.name ?? "";
}

/** Takes up my own credentials again. */
export function returnCard(): void {
  saveBorrowed = null;
  me.card = load();
}

function store(card: Me): Me {
  me.card = card;
  if (saveBorrowed) saveBorrowed(card);
  else storeOwn(card);
  return card;
}

/** Stores my own credentials, whosever are taken up. */
export function storeOwn(card: Me): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(card));
  } catch {
    // Without storage the credentials last until the page is closed.
  }
}

/** Returns the credentials for a name: the stored ones; the same guest's if only the name has changed; or new ones. */
export async function comeInAs(name: string): Promise<Me> {
  if (me.card && me.card.name === name) return me.card;
  if (me.card) {
    try {
      return store(await ask<GuestCredentials>("POST", "/api/me/name", { name }));
    } catch (why) {
      if (!(why instanceof Refused) || why.why !== "bad-token") throw why;
      me.card = null;
    }
  }
  return store(await ask<GuestCredentials>("POST", "/api/guests", { name }));
}

/** Logs this guest out everywhere but here; notices are pushed to `endpoint` only. */
export async function logOutOthers(endpoint: string): Promise<void> {
  store(await ask<GuestCredentials>("POST", "/api/me/logout", { endpoint }));
}

/** Forgets the guest on this device. */
export function forgetMe(): void {
  me.card = null;
  localStorage.removeItem(KEY);
}

/** Asks the server whose a token is; returns fresh credentials of that guest. Throws Refused if it is not valid. */
async function renew(token: string): Promise<Me> {
  let answer: Response;
  try {
    answer = await fetch("/api/guests/renewal", {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(RENEWAL_TIMEOUT),
    });
  } catch {
    throw new Refused("offline");
  }
  if (answer.ok) return (await answer.json()) as Me;
  throw new Refused(answer.status === 401 || answer.status === 403 ? "bad-token" : "try-again");
}

/**
 * Takes over the token of a personal link (`#k=TOKEN`), and removes it from the address bar. Only the server can tell
 * whose it is: until it has, and `isWanted` has agreed to become that guest, the credentials stay as they are. A link
 * that could not be verified stays in the address bar, so that a reload tries again.
 */
export async function takeOverLink(isWanted: (card: Me) => boolean): Promise<void> {
  const token = new URLSearchParams(location.hash.slice(1)).get("k");
  if (!token) return;
  try {
    const card = await renew(token);
    if (card.guest === me.card?.guest || isWanted(card)) store(card);
  } catch (why) {
    if (!(why instanceof Refused) || why.why !== "bad-token") return;
  }
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** Stores the guest that the server reports for a token, and a new token if it has sent one. */
export function learn(guest: string, name: string, token = ""): void {
  if (me.card && (token || me.card.guest !== guest || me.card.name !== name))
    store({ guest, name, token: token || me.card.token });
}
