import type { Unit } from "#domain/catalogue/product.ts";

export interface SizeQuantity {
  readonly size: string;
  /** In the line's unit. */
  readonly quantity: number;
}

/** A line of a request for quotation: a product of the catalogue, or the buyer's own words. */
export interface Line {
  /** The product's slug; in an address also its code. */
  readonly product?: string;
  /** The product's code as the buyer saw it. */
  readonly code?: string;
  /** The product's name as the buyer saw it, or the buyer's own words; empty in an address that names a product. */
  readonly text: string;
  readonly sizes: readonly SizeQuantity[];
  /** In the line's unit, over all sizes. */
  readonly quantity?: number;
  readonly unit?: Unit;
  readonly colour?: string;
  readonly note?: string;
}

/** A line while the buyer edits it: each field holds the text that was typed, valid or not. */
export interface DraftLine {
  /** Identifies the line on its list: a product's slug, or a name of its own. */
  readonly key: string;
  /** The product's slug. */
  readonly product?: string;
  /** The product's code when it was put on the list; the product may leave the catalogue. */
  readonly code?: string;
  /** The product's name, or the buyer's own words. */
  readonly text: string;
  readonly quantity: string;
  readonly sizes: string;
  /** A colour of the product, in the language in which it was chosen. */
  readonly colour?: string;
  readonly note: string;
  readonly unit?: Unit;
}

/** Sums the quantity of a line over all its sizes, in its unit; undefined where the buyer gave none. */
export function totalOf({ quantity, sizes }: Pick<Line, "quantity" | "sizes">): number | undefined {
  return sizes.length === 0
    ? quantity
    : sizes.reduce((total, { quantity: ofSize }) => total + ofSize, 0);
}
