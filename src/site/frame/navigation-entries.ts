import type { PageContext } from "#site/page.ts";

interface NavigationEntry {
  readonly kind: "home" | "shop" | "categories" | "cities" | "contact";
  readonly name: string;
  readonly address: string;
}

/** Lists the site's main entries in the order of header, mobile menu and footer. */
export function navigationEntries(context: PageContext): readonly NavigationEntry[] {
  const { addresses, catalogue } = context;
  const { navigation } = context.words.frame;
  const [guide] = catalogue.guides;
  const entries: NavigationEntry[] = [
    { kind: "home", name: navigation.home, address: addresses.home },
    { kind: "shop", name: navigation.shop, address: addresses.shop },
  ];
  if (guide) {
    const address = addresses.guide(guide.slug);
    entries.push({ kind: "categories", name: navigation.categories, address });
  }
  if (catalogue.cities.length > 0) {
    entries.push({ kind: "cities", name: navigation.cities, address: addresses.cities });
  }
  entries.push({ kind: "contact", name: navigation.contact, address: addresses.contact });
  return entries;
}

interface ToolEntry {
  readonly name: string;
  readonly address: string;
}

/** Lists the tools of the site: lists for a crew, standards and choosing aids. */
export function toolEntries({ addresses, catalogue, words }: PageContext): readonly ToolEntry[] {
  const { kits, standards } = catalogue;
  return [
    ...(kits ? [{ name: kits.page.heading, address: addresses.kits }] : []),
    ...(standards.length > 0
      ? [{ name: words.pages.standards.name, address: addresses.standards }]
      : []),
    { name: words.aids.name, address: addresses.aids },
  ];
}

/** Returns `aria-current` for a link: "page" if it leads to the current page. */
export function ariaCurrent(context: PageContext, address: string): "page" | undefined {
  return context.address.split("?")[0] === address ? "page" : undefined;
}
