/** A kind of thing that buyers ask for: its names, and what it shows. */
export interface Kind {
  readonly names: readonly string[];
  /** Ids of categories and subcategories, slugs of products. */
  readonly categories: readonly string[];
  readonly subcategories: readonly string[];
  readonly products: readonly string[];
}

/** Use of goods: some products deny it, others are made for it. */
interface Use {
  /** Each is asked for where a query has all its words, in any order. */
  readonly names: readonly string[];
  /** Texts under "not for" of products that do not serve it. */
  readonly denials: readonly string[];
  /** Slugs of products that serve it. */
  readonly products: readonly string[];
}

/** Vocabulary of buyers, and its meanings. */
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
