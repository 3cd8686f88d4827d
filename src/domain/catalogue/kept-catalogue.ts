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

/** Pages of one part of the catalogue, by address. */
export type KeptPages = Readonly<Record<string, KeptPage>>;

/** The catalogue of one language as a device keeps it. */
export interface KeptCatalogue {
  readonly version: string;
  /** The day on which it was published, as 2026-11-22. */
  readonly published: string;
  readonly products: readonly KeptProduct[];
  /** Addresses of the files with pages; `keptPartOf` tells which has a page. */
  readonly parts: readonly string[];
}

/** Returns the place of a page's file among the parts of a catalogue. */
export function keptPartOf(address: string, parts: number): number {
  let sum = 0;
  for (let index = 0; index < address.length; index += 1) {
    sum = (sum * 31 + address.charCodeAt(index)) % 1_000_003;
  }
  return sum % parts;
}

/** Files that a device fetches to keep the catalogue. */
export interface KeptFiles {
  readonly version: string;
  readonly published: string;
  /** All that is fetched, in bytes. */
  readonly bytes: number;
  /** Addresses of pages, pictures, scripts, styles and fonts. */
  readonly files: readonly string[];
}

/** The name of the cache that holds the kept catalogue of a language. */
export function keptCacheName(language: string): string {
  return `catalogue-${language}`;
}

/** The name of the cache with files of pages, by names with a hash. */
export const fileCacheName = "files";
