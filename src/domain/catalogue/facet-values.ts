import type { Catalogue, CatalogueData } from "#domain/catalogue/catalogue.ts";
import type { Named } from "#domain/catalogue/category.ts";
import type { FacetKey } from "#domain/catalogue/narrowing.ts";
import { forEachFacet } from "#domain/catalogue/narrowing.ts";
import { listedPrice } from "#domain/catalogue/listed-price.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { MarkSign, Saying } from "#domain/marks/mark.ts";

/** Signs that say what a product is made for, and those that say how well it does. */
const classes: ReadonlySet<Saying> = new Set<Saying>([
  ...(["category", "particle-mask", "mask-class", "visibility-class", "voltage-class"] as const),
  ...(["impact-type", "suit-type", "chemical-type", "welding-glove", "welding-class"] as const),
  ...(["working-voltage", "high-impact", "slip-glycerine", "fuel-oil", "hot-contact"] as const),
  ...(["electrical-hazard", "metatarsal", "ladder-grip", "impact", "virus"] as const),
]);
const levels: ReadonlySet<Saying> = new Set<Saying>([
  ...(["cut-letter", "cut-level", "impact-level", "abrasion", "arc-rating"] as const),
  ...(["welding-shade", "nrr", "snr"] as const),
]);

/** Content of a facet's value: a name of its own, or the sign of a mark. */
export interface FacetValue {
  readonly id: string;
  readonly name?: string | undefined;
  /** The sign, and what it is about. */
  readonly sign?: MarkSign | undefined;
}

/** The part of a catalogue that facet values are worked out from. */
export type FacetSource = Pick<CatalogueData, "products" | "tags" | "prices"> &
  Pick<Catalogue, "edition">;

interface Context {
  readonly catalogue: FacetSource;
  /** Names of plain colours by id. */
  readonly plainColours: () => ReadonlyMap<string, string>;
}

type ValuesOf = (product: Product, context: Context) => readonly FacetValue[];

function signId({ about, sign }: MarkSign): string {
  return `${about}.${sign.toLowerCase().replaceAll(/[^a-z0-9+]+/g, "-")}`;
}

function signsOf({ specifications }: Product, sayings: ReadonlySet<Saying>): readonly FacetValue[] {
  return specifications.explained
    .flatMap(({ signs }) => signs)
    .filter(({ about, details }) => sayings.has(about) && !details.includes("not-tested"))
    .map((sign) => ({ id: signId(sign), sign }));
}

/** A colour such as "yellow and black" is found under each of its plain colours. */
function plainColours({ id, name }: Named, plain: ReadonlyMap<string, string>) {
  const parts = id.split("-").filter((part) => plain.has(part));
  return parts.length === 0
    ? [{ id, name }]
    : parts.map((part) => ({ id: part, name: plain.get(part) }));
}

function plainNamesIn(products: readonly Product[]): ReadonlyMap<string, string> {
  const colours = products.flatMap(({ specifications }) => specifications.colours);
  const plain = colours.filter(({ id }) => !id.includes("-"));
  return new Map(plain.map(({ id, name }) => [id, name]));
}

const stockIds: Readonly<Record<Product["availability"]["state"], string>> = {
  "in-stock": "in-stock",
  low: "in-stock",
  "on-order": "made-to-order",
  ask: "on-request",
  out: "out-of-stock",
};

const valuesOf: Readonly<Record<FacetKey, ValuesOf>> = {
  std: ({ specifications }, { catalogue }) =>
    specifications.standards.flatMap((name) => {
      const standard = catalogue.edition(name)?.standard;
      return standard ? [{ id: standard.slug, name: standard.name }] : [];
    }),
  mark: (product) => signsOf(product, classes),
  level: (product) => signsOf(product, levels),
  material: ({ specifications }) => specifications.materials,
  size: ({ specifications }) => specifications.chosenSizes.map((id) => ({ id })),
  colour: ({ specifications }, context) =>
    specifications.colours.flatMap((colour) => plainColours(colour, context.plainColours())),
  stock: ({ availability, status }) =>
    status === "live" ? [{ id: stockIds[availability.state] }] : [],
  price: (product, { catalogue }) => {
    const price = listedPrice(product, catalogue);
    return price ? [{ id: price.kind }] : [];
  },
  tag: ({ tags }, { catalogue }) => catalogue.tags.filter(({ id }) => tags.includes(id)),
};

export type ValuesByFacet = Readonly<Record<FacetKey, ReadonlyMap<string, FacetValue>>>;

/** Works out the facet values of a catalogue's products, each once. */
export function openFacets(catalogue: FacetSource) {
  const cache = new WeakMap<Product, ValuesByFacet>();
  let colours: ReadonlyMap<string, string> | undefined;
  let vocabulary: ValuesByFacet | undefined;
  const plainNames = () => (colours ??= plainNamesIn(catalogue.products));

  function facetValues(product: Product): ValuesByFacet {
    const cached = cache.get(product);
    if (cached) {
      return cached;
    }
    const context = { catalogue, plainColours: plainNames };
    const values = forEachFacet(
      (key) => new Map(valuesOf[key](product, context).map((value) => [value.id, value] as const)),
    );
    cache.set(product, values);
    return values;
  }

  return {
    facetValues,
    facetVocabulary: (): ValuesByFacet =>
      (vocabulary ??= forEachFacet(
        (key) => new Map(catalogue.products.flatMap((product) => [...facetValues(product)[key]])),
      )),
  };
}
