interface Redirect {
  /** Parameters that the query must have; none if the path alone decides. */
  readonly parameters: readonly (readonly [key: string, value: string])[];
  /** Path, query without question mark, and fragment with its mark. */
  readonly target: { readonly path: string; readonly query: string; readonly fragment: string };
}

/** Redirects by their decoded old path; the most specific query comes first. */
export type Redirects = ReadonlyMap<string, readonly Redirect[]>;

/** Parses a list of old and new addresses; throws if one is no address. */
export function readRedirects(list: Readonly<Record<string, string>>): Redirects {
  const redirects = Object.entries(list).map(([from, to]) => {
    const source = new URL(from, "http://site.invalid");
    const target = new URL(to, "http://site.invalid");
    return {
      path: decodeURIComponent(source.pathname),
      parameters: Array.from(
        source.searchParams,
        ([key, value]) => [key, normalize(value)] as const,
      ),
      target: { path: target.pathname, query: target.search.slice(1), fragment: target.hash },
    };
  });
  redirects.sort((a, b) => b.parameters.length - a.parameters.length);
  return Map.groupBy(redirects, ({ path }) => path);
}

/** Returns the new address of a decoded path; parameters that the redirect does not use come along. */
export function redirectOf(redirects: Redirects, path: string, query: string): string | undefined {
  const candidates = redirects.get(path);
  if (candidates === undefined) {
    return undefined;
  }
  const searchParams = new URLSearchParams(query);
  const redirect = candidates.find(({ parameters }) =>
    parameters.every(
      ([key, value]) => searchParams.has(key) && normalize(searchParams.get(key) ?? "") === value,
    ),
  );
  if (redirect === undefined) {
    return undefined;
  }
  const usedKeys = new Set(redirect.parameters.map(([key]) => key));
  const { target } = redirect;
  const newQuery = [target.query, ...query.split("&").filter((part) => !usedKeys.has(keyOf(part)))]
    .filter((part) => part !== "")
    .join("&");
  return `${target.path}${newQuery === "" ? "" : `?${newQuery}`}${target.fragment}`;
}

function keyOf(part: string): string {
  const [key = ""] = new URLSearchParams(part).keys();
  return key;
}

function normalize(value: string): string {
  return value.normalize("NFC").trim();
}
