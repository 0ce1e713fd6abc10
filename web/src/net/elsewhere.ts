// A table that another server has: the page goes there, and takes along who I am in the part no server sees.

export interface Here {
  origin: string;
  pathname: string;
  search: string;
}

const OF_A_TABLE = /^\/(t|replay)\//;

/** The same page at another place; empty if that is here, if it is no address, or if this page is of no table. */
export function addressAt(place: string, here: Here, token: string): string {
  if (!OF_A_TABLE.test(here.pathname) || !/^https?:\/\//.test(place) || !URL.canParse(place)) return "";
  const { origin } = new URL(place);
  if (origin === here.origin) return "";
  return `${origin}${here.pathname}${here.search}${token && `#k=${encodeURIComponent(token)}`}`;
}
