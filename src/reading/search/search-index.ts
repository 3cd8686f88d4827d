import type { CatalogueData } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { arabiziReader, type ArabiziReader } from "#reading/search/arabizi.ts";
import { isBody, plainCode, standardKeys, unglued } from "#reading/search/codes.ts";
import { denialsOf, type Denials } from "#reading/search/denials.ts";
import { kindsOf, leadingOf, type Kinds } from "#reading/search/kinds.ts";
import { phrasesOf, type Phrases } from "#reading/search/phrases.ts";
import { fieldsOf, fullWeight, termReader, unfitFor } from "#reading/search/product-terms.ts";
import { figureIn, type Figure } from "#reading/search/marks.ts";
import { relevanceOf, type Relevance, type Said } from "#reading/search/relevance.ts";
import { sizeRanges, type SizeRanges } from "#domain/catalogue/product-sizes.ts";
import { slipFinder, type SlipFinder } from "#reading/search/slips.ts";
import { stemOf, wordsOf } from "#reading/text.ts";

/**
 * Where a term stands: a product's place in the catalogue, times `weightSpan`, plus the weight of
 * the field. One number each, for a large catalogue has millions.
 */
type Postings = number[];

/** Above every weight. */
export const weightSpan = 16;

/** A figure that products state. */
interface StatedFigure extends Figure {
  readonly places: readonly number[];
}

/** The words of a catalogue, each once, so that a query looks words up and compares no products. */
export interface SearchIndex {
  readonly products: readonly Product[];
  readonly terms: ReadonlyMap<string, Postings>;
  /** The places of the products of each kind, what it names first. */
  readonly kinds: Kinds;
  /** Of kinds that show whole subcategories: the places of the products that are to stand first. */
  readonly leading: Kinds;
  readonly phrases: Phrases;
  /** Relevance of words for products, outside of phrases. */
  readonly relevance: Relevance;
  /** Uses that products deny. */
  readonly denials: Denials;
  /** The places of the products that bear a code, and of those under a standard. */
  readonly codes: ReadonlyMap<string, readonly number[]>;
  readonly standards: ReadonlyMap<string, readonly number[]>;
  /** Marks and measures of products. */
  readonly figures: readonly StatedFigure[];
  /** The terms for colours in which products come. */
  readonly colours: ReadonlySet<string>;
  /** Sizes of each product. */
  readonly sizes: readonly SizeRanges[];
  /** The different words of each product's name, in each language. */
  readonly names: readonly (readonly ReadonlySet<string>[])[];
  /** The words that a slip may have been meant for. */
  readonly vocabulary: ReadonlySet<string>;
  /** The words of texts that are not searched: none of them is a slip. */
  readonly written: ReadonlySet<string>;
  /** The word of them that a slip was meant for. */
  readonly meant: SlipFinder;
  /** The Arabic word that was written in Latin letters. */
  readonly arabizi: ArabiziReader;
  /** Superseded names, written in one word, each with its successor. */
  readonly superseded: ReadonlyMap<string, string>;
}

/** Fewest letters of a filler word that a slip may lead to. */
const longFiller = 6;

function put<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key);
  if (values === undefined) {
    map.set(key, [value]);
  } else if (values.at(-1) !== value) {
    values.push(value);
  }
}

/** Lists the names of products and kinds, and the purposes that buyers state. */
function saidOf(
  catalogues: readonly CatalogueData[],
  { tradeWords, purposes }: CatalogueData,
  kinds: Kinds,
  places: ReadonlyMap<string, number>,
) {
  const sayings: Said[] = [];
  for (const [kind, { names }] of Object.entries(tradeWords.kinds)) {
    const members = [...(kinds.get(kind) ?? [])];
    // A name of many things tells less of each.
    const weight = 2 / Math.sqrt(members.length);
    sayings.push(...names.map((text) => ({ text, places: members, weight })));
  }
  for (const [slug, lines] of Object.entries(purposes)) {
    const place = places.get(slug);
    sayings.push(
      ...(place === undefined
        ? []
        : lines.split("\n").map((text) => ({ text, places: [place], weight: 1 }))),
    );
  }
  for (const { products } of catalogues) {
    for (const { slug, name, tags, subcategory } of products) {
      const place = places.get(slug);
      if (place !== undefined) {
        const text = [name, subcategory.name, ...tags].join(" ");
        sayings.push({ text, places: [place], weight: 4 });
      }
    }
  }
  return sayings;
}

/**
 * Prepares the products once, so that each search only looks words up. What other languages say of them
 * is found as well: a buyer types in any of them.
 */
export function indexProducts(catalogues: readonly CatalogueData[]): SearchIndex {
  const [data] = catalogues;
  if (!data) {
    throw new Error("A search needs a catalogue in one language at least");
  }
  const { products, tradeWords } = data;
  const categories = catalogues.flatMap((catalogue) => catalogue.categories);
  const phrases = phrasesOf(tradeWords, categories);
  const productsBySlug = catalogues.map(
    (catalogue) => new Map(catalogue.products.map((product) => [product.slug, product])),
  );
  const searchWords = new Map(
    categories.flatMap(({ subcategories }) =>
      subcategories.map((subcategory) => [subcategory.id, subcategory.searchWords] as const),
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
    const tellings = productsBySlug.flatMap((bySlug) => bySlug.get(product.slug) ?? []);
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
    for (const telling of tellings) {
      for (const term of termsOf(telling.notFor.join(" ; "))) {
        if (!best.has(term)) {
          best.set(unfitFor(term), fullWeight);
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
  const written = new Set(
    catalogues.flatMap((catalogue) =>
      catalogue.products.flatMap(({ details, notFor, replaceWhen }) =>
        wordsOf([details, ...notFor, ...replaceWhen].join(" ")),
      ),
    ),
  );
  const superseded = new Map(
    Object.entries(tradeWords.superseded).map(([old, now]) => [
      wordsOf(old)
        .flatMap(unglued)
        .filter((word) => !isBody(word))
        .join(""),
      now,
    ]),
  );
  const isTelling = (word: string) => phrases.meanings.get(stemOf(word))?.is !== "idle";
  const telling = [...vocabulary].filter((word) => isTelling(word) || word.length >= longFiller);
  const searchable = [...vocabulary].filter((word) => terms.has(stemOf(word)));
  const colourNames = catalogues.flatMap((catalogue) =>
    catalogue.products.flatMap(({ specifications }) =>
      specifications.colours.map(({ name }) => name),
    ),
  );
  const places = new Map(products.map(({ slug }, place) => [slug, place]));
  const kinds = kindsOf(data, places);
  const figures = [...terms].flatMap(([term, postings]) => {
    const figure = figureIn(term);
    const stating = postings.map((posting) => Math.floor(posting / weightSpan));
    return figure === undefined ? [] : [{ ...figure, places: stating }];
  });
  return {
    products,
    terms,
    kinds,
    phrases,
    codes,
    standards,
    names,
    vocabulary,
    superseded,
    figures,
    written,
    colours: new Set(
      colourNames
        .filter((name) => wordsOf(name).length === 1)
        .flatMap((name) => [...termsOf(name)]),
    ),
    leading: leadingOf(tradeWords, places),
    denials: denialsOf(
      catalogues.map((catalogue) => catalogue.products),
      tradeWords,
      places,
    ),
    relevance: relevanceOf(saidOf(catalogues, data, kinds, places), products.length),
    sizes: products.map(({ specifications }) => sizeRanges(specifications.sizes)),
    // Words of products come before words of buyers alone.
    meant: slipFinder(new Set([...searchable, ...telling])),
    arabizi: arabiziReader([...phrases.vocabulary, ...vocabulary].filter(isTelling)),
  };
}
