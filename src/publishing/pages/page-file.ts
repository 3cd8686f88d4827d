/** Returns the file name of a page below a release's `site`; the query is part of it. */
export function pageFile(address: string): string {
  const { pathname, search } = new URL(address, "http://site.invalid");
  const name = pathname === "/" ? "index" : pathname.slice(1).replace(/\/$/, "");
  const query = search === "" ? "" : `.${encodeURIComponent(search.slice(1))}`;
  return `${name}${query}.html`;
}

/** Percent-encodes an address as browsers request it. */
export function requestedAddress(address: string): string {
  const { pathname, search } = new URL(address, "http://site.invalid");
  return pathname + search;
}
