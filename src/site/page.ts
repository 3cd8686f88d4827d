import type { ReactNode } from "react";
import type { Addresses } from "#addresses";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Company } from "#domain/company.ts";
import type { Language } from "#domain/language.ts";
import type { Search } from "#reading/search/search.ts";
import type { SiteData } from "#domain/site-data.ts";
import type { StructuredData } from "#site/frame/structured-data.ts";
import type { Words } from "#words/en.ts";

/** The words and the catalogue in one language. */
export interface Translation {
  readonly language: Language;
  readonly words: Words;
  readonly catalogue: Catalogue;
}

/** Everything that pages are rendered from. */
export interface PageContext {
  readonly language: Language;
  readonly words: Words;
  readonly catalogue: Catalogue;
  readonly search: Search;
  readonly addresses: Addresses;
  readonly company: Company;
  readonly site: SiteData;
  /** The catalogue and words of the site's other languages. */
  readonly otherTranslations: readonly Translation[];
  /** Path and query of the page. */
  readonly address: string;
}

/** One step of the breadcrumb. */
export interface Crumb {
  readonly name: string;
  readonly address: string;
}

/** The metadata of a page. */
export interface PageHead {
  /** The page's title without the site's name, which is appended if it fits. */
  readonly title: string;
  /** Adds what distinguishes this page from similar ones; never truncated. */
  readonly decorateTitle?: ((title: string) => string) | undefined;
  /** Any length; truncated to what search engines show. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** The address of the canonical link, if the page has one. */
  readonly canonical?: string;
  /** The address that leads back to a page without a canonical link, for its print. */
  readonly printed?: string;
  /** Excludes the page from search engines. */
  readonly hidden?: boolean;
  /** The address whose preview image social media show; defaults to the home page. */
  readonly preview?: string;
  /** Describes that image; defaults to the title. */
  readonly previewText?: string | undefined;
  /** The Open Graph type; defaults to "website". */
  readonly type?: "article" | "product";
  readonly structuredData?: readonly StructuredData[];
  /** The address of a page-specific style sheet, which also applies to print. */
  readonly style?: string;
}

export interface Page {
  readonly status: 200 | 404 | 422 | 503;
  readonly head: PageHead;
  readonly body: ReactNode;
  /** True if the page contains the enquiry form, which gets a skip link. */
  readonly hasForm?: boolean;
  /** True for the 404 page, which the browser reports in its console. */
  readonly missing?: boolean;
  /** True for an HTML fragment that scripts insert into a page. */
  readonly part?: boolean;
}
