/** Something that data name by its id and people by its name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

interface Subcategory extends Named {
  /** Further names that buyers use, for the search. */
  readonly searchWords: string;
}

/** A category of the catalogue; categories stand in the order in which the shop shows them. */
export interface Category extends Named {
  readonly subcategories: readonly Subcategory[];
}

/** The five kinds of safety sign, each with its own shape and colour. */
export const pictogramKinds = [
  "mandatory",
  "prohibition",
  "warning",
  "safe-condition",
  "fire",
] as const;

/** A drawn sign; `/pictograms/{id}.svg` is the drawing. */
export interface Pictogram {
  readonly id: string;
  readonly kind: (typeof pictogramKinds)[number];
  /** Text of the sign, for a label beside it and for a screen reader. */
  readonly meaning: string;
}
