import type { Order } from "#domain/catalogue/product.ts";
import { isPackage, parseUnit, type CountUnit } from "#reading/amounts/vocabulary.ts";

/** Packages that a row counts in. */
export interface Packages {
  readonly unit: CountUnit;
  /** Pieces in each, where the row states it: "box of 20". */
  readonly of?: number;
}

/** Units that people write for one another. */
const looseUnits: readonly CountUnit[] = ["each", "pair", "set"];

/**
 * Units of a product in one package: a dozen is 12, other packages hold what the row or the
 * product's `pack` states. Undefined where neither does.
 */
export function unitsPerPackage(
  { unit, of }: Packages,
  product: Pick<Order, "unit" | "pack">,
): number | undefined {
  if (unit === product.unit) {
    return 1;
  }
  if (!looseUnits.includes(product.unit)) {
    return undefined;
  }
  return unit === "dozen" ? 12 : (of ?? (product.pack > 1 ? product.pack : undefined));
}

/** Checks that a row may be counted in a product's unit: people write pieces for pairs or sets. */
export function isCountedIn(
  unit: CountUnit | undefined,
  product: Pick<Order, "unit"> | undefined,
): boolean {
  return (
    product === undefined ||
    unit === undefined ||
    unit === product.unit ||
    (looseUnits.includes(unit) && looseUnits.includes(product.unit))
  );
}

const ofPieces =
  /\b(?:box|bx|pack|pk|pkt|packet|carton|ctn|roll)s?\s*(?:of|\/|x|[-–(])\s*(\d{1,5})|(\d{1,5})\s*(?:pcs?|pieces?|prs?|pairs?|nos?|ea)?\.?\s*(?:\/|per|in a?)\s*(?:box|bx|pack|pk|pkt|packet|carton|ctn)\b|(?:علبة|كرتون|باكيت)\s*(?:من\s*)?(\d{1,5})/iu;

/** Reads the packages that a unit means; `texts` may state what each holds. */
export function parsePackages(unit: CountUnit | undefined, texts: string): Packages | undefined {
  if (unit === undefined || !isPackage(unit)) {
    return undefined;
  }
  const content = ofPieces.exec(texts)?.slice(1).find(Boolean);
  return { unit, ...(content !== undefined && { of: Number(content) }) };
}

/** Parses the unit of a cell such as "PCS" or "Box of 20". */
export function parseUnitCell(cell: string): CountUnit | undefined {
  const [word = ""] = /^[\p{L}/.]+/u.exec(cell.trim()) ?? [];
  return (
    parseUnit(cell) ??
    parseUnit(word.replaceAll(/[/.]/g, "")) ??
    parseUnit(/[\p{L}]+$/u.exec(cell)?.[0] ?? "")
  );
}
