import type { ReactNode } from "react";
import type { Addresses } from "#addresses";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Company } from "#domain/company.ts";
import type { Language } from "#domain/language.ts";
import type { Search } from "#reading/search/search.ts";
import type { SiteData } from "#domain/site-data.ts";
import type { StructuredData } from "#site/frame/structured-data.ts";
import type { Words } from "#words/en.ts";

/** What a language of the site calls things. */
export interface Translation {
  readonly language: Language;
  readonly words: Words;
  readonly catalogue: Catalogue;
}

/** What every page is made with. */
export interface PageContext {
  readonly language: Language;
  readonly words: Words;
  readonly catalogue: Catalogue;
  readonly search: Search;
  readonly addresses: Addresses;
  readonly company: Company;
  readonly site: SiteData;
  /** The same catalogue in the site's other languages, with their words. */
  readonly others: readonly Translation[];
  /** Path and query of the page. */
  readonly address: string;
}

/** A step of the way from the home page to a page. */
export interface Crumb {
  readonly name: string;
  readonly address: string;
}

/** What the head of a page says. */
export interface PageHead {
  /** The page's own words; the head sees that they and the site's name fit. */
  readonly title: string;
  /** Puts round the title what tells the page from others of its kind, and is never left out. */
  readonly aroundTitle?: ((title: string) => string) | undefined;
  /** As long as it is; the head says as much of it as fits. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** The address for the canonical link; absent where a page carries none. */
  readonly canonical?: string;
  /** Keeps a page out of search engines. */
  readonly hidden?: boolean;
  /** The address whose preview social media show; without one, the home page's. */
  readonly preview?: string;
  readonly structuredData?: readonly StructuredData[];
  /** The address of a style sheet of the page's own, which also printing obeys. */
  readonly style?: string;
}

export interface Page {
  readonly status: 200 | 404 | 422 | 503;
  readonly head: PageHead;
  readonly body: ReactNode;
  /** Whether the enquiry form stands on the page, for a link that leads straight to it. */
  readonly hasForm?: boolean;
  /** Marks the page whose absence the browser reports to the console. */
  readonly missing?: boolean;
  /** Marks what is no page of its own: scripts put it into one. */
  readonly part?: boolean;
}
