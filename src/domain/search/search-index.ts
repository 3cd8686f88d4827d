import type { CatalogueData } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { arabiziReader, type ArabiziReader } from "#domain/search/arabizi.ts";
import { isBody, plainCode, standardKeys, unglued } from "#domain/search/codes.ts";
import { cutLevels, filterGases, marksAt, measureAt } from "#domain/search/marks.ts";
import { isOfKind, phrasesOf, type Phrases } from "#domain/search/phrases.ts";
import { denialAt, deniedBy, lacking } from "#domain/search/negation.ts";
import { sizeRanges, type SizeRanges } from "#domain/search/sizes.ts";
import { slipFinder, type SlipFinder } from "#domain/search/slips.ts";
import { joined, stemOf, wordsOf } from "#domain/search/text.ts";

/**
 * Where a term stands: a product's place in the catalogue, times `weightSpan`, plus the weight of
 * the field. One number each, for a large catalogue has millions.
 */
type Postings = number[];

/** Above every weight. */
export const weightSpan = 16;

/** The weight of a product's name, and of being of a kind. */
export const fullWeight = 10;

/** The words of a catalogue, each once, so that a query looks words up and compares no products. */
export interface SearchIndex {
  readonly products: readonly Product[];
  readonly terms: ReadonlyMap<string, Postings>;
  /** The places of the products of each kind, what it names first. */
  readonly kinds: ReadonlyMap<string, ReadonlySet<number>>;
  readonly phrases: Phrases;
  /** The places of the products that bear a code, and of those under a standard. */
  readonly codes: ReadonlyMap<string, readonly number[]>;
  readonly standards: ReadonlyMap<string, readonly number[]>;
  /** What each product says of its sizes. */
  readonly sizes: readonly SizeRanges[];
  /** The different words of each product's name, in each language. */
  readonly names: readonly (readonly ReadonlySet<string>[])[];
  /** The words that a slip may have been meant for. */
  readonly vocabulary: ReadonlySet<string>;
  /** The word of them that a slip was meant for. */
  readonly meant: SlipFinder;
  /** The Arabic word that was written in Latin letters. */
  readonly arabizi: ArabiziReader;
  /** What has been replaced, by how it is written in one word, and by what. */
  readonly superseded: ReadonlyMap<string, string>;
}

type Field = readonly [weight: number, text: string];

function fieldsOf(product: Product, searchWords: string): readonly Field[] {
  const { specifications, subcategory, category, brand } = product;
  const { marks = "", sizes, material = "", colours } = specifications;
  return [
    [fullWeight, [product.name, brand?.name ?? "", brand?.model ?? "", marks].join(" ")],
    [8, [material, ...colours.map(({ name }) => name)].join(" ")],
    [7, [subcategory.name, category.name, searchWords, product.slug].join(" ")],
    [
      6,
      [
        typeof sizes === "string" ? sizes : "",
        ...product.tags,
        ...product.figures.map(({ value }) => value),
      ].join(" "),
    ],
    [4, [product.description, product.use ?? "", ...product.features].join(" ")],
  ];
}

/** Reads the terms of texts: their words without plurals, what they mean, their marks and measures. */
function termReader({ meanings }: Phrases, starts: ReadonlySet<string>) {
  const stems = new Map<string, string>();
  const stemFor = (word: string) => {
    const known = stems.get(word);
    if (known !== undefined) {
      return known;
    }
    const stem = stemOf(word);
    stems.set(word, stem);
    return stem;
  };
  const meaningsAt = (words: readonly string[], at: number, most: number) => {
    const stem = stemFor(words[at] ?? "");
    const found: string[] = [];
    for (let length = 1; length <= (starts.has(stem) ? most : 1); length += 1) {
      const meaning = meanings.get(length === 1 ? stem : joined(words.slice(at, at + length)));
      if (meaning?.is === "word") {
        found.push(meaning.term);
      }
    }
    return found;
  };
  const lackedAt = (words: readonly string[], at: number) => {
    const own = deniedBy(words[at] ?? "");
    const denial = denialAt(words, at);
    const meaning = meanings.get(own ?? "");
    return [
      ...(own === undefined ? [] : [own, ...(meaning?.is === "word" ? [meaning.term] : [])]),
      ...(denial
        ? [stemFor(words[denial.from] ?? ""), ...meaningsAt(words, denial.from, denial.most)]
        : []),
    ];
  };
  return (text: string): ReadonlySet<string> => {
    const words = wordsOf(text).flatMap(unglued);
    const terms = new Set<string>();
    let denied = -1;
    for (const [at, word] of words.entries()) {
      const lacked = lackedAt(words, at);
      for (const term of lacked) {
        terms.add(lacking(term));
      }
      denied = lacked.length > 0 ? (denialAt(words, at)?.from ?? denied) : denied;
      terms.add(stemFor(word));
      for (const term of denied === at ? [] : meaningsAt(words, at, 3)) {
        terms.add(term);
      }
      const marks = [marksAt(words, at)?.terms ?? [], measureAt(words, at)?.terms ?? []].flat();
      for (const term of [...marks, ...cutLevels(word), ...filterGases(word)]) {
        terms.add(term);
      }
    }
    return terms;
  };
}

function put<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key);
  if (values === undefined) {
    map.set(key, [value]);
  } else if (values.at(-1) !== value) {
    values.push(value);
  }
}

function kindsOf({ products, categories, tradeWords }: CatalogueData) {
  const none = { names: [], categories: [], subcategories: [], products: [] };
  const kinds = [
    ...Object.entries(tradeWords.kinds),
    ...categories.flatMap(({ id, subcategories }) => [
      [`category ${id}`, { ...none, categories: [id] }] as const,
      ...subcategories.map(
        (one) => [`subcategory ${one.id}`, { ...none, subcategories: [one.id] }] as const,
      ),
    ]),
  ];
  const places = new Map(products.map(({ slug }, place) => [slug, place]));
  return new Map(
    kinds.map(([id, kind]) => [
      id,
      new Set([
        ...kind.products.flatMap((slug) => places.get(slug) ?? []),
        ...products.flatMap((product, place) => (isOfKind(product, kind) ? [place] : [])),
      ]),
    ]),
  );
}

/**
 * Prepares the products once, so that each search only looks words up. What other languages say of them
 * is found as well: a buyer types in any of them.
 */
export function indexProducts(all: readonly CatalogueData[]): SearchIndex {
  const [data] = all;
  if (!data) {
    throw new Error("A search needs a catalogue in one language at least");
  }
  const { products, tradeWords } = data;
  const categories = all.flatMap((one) => one.categories);
  const phrases = phrasesOf(tradeWords, categories);
  const told = all.map((one) => new Map(one.products.map((product) => [product.slug, product])));
  const searchWords = new Map(
    categories.flatMap(({ subcategories }) =>
      subcategories.map((one) => [one.id, one.searchWords] as const),
    ),
  );
  const starts = new Set(
    Object.values(tradeWords.means).flatMap((words) =>
      words.map((phrase) => stemOf(wordsOf(phrase)[0] ?? "")),
    ),
  );
  const termsOf = termReader(phrases, starts);
  const terms = new Map<string, Postings>();
  const codes = new Map<string, number[]>();
  const standards = new Map<string, number[]>();
  const vocabulary = new Set(phrases.vocabulary);
  const names: (readonly ReadonlySet<string>[])[] = [];
  for (const [place, product] of products.entries()) {
    const best = new Map<string, number>();
    const tellings = told.flatMap((one) => one.get(product.slug) ?? []);
    for (const telling of tellings) {
      for (const [weight, text] of fieldsOf(
        telling,
        searchWords.get(telling.subcategory.id) ?? "",
      )) {
        for (const term of termsOf(text)) {
          best.set(term, Math.max(best.get(term) ?? 0, weight));
        }
      }
    }
    for (const [term, weight] of best) {
      put(terms, term, place * weightSpan + weight);
    }
    for (const code of [product.code, ...Object.values(product.codes)]) {
      put(codes, plainCode(wordsOf(code ?? "")), place);
    }
    for (const key of product.specifications.standards.flatMap(standardKeys)) {
      put(standards, key, place);
    }
    const words = tellings.map(({ name }) => wordsOf(name));
    names.push(words.map((name) => new Set(name.map(stemOf))));
    for (const word of words.flat()) {
      vocabulary.add(word);
    }
  }
  for (const word of vocabulary) {
    if (!terms.has(stemOf(word)) && !phrases.meanings.has(stemOf(word))) {
      vocabulary.delete(word);
    }
  }
  const superseded = new Map(
    Object.entries(tradeWords.superseded).map(([old, now]) => [
      wordsOf(old)
        .flatMap(unglued)
        .filter((word) => !isBody(word))
        .join(""),
      now,
    ]),
  );
  const said = [...vocabulary].filter((word) => terms.has(stemOf(word)));
  const kinds = kindsOf(data);
  return {
    ...{ products, terms, kinds, phrases, codes, standards, names, vocabulary, superseded },
    sizes: products.map(({ specifications }) => sizeRanges(specifications.sizes)),
    // What products say is meant before what buyers alone call them.
    meant: slipFinder(new Set([...said, ...vocabulary])),
    arabizi: arabiziReader([...phrases.vocabulary, ...vocabulary]),
  };
}
