import type { Claim } from "#content/claims.ts";
import { wordingViolations } from "#tools/check-content/wording.ts";

/** What the site says of itself, in the words that were agreed with the owner. */
export const agreedClaims: readonly RegExp[] = [
  /SASO\/SABER where applicable; EN, ANSI, ISO, CE/,
  /^Same-day dispatch on in-stock items$/,
  /^Over 10,000 units ready to ship$/,
  /^Savings of up to 50% on bulk orders$/,
  /^Wholesale pricing$/,
  /^Quality guarantee$/,
  /^Well-known international brands$/,
  /^Nationwide delivery$/,
  /^Phone and chat support$/,
  /^100\+ certified products$/,
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

/** What is wrong with the table of claims: wording, or a claim without its evidence. */
export function claimViolations(claims: Readonly<Record<string, Claim>>): readonly string[] {
  const texts = Object.values(claims).map(({ text }) => text);
  return [
    ...agreedClaims
      .filter((wanted) => !texts.some((text) => wanted.test(text)))
      .map((wanted) => `claims: none reads ${wanted.source}`),
    ...Object.entries(claims).flatMap(([name, { evidence }]) =>
      evidence.trim() === "" ? [`claim ${name}, evidence: is empty`] : [],
    ),
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
