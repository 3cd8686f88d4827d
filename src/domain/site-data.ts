import type { CatalogueData } from "#domain/catalogue/catalogue.ts";
import type { Language } from "#domain/language.ts";

/** The names of the files that pages load. */
export interface Assets {
  /** One file with what the pages of a catalogue need: a second one would delay the first paint. */
  readonly style: Readonly<Record<Language, string>>;
  /** Style sheet of printed pages. */
  readonly print: string;
  /** Style sheet of the shop's own listing. */
  readonly narrowing: string;
  /** Style sheet of the request for quotation. */
  readonly request: string;
  /** Style sheet of the sheet of a request for quotation. */
  readonly sheet: string;
  /** Style sheet of the choosing aids and kits. */
  readonly aids: string;
  /** Style sheet of the page without a connection, and of pages that the device has kept. */
  readonly offline: string;
  readonly script: string;
  /** The face that pages of a language begin with. */
  readonly font: Readonly<Record<Language, string>>;
}

/** All that pages are made from; a release keeps it, so that the service can make pages as well. */
export interface SiteData {
  /** Origin of the site, without a slash at the end. */
  readonly url: string;
  /** The day on which it was published, as 2026-11-22. */
  readonly published: string;
  /** The drawing of the company's mark: SVG of 32 by 32 units. */
  readonly mark: string;
  /** The backend that the form sends to: an origin, or nothing for the site's own. */
  readonly backend: { readonly url: string; readonly anonKey: string };
  /** How long the service keeps an enquiry, in days. */
  readonly retentionDays: number;
  /** How long the service keeps a sent quotation, in years. */
  readonly quotationYears: number;
  readonly assets: Assets;
  /** The stem of the picture that stands where one is missing. */
  readonly fallbackPicture: string;
  /** One for each language that the site is published in, the first language first. */
  readonly catalogues: readonly CatalogueData[];
}

/** A site that is yet to be published. */
export type UndatedSite = Omit<SiteData, "published">;

/** The languages that the site is published in. */
export function languagesOf({ catalogues }: Pick<SiteData, "catalogues">): readonly Language[] {
  return catalogues.map(({ language }) => language);
}
