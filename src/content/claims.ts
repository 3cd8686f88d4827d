/** A statement that the owner must be able to prove; switched off here, it leaves every page. */
export interface Claim {
  readonly text: string;
  /** What the owner must hold before the site goes live with it. */
  readonly evidence: string;
  readonly on: boolean;
}

export const claims = {
  standards: {
    text: "Compliance with local and international standards: SASO/SABER where applicable; EN, ANSI, ISO, CE.",
    evidence:
      "A certificate per product model; a live product certificate where SABER regulates it",
    on: true,
  },
  dispatch: {
    text: "Same-day dispatch on in-stock items",
    evidence: "Warehouse cut-off time and dispatch records",
    on: true,
  },
  stock: {
    text: "Over 10,000 units ready to ship",
    evidence: "Stock report of the last 30 days",
    on: true,
  },
  savings: {
    text: "Savings of up to 50% on bulk orders",
    evidence: "Price list with quantity breaks; discount licence where the Ministry asks for one",
    on: true,
  },
  wholesale: { text: "Wholesale pricing", evidence: "Price list", on: true },
  guarantee: { text: "Quality guarantee", evidence: "Written warranty terms", on: true },
  brands: {
    text: "Well-known international brands",
    evidence: "Distribution agreements with the brands' owners",
    on: true,
  },
  delivery: { text: "Nationwide delivery", evidence: "Carrier contract", on: true },
  support: { text: "Phone and chat support", evidence: "Staffed hours", on: true },
  certified: {
    text: "100+ certified products",
    evidence: "A certificate per product model in the catalogue",
    on: true,
  },
  catalogue: {
    text: "100+ certified safety products with bulk quantities available",
    evidence: "As for certified products and stock",
    on: true,
  },
  catalogueLine: {
    text: "International Quality Standards | Competitive Wholesale Prices | 10,000+ Units in Stock",
    evidence: "As for standards, wholesale and stock",
    on: true,
  },
  bulkDiscounts: { text: "Bulk discounts", evidence: "Price list with quantity breaks", on: true },
  isoQuality: {
    text: "ISO certified quality",
    evidence: "ISO 9001 certificates of the manufacturers",
    on: true,
  },
  fastDelivery: { text: "Fast KSA delivery", evidence: "Carrier contract", on: true },
} as const satisfies Record<string, Claim>;

export type ClaimName = keyof typeof claims;

/** The claim's text, or undefined while the owner has switched it off. */
export function claim(name: ClaimName): string | undefined {
  const { on, text }: Claim = claims[name];
  return on ? text : undefined;
}

/** The eight cards of the home page: the claimed count as given, and the category page it leads to. */
export const categoryCards = [
  { name: "Head Protection", count: "150+ products", page: "head-face-protection" },
  { name: "Body Protection", count: "200+ products", page: "protective-clothing" },
  { name: "Eye Protection", count: "100+ products", page: "eye-protection" },
  { name: "Hand Protection", count: "180+ products", page: "hand-protection" },
  { name: "Foot Protection", count: "120+ products", page: "safety-shoes" },
  { name: "Fire Safety", count: "80+ products", page: "fire-safety" },
  { name: "Respiratory", count: "90+ products", page: "respiratory-protection" },
  { name: "Fall Protection", count: "60+ products", page: "fall-protection" },
] as const;
