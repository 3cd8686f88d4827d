import { singleFiles } from "#content/content-files.ts";
import { cityFile, productFile, type Content, type Problem } from "#content/content.ts";
import type { PagePaths } from "#content/rules/page-paths.ts";
import { suggestion } from "#content/rules/unknown.ts";

type Redirects = Readonly<Record<string, string>>;

const file = singleFiles.redirects;

/** The address without its fragment, which browsers keep to themselves. */
const withoutFragment = (address: string) => address.replace(/#.*$/, "");

/** Where each redirect ends: at a page, nowhere, or in a ring. */
function endsOf(redirects: Redirects, pages: ReadonlySet<string>): ReadonlyMap<string, string> {
  const ends = new Map<string, string>();
  for (const source of Object.keys(redirects)) {
    const way: string[] = [];
    const onWay = new Set<string>();
    let at = source;
    let end = ends.get(at);
    while (end === undefined) {
      if (onWay.has(at)) {
        end = `leads in a ring: ${[...way.slice(way.indexOf(at)), at].join(" to ")}`;
        break;
      }
      way.push(at);
      onWay.add(at);
      const target = withoutFragment(redirects[at] ?? "");
      if (pages.has(target)) {
        end = "";
      } else if (Object.hasOwn(redirects, target)) {
        at = target;
        end = ends.get(at);
      } else {
        end = `leads to ${target}, which does not exist.${suggestion(target, pages)}`;
      }
    }
    for (const passed of way) {
      ends.set(passed, end);
    }
  }
  return ends;
}

/** Other spellings of a city's address: each is its own, and no page's. */
function aliasProblems(
  content: Content,
  paths: PagePaths,
  pages: ReadonlySet<string>,
): readonly Problem[] {
  const owners = new Map<string, string>();
  return [...content.cities].flatMap(([slug, { region, aliases }]) =>
    aliases.flatMap((alias, index) => {
      const address = paths.city(alias);
      const owner = owners.get(alias);
      owners.set(alias, owner ?? slug);
      const message = pages.has(address)
        ? `${address} is a page already`
        : owner !== undefined
          ? `"${alias}" is another spelling of ${owner} already`
          : Object.hasOwn(content.redirects, address)
            ? `${address} stands in ${file} already`
            : undefined;
      const place = { file: cityFile(slug, region), path: ["aliases", index] };
      return message === undefined ? [] : [{ ...place, message }];
    }),
  );
}

/** What is wrong with old addresses and where they lead. */
export function redirectProblems(
  content: Content,
  paths: PagePaths,
  pages: ReadonlySet<string>,
): readonly Problem[] {
  const { redirects } = content;
  const ends = endsOf(redirects, pages);
  return [
    ...Object.keys(redirects).flatMap((source) => {
      const message = pages.has(source)
        ? "is a page that exists: a redirect would hide it"
        : ends.get(source);
      return message ? [{ file, path: [source], message }] : [];
    }),
    ...aliasProblems(content, paths, pages),
    ...[...content.products].flatMap(([slug, { status }]) => {
      const address = paths.product(slug);
      const message = `a removed product needs a redirect: write "${address}: ${paths.shop}", or a better place, in ${file}`;
      return status === "removed" && !Object.hasOwn(redirects, address)
        ? [{ file: productFile(slug), path: ["status"], message }]
        : [];
    }),
  ];
}
