import type { Beside } from "#domain/catalogue/outline.ts";
import type { Unit } from "#domain/catalogue/product.ts";
import type { EnquiryField, EnquiryProblem } from "#domain/enquiry/enquiry.ts";
import type { QuotationWords } from "#domain/quotation/quotation-words.ts";
import type { MarkWords } from "#words/mark-words.ts";
import type { NarrowingWords } from "#words/narrowing-words.ts";
import type { PageWords } from "#words/page-words.ts";
import type { Forms } from "#words/plurals.ts";
import type { RequestWords } from "#words/request-words.ts";
import type { SheetWords } from "#words/sheet-words.ts";
import type { SearchWords } from "#words/search-words.ts";

export interface FrameWords {
  /** As Open Graph names it, such as en_SA. */
  readonly locale: string;
  readonly skip: string;
  readonly skipToForm: string;
  readonly homeLabel: (company: string) => string;
  readonly navigation: {
    readonly label: string;
    readonly home: string;
    readonly shop: string;
    readonly categories: string;
    readonly cities: string;
    readonly contact: string;
    readonly getQuote: string;
    readonly allCities: string;
    readonly openMenu: string;
    readonly closeMenu: string;
    readonly search: string;
    readonly searchLabel: string;
    readonly enquiryList: string;
  };
  readonly footer: {
    readonly label: string;
    readonly links: string;
    readonly categories: string;
    readonly contact: string;
    readonly chat: string;
    readonly nationalNumber: string;
    readonly vatNumber: string;
  };
  readonly chat: string;
  readonly breadcrumb: string;
  /** Of a printed page: the day on which what it says was published, as people write it. */
  readonly asOf: (day: string) => string;
}

export interface ListingWords {
  readonly tabsLabel: string;
  readonly all: string;
  readonly more: string;
  readonly searchLabel: string;
  readonly search: string;
  readonly empty: string;
  readonly emptySearch: (query: string) => string;
  readonly nearest: (query: string) => string;
  /** Of a product that was found: its own page denies the use that was asked for. */
  readonly notForUse: (use: string) => string;
  readonly notSold: (asked: string) => string;
  readonly notUnderstood: (typed: string) => string;
  /** Of products that only mention what was asked for, and are not shown. */
  readonly mentions: (count: number) => string;
  /** Of a size that was asked for: none of the products found is listed in it. */
  readonly noneInSize: (size: string) => string;
  /** Of a size that was asked for: so many of the products found do not come in it. */
  readonly someNotInSize: (size: string, count: number) => string;
  readonly readAs: (typed: string, meant: string) => string;
  readonly supersededBy: (old: string, now: string) => string;
  /** Of makers that were asked for, so many: none is in the catalogue. */
  readonly otherMakes: (makes: string, count: number) => string;
  readonly count: (shown: number) => string;
  readonly fromCatalogue: string;
  readonly showAll: (count: number) => string;
  readonly pages: string;
  readonly pageOf: (page: number, pages: number) => string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly save: (percent: number) => string;
  readonly details: string;
  readonly detailsOf: (name: string) => string;
  readonly pictureOf: (index: number, total: number) => string;
  readonly pictureOfProduct: (index: number, total: number, name: string) => string;
  readonly addToList: string;
  readonly onList: string;
  readonly productAndList: (name: string) => string;
  readonly skip: string;
}

export interface ProductWords {
  readonly units: Readonly<Record<Unit, Forms>>;
  readonly count: (count: number, unit: Unit) => string;
  readonly moq: (minimum: number, unit: Unit) => string;
  readonly inStock: string;
  readonly lowStock: string;
  readonly outOfStock: string;
  readonly madeToOrder: (days: number | undefined) => string;
  readonly askAvailability: string;
  readonly stock: (count: number, unit: Unit) => string;
  readonly left: (count: number, unit: Unit) => string;
  readonly withdrawn: string;
  readonly replacedBy: (name: string) => string;
  readonly euSizes: (from: number, to: number) => string;
  readonly letterSizes: (from: string, to: string) => string;
  readonly weighs: (
    value: number,
    unit: "g" | "kg",
    per: Unit | undefined,
    of: string | undefined,
  ) => string;
  /** Several things in one line, such as colours. */
  readonly listed: (parts: readonly string[]) => string;
  readonly code: string;
  readonly minimum: string;
  readonly pack: string;
  /** What a product cannot be used without. */
  readonly needs: string;
  /** Stands under a picture that shows another product, and before its words. */
  readonly likeness: string;
  /** A product drawn to scale. */
  readonly toScale: {
    readonly heading: string;
    readonly beside: Readonly<Record<Beside, string>>;
    /** Several products by their codes, from left to right. */
    readonly order: (codes: readonly string[]) => string;
  };
  readonly certifications: string;
  readonly specifications: string;
  readonly material: string;
  readonly size: string;
  readonly weight: string;
  readonly sizeAndWeight: string;
  readonly colours: string;
  readonly marks: string;
  readonly documents: string;
  readonly documentKinds: Readonly<Record<string, string>>;
  readonly validUntil: (day: string) => string;
  readonly issued: (day: string) => string;
  readonly discountLicence: (number: string, lastDay: string) => string;
  readonly certificate: string;
  readonly saber: string;
  readonly notFor: string;
  readonly replaceWhen: string;
  readonly soldAs: string;
  readonly features: string;
  readonly available: string;
  readonly availability: string;
  readonly quote: string;
  readonly supplier: string;
  readonly askWhen: string;
  readonly thumbnails: string;
  readonly turn: {
    readonly show: string;
    /** What is turned by dragging or by keys. */
    readonly label: string;
    readonly how: string;
  };
  readonly related: string;
  readonly description: (name: string, text: string) => string;
}

export interface ContactWords {
  readonly phone: string;
  readonly chat: string;
  readonly chatLink: string;
  readonly qr: string;
  readonly qrCaption: string;
  readonly email: string;
  readonly location: string;
  /** With what is typed there, for example; the message's is the supplier's own. */
  readonly fields: Readonly<
    Record<Exclude<EnquiryField, "message">, { readonly label: string; readonly example: string }> &
      Record<"message", { readonly label: string; readonly example?: never }>
  >;
  readonly trap: string;
  readonly required: string;
  readonly send: string;
  readonly sending: string;
  readonly success: string;
  readonly failure: string;
  readonly reference: (reference: string) => string;
  /** A link to the page that tells what has become of the message. */
  readonly receipt: string;
  readonly problem: string;
  readonly problems: Readonly<Record<EnquiryField, Readonly<Record<EnquiryProblem, string>>>>;
  readonly askMessage: (code: string, name: string) => string;
  readonly notifications: string;
  readonly dismiss: string;
  readonly request: RequestWords;
}

/** What stands round a product that is shown over a listing. */
export interface DialogWords {
  readonly close: string;
  readonly page: string;
  readonly content: string;
}

/** Every text of the interface. A language is whatever has this shape. */
export interface Words {
  readonly frame: FrameWords;
  readonly listing: ListingWords;
  readonly narrowing: NarrowingWords;
  readonly product: ProductWords;
  readonly marks: MarkWords;
  readonly contact: ContactWords;
  readonly dialog: DialogWords;
  readonly pages: PageWords;
  readonly search: SearchWords;
  readonly quotation: QuotationWords;
  readonly sheet: SheetWords;
}
