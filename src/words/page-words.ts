import type { Edition } from "#domain/catalogue/standard.ts";
import type { Distance } from "#domain/delivery/city.ts";

/** What single pages say. */
export interface PageWords {
  readonly home: {
    readonly benefits: string;
    readonly online: (count: number) => string;
  };
  readonly shop: {
    readonly titleIn: (category: string) => string;
    readonly titleFor: (query: string, title: string) => string;
    readonly titleOfPage: (title: string, page: number) => string;
    readonly descriptionIn: (category: string, count: number) => string;
  };
  readonly guide: {
    readonly types: string;
    readonly standards: string;
    readonly selection: string;
    readonly mistakes: string;
    readonly related: string;
    readonly seeProducts: (count: number) => string;
    /** Heads the products. */
    readonly products: string;
    readonly seeTables: string;
    /** Names the list of the guide's parts. */
    readonly contents: string;
  };
  /** The region's name is as the catalogue has it in the language: "Central", but "المنطقة الوسطى". */
  readonly cities: { readonly region: (name: string) => string };
  readonly city: {
    readonly distance: string;
    readonly distances: Readonly<Record<Distance, string>>;
    readonly popular: string;
    readonly location: string;
    readonly region: string;
    readonly didYouMean: (city: string) => string;
  };
  readonly standards: {
    readonly name: string;
    readonly all: string;
    /** The number of the standard, and what it is about. */
    readonly heading: (name: string, subject: string) => string;
    readonly standard: string;
    readonly meaning: string;
    readonly inForce: string;
    readonly products: string;
    readonly productsTo: (name: string) => string;
    readonly product: string;
    readonly edition: string;
    readonly none: string;
    readonly reading: string;
    readonly editions: string;
    /** What follows the name of an edition; the edition that changed or replaced it comes after the words. */
    readonly states: Readonly<Record<Edition["status"], string>>;
    readonly lookedUp: (month: string) => string;
    readonly certificate: string;
    readonly guides: string;
  };
  readonly kits: {
    readonly trade: string;
    readonly people: (most: number) => string;
    readonly days: (most: number) => string;
    /** Stands where a question that must be answered has no answer. */
    readonly choose: string;
    /** Stands where a question has no answer, and needs none. */
    readonly no: string;
    readonly make: string;
    readonly listFor: (trade: string, people: number, days: number) => string;
    readonly missing: string;
    readonly unanswered: (question: string) => string;
    /** What is needed for the reason is in the catalogue no more. */
    readonly unsupplied: (reason: string) => string;
    readonly product: string;
    readonly why: string;
    readonly needed: string;
    readonly order: string;
    readonly minimum: string;
    readonly packs: (pack: string) => string;
    readonly request: string;
  };
  readonly notFound: {
    readonly code: string;
    readonly text: string;
    readonly link: string;
    readonly hint: string;
    readonly log: string;
  };
  readonly gallery: { readonly title: string; readonly description: string };
  readonly legal: {
    readonly privacy: string;
    readonly terms: string;
    /** Stands under the form, before a link to the privacy notice. */
    readonly formNotice: (retentionDays: number) => string;
  };
}
