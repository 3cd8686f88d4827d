import { cityFile, guideFile, type Content, type Problem } from "#content/content.ts";
import type { Path } from "#content/visit-texts.ts";
import { parseGoods, listGoods, type GoodsQuery } from "#content/rules/named-goods.ts";
import { english } from "#content/rules/product-texts.ts";
import type { ProductFile } from "#content/schema/product.ts";
import type { Text } from "#content/text.ts";
import { phrasesOf, type Phrases } from "#reading/search/phrases.ts";
import { stemOf, wordsOf } from "#reading/text.ts";

/** Returns the stems of a text between spaces, for a search for several stems in order. */
const stems = (text: string) => ` ${wordsOf(text).map(stemOf).join(" ")} `;

/** Joins the texts of a product as stems. */
function productStems(product: ProductFile): string {
  const { name, use, description, details, features, figures, specifications, tags } = product;
  const { marks, material, standards } = specifications;
  const texts = [name, use, description, details, ...features, marks, material];
  const plainTexts = texts.map((text) => (text === undefined ? "" : english(text)));
  const values = figures.map(({ value }) => english(value));
  return stems([...plainTexts, ...values, ...standards, ...tags].join(" "));
}

type Sells = (query: GoodsQuery) => boolean;

function createSellsTest({ products, tradeWords }: Content): Sells {
  // A product that is a draft again for a day must not refuse a page.
  const currentProducts = [...products].filter(([, { status }]) => status !== "removed");
  const stemsBySlug = new Map<string, string>();
  const describes = (slug: string, product: ProductFile, word: string) => {
    const productText = stemsBySlug.get(slug) ?? productStems(product);
    stemsBySlug.set(slug, productText);
    const meaning = word.startsWith("=") ? tradeWords.means[word.slice(1)] : undefined;
    return meaning
      ? meaning.some((phrase) => productText.includes(stems(phrase)))
      : productText.includes(` ${word} `);
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
    kinds.every((kind) => currentProducts.some(([slug, product]) => isOf(kind, slug, product))) &&
    currentProducts.some(
      ([slug, product]) =>
        kinds.some((kind) => isOf(kind, slug, product)) &&
        words.every((word) => describes(slug, product, word)),
    );
}

type GoodsStatement = readonly [file: string, path: Path, goods: readonly string[]];

function listGoodsStatements({ cities, guides }: Content): readonly GoodsStatement[] {
  const goods = (text: Text) => listGoods(english(text));
  return [
    ...[...cities].flatMap(
      ([slug, { region, lead, sites, reasons }]): readonly GoodsStatement[] => {
        const file = cityFile(slug, region);
        return [
          ...(lead === undefined ? [] : [[file, ["lead"], goods(lead)] as const]),
          ...sites.map(({ text }, index) => [file, ["sites", index, "text"], goods(text)] as const),
          ...reasons.map((reason, index) => {
            const text = typeof reason === "object" && "claims" in reason ? reason.text : reason;
            return [file, ["reasons", index], goods(text)] as const;
          }),
        ];
      },
    ),
    ...[...guides].flatMap(([slug, { productTypes }]) =>
      productTypes.map(({ name }, index): GoodsStatement => [
        guideFile(slug),
        ["productTypes", index, "name"],
        english(name).split(/,| and /),
      ]),
    ),
  ];
}

/**
 * Removes Arabic trade words, which an English text cannot contain; parsing them would take most of
 * the time.
 */
function englishWords(words: Content["tradeWords"]): Content["tradeWords"] {
  const latin = (phrases: readonly string[]) =>
    phrases.filter((phrase) => !/[\u0600-\u06ff]/.test(phrase));
  return {
    ...words,
    kinds: Object.fromEntries(
      Object.entries(words.kinds).map(([id, kind]) => [id, { ...kind, names: latin(kind.names) }]),
    ),
    means: Object.fromEntries(
      Object.entries(words.means).map(([id, phrases]) => [id, latin(phrases)]),
    ),
    notSold: latin(words.notSold),
    idle: latin(words.idle),
  };
}

const phrasesByWords = new WeakMap<Content["tradeWords"], WeakMap<object, Phrases>>();

/** Parses the English trade words, once for the same files: a process publishes again and again. */
function englishPhrases({ tradeWords, categories: file }: Content): Phrases {
  const byCategories = phrasesByWords.get(tradeWords) ?? new WeakMap<object, Phrases>();
  phrasesByWords.set(tradeWords, byCategories);
  const cached = byCategories.get(file);
  if (cached !== undefined) {
    return cached;
  }
  const categories = file.categories.map(({ id, name, subcategories }) => ({
    id,
    name: english(name),
    subcategories: subcategories.map((subcategory) => ({
      id: subcategory.id,
      name: english(subcategory.name),
      searchWords: "",
    })),
  }));
  const phrases = phrasesOf(englishWords(tradeWords), categories);
  byCategories.set(file, phrases);
  return phrases;
}

/** Refuses goods on cities' and guides' pages that no product is. */
export function soldProblems(content: Content): readonly Problem[] {
  const statements = listGoodsStatements(content);
  if (statements.length === 0) {
    return [];
  }
  const phrases = englishPhrases(content);
  const sells = createSellsTest(content);
  return statements.flatMap(([file, path, goods]) =>
    goods.flatMap((item) => {
      const query = parseGoods(item, phrases);
      return query.isNotSold || (query.kinds.length > 0 && !sells(query))
        ? [{ file, path, message: `names "${item.trim()}", but no product is one` }]
        : [];
    }),
  );
}
