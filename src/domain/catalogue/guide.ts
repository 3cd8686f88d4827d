import type { Selection } from "#domain/catalogue/filter.ts";
import type { Picture } from "#domain/catalogue/product.ts";

/** A table of a guide. */
export interface Table {
  readonly kind: "table";
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly string[])[];
  /** The limits of use, said right below the table. */
  readonly note?: string | undefined;
}

/** Steps or choices: "if the work is ..., ask for ...". */
export interface Choices {
  readonly kind: "choices";
  readonly title: string;
  readonly entries: readonly { readonly term: string; readonly text: string }[];
  readonly note?: string | undefined;
}

/** A drawing whose words stand beside it, so that they are read, wrapped and translated as text. */
export interface Drawing {
  readonly kind: "drawing";
  readonly title: string;
  /** SVG with numbers and marks, and no words. */
  readonly svg: string;
  /** Meanings of the numbers, from 1 on. */
  readonly points: readonly { readonly term: string; readonly text: string }[];
  readonly note?: string | undefined;
}

/** One of the parts in which a guide explains. */
export type GuidePart = Table | Choices | Drawing;

/** A guide to a kind of equipment: what belongs to it, which class to ask for, which products it shows. */
export interface Guide {
  /** As in `/categories/{slug}`. */
  readonly slug: string;
  /** The document's title; the site's name is added unless it contains a pipe. */
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** True where the page names itself as canonical. */
  readonly canonical: boolean;
  /** The short name in menus and breadcrumbs. */
  readonly name: string;
  readonly heading: string;
  /** Two or three sentences below the heading. */
  readonly lead: string;
  readonly productTypes: readonly { readonly name: string; readonly text: string }[];
  /** Standards with their edition. */
  readonly standards: readonly { readonly code: string; readonly text: string }[];
  readonly tables: readonly GuidePart[];
  readonly selection: readonly string[];
  readonly mistakes: readonly { readonly mistake: string; readonly instead: string }[];
  /** Slugs of other guides. */
  readonly related: readonly string[];
  readonly shows: Selection;
  /** Ids of pictograms, the leading one first. */
  readonly pictograms: readonly string[];
  readonly scene?: Picture | undefined;
}
