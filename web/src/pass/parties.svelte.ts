// People who share this device at a table: each has credentials of their own, as on devices of their own. They are stored in
// this browser; the page takes up one person's at a time, when that person says that they have the device.
import type { GuestCredentials } from "../lib/protocol";
import { borrow, ownCard, returnCard, storeOwn } from "../net/credentials.svelte";

/** The owner of the device may be one of them: their token is kept in one place only, and is empty here. */
export interface Person extends GuestCredentials {
  seat: number;
}

export interface Party {
  table: string;
  ruleset: string;
  people: Person[];
  /** The seat that has the device next, as far as it is known. */
  next: number;
}

const KEY = "motherlode.parties";
/** So many tables are kept; the oldest go first. */
const MOST = 4;

function load(): Party[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Party[];
  } catch {
    return [];
  }
}

export const parties = $state<{ all: Party[] }>({ all: load() });

export function partyAt(table: string): Party | undefined {
  return parties.all.find((one) => one.table === table);
}

export function saveParty(party: Party): void {
  keep([party, ...parties.all.filter((one) => one.table !== party.table)].slice(0, MOST));
}

function isOwner(person: Person): boolean {
  return !person.token && person.guest === ownCard()?.guest;
}

/** Takes up the credentials of a person, who says that they have the device. */
export function takeUp(table: string, person: Person): void {
  if (isOwner(person)) returnCard();
  else borrow(person, (card) => saveCredentials(table, person, card));
}

/** The credentials of a person. */
export function credentialsOf(person: Person): GuestCredentials {
  return (isOwner(person) && ownCard()) || person;
}

/** Stores the credentials of a person that the server has renewed. */
export function saveCredentials(table: string, { seat }: Person, card: GuestCredentials): void {
  if (card.guest === ownCard()?.guest) return storeOwn(card);
  const party = partyAt(table);
  if (!party) return;
  const people = party.people.map((other) => (other.seat === seat ? { ...card, seat } : other));
  keep(parties.all.map((one) => (one === party ? { ...party, people } : one)));
}

export function forgetParty(table: string): void {
  keep(parties.all.filter((one) => one.table !== table));
}

function keep(all: Party[]): void {
  parties.all = all;
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Without storage the party lasts until the page is closed.
  }
}
