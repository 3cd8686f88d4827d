import type { Opening } from "#domain/catalogue/filter.ts";

/** The short names of the eleven category pages, as in `/categories/{slug}`. */
export const categoryPageSlugs = [
  "ppe",
  "head-face-protection",
  "eye-protection",
  "hearing-protection",
  "respiratory-protection",
  "hand-protection",
  "protective-clothing",
  "safety-shoes",
  "fall-protection",
  "electrical-arc-flash",
  "fire-safety",
] as const;

export type CategoryPageSlug = (typeof categoryPageSlugs)[number];

/** Where a statement of fact comes from: the section of the fact sheet and its confidence mark. */
export interface Source {
  readonly section: string;
  readonly confidence: "A" | "B";
}

/**
 * A quantity of a standard that the page prints, and where the fact sheet (docs/standards.md)
 * holds it.
 */
export interface Figure {
  /** Exactly as printed, such as "20,000 V", "5 kN" or "85 dBA". */
  readonly quantity: string;
  /** The number of the section that holds it, such as "1", "3" or "4.1". */
  readonly section: string;
  readonly confidence: "A" | "B";
}

export interface Table {
  readonly kind: "table";
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly string[])[];
  /** The limits of use, said right below the table. */
  readonly note?: string;
  readonly source?: Source;
}

/** A guide of steps or of choices: "if the work is ..., ask for ...". */
export interface Guide {
  readonly kind: "guide";
  readonly title: string;
  readonly entries: readonly { readonly term: string; readonly text: string }[];
  readonly note?: string;
  readonly source?: Source;
}

export interface ProductType {
  readonly name: string;
  readonly text: string;
}

export interface Standard {
  /** With its edition, such as "EN ISO 20345:2022". */
  readonly code: string;
  readonly text: string;
}

export interface CategoryPage {
  readonly slug: CategoryPageSlug;
  /** The document's title; the site's name is added unless it contains a pipe. */
  readonly title: string;
  /** 120 to 160 characters for search engines. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** Longer pages carry a canonical link. */
  readonly canonical: boolean;
  /** The short name in menus and breadcrumbs. */
  readonly name: string;
  readonly heading: string;
  /** Two or three sentences below the heading. */
  readonly lead: string;
  readonly productTypes: readonly ProductType[];
  readonly standards: readonly Standard[];
  readonly tables: readonly (Table | Guide)[];
  readonly selection: readonly string[];
  readonly mistakes: readonly { readonly mistake: string; readonly instead: string }[];
  readonly related: readonly CategoryPageSlug[];
  readonly opening: Opening;
  /** Every quantity of a standard that the page prints, once. */
  readonly figures: readonly Figure[];
}
