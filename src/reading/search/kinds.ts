import type { CatalogueData } from "#domain/catalogue/catalogue.ts";
import { isOfKind } from "#reading/search/phrases.ts";
import type { TradeWords } from "#domain/catalogue/trade-words.ts";

/** The places of products by the id of a kind. */
export type Kinds = ReadonlyMap<string, ReadonlySet<number>>;

/** The products of each kind; those that it names itself come first. */
export function kindsOf(
  { products, categories, tradeWords }: CatalogueData,
  places: ReadonlyMap<string, number>,
): Kinds {
  const none = { names: [], categories: [], subcategories: [], products: [] };
  const kinds = [
    ...Object.entries(tradeWords.kinds),
    ...categories.flatMap(({ id, subcategories }) => [
      [`category ${id}`, { ...none, categories: [id] }] as const,
      ...subcategories.map(
        (subcategory) =>
          [`subcategory ${subcategory.id}`, { ...none, subcategories: [subcategory.id] }] as const,
      ),
    ]),
  ];
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

/** Of kinds that show whole subcategories, the products that they name as well: those stand first. */
export function leadingOf({ kinds }: TradeWords, places: ReadonlyMap<string, number>): Kinds {
  const entries = Object.entries(kinds).filter(([, { subcategories }]) => subcategories.length > 0);
  return new Map(
    entries.map(([id, { products }]) => [
      id,
      new Set(products.flatMap((slug) => places.get(slug) ?? [])),
    ]),
  );
}
