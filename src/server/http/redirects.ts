interface Redirect {
  /** The keys and values that the query must have; none where the path alone decides. */
  readonly asked: readonly (readonly [key: string, value: string])[];
  /** Path, query without question mark, and fragment with its mark. */
  readonly to: { readonly path: string; readonly query: string; readonly fragment: string };
}

/** Old addresses by their decoded path; those that ask for the most of a query come first. */
export type Redirects = ReadonlyMap<string, readonly Redirect[]>;

/** Reads a list of old addresses and where each leads to; throws where one is no address. */
export function readRedirects(list: Readonly<Record<string, string>>): Redirects {
  const found = new Map<string, Redirect[]>();
  for (const [from, to] of Object.entries(list)) {
    const { pathname, searchParams } = new URL(from, "http://site.invalid");
    const target = new URL(to, "http://site.invalid");
    const path = decodeURIComponent(pathname);
    const redirect: Redirect = {
      asked: Array.from(searchParams, ([key, value]) => [key, settled(value)] as const),
      to: { path: target.pathname, query: target.search.slice(1), fragment: target.hash },
    };
    found.set(path, [...(found.get(path) ?? []), redirect]);
  }
  for (const [path, several] of found) {
    found.set(
      path,
      several.toSorted((a, b) => b.asked.length - a.asked.length),
    );
  }
  return found;
}

/** Where a decoded path with its query has moved to; what else was asked goes along. */
export function redirectOf(redirects: Redirects, path: string, query: string): string | undefined {
  const several = redirects.get(path);
  if (several === undefined) {
    return undefined;
  }
  const given = new URLSearchParams(query);
  const redirect = several.find(({ asked }) =>
    asked.every(([key, value]) => settled(given.get(key) ?? "") === value && given.has(key)),
  );
  if (redirect === undefined) {
    return undefined;
  }
  const answered = new Set(redirect.asked.map(([key]) => key));
  const rest = query.split("&").filter((part) => part !== "" && !answered.has(keyOf(part)));
  const { path: target, query: own, fragment } = redirect.to;
  const whole = [...(own === "" ? [] : [own]), ...rest].join("&");
  return `${target}${whole === "" ? "" : `?${whole}`}${fragment}`;
}

function keyOf(part: string): string {
  const [key = ""] = new URLSearchParams(part).keys();
  return key;
}

/** A value however it was written. */
function settled(value: string): string {
  return value.normalize("NFC").trim();
}
