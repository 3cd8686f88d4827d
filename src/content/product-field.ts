import type { z } from "zod";
import type { Column, Label } from "#content/exchange/column.ts";
import type { CategoriesFile } from "#content/schema/categories.ts";
import type { FactPlace } from "#domain/catalogue/product.ts";

/** A product whose file is still to be written. */
export interface NewProduct {
  readonly slug: string;
  readonly category: string;
  readonly subcategory: string;
  readonly lists: CategoriesFile;
}

/** A value that pages show in a row of its own, as it is written. */
export interface FactRow {
  /** The way to the value, such as "brand.origin". */
  readonly path: string;
  readonly label: Label;
  readonly places: readonly FactPlace[];
}

export interface ProductField {
  readonly schema: z.ZodType;
  /** Explains the key in editors, in the file of a new product and in docs/content-files.md. */
  readonly about: string;
  /** The value, or lines below the key, in the file of a new product. */
  readonly example: string | ((product: NewProduct) => string);
  /** Stands in the file of a new product; the other keys are commented out. */
  readonly isGiven?: true;
  readonly columns: readonly Column[];
  /** Reasons why values have no column, by the way to them, such as "brand.origin". */
  readonly withoutColumn?: Readonly<Record<string, string>>;
  readonly facts?: readonly FactRow[];
  /** The reason why no page shows it. */
  readonly hidden?: string;
}
