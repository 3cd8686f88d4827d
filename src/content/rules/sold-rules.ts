import { cityFile, guideFile, hasPage, type Content, type Problem } from "#content/content.ts";
import type { Path } from "#content/every-text.ts";
import { asked, namedGoods, type Asked } from "#content/rules/named-goods.ts";
import { english } from "#content/rules/product-offers.ts";
import type { ProductFile } from "#content/schema/product.ts";
import type { Text } from "#content/text.ts";
import { phrasesOf, type Phrases } from "#domain/search/phrases.ts";
import { joined, stemOf, wordsOf } from "#domain/search/text.ts";

/** Everything that a product says of itself: the stems of its words, and what they mean. */
function wordsIn(product: ProductFile, { meanings }: Phrases): ReadonlySet<string> {
  const { name, use, description, details, features, figures, specifications, tags } = product;
  const { marks, material, standards } = specifications;
  const texts = [name, use, description, details, ...features, marks, material];
  const told = texts.map((text) => (text === undefined ? "" : english(text)));
  const values = figures.map(({ value }) => english(value));
  const words = wordsOf([...told, ...values, ...standards, ...tags].join(" "));
  const found = new Set(words.map(stemOf));
  for (const at of words.keys()) {
    for (const length of [1, 2]) {
      const meaning = meanings.get(joined(words.slice(at, at + length)));
      if (meaning?.is === "word") {
        found.add(meaning.term);
      }
    }
  }
  return found;
}

type Sells = (asked: Asked) => boolean;

function sellerOf({ products, tradeWords }: Content, phrases: Phrases): Sells {
  const shown = [...products].filter(([, product]) => hasPage(product));
  const told = new Map<string, ReadonlySet<string>>();
  const wordsOfProduct = (slug: string, product: ProductFile) => {
    const known = told.get(slug) ?? wordsIn(product, phrases);
    told.set(slug, known);
    return known;
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
        words.every((word) => wordsOfProduct(slug, product).has(word)),
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
  const phrases = phrasesOf(content.tradeWords, categories);
  const sells = sellerOf(content, phrases);
  return said.flatMap(([file, path, goods]) =>
    goods.flatMap((item) => {
      const ask = asked(item, phrases);
      return ask.isNotSold || (ask.kinds.length > 0 && !sells(ask))
        ? [{ file, path, message: `names "${item.trim()}", but no product is one` }]
        : [];
    }),
  );
}
