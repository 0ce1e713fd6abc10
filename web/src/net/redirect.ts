// Tables on other servers: the page goes there with the guest's token in the URL fragment, which is not sent.

export interface Here {
  origin: string;
  pathname: string;
  search: string;
}

const TABLE_PAGE = /^\/(t|replay)\//;

/** Returns this page's URL on another server; empty if it is this one, is invalid, or the page is not a table's. */
export function addressAt(place: string, here: Here, token: string): string {
  if (!TABLE_PAGE.test(here.pathname) || !/^https?:\/\//.test(place) || !URL.canParse(place)) return "";
  const { origin } = new URL(place);
  if (origin === here.origin) return "";
  return `${origin}${here.pathname}${here.search}${token && `#k=${encodeURIComponent(token)}`}`;
}
