import { categories, type Category } from "#domain/catalogue/category.ts";
import type { Product } from "#domain/catalogue/product.ts";

/** "100+ certified products" must stay true when a few are taken out. */
export const fewestProducts = 104;

/** The subcategories that every edition of the catalogue has. */
export const requiredSubcategories: Readonly<Partial<Record<Category, readonly string[]>>> = {
  "Head Protection": [
    "Hard Hats",
    "Electrical Helmets",
    "Bump Caps",
    "Winter Helmets",
    "Hearing Protection",
  ],
  "Body Protection": [
    "Safety Vests",
    "Safety Jackets",
    "Coveralls",
    "FR Coveralls",
    "Disposable Protection",
    "Aprons",
  ],
  "Eye & Face Protection": [
    "Safety Glasses",
    "Safety Goggles",
    "Welding Protection",
    "Face Shields",
    "Chemical Goggles",
  ],
  "Hand Protection": [
    "Cut Resistant Gloves",
    "Work Gloves",
    "Leather Gloves",
    "Chemical Gloves",
    "Impact Gloves",
    "Winter Gloves",
    "Electrical Gloves",
    "Welding Gloves",
  ],
  "Foot Protection": [
    "Safety Boots",
    "Safety Shoes",
    "Gumboots",
    "Electrical Boots",
    "Kitchen Shoes",
  ],
  "Respiratory Protection": [
    "Disposable Masks",
    "Reusable Respirators",
    "Full-Face Respirators",
    "Dust Masks",
  ],
  "Fall Protection": ["Safety Harnesses", "Harnesses", "Lanyards", "Lifelines"],
  "Fire Safety": ["Fire Extinguishers", "Fire Blankets", "FR Clothing"],
  "Traffic Safety": ["Traffic Cones", "Traffic Batons", "Barriers"],
  "First Aid": ["First Aid Kits", "Eyewash Stations", "AED Devices"],
  "Safety Signs": ["Sign Sets", "Exit Signs"],
  "Lockout Tagout": ["LOTO Kits", "Safety Padlocks"],
};

/** Codes that customers know; each family begins with one of them. */
export const requiredCodes: readonly string[] = [
  "HP001 BP001 EF001 HD001 FP001 RP001 FLP001 FS001 TS001 FA001 SS001 LT001",
  "HP201 FP008 BP011 RP006 EP001 AC001",
].flatMap((line) => line.split(" "));

/** The codes that two products share, and no others may. */
export const sharedCodes: readonly string[] = ["LT001", "FP011", "FP012", "FP013", "FP015"];

function repeated(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function codeViolations(products: readonly Product[]): readonly string[] {
  const codes = products.map(({ id }) => id);
  const uses = (code: string) => codes.filter((one) => one === code).length;
  return [
    ...requiredCodes
      .filter((code) => uses(code) === 0)
      .map((code) => `catalogue, id: ${code} is missing`),
    ...sharedCodes
      .filter((code) => uses(code) !== 2)
      .map((code) => `catalogue, id: ${code} belongs to ${uses(code)} products, not to 2`),
    ...repeated(codes)
      .filter((code) => !sharedCodes.includes(code))
      .map((code) => `catalogue, id: ${code} is used more than once`),
  ];
}

/** What is wrong with the catalogue as a whole. */
export function catalogueViolations(products: readonly Product[]): readonly string[] {
  const present = new Set(products.map((one) => `${one.category} / ${one.subcategory}`));
  const wanted = Object.entries(requiredSubcategories).flatMap(([category, names]) =>
    names.map((name) => `${category} / ${name}`),
  );
  const unique = ["slug", "name", "description", "detailedDescription"] as const;
  return [
    ...(products.length < fewestProducts
      ? [`catalogue: ${products.length} products, fewer than ${fewestProducts}`]
      : []),
    ...categories
      .filter((name) => !products.some(({ category }) => category === name))
      .map((name) => `catalogue, category: no product in ${name}`),
    ...wanted
      .filter((name) => !present.has(name))
      .map((name) => `catalogue, subcategory: no product in ${name}`),
    ...codeViolations(products),
    ...unique.flatMap((field) =>
      repeated(products.map((product) => product[field])).map(
        (text) => `catalogue, ${field}: "${text}" is used more than once`,
      ),
    ),
  ];
}
