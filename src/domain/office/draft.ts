import type { StagedFile } from "#domain/office/product-media.ts";

/** A cell of a product as a spreadsheet shows it; null is an empty one. */
export type CellValue = string | number | null;

/** An unpublished change of one field of a file in the content folder. */
export interface FieldChange {
  /** Path in the content folder. */
  readonly path: string;
  /** Column of the product fields. */
  readonly field: string;
  /** SHA-256 of the file that the change is based on; `newFileHash` where there is none. */
  readonly baseHash: string;
  /** Value in that file. */
  readonly old: CellValue;
  readonly value: CellValue;
}

/** Stands for the hash of a file that a publish creates. */
export const newFileHash = "";

/** A change that cannot be published, with the reason. */
export interface Refusal {
  readonly path: string;
  readonly field: string;
  readonly problem: string;
}

export interface PublishOrder {
  readonly changes: readonly FieldChange[];
  /** Uploaded files that the changes name. */
  readonly files?: readonly StagedFile[];
  /** Publishes the other files where some are refused. */
  readonly withoutRefused: boolean;
  readonly note: string;
}

/** A published change, and the hash of the file that has it. */
export interface PublishedChange extends FieldChange {
  readonly hash: string;
}

/** Result of publishing changes; `number` is that of the release, `general` lists problems of other files. */
export type PublishOutcome =
  | {
      readonly kind: "published";
      readonly number: number;
      readonly published: readonly PublishedChange[];
      readonly refused: readonly Refusal[];
    }
  | {
      readonly kind: "refused";
      readonly refused: readonly Refusal[];
      readonly general: readonly string[];
    };

/** Fields that are published by themselves after an edit. */
const automaticFields: ReadonlySet<string> = new Set(["price", "was", "availability", "lead-days"]);

/** Tells if a change of the field is published by itself. */
export function publishesItself(field: string): boolean {
  return automaticFields.has(field);
}

/** Returns the slug of a product's file; undefined for another file. */
export function slugOfFile(path: string): string | undefined {
  return /^products\/([^/]+)\/product\.yaml$/.exec(path)?.[1];
}
