import type { Claim } from "#content/claims.ts";
import { wordingViolations } from "#tools/check-content/wording.ts";

/** What the site says of itself: words that some claim must hold. */
export const agreedClaims: readonly RegExp[] = [
  /local and international standards: SASO\/SABER where applicable; EN, ANSI, ISO, CE/i,
  /same-day dispatch on in-stock items/i,
  /over 10,000 units ready to ship/i,
  /savings of up to 50% on bulk orders/i,
  /wholesale pricing/i,
  /quality guarantee/i,
  /well-known international brands/i,
  /nationwide delivery/i,
  /phone and chat support/i,
  /100\+ certified products/i,
  /^100\+ certified safety products with bulk quantities available$/,
  /^International Quality Standards \| Competitive Wholesale Prices \| 10,000\+ Units in Stock$/,
  /^Bulk discounts$/,
  /^ISO certified quality$/,
  /^Fast KSA delivery$/,
];

/** The cards of the home page: name, claimed count and the category page that each leads to. */
export const agreedCards: readonly (readonly [string, string, string])[] = [
  ["Head Protection", "150+ products", "head-face-protection"],
  ["Body Protection", "200+ products", "protective-clothing"],
  ["Eye Protection", "100+ products", "eye-protection"],
  ["Hand Protection", "180+ products", "hand-protection"],
  ["Foot Protection", "120+ products", "safety-shoes"],
  ["Fire Safety", "80+ products", "fire-safety"],
  ["Respiratory", "90+ products", "respiratory-protection"],
  ["Fall Protection", "60+ products", "fall-protection"],
];

interface Card {
  readonly name: string;
  readonly count: string;
  readonly page: string;
}

/** What is wrong with the table of claims: wording, or one without its evidence or its place. */
export function claimViolations(claims: Readonly<Record<string, Claim>>): readonly string[] {
  const texts = Object.values(claims).map(({ text }) => text);
  return [
    ...agreedClaims
      .filter((wanted) => !texts.some((text) => wanted.test(text)))
      .map((wanted) => `claims: none reads ${wanted.source}`),
    ...Object.entries(claims).flatMap(([name, { evidence, where }]) => [
      ...(evidence.trim() === "" ? [`claim ${name}, evidence: is empty`] : []),
      ...(where.length === 0 ? [`claim ${name}, where: is empty`] : []),
    ]),
    ...wordingViolations("claims", claims),
  ];
}

/** What is wrong with the cards of the home page. */
export function cardViolations(cards: readonly Card[]): readonly string[] {
  const given = cards.map(({ name, count, page }) => [name, count, page].join(", "));
  const agreed = agreedCards.map((card) => card.join(", "));
  return agreed
    .filter((card, index) => given[index] !== card)
    .map((card, index) => `home card ${index + 1}: is not "${card}"`)
    .concat(given.length > agreed.length ? ["home cards: more than agreed"] : []);
}
