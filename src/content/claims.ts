/** A statement that the owner must be able to prove; switched off here, it leaves every page. */
export interface Claim {
  readonly text: string;
  /** The parts of the site that say it. */
  readonly where: readonly string[];
  /** What the owner must hold before the site goes live with it. */
  readonly evidence: string;
  readonly on: boolean;
  /** The claims that this one says again: it goes when one of them is off. */
  readonly restates?: readonly string[];
}

export const claims = {
  standards: {
    text: "Compliance with local and international standards: SASO/SABER where applicable; EN, ANSI, ISO, CE.",
    where: ["hero", "benefits", "intro", "questions"],
    evidence:
      "A certificate per product model; a live product certificate where SABER regulates it",
    on: true,
  },
  dispatch: {
    text: "Same-day dispatch on in-stock items",
    where: ["benefits", "delivery", "questions", "city pages"],
    evidence: "Warehouse cut-off time and dispatch records",
    on: true,
  },
  stock: {
    text: "Over 10,000 units ready to ship",
    where: ["why"],
    evidence: "Stock report of the last 30 days",
    on: true,
  },
  wholesale: { text: "Wholesale pricing", where: ["why"], evidence: "Price list", on: true },
  savings: {
    text: "Savings of up to 50% on bulk orders",
    where: ["why"],
    evidence: "Price list with quantity breaks; discount licence where the Ministry asks for one",
    on: true,
  },
  guarantee: {
    text: "Quality guarantee",
    where: ["why"],
    evidence: "Written warranty terms",
    on: true,
  },
  brands: {
    text: "Well-known international brands",
    where: ["hero", "benefits"],
    evidence: "Distribution agreements with the brands' owners",
    on: true,
  },
  delivery: {
    text: "Nationwide delivery",
    where: ["hero"],
    evidence: "Carrier contract",
    on: true,
  },
  support: {
    text: "Phone and chat support",
    where: ["benefits"],
    evidence: "Staffed hours",
    on: true,
  },
  certified: {
    text: "100+ certified products",
    where: ["why"],
    evidence: "A certificate per product model in the catalogue",
    on: true,
  },
  catalogue: {
    text: "100+ certified safety products with bulk quantities available",
    where: ["listing"],
    evidence: "As for certified products and stock",
    on: true,
    restates: ["certified"],
  },
  catalogueLine: {
    text: "International Quality Standards | Competitive Wholesale Prices | 10,000+ Units in Stock",
    where: ["listing"],
    evidence: "As for standards, wholesale prices and stock",
    on: true,
    restates: ["standards", "wholesale", "stock"],
  },
  bulkDiscounts: {
    text: "Bulk discounts",
    where: ["listing"],
    evidence: "Price list with quantity breaks",
    on: true,
  },
  isoQuality: {
    text: "ISO certified quality",
    where: ["listing"],
    evidence: "ISO 9001 certificates of the manufacturers",
    on: true,
  },
  fastDelivery: {
    text: "Fast KSA delivery",
    where: ["listing"],
    evidence: "Carrier contract",
    on: true,
    restates: ["delivery"],
  },
  categoryCounts: {
    text: "The numbers on the home page's category cards",
    where: ["category cards"],
    evidence: "The supplier's full price list, counted by category",
    on: true,
  },
} as const satisfies Record<string, Claim>;

export type ClaimName = keyof typeof claims;

/** The claim's text, or undefined while the owner has switched it off. */
export function claim(name: ClaimName): string | undefined {
  const table: Readonly<Record<string, Claim>> = claims;
  const { on, text, restates = [] }: Claim = claims[name];
  return on && restates.every((other) => table[other]?.on) ? text : undefined;
}

interface Stating {
  /** The claims that it states. */
  readonly claims: readonly ClaimName[];
}

/** A text; one that states claims is replaced or left out while any of them is off. */
export type Statement = string | (Stating & { readonly text: string; readonly otherwise?: string });

/** The entries whose claims are all on. */
export function standing<Entry extends Stating>(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter((entry) => entry.claims.every((name) => claim(name) !== undefined));
}

/** The texts of the statements that may be made. */
export function stated(statements: readonly Statement[]): readonly string[] {
  return statements.flatMap((statement) => {
    if (typeof statement === "string") return [statement];
    return standing([statement]).length > 0 ? statement.text : (statement.otherwise ?? []);
  });
}

/** A statement of the dispatch on the same day. */
export function sameDay(text: string, otherwise?: string): Statement {
  return { claims: ["dispatch"], text, ...(otherwise !== undefined && { otherwise }) };
}

/** The claims' texts as sentences, followed by what explains them; undefined while all are off. */
export function claimSentences(names: readonly ClaimName[], more = ""): string | undefined {
  const texts = names.flatMap((name) => claim(name) ?? []);
  if (texts.length === 0) return undefined;
  return [...texts.map((text) => (text.endsWith(".") ? text : `${text}.`)), more].join(" ").trim();
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
