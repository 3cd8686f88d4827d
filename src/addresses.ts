import { isLanguage, usualLanguage, type Language } from "#domain/language.ts";

/** The addresses of the site in one language. */
export interface Addresses {
  readonly home: string;
  readonly shop: string;
  /** Suggestions for the search field, a part of a page for scripts. */
  readonly suggestions: string;
  readonly contact: string;
  /** The request for quotation. */
  readonly request: string;
  readonly cities: string;
  readonly standards: string;
  /** Lists for crews. */
  readonly kits: string;
  /** The list of choosing aids. */
  readonly aids: string;
  readonly privacy: string;
  readonly terms: string;
  readonly accessibility: string;
  /** Shown by the service worker in place of a page that the device does not keep. */
  readonly offline: string;
  readonly gallery: string;
  readonly notFound: string;
  readonly guide: (slug: string) => string;
  readonly city: (slug: string) => string;
  readonly product: (slug: string) => string;
  readonly standard: (slug: string) => string;
  /** The list for a crew of a trade. */
  readonly kit: (trade: string) => string;
  readonly aid: (slug: string) => string;
  readonly shopCategory: (category: string) => string;
  readonly shopSearch: (words: string) => string;
  /** The shop with parameters in the order given. */
  readonly shopAsking: (parameters: readonly (readonly [key: string, value: string])[]) => string;
  /** Another page of the listing at an address, from 1. */
  readonly page: (address: string, page: number) => string;
  /** The request for quotation with lines put on it, as `formatListAddress` writes them. */
  readonly requestWith: (lines: string) => string;
  /** The sheet of a request for quotation, as `sheetQuery` asks for it. */
  readonly requestSheet: (query: URLSearchParams) => string;
  /** The contact form, opened with the product named. */
  readonly ask: (slug: string) => string;
  /** The contact form, opened with a message. */
  readonly askAbout: (message: string) => string;
  /** The contact page that confirms an enquiry sent without script. */
  readonly sent: (reference: string, receiptSecret: string) => string;
  /** The slim list of products that scripts read. */
  readonly list: string;
  /** The web app manifest. */
  readonly manifest: string;
  /** The list of files that a device fetches to keep the catalogue, and the products in it. */
  readonly keptFiles: string;
  readonly keptProducts: string;
  /** The pages of one part of the kept catalogue, by the hash of their bytes. */
  readonly keptPages: (part: number, hash: string) => string;
}

type OneAddress = {
  [Key in keyof Addresses]: Addresses[Key] extends string ? Key : never;
}[keyof Addresses];

/** The pages that have one address each. */
export type FixedPage = Exclude<
  OneAddress,
  "list" | "suggestions" | "manifest" | "keptFiles" | "keptProducts"
>;

/** The folder of the pages of kept catalogues. */
export const keptPagesFolder = "/data/kept-pages/";

/** The path of the codes that printed pages carry. */
export const pageCodes = "/page-code.svg";

/** The maximum characters of an address in a code of 24 mm, which phones read from paper. */
export const longestPageCode = 250;

/** Addresses that are the same in every language. */
export const service = {
  sendEnquiry: "/functions/v1/send-contact-email",
  sendRequest: "/functions/v1/send-quotation-request",
  /** Takes the files of a request ahead of it. */
  uploadFiles: "/functions/v1/upload-attachments",
  /** The letters of a demonstration. */
  inbox: "/inbox",
  health: ["/healthz", "/readyz", "/alertz"],
  /** RFC 9116. */
  securityContact: "/.well-known/security.txt",
  receipts: "/receipt",
  /** The receipt of an enquiry, with the secret of its link. */
  receipt: (reference: string, secret: string) =>
    `/receipt/${encodeURIComponent(reference)}?key=${encodeURIComponent(secret)}`,
  sitemap: "/sitemap.xml",
  /** The catalogue for programs, and a guide for language models. */
  catalogueJson: "/catalogue.json",
  catalogueCsv: "/catalogue.csv",
  modelGuide: "/llms.txt",
  chatCode: "/chat-qr.svg",
  /** The code that leads from the printed page at an address to the page. */
  pageCode: (address: string) => `${pageCodes}?of=${encodeURIComponent(address)}`,
  pictogram: (id: string) => `/pictograms/${id}.svg`,
  /** The drawing of a product to scale. */
  outline: (slug: string) => `/outlines/${slug}.svg`,
  /** The picture that social media show with a link to the page at the address. */
  preview: (address: string) =>
    `/previews${address === "/" ? "/home" : address.replace(/\/$/, "")}.jpg`,
} as const;

/** Path segments of the kinds of page. */
export const kinds = {
  guide: "categories",
  city: "saudi",
  product: "products",
  standard: "standards",
  aid: "aids",
} as const;

/** Returns the prefix of a language's addresses. */
export function prefixOf(language: Language): string {
  return language === usualLanguage ? "" : `/${language}`;
}

/** Returns the language of an address's prefix; undefined if it has none. */
export function languageOfAddress(address: string): Language | undefined {
  const [, prefix] = /^\/([^/?]*)/.exec(address) ?? [];
  return isLanguage(prefix) && prefix !== usualLanguage ? prefix : undefined;
}

/** Translates an address of the usual language into another one. */
export function addressIn(language: Language, address: string): string {
  return address === "/" ? addressesIn(language).home : prefixOf(language) + address;
}

/** Translates an address of any language, with its query, into the usual one. */
export function usualAddress(address: string): string {
  const path = address.slice(prefixOf(languageOfAddress(address) ?? usualLanguage).length);
  return path.startsWith("/") ? path : `/${path}`;
}

/** Serializes a query; commas, which separate values, stay as they are. */
export function queryOf(parameters: Iterable<readonly [key: string, value: string]>): string {
  const parts = Array.from(
    parameters,
    ([key, value]) => `${key}=${encodeURIComponent(value).replaceAll("%2C", ",")}`,
  );
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

/** Builds the addresses of a language. */
export function addressesIn(language: Language): Addresses {
  const prefix = prefixOf(language);
  const shop = `${prefix}/shop`;
  const contact = `${prefix}/contact`;
  const asking = (key: string) => (value: string) =>
    `${contact}?${key}=${encodeURIComponent(value)}`;
  return {
    home: prefix === "" ? "/" : prefix,
    shop,
    suggestions: `${prefix}/suggestions`,
    contact,
    request: `${prefix}/request`,
    cities: `${prefix}/${kinds.city}`,
    standards: `${prefix}/${kinds.standard}`,
    kits: `${prefix}/kits`,
    aids: `${prefix}/${kinds.aid}`,
    aid: (slug) => `${prefix}/${kinds.aid}/${slug}`,
    kit: (trade) => `${prefix}/kits?trade=${encodeURIComponent(trade)}`,
    privacy: `${prefix}/privacy`,
    terms: `${prefix}/terms`,
    accessibility: `${prefix}/accessibility`,
    offline: `${prefix}/offline`,
    gallery: `${prefix}/gallery`,
    notFound: `${prefix}/404`,
    guide: (slug) => `${prefix}/${kinds.guide}/${slug}`,
    city: (slug) => `${prefix}/${kinds.city}/${slug}`,
    product: (slug) => `${prefix}/${kinds.product}/${slug}`,
    standard: (slug) => `${prefix}/${kinds.standard}/${slug}`,
    shopCategory: (category) => `${shop}?category=${encodeURIComponent(category)}`,
    shopSearch: (words) => `${shop}?q=${encodeURIComponent(words)}`,
    shopAsking: (parameters) => shop + queryOf(parameters),
    page: (address, page) =>
      page === 1 ? address : `${address}${address.includes("?") ? "&" : "?"}page=${page}`,
    requestWith: (lines) => `${prefix}/request?l=${encodeURIComponent(lines)}`,
    requestSheet: (query) => `${prefix}/request?${query}`,
    ask: asking("product"),
    askAbout: asking("about"),
    sent: (reference, receiptSecret) =>
      `${asking("sent")(reference)}&receipt=${encodeURIComponent(receiptSecret)}`,
    list: `/data/list.${language}.json`,
    manifest: `${prefix}/manifest.webmanifest`,
    keptFiles: `/data/kept-files.${language}.json`,
    keptProducts: `/data/kept-products.${language}.json`,
    keptPages: (part, hash) => `${keptPagesFolder}${language}-${part}.${hash}.json`,
  };
}

/** Builds the chat app's deep link; `digits` is the number without plus sign or spaces. */
export function chatAddress(digits: string, text?: string): string {
  const query = text === undefined ? "" : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${digits}${query}`;
}

/** A `tel:` link of a phone number in E.164. */
export function phoneAddress(phone: string): string {
  return `tel:${phone}`;
}

/** A `mailto:` link. */
export function mailAddress(email: string): string {
  return `mailto:${email}`;
}
