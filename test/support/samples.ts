import type { FixedPage } from "#addresses";
import { formatListAddress } from "#domain/quotation/list-address.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { addresses, catalogue } from "#test/support/demonstration.ts";

/** Returns the first product that meets a condition. */
export function sample(fits: (product: Product) => boolean): Product {
  const match = catalogue.products.find(fits);
  if (match === undefined) {
    throw new Error(`No product fits: ${fits.toString()}`);
  }
  return match;
}

/** Returns a product with three pictures or more. */
export function samplePictured(): Product {
  return sample(({ pictures }) => pictures.length > 2);
}

/** Console errors of a missing page, of which the page itself is one. */
export const missingPageComplaints: readonly RegExp[] = [
  /status of 404/,
  /(non-existent route|صفحة غير موجودة).*\/no\/such\/page/,
];

export interface Kind {
  readonly name: string;
  readonly path: string;
  readonly allow?: readonly RegExp[];
}

const fixed: Readonly<Record<FixedPage, Kind>> = {
  home: { name: "home", path: addresses.home },
  shop: { name: "shop", path: addresses.shop },
  contact: { name: "contact", path: addresses.contact },
  request: { name: "request for quotation", path: addresses.request },
  cities: { name: "cities", path: addresses.cities },
  standards: { name: "all standards", path: addresses.standards },
  kits: { name: "lists for crews", path: addresses.kits },
  aids: { name: "choosing aids", path: addresses.aids },
  privacy: { name: "privacy notice", path: addresses.privacy },
  terms: { name: "terms", path: addresses.terms },
  accessibility: { name: "accessibility", path: addresses.accessibility },
  notFound: { name: "missing page", path: "/no/such/page", allow: missingPageComplaints },
  gallery: { name: "gallery", path: addresses.gallery },
};

/** One page of every kind. */
export const kindsOfPage: readonly Kind[] = [
  ...Object.values(fixed),
  { name: "second page of the shop", path: addresses.page(addresses.shop, 2) },
  { name: "category of the shop", path: addresses.shopCategory("eye") },
  { name: "search", path: addresses.shopSearch("EN 388") },
  { name: "search without a match", path: addresses.shopSearch("zzzzqqqq") },
  {
    name: "begun request",
    path: addresses.requestWith(formatListAddress([{ text: "Kneeling mat", sizes: [] }])),
  },
  { name: "list for a crew", path: `${addresses.kit("electrician")}&with=arc-unknown` },
  {
    name: "answer of an aid",
    path: `${addresses.aid("hearing")}?level-a=95&peak=120&nrr=33&impulse=no&survey=yes&hearing-aids=no`,
  },
  {
    name: "refusal of an aid",
    path: `${addresses.aid("fall-clearance")}?system=srl-en&edge=yes`,
  },
  { name: "guide", path: addresses.guide("electrical-arc-flash") },
  { name: "another guide", path: addresses.guide("hearing-protection") },
  { name: "dedicated city", path: addresses.city("riyadh") },
  { name: "short city", path: addresses.city("makkah") },
  { name: "generic city", path: addresses.city("jubail") },
  { name: "unknown city", path: addresses.city("riyad") },
  { name: "product", path: addresses.product(sample(({ pictures }) => pictures.length > 1).slug) },
  { name: "standard", path: addresses.standard("en-388") },
  { name: "inbox", path: "/inbox" },
];
