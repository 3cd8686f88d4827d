import { textsIn } from "#tools/check-content/wording.ts";

/** A value and where it stands, such as a page's words. */
export type Named = readonly [at: string, value: unknown];

const addressInText = /(?<![\w/:.])\/(?:categories|products|saudi|shop|contact)(?:\/[\w-]+)*/g;

/** Addresses that content spells out in its texts and that the site does not have. */
export function addressViolations(
  contents: readonly Named[],
  known: ReadonlySet<string>,
): readonly string[] {
  return contents.flatMap(([at, value]) =>
    textsIn(value).flatMap(([path, text]) =>
      (text.match(addressInText) ?? [])
        .filter((address) => !known.has(address))
        .map((address) => `${at}, ${path}: ${address} does not exist`),
    ),
  );
}

/** Names of pages that content links to and that do not exist. */
export function linkViolations(
  links: readonly (readonly [at: string, slugs: readonly string[]])[],
  known: ReadonlySet<string>,
): readonly string[] {
  return links.flatMap(([at, slugs]) =>
    slugs.filter((slug) => !known.has(slug)).map((slug) => `${at}: ${slug} does not exist`),
  );
}
