import type { RefusedFile, UploadedFile } from "#domain/enquiry/attachment.ts";
import type { EnquiryFormState, EnquiryProblems } from "#domain/enquiry/enquiry.ts";
import type { Language } from "#domain/language.ts";
import type { SiteData } from "#domain/site-data.ts";

/** A page asked for at an address (path and query, such as `/shop?q=gloves`). */
export interface PageQuestion {
  readonly address: string;
  /** Given where a form was posted without script. */
  readonly form?: EnquiryFormState;
  /** Given where rows were posted to be read. */
  readonly posted?: PostedRows;
}

/** The form of a request for quotation, posted to have its rows read. */
export interface PostedRows {
  readonly fields: Readonly<Record<string, string>>;
  /** The page with what was read, or what was read alone. */
  readonly as: "page" | "data";
  /** Uploaded files of the form, and those that were refused. */
  readonly files?: readonly UploadedFile[];
  readonly refusedFiles?: readonly RefusedFile[];
  /** Problems of the form, where it was sent and refused. */
  readonly problems?: EnquiryProblems;
  /** Why it was refused, where it is not a field of an enquiry or a file. */
  readonly detail?: string;
}

/** A page as an answer: its HTTP status and the whole document; its JSON where data is wanted. */
export interface PageAnswer {
  readonly status: number;
  readonly html: string;
}

/** Objects of the site's data that a page read, and the names of the values that it read of each. */
export type PageReads = readonly (readonly [object: string, names: readonly string[]])[];

/** Tells which pages of a site another release of the same code has as they are. */
export interface ReadRecorder {
  /** Renders a page and lists what it read. */
  render(address: string): { readonly page: PageAnswer; readonly reads: PageReads };
  /** Serializes values that a page read. A page is the same where they are. */
  serialize(object: string, names: readonly string[]): string;
}

/** Turns a question into a page. The website provides it, the server calls it. */
export type RenderPage = (question: PageQuestion) => Promise<PageAnswer>;

/** An address of the site, and whether search engines are told of it. */
export interface SiteAddress {
  readonly address: string;
  readonly listed: boolean;
  /** Served for demonstration and tests, never in production. */
  readonly demonstrationOnly?: boolean;
}

/** Preview of a link to a page on social media. */
export interface Preview {
  /** The page's address. */
  readonly address: string;
  readonly language: Language;
  readonly title: string;
  /** A short line above the title. */
  readonly line: string;
  /** The stem of the picture beside the words; without one they stand alone. */
  readonly picture?: string;
  /** True where the picture may be cut to fill its place; one on the studio's background may not. */
  readonly fills?: boolean;
}

/** The website of one catalogue: every page that it has, and how each is made. */
export interface Site {
  readonly render: RenderPage;
  /** Does ahead what the first search would have to wait for. */
  readonly prepare?: () => void;
  /** A day such as 2026-11-22 as the page at an address writes it; as it is where a site writes it so. */
  readonly dayOn?: (address: string, day: string) => string;
  /** Every address that is known when content is published. */
  readonly addresses: readonly SiteAddress[];
  readonly previews: readonly Preview[];
  /** Opens the recorder of reads; absent where a site does not record them. */
  readonly recordReads?: () => ReadRecorder;
}

/** Makes the website of what was published. */
export type CreateSite = (data: SiteData) => Site;
