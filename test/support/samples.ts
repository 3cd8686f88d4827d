import { addresses } from "#addresses";
import { products } from "#content/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";

/** The first product of the catalogue that is as a test needs it. */
export function sample(fits: (product: Product) => boolean): Product {
  const found = products.find(fits);
  if (found === undefined) throw new Error(`No product fits: ${fits.toString()}`);
  return found;
}

/** A product with three pictures or more. */
export function samplePictured(): Product {
  return sample(({ images }) => images.length > 2);
}

/** What a browser says of the page that does not exist, and what the page itself must say. */
export const missingPageComplaints: readonly RegExp[] = [
  /status of 404/,
  /non-existent route.*\/no\/such\/page/,
];

export interface Kind {
  readonly name: string;
  readonly path: string;
  readonly allow?: readonly RegExp[];
}

/** One page of every kind that a visitor can come to. */
export const kindsOfPage: readonly Kind[] = [
  { name: "home", path: addresses.home },
  { name: "shop", path: addresses.shop },
  { name: "category of the shop", path: addresses.shopCategory("Eye & Face Protection") },
  { name: "search", path: addresses.shopSearch("EN 388") },
  { name: "search without a match", path: addresses.shopSearch("zzzzqqqq") },
  { name: "contact", path: addresses.contact },
  { name: "begun enquiry", path: addresses.quote(sample(({ moq }) => moq > 5).slug) },
  { name: "category", path: addresses.categoryPage("electrical-arc-flash") },
  { name: "another category", path: addresses.categoryPage("hearing-protection") },
  { name: "cities", path: addresses.cities },
  { name: "dedicated city", path: addresses.city("riyadh") },
  { name: "short city", path: addresses.city("makkah") },
  { name: "generic city", path: addresses.city("jubail") },
  { name: "unknown city", path: addresses.city("riyad") },
  { name: "product", path: addresses.product(sample(({ images }) => images.length > 1).slug) },
  { name: "missing page", path: "/no/such/page", allow: missingPageComplaints },
  { name: "gallery", path: addresses.gallery },
  { name: "inbox", path: "/inbox" },
];
