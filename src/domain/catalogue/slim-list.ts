import type { Evidence } from "#domain/catalogue/evidence.ts";
import { units, type Product, type Unit } from "#domain/catalogue/product.ts";
import type { SizeRanges } from "#domain/catalogue/product-sizes.ts";

/** Product data of scripts and letters: enough for a line of the enquiry list. */
export interface SlimProduct {
  readonly slug: string;
  readonly code: string;
  readonly name: string;
  readonly unit: Unit;
  readonly minimum: number;
  /** The slugs of products that it cannot be used without; absent where there are none. */
  readonly needs?: readonly string[];
  /** The address of its smallest picture; absent where it has none of its own. */
  readonly picture?: string;
  /** Name of its category. */
  readonly category: string;
  /** Of what is made or ordered when it is asked for; absent where it is not. */
  readonly onOrder?: boolean;
  /** In which sizes it comes; absent where it says nothing of them that can be compared. */
  readonly sizes?: SizeRanges;
  /** Its sizes such as 42 or 2XL, where a buyer may choose among several. */
  readonly sizeNames?: readonly string[];
  /** The names of its colours, where a buyer may choose among several. */
  readonly colours?: readonly string[];
  /** Absent where it has none. */
  readonly evidence?: readonly Evidence[];
}

/**
 * Names the sizes of a product that a buyer may choose from; none where there is one for all. A glove's
 * size has a number and a letter, such as 8 (M), and is named once, by the number.
 */
export function sizeNames(product: Product | undefined): readonly string[] {
  const sizes = product?.specifications.chosenSizes ?? [];
  const numbers = sizes.filter((id) => /^\d+$/.test(id));
  const names = numbers.length > 0 ? numbers : sizes.filter((id) => id !== "one-size");
  return names.length > 1 ? names.map((id) => id.toUpperCase()) : [];
}

function isRange(value: unknown): boolean {
  const ends: readonly unknown[] = Array.isArray(value) ? value : [];
  return ends.length === 2 && ends.every((end) => Number.isFinite(end));
}

function areRanges(value: unknown): boolean {
  const { numbers, letters } = Object(value) as Readonly<Record<string, unknown>>;
  const isKnown = letters === undefined || isRange(letters);
  return Array.isArray(numbers) && numbers.every(isRange) && isKnown;
}

function isEvidence(value: unknown): boolean {
  const { kind, number, issuer, issued, validUntil } = Object(value) as Readonly<
    Record<string, unknown>
  >;
  const details = [number, issuer, issued, validUntil];
  return (
    typeof kind === "string" &&
    details.every((detail) => detail === undefined || typeof detail === "string")
  );
}

function isSlim(value: unknown): value is SlimProduct {
  if (typeof value !== "object" || value === null) {
    return false;
  }
  const {
    slug,
    code,
    name,
    unit,
    minimum,
    needs = [],
    picture = "",
    category,
    onOrder = true,
    sizes,
    sizeNames: names = [],
    colours = [],
    evidence = [],
  } = value as Readonly<Record<string, unknown>>;
  const lists = [needs, names, colours].flatMap((list: unknown): readonly unknown[] =>
    Array.isArray(list) ? list : [undefined],
  );
  const texts = [slug, code, name, picture, category, ...lists].every(
    (text) => typeof text === "string",
  );
  const isValid =
    units.some((candidate) => candidate === unit) &&
    onOrder === true &&
    (sizes === undefined || areRanges(sizes)) &&
    Array.isArray(evidence) &&
    evidence.every(isEvidence);
  return texts && isValid && Number.isInteger(minimum);
}

/** Reads a list that came over the network; what is no product is left out. */
export function parseSlimList(value: unknown): ReadonlyMap<string, SlimProduct> {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return new Map(list.filter(isSlim).map((product) => [product.slug, product]));
}
