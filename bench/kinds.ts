import { addressesIn } from "#addresses";
import { usualLanguage } from "#domain/language.ts";

const addresses = addressesIn(usualLanguage);

/** A page of a kind, by what the tables call it. */
export interface Kind {
  readonly name: string;
  readonly address: string;
  /** The most kB of script until the page is idle and no hand came near. */
  readonly script: number;
  /** A page that says so with its status, which Lighthouse holds against it: its speed alone counts. */
  readonly missing?: boolean;
}

/** Without a listing, the contact form or the menus' parts may be fetched ahead. */
const usual = { script: 60 };
const listing = { script: 25 };

/** One page of every kind. */
export const kinds: readonly Kind[] = [
  { name: "home", address: addresses.home, ...usual },
  { name: "shop", address: addresses.shop, ...listing },
  { name: "guide", address: addresses.guide("hand-protection"), ...listing },
  { name: "product", address: addresses.product("vented-hard-hat-type-1"), ...usual },
  // The form is in view from the start.
  { name: "contact", address: addresses.contact, script: 90 },
  { name: "cities", address: addresses.cities, ...usual },
  { name: "city", address: addresses.city("riyadh"), ...usual },
  { name: "not found", address: "/no-such-page", missing: true, ...usual },
];
