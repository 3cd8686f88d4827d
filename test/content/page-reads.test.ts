import fc from "fast-check";
import { expect, test } from "vitest";
import type { Content } from "#content/content.ts";
import { comparePageReads, type StoredReads } from "#publishing/page-reads.ts";
import { prepareSite } from "#publishing/site-data.ts";
import { fallbackSource } from "#publishing/pictures/picture-source.ts";
import { createSite } from "#site/render.tsx";
import { content, site as sample } from "#test/support/demonstration.ts";

type Product = NonNullable<ReturnType<Content["products"]["get"]>>;
type Edit = (content: Content, number: number) => Content;

function pick<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length];
  if (item === undefined) {
    throw new Error("There is nothing to edit");
  }
  return item;
}

const productEdit =
  (change: (product: Product, number: number) => Partial<Product>): Edit =>
  (before, number) => {
    const [slug, product] = pick([...before.products], number);
    const products = new Map(before.products);
    products.set(slug, { ...product, ...change(product, number) });
    return { ...before, products };
  };

/** Appends a word to a text in all its languages. */
const lengthen = (text: unknown, word: string): unknown =>
  typeof text === "string"
    ? `${text} ${word}`
    : Object.fromEntries(
        Object.entries(text as object).map(([key, part]) => [key, `${part} ${word}`]),
      );

const edits: Readonly<Record<string, Edit>> = {
  price: productEdit((_, number) => ({ price: { amount: 100 + (number % 50) } })),
  name: productEdit(({ name }, number) => ({
    name: lengthen(name, `${number % 7}`) as Product["name"],
  })),
  availability: productEdit((_, number) => ({
    availability: number % 2 === 0 ? { state: "out" } : { state: "in-stock" },
  })),
  "new product": (before, number) => {
    const [slug, product] = pick([...before.products], number);
    const products = new Map(before.products);
    products.set(`${slug}-again-${number % 3}`, { ...product, code: `X${number}` });
    return { ...before, products };
  },
  "withdrawn product": productEdit(() => ({ status: "removed" })),
  "guide text": (before, number) => {
    const [slug, guide] = pick([...before.guides], number);
    const guides = new Map(before.guides);
    const description = lengthen(guide.description, "more") as typeof guide.description;
    guides.set(slug, { ...guide, description });
    return { ...before, guides };
  },
  "category text": (before, number) => {
    const { categories } = before.categories;
    const chosen = pick(categories, number);
    const name = lengthen(chosen.name, "etc") as typeof chosen.name;
    return {
      ...before,
      categories: {
        ...before.categories,
        categories: categories.map((entry) => (entry === chosen ? { ...entry, name } : entry)),
      },
    };
  },
  telephone: (before, number) => ({
    ...before,
    company: { ...before.company, phone: `+96600000000${number % 10}` },
  }),
  "prices shown": (before, number) => ({
    ...before,
    company: { ...before.company, prices: { show: number % 2 === 0 } },
  }),
  "trade words": (before, number) => {
    const [key, kind] = pick(Object.entries(before.tradeWords.kinds), number);
    const kinds = { ...before.tradeWords.kinds, [key]: { ...kind, names: ["thingummy"] } };
    return { ...before, tradeWords: { ...before.tradeWords, kinds } };
  },
  "crew lists": (before) => {
    const { kits } = before;
    if (kits === undefined) {
      return before;
    }
    const heading = lengthen(kits.page.heading, "now") as typeof kits.page.heading;
    return { ...before, kits: { ...kits, page: { ...kits.page, heading } } };
  },
  "a city's text": (before, number) => {
    const [slug, city] = pick([...before.cities], number);
    const cities = new Map(before.cities);
    cities.set(slug, { ...city, name: lengthen(city.name, "City") as typeof city.name });
    return { ...before, cities };
  },
  "a standard's text": (before, number) => {
    const { standards } = before;
    if (standards === undefined) {
      return before;
    }
    const chosen = pick(standards.standards, number);
    const subject = lengthen(chosen.subject, "too") as typeof chosen.subject;
    return {
      ...before,
      standards: {
        ...standards,
        standards: standards.standards.map((entry) =>
          entry === chosen ? { ...entry, subject } : entry,
        ),
      },
    };
  },
};

interface Rendered {
  readonly pages: ReadonlyMap<string, string>;
  readonly stored: StoredReads;
  readonly kept: ReadonlySet<string>;
}

function openRecorder(current: Content) {
  const { data } = prepareSite({
    content: current,
    env: { SITE_URL: "https://site.invalid" },
    languages: ["en", "ar"],
    fallback: fallbackSource("fallback.webp", "0".repeat(64)),
    assets: sample.assets,
    today: "2026-11-22",
  });
  const site = createSite({ ...data, published: "2026-11-22" });
  const recorder = site.recordReads?.();
  if (recorder === undefined) {
    throw new Error("The site records no reads");
  }
  return { site, recorder };
}

/** Renders the site as a release after the previous one does, or whole. */
function render(current: Content, previous: Rendered | undefined): Rendered {
  const { site, recorder } = openRecorder(current);
  const compared = comparePageReads(recorder, "1", previous?.stored);
  const pages = new Map<string, string>();
  const kept = new Set<string>();
  for (const { address } of site.addresses) {
    const old = previous?.pages.get(address);
    if (old !== undefined && compared.isCurrent(address)) {
      compared.keep(address);
      pages.set(address, old);
      kept.add(address);
    } else {
      const { page, reads } = recorder.render(address);
      compared.add(address, reads);
      pages.set(address, page.html);
    }
  }
  return { pages, stored: compared.stored(), kept };
}

/** Compares the kept pages with those of a whole release, which the service's renderer makes. */
async function expectWhole(current: Content, { pages, kept }: Rendered): Promise<void> {
  const { site } = openRecorder(current);
  expect([...pages.keys()]).toEqual(site.addresses.map(({ address }) => address));
  for (const address of kept) {
    const { html } = await site.render({ address });
    if (pages.get(address) !== html) {
      expect(`${address} ${pages.get(address)}`).toBe(`${address} ${html}`);
    }
  }
}

const first = render(content, undefined);

test("A page is the same whether its reads are noted or not", () =>
  expectWhole(content, { ...first, kept: new Set(first.pages.keys()) }));

test.each(Object.entries(edits))(
  "After an edit of %s the kept pages are those of a whole release",
  async (_, edit) => {
    const edited = edit(content, 38);
    await expectWhole(edited, render(edited, first));
  },
);

test("Several random edits in a row leave the pages of a whole release", async () => {
  const step = fc.tuple(fc.constantFrom(...Object.values(edits)), fc.nat({ max: 1000 }));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 4 }), async (steps) => {
      let current = content;
      let rendered = first;
      const addresses = [...first.pages.keys()];
      for (const [edit, number] of steps) {
        current = edit(current, number);
        rendered = render(current, rendered);
      }
      await expectWhole(current, {
        ...rendered,
        kept: new Set(addresses.filter((address) => rendered.pages.has(address))),
      });
    }),
    { numRuns: 2, endOnFailure: true },
  );
}, 900_000);

test.each([
  ["price", 30],
  ["availability", 120],
  ["guide text", 20],
  ["trade words", 20],
])("A change of %s renders at most %i pages again", (name, most) => {
  const edited = edits[name]?.(content, 38) ?? content;
  const { pages, kept } = render(edited, first);
  expect(pages.size - kept.size).toBeLessThanOrEqual(most);
});

test("Pages of other code are not kept", () => {
  const { recorder } = openRecorder(content);
  const compared = comparePageReads(recorder, "2", first.stored);
  expect(compared.isCurrent("/")).toBe(false);
});
