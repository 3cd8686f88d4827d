import { singleFiles } from "#content/content-files.ts";
import { cityFile, productFile, type Content, type Problem } from "#content/content.ts";
import type { PagePaths } from "#content/rules/page-paths.ts";
import { suggestion } from "#content/unknown-name.ts";

type Redirects = Readonly<Record<string, string>>;

const file = singleFiles.redirects;

/** Browsers do not send the fragment of an address. */
const withoutFragment = (address: string) => address.replace(/#.*$/, "");

/** Follows each redirect: it ends at a page (empty message), nowhere, or in a loop. */
function followRedirects(
  redirects: Redirects,
  pages: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const ends = new Map<string, string>();
  for (const source of Object.keys(redirects)) {
    const route: string[] = [];
    const visited = new Set<string>();
    let address = source;
    let end = ends.get(address);
    while (end === undefined) {
      if (visited.has(address)) {
        end = `leads in a ring: ${[...route.slice(route.indexOf(address)), address].join(" to ")}`;
        break;
      }
      route.push(address);
      visited.add(address);
      const target = withoutFragment(redirects[address] ?? "");
      if (pages.has(target)) {
        end = "";
      } else if (Object.hasOwn(redirects, target)) {
        address = target;
        end = ends.get(address);
      } else {
        end = `leads to ${target}, which does not exist.${suggestion(target, pages)}`;
      }
    }
    for (const passed of route) {
      ends.set(passed, end);
    }
  }
  return ends;
}

/** Checks other spellings of a city's address: each must be unique and no page's address. */
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

/** Checks old addresses and their targets. */
export function redirectProblems(
  content: Content,
  paths: PagePaths,
  pages: ReadonlySet<string>,
): readonly Problem[] {
  const { redirects } = content;
  const ends = followRedirects(redirects, pages);
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
