import type { Category, Named, Pictogram } from "#domain/catalogue/category.ts";
import { openFacets, type ValuesByFacet } from "#domain/catalogue/facet-values.ts";
import { inSelection, type Selection } from "#domain/catalogue/filter.ts";
import type { Guide } from "#domain/catalogue/guide.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { editionsByName, type CitedEdition, type Standard } from "#domain/catalogue/standard.ts";
import { groupBy } from "#domain/group-by.ts";
import type { TradeWords } from "#domain/catalogue/trade-words.ts";
import type { City, Region } from "#domain/delivery/city.ts";
import type { Company } from "#domain/company.ts";
import type { Language } from "#domain/language.ts";
import type { Kits } from "#domain/catalogue/kit.ts";
import type { KitsTexts, SiteTexts } from "#domain/site-texts.ts";

/** Everything that the supplier says, in one language, as a release keeps it. */
export interface CatalogueData {
  readonly language: Language;
  readonly company: Company;
  /** The terms of list prices; absent where the owner shows none. */
  readonly prices?: { readonly vatPercent: number } | undefined;
  /** In the order in which the shop shows them. */
  readonly products: readonly Product[];
  readonly categories: readonly Category[];
  /** Tags of products, for guides and for narrowing the shop. */
  readonly tags: readonly Named[];
  /** In the order of the menus. */
  readonly guides: readonly Guide[];
  /** In the order of their page. */
  readonly standards: readonly Standard[];
  readonly regions: readonly Region[];
  /** In the order in which lists show them. */
  readonly cities: readonly City[];
  readonly pictograms: readonly Pictogram[];
  readonly texts: SiteTexts;
  readonly tradeWords: TradeWords;
  /** By product: what buyers write who do not know its name, a line each. */
  readonly purposes: Readonly<Record<string, string>>;
  /** Needs of crews with the texts of their page; absent where the supplier makes no such lists. */
  readonly kits?: (Kits & { readonly page: KitsTexts }) | undefined;
}

/** The catalogue of one language, and the questions that pages ask it. */
export interface Catalogue extends CatalogueData {
  product(slug: string | null | undefined): Product | undefined;
  guide(slug: string): Guide | undefined;
  city(slug: string): City | undefined;
  category(id: string | null | undefined): Category | undefined;
  standard(slug: string): Standard | undefined;
  /** The edition of that name, with its standard. */
  edition(name: string): CitedEdition | undefined;
  /** The products that cite any edition of a standard, in catalogue order. */
  citing(standard: Standard): readonly Product[];
  /** The products of a category, in catalogue order. */
  inCategory(id: string): readonly Product[];
  /** The products of a guide, in catalogue order. */
  inSelection(selection: Selection): readonly Product[];
  /** Products like this one: the same subcategory first, then the same category; at most `limit`. */
  related(to: Product, limit: number): readonly Product[];
  /** The values of a product in each facet, by their ids. */
  facetValues(product: Product): ValuesByFacet;
  /** Every value that each facet has, by its id. */
  facetVocabulary(): ValuesByFacet;
}

/** The products under each standard by its slug, each once. */
function productsCiting(
  products: readonly Product[],
  editions: ReadonlyMap<string, CitedEdition>,
): ReadonlyMap<string, readonly Product[]> {
  const citing = new Map<string, Product[]>();
  for (const product of products) {
    const { standards } = product.specifications;
    const slugs = standards.flatMap((name) => editions.get(name)?.standard.slug ?? []);
    for (const slug of new Set(slugs)) {
      const citingProducts = citing.get(slug);
      if (citingProducts === undefined) {
        citing.set(slug, [product]);
      } else {
        citingProducts.push(product);
      }
    }
  }
  return citing;
}

function relatedIn(
  origin: Product,
  limit: number,
  siblings: readonly Product[],
  near: readonly Product[],
): readonly Product[] {
  const related: Product[] = [];
  const take = (candidates: readonly Product[], accepts: (product: Product) => boolean) => {
    for (const product of candidates) {
      if (related.length === limit) {
        return;
      }
      if (product.slug !== origin.slug && accepts(product)) {
        related.push(product);
      }
    }
  };
  take(siblings, () => true);
  take(near, (product) => product.subcategory.id !== origin.subcategory.id);
  return related;
}

/** Indexes a catalogue for the questions of pages; nothing is copied. */
export function openCatalogue(data: CatalogueData): Catalogue {
  const bySlug = new Map(data.products.map((product) => [product.slug, product]));
  const guides = new Map(data.guides.map((guide) => [guide.slug, guide]));
  const cities = new Map(data.cities.map((city) => [city.slug, city]));
  const categories = new Map(data.categories.map((category) => [category.id, category]));
  const standards = new Map(data.standards.map((standard) => [standard.slug, standard]));
  const editions = editionsByName(data.standards);
  const citing = productsCiting(data.products, editions);
  const ofCategory = groupBy(data.products, ({ category }) => category.id);
  const ofSubcategory = groupBy(data.products, ({ subcategory }) => subcategory.id);
  const ofSelection = new WeakMap<Selection, readonly Product[]>();
  const edition = (name: string) => editions.get(name);
  const { products, tags, prices } = data;
  return {
    ...data,
    ...openFacets({ products, tags, prices, edition }),
    edition,
    product: (slug) => (typeof slug === "string" ? bySlug.get(slug) : undefined),
    guide: (slug) => guides.get(slug),
    city: (slug) => cities.get(slug),
    category: (id) => (typeof id === "string" ? categories.get(id) : undefined),
    standard: (slug) => standards.get(slug),
    citing: ({ slug }) => citing.get(slug) ?? [],
    inCategory: (id) => ofCategory.get(id) ?? [],
    inSelection: (selection) => {
      const selected = ofSelection.get(selection) ?? inSelection(data.products, selection);
      ofSelection.set(selection, selected);
      return selected;
    },
    related: (product, limit) =>
      relatedIn(
        product,
        limit,
        ofSubcategory.get(product.subcategory.id) ?? [],
        ofCategory.get(product.category.id) ?? [],
      ),
  };
}
