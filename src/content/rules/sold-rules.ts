import { cityFile, guideFile, type Content, type Problem } from "#content/content.ts";
import type { Path } from "#content/every-text.ts";
import { asked, namedGoods, type Asked } from "#content/rules/named-goods.ts";
import { english } from "#content/rules/product-offers.ts";
import type { ProductFile } from "#content/schema/product.ts";
import type { Text } from "#content/text.ts";
import { phrasesOf } from "#reading/search/phrases.ts";
import { stemOf, wordsOf } from "#reading/text.ts";

/** The stems of a text, each between spaces, so that several of them can be looked for in their order. */
const stems = (text: string) => ` ${wordsOf(text).map(stemOf).join(" ")} `;

/** Everything that a product says of itself. */
function saying(product: ProductFile): string {
  const { name, use, description, details, features, figures, specifications, tags } = product;
  const { marks, material, standards } = specifications;
  const texts = [name, use, description, details, ...features, marks, material];
  const told = texts.map((text) => (text === undefined ? "" : english(text)));
  const values = figures.map(({ value }) => english(value));
  return stems([...told, ...values, ...standards, ...tags].join(" "));
}

type Sells = (asked: Asked) => boolean;

function sellerOf({ products, tradeWords }: Content): Sells {
  // A product that is drafted again for a day refuses nobody's pages.
  const shown = [...products].filter(([, { status }]) => status !== "removed");
  const sayings = new Map<string, string>();
  const says = (slug: string, product: ProductFile, word: string) => {
    const said = sayings.get(slug) ?? saying(product);
    sayings.set(slug, said);
    const meaning = word.startsWith("=") ? tradeWords.means[word.slice(1)] : undefined;
    return meaning
      ? meaning.some((phrase) => said.includes(stems(phrase)))
      : said.includes(` ${word} `);
  };
  const isOf = (kind: string, slug: string, { category, subcategory }: ProductFile) => {
    const shows = tradeWords.kinds[kind];
    return shows === undefined
      ? kind === `category ${category}` || kind === `subcategory ${subcategory}`
      : shows.products.includes(slug) ||
          shows.categories.includes(category) ||
          shows.subcategories.includes(subcategory);
  };
  return ({ kinds, words }) =>
    kinds.every((kind) => shown.some(([slug, product]) => isOf(kind, slug, product))) &&
    shown.some(
      ([slug, product]) =>
        kinds.some((kind) => isOf(kind, slug, product)) &&
        words.every((word) => says(slug, product, word)),
    );
}

type Said = readonly [file: string, path: Path, goods: readonly string[]];

function saidOf({ cities, guides }: Content): readonly Said[] {
  const goods = (text: Text) => namedGoods(english(text));
  return [
    ...[...cities].flatMap(([slug, { region, lead, sites, reasons }]): readonly Said[] => {
      const file = cityFile(slug, region);
      return [
        ...(lead === undefined ? [] : [[file, ["lead"], goods(lead)] as const]),
        ...sites.map(({ text }, at) => [file, ["sites", at, "text"], goods(text)] as const),
        ...reasons.map((reason, at) => {
          const text = typeof reason === "object" && "claims" in reason ? reason.text : reason;
          return [file, ["reasons", at], goods(text)] as const;
        }),
      ];
    }),
    ...[...guides].flatMap(([slug, { productTypes }]) =>
      productTypes.map(({ name }, at): Said => [
        guideFile(slug),
        ["productTypes", at, "name"],
        english(name).split(/,| and /),
      ]),
    ),
  ];
}

/** The trade words as far as an English text can hold them; reading the others would take longer than the rest. */
function englishWords(words: Content["tradeWords"]): Content["tradeWords"] {
  const latin = (phrases: readonly string[]) =>
    phrases.filter((one) => !/[\u0600-\u06ff]/.test(one));
  return {
    ...words,
    kinds: Object.fromEntries(
      Object.entries(words.kinds).map(([id, kind]) => [id, { ...kind, names: latin(kind.names) }]),
    ),
    means: Object.fromEntries(Object.entries(words.means).map(([id, one]) => [id, latin(one)])),
    notSold: latin(words.notSold),
    idle: latin(words.idle),
  };
}

/** Goods that a city's page says people order, and kinds that a guide lists, which no product is. */
export function soldProblems(content: Content): readonly Problem[] {
  const said = saidOf(content);
  if (said.length === 0) {
    return [];
  }
  const categories = content.categories.categories.map(({ id, name, subcategories }) => ({
    ...{ id, name: english(name) },
    subcategories: subcategories.map((one) => ({
      ...{ id: one.id, name: english(one.name), searchWords: "" },
    })),
  }));
  const phrases = phrasesOf(englishWords(content.tradeWords), categories);
  const sells = sellerOf(content);
  return said.flatMap(([file, path, goods]) =>
    goods.flatMap((item) => {
      const ask = asked(item, phrases);
      return ask.isNotSold || (ask.kinds.length > 0 && !sells(ask))
        ? [{ file, path, message: `names "${item.trim()}", but no product is one` }]
        : [];
    }),
  );
}
