import type { Outline } from "#domain/catalogue/outline.ts";
import type { Named } from "#domain/catalogue/category.ts";
import type { ExplainedMark } from "#domain/marks/read-marks.ts";

/** The states of supply; badge, stock words and buttons follow them. */
export const availabilityStates = ["in-stock", "low", "on-order", "ask", "out"] as const;

interface Availability {
  readonly state: (typeof availabilityStates)[number];
  /** Days until a product that is made or ordered leaves the warehouse. */
  readonly leadDays?: number | undefined;
}

/** Units of sale, in which minimum, pack and stock are counted. */
export const units = ["each", "pair", "set", "box", "pack", "roll", "carton"] as const;

export type Unit = (typeof units)[number];

export interface Order {
  readonly unit: Unit;
  /** Units in the smallest package; a minimum is a multiple of it. */
  readonly pack: number;
  readonly minimum: number;
  /** Units in stock, at least; absent where none is stated. */
  readonly stock?: number | undefined;
}

/** Saudi riyals without VAT. A product without a price has it on request. */
interface Price {
  readonly amount: number;
  readonly was?: number | undefined;
}

/** A line of the small table on a card. */
export interface Figure {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** Where a fact is shown; the page includes the comparison and the dialog. */
export type FactPlace = "page" | "card" | "sheet";

/** A value of the product's file in a row of its own, as it is written there. */
export interface Fact extends Figure {
  readonly places: readonly FactPlace[];
}

/** Sizes as a range on a scale, or in words. */
export type Sizes =
  | string
  | { readonly scale: "eu-shoe"; readonly from: number; readonly to: number }
  | { readonly scale: "letter"; readonly from: string; readonly to: string };

/** A weight, as a number or in words; a plain text holds other facts of size and weight. */
export type Weight =
  | string
  | { readonly words: string }
  | {
      readonly value: number;
      readonly unit: "g" | "kg";
      readonly per?: Unit | undefined;
      /** The sample that was weighed, such as "EU 42". */
      readonly of?: string | undefined;
    };

interface Specifications {
  readonly material?: string | undefined;
  /** The materials that the shop can be narrowed by. */
  readonly materials: readonly Named[];
  readonly sizes?: Sizes | undefined;
  /** Ids of the sizes that a buyer may choose; see `sizesIn`. */
  readonly chosenSizes: readonly string[];
  readonly weight?: Weight | undefined;
  readonly colours: readonly Named[];
  /** Standards with their edition, such as "EN 388:2016+A1:2018"; empty where none applies. */
  readonly standards: readonly string[];
  /** Performance marks under the standards, such as "4X43D" or "Type I, Class E". */
  readonly marks?: string | undefined;
  /** The marks that the cited standards explain, sign by sign. */
  readonly explained: readonly ExplainedMark[];
}

/** A picture by the stem of its files, with its alt text. */
export interface Picture {
  readonly stem: string;
  readonly alt: string;
  /** The colour that it shows, where the first picture shows another. */
  readonly colour?: string | undefined;
}

/** A file of a product that buyers may read. */
export interface ProductDocument {
  readonly address: string;
  readonly kind: string;
  readonly number?: string | undefined;
  readonly issuer?: string | undefined;
  /** The day of its issue, as 2025-03-31. */
  readonly issued?: string | undefined;
  /** The last day of its validity, as 2027-03-31. */
  readonly validUntil?: string | undefined;
}

/** A certificate that a maker's model meets its standards. */
interface Certificate {
  readonly number: string;
  /** The body that issued it. */
  readonly body: string;
  readonly issued?: string | undefined;
  /** The last day of its validity, as 2027-03-31. */
  readonly validUntil?: string | undefined;
}

interface Brand {
  readonly name: string;
  readonly model?: string | undefined;
  readonly maker?: string | undefined;
  readonly origin?: string | undefined;
}

/** Codes of other lists; the search finds each of them. */
interface OtherCodes {
  readonly gtin?: string | undefined;
  readonly hs?: string | undefined;
  readonly unspsc?: string | undefined;
  readonly aramco9com?: string | undefined;
}

/** A product in one language. */
export interface Product {
  /** The code on pages. It may repeat: `slug` is the identity. */
  readonly code: string;
  readonly slug: string;
  /** A withdrawn product keeps its page. */
  readonly status: "live" | "withdrawn";
  readonly category: Named;
  readonly subcategory: Named;
  readonly brand?: Brand | undefined;
  readonly price?: Price | undefined;
  readonly order: Order;
  readonly availability: Availability;
  readonly name: string;
  /** One line for the card. */
  readonly use?: string | undefined;
  readonly description: string;
  readonly details: string;
  readonly soldAs?: string | undefined;
  readonly notFor: readonly string[];
  readonly replaceWhen: readonly string[];
  readonly features: readonly string[];
  readonly figures: readonly Figure[];
  /** Rows that follow from the table of product fields. */
  readonly facts: readonly Fact[];
  readonly specifications: Specifications;
  /** The first is the card's. */
  readonly pictures: readonly Picture[];
  /** The stem of the sheet that shows it from all sides, where there is one. */
  readonly turn?: string | undefined;
  /** The slug of the product that the pictures show; absent where they show this one. */
  readonly likeness?: string | undefined;
  /** Drawn to scale, where its data states how large it is. */
  readonly outline?: Outline | undefined;
  /** In force on the day of publishing; absent where none is known. */
  readonly certificate?: Certificate | undefined;
  /** The SABER certificate that lets the product into the country. */
  readonly saber?: Pick<Certificate, "number" | "validUntil"> | undefined;
  readonly documents: readonly ProductDocument[];
  readonly codes: OtherCodes;
  readonly tags: readonly string[];
  /** The slugs of products that it cannot be used without. */
  readonly needs: readonly string[];
  /** The slug of the product that is supplied instead. */
  readonly replacedBy?: string | undefined;
}
