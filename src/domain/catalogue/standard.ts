import type { Named } from "#domain/catalogue/category.ts";
import type { Table } from "#domain/catalogue/guide.ts";

/** State of an edition; `check` is one whose state is uncertain. */
export const editionStates = ["current", "amended", "superseded", "check"] as const;

/** One edition of a standard. */
export interface Edition {
  /** Exactly as it is cited, such as "EN 397:2012+A1:2012". */
  readonly name: string;
  readonly about: string;
  readonly status: (typeof editionStates)[number];
  /** The name of the edition that replaced it. */
  readonly replacedBy?: string | undefined;
  readonly amendedBy?: string | undefined;
  /** The month in which its state was looked up, as 2026-11. */
  readonly date: string;
}

/** A standard in all its editions, and what it means for a buyer, in one language. */
export interface Standard {
  /** As in `/standards/{slug}`. */
  readonly slug: string;
  /** Its number without an edition, such as "EN 388". */
  readonly name: string;
  /** The part of the page of all standards that it stands in. */
  readonly group: Named;
  readonly subject: string;
  readonly meaning: string;
  /** How its marks are read, and what they do not say. */
  readonly reading: readonly string[];
  readonly tables: readonly Table[];
  /** The edition in force first, where one is known. */
  readonly editions: readonly Edition[];
}

/** An edition with the standard that it belongs to. */
export interface CitedEdition {
  readonly standard: Standard;
  readonly edition: Edition;
}

/** Every edition by its name. */
export function editionsByName(standards: readonly Standard[]): ReadonlyMap<string, CitedEdition> {
  return new Map(
    standards.flatMap((standard) =>
      standard.editions.map((edition) => [edition.name, { standard, edition }] as const),
    ),
  );
}
