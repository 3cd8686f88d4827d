import { addresses } from "#addresses";
import { products } from "#content/catalogue.ts";

/** One page of every kind, by what the tables call it. */
export const kinds: readonly string[] = [
  addresses.home,
  addresses.shop,
  addresses.categoryPage("hand-protection"),
  ...products.slice(0, 1).map(({ slug }) => addresses.product(slug)),
  addresses.contact,
  addresses.cities,
  addresses.city("riyadh"),
  "/no-such-page",
];
