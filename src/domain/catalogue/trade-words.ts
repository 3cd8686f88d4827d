/** A kind of thing that buyers ask for: its names, and what it shows. */
export interface Kind {
  readonly names: readonly string[];
  /** Ids of categories and subcategories, slugs of products. */
  readonly categories: readonly string[];
  readonly subcategories: readonly string[];
  readonly products: readonly string[];
}

/** What goods are needed against: what some products deny that they are for, and others are made for. */
interface Use {
  /** Each is asked for where a query has all its words, in any order. */
  readonly names: readonly string[];
  /** What products that do not serve it say under "not for". */
  readonly denials: readonly string[];
  /** Slugs of products that serve it. */
  readonly products: readonly string[];
}

/** What buyers type, and what they mean by it. */
export interface TradeWords {
  readonly kinds: Readonly<Record<string, Kind>>;
  readonly uses: Readonly<Record<string, Use>>;
  /** One meaning, several words for it. */
  readonly means: Readonly<Record<string, readonly string[]>>;
  /** Words that tell nothing apart. */
  readonly idle: readonly string[];
  readonly brands: readonly string[];
  readonly notSold: readonly string[];
  /** A standard or mark, and the one that has replaced it. */
  readonly superseded: Readonly<Record<string, string>>;
}
