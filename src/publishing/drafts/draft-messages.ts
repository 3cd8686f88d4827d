import type { FieldChange, Refusal } from "#domain/office/draft.ts";
import type { StagedFile } from "#domain/office/product-media.ts";
import type { Language } from "#domain/language.ts";

/** Places that the thread for drafts reads. */
export interface DraftPlaces {
  /** The content folder. */
  readonly folder: string;
  readonly dataFolder: string;
}

/** A product with its drafts. */
interface DraftedProduct {
  readonly slug: string;
  readonly changes: readonly FieldChange[];
  readonly files: readonly StagedFile[];
}

export interface CheckTask extends DraftedProduct {
  readonly kind: "check";
  /** Text of fields as it is being typed. */
  readonly typed: readonly { readonly field: string; readonly text: string }[];
}

export interface PageTask extends DraftedProduct {
  readonly kind: "page";
  readonly language: Language;
}

export type DraftTask = CheckTask | PageTask;

/** Problems of a product by field; an empty field names none. */
export type DraftProblems = readonly Pick<Refusal, "field" | "problem">[];

/** A page of a draft, as the release's own code renders it. */
export interface DraftPage {
  readonly html: string;
  /** Files of the product's photographs, by the stem that the page names. */
  readonly pictures: readonly (readonly [stem: string, file: string])[];
}

export type DraftAnswer =
  | { readonly ok: true; readonly problems?: DraftProblems; readonly page?: DraftPage }
  | { readonly ok: false; readonly reason: string };
