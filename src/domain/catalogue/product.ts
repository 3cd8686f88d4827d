import type { Category, Tag } from "#domain/catalogue/category.ts";

/** One line of the small table on a card: what a buyer compares first. */
export interface KeyFigure {
  readonly label: string;
  readonly value: string;
}

export interface Specifications {
  readonly material: string;
  /** Standards with their edition, such as "EN 388:2016+A1:2018"; absent where none applies. */
  readonly certification?: readonly string[];
  readonly size: string;
  readonly color: readonly string[];
  /** A weight such as "380 g", or other size information where no weight is stated. */
  readonly weight: string;
  /** Performance marks under the standard, such as "4X43D" or "Type I, Class E". */
  readonly standard?: string;
}

export interface Product {
  /** The code that is shown. It may repeat, so it identifies nothing: `slug` does. */
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly detailedDescription: string;
  /** 0 means that no price is listed. */
  readonly price: number;
  readonly originalPrice?: number;
  readonly category: Category;
  readonly subcategory: string;
  /** One to four picture keys; the first is the card's. */
  readonly images: readonly [string, ...string[]];
  readonly specifications: Specifications;
  readonly features: readonly [string, string, string, string, string];
  readonly keyFigures: readonly KeyFigure[];
  readonly bulkQuantity: string;
  /** Minimum order quantity, in units. */
  readonly moq: number;
  readonly inStock: boolean;
  readonly tags?: readonly Tag[];
}
