/** A product that a device finds without a network. */
export interface KeptProduct {
  readonly address: string;
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly standards: readonly string[];
  /** Names in the other languages, which the search reads as well. */
  readonly otherNames: readonly string[];
  /** Address of a picture of card size; absent where there is none. */
  readonly picture?: string;
}

/** The content of a page between the frame that pages of a language share. */
export interface KeptPage {
  /** HTML of the title. */
  readonly title: string;
  /** HTML inside `main`. */
  readonly main: string;
}

/** The catalogue of one language as a device keeps it. */
export interface KeptCatalogue {
  readonly version: string;
  /** The day on which it was published, as 2026-11-22. */
  readonly published: string;
  readonly products: readonly KeptProduct[];
  /** By address. */
  readonly pages: Readonly<Record<string, KeptPage>>;
}

/** Files that a device fetches to keep the catalogue. */
export interface KeptFiles {
  readonly version: string;
  readonly published: string;
  /** All that is fetched, in bytes. */
  readonly bytes: number;
  /** Addresses of pictures, scripts, styles and fonts. */
  readonly files: readonly string[];
}

/** The name of the cache that holds the kept catalogue of a language. */
export function keptCacheName(language: string): string {
  return `catalogue-${language}`;
}

/** The name of the cache with files of pages, by names with a hash. */
export const fileCacheName = "files";
