/** The name of a page's file below a release's `site`; pages of one address differ by their query. */
export function pageFile(address: string): string {
  const { pathname, search } = new URL(address, "http://site.invalid");
  const name = pathname === "/" ? "index" : pathname.slice(1).replace(/\/$/, "");
  const query = search === "" ? "" : `.${encodeURIComponent(search.slice(1))}`;
  return `${name}${query}.html`;
}

/** An address as it is asked for: every character that is none of ASCII's, percent-encoded. */
export function askedAddress(address: string): string {
  const { pathname, search } = new URL(address, "http://site.invalid");
  return pathname + search;
}
