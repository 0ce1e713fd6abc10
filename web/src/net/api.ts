// The HTTP part of the server: ask, and get an answer or a Refused.
import { addressAt } from "./elsewhere";
import { me } from "./me.svelte";

/** Why the server said no: a key, the id of a rule if one of the game's forbids it, and where the table is if not here. */
export class Refused extends Error {
  constructor(
    readonly why: string,
    readonly rule = "",
    readonly place = "",
  ) {
    super(why);
  }
}

/** Goes where the table is, if a refusal names another place. Whether it goes. */
export function follow(refused: Refused): boolean {
  const address = addressAt(refused.place, location, me.card?.token ?? "");
  if (address) location.replace(address);
  return address !== "";
}

/** Asks the server. Throws Refused; with «offline» where it cannot be reached. */
export async function ask<Answer>(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
  const answer = await reach(method, path, body);
  return (await answer.json()) as Answer;
}

/** The same for plain text. */
export async function askText(path: string): Promise<string> {
  return (await reach("GET", path)).text();
}

async function reach(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (me.card) headers["Authorization"] = `Bearer ${me.card.token}`;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refused("offline");
  }
  if (answer.ok) return answer;
  const refused = await refusalOf(answer);
  follow(refused);
  throw refused;
}

async function refusalOf(answer: Response): Promise<Refused> {
  try {
    const trouble = (await answer.json()) as { why?: string; rule?: string; place?: string };
    return new Refused(trouble.why ?? "try-again", trouble.rule, trouble.place);
  } catch {
    return new Refused("try-again");
  }
}
