/** A kind of thing that buyers ask for: its names, and what it shows. */
export interface Kind {
  readonly names: readonly string[];
  /** Ids of categories and subcategories, slugs of products. */
  readonly categories: readonly string[];
  readonly subcategories: readonly string[];
  readonly products: readonly string[];
}

/** What buyers type, and what they mean by it. */
export interface TradeWords {
  readonly kinds: Readonly<Record<string, Kind>>;
  /** One meaning, several words for it. */
  readonly means: Readonly<Record<string, readonly string[]>>;
  /** Words that tell nothing apart. */
  readonly idle: readonly string[];
  readonly brands: readonly string[];
  readonly notSold: readonly string[];
  /** A standard or mark, and the one that has replaced it. */
  readonly superseded: Readonly<Record<string, string>>;
}
