// Opens a table for people who share this device. To the server it is a table like any other.
import type { GuestCredentials, OpenedTable, SeatTaken, TableSettings } from "../lib/protocol";
import { ask } from "../net/api";
import { borrow, ownCard, returnCard } from "../net/credentials.svelte";
import { link } from "../net/link.svelte";
import { saveParty, takeUp, type Party, type Person } from "./parties.svelte";

/**
 * Gives each name a guest and a seat, starts the game, and returns the party. At seat `owner` sits the owner of the
 * device as the guest they are, so that the game is in their history; -1 for nobody. Throws Refused.
 */
export async function openParty(settings: TableSettings, names: string[], owner = -1): Promise<Party> {
  link.disconnect();
  const people: Person[] = [];
  try {
    const own = ownCard();
    borrow(null);
    for (const [seat, name] of names.entries())
      people.push(
        own && seat === owner
          ? { guest: own.guest, name, token: "", seat }
          : { ...(await ask<GuestCredentials>("POST", "/api/guests", { name })), seat },
      );
    const [host] = people;
    if (!host) throw new RangeError("a party needs people");
    takeUp("", host);
    const { table } = await ask<OpenedTable>("POST", "/api/tables", settings);
    for (const person of people) {
      takeUp(table, person);
      await ask<SeatTaken>("POST", `/api/tables/${table}/seats`, { seat: person.seat });
      // The device goes round: the owner's other devices are not to be told of each turn.
      if (!person.token) await ask("POST", "/api/me/mutes", { table, on: true }).catch(() => undefined);
    }
    takeUp(table, host);
    const turn = firstTurn(table);
    await link.send({ type: "start", table });
    const party = { table, ruleset: settings.ruleset, people, next: await turn };
    saveParty(party);
    return party;
  } finally {
    link.disconnect();
    returnCard();
  }
}

/** The seat that begins, which everyone may know. */
function firstTurn(table: string): Promise<number> {
  return new Promise((resolve) => {
    link.follow({
      table,
      seq: -1,
      news: ({ game }) => game && resolve(game.turn ?? 0),
      presence: () => undefined,
      gone: () => resolve(0),
    });
  });
}
