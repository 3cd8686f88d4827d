import { categories, tags } from "#domain/catalogue/category.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { savingPercent } from "#domain/catalogue/saving.ts";
import { namesEdition, wordingViolations } from "#tools/check-content/wording.ts";

type Rule = readonly [field: string, holds: (product: Product) => boolean, says: string];

const slugFormat = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const codeFormat = /^[A-Z]{2,3}\d{3}$/;
const stockWords = /^(\d{1,3}(,\d{3})*\+ units in stock|Contact for availability|Made to order)$/;

/** The claim "up to 50%" bounds every computed saving. */
const largestSaving = 50;

const within = (value: number, from: number, to: number) => value >= from && value <= to;
const wordCount = (text: string) => text.split(/\s+/).length;
const isFilled = (text: string) => text.trim() === text && text !== "";
const areUnique = (texts: readonly string[]) => new Set(texts).size === texts.length;

const rules: readonly Rule[] = [
  ["slug", ({ slug }) => slugFormat.test(slug), "is not in kebab case"],
  ["id", ({ id }) => codeFormat.test(id), "is not a code such as HP001"],
  ["name", ({ name }) => isFilled(name) && name.length <= 52, "is empty or over 52 characters"],
  [
    "description",
    ({ description }) => within(description.length, 90, 170),
    "is not 90 to 170 characters long",
  ],
  [
    "detailedDescription",
    ({ detailedDescription }) => within(wordCount(detailedDescription), 60, 110),
    "is not 60 to 110 words long",
  ],
  ["category", ({ category }) => categories.includes(category), "is none of the 13 categories"],
  ["subcategory", ({ subcategory }) => isFilled(subcategory), "is empty"],
  ["tags", (product) => (product.tags ?? []).every((tag) => tags.includes(tag)), "is unknown"],
  ["price", ({ price }) => price === 0 || within(price, 9, 328), "is neither 0 nor 9 to 328"],
  ["price", ({ price }) => Number.isInteger(price * 2), "is no whole or half number"],
  [
    "originalPrice",
    ({ price, originalPrice }) => originalPrice === undefined || price > 0,
    "stands on a product without a listed price",
  ],
  [
    "originalPrice",
    ({ price, originalPrice }) =>
      originalPrice === undefined || price === 0 || within(originalPrice / price, 1.7, 2.2),
    "is not 1.7 to 2.2 times the price",
  ],
  [
    "originalPrice",
    (product) => (savingPercent(product) ?? 0) <= largestSaving,
    `saves more than the ${largestSaving}% that the site claims`,
  ],
  ["moq", ({ moq }) => Number.isInteger(moq) && moq >= 5, "is no whole number from 5"],
  ["inStock", ({ inStock }) => inStock, "is not true"],
  ["bulkQuantity", ({ bulkQuantity }) => stockWords.test(bulkQuantity), "has unknown stock words"],
  ["images", ({ images }) => within(images.length, 1, 4), "are not 1 to 4"],
  [
    "images",
    ({ images, slug }) => images.every((key) => key.startsWith(`${slug}-`)),
    "have a key that does not begin with the slug",
  ],
  ["features", ({ features }) => features.length === 5 && areUnique(features), "are not 5"],
  [
    "features",
    ({ features }) => features.every((text) => isFilled(text) && text.length < 60),
    "have one that is empty or over 59 characters",
  ],
  ["keyFigures", ({ keyFigures }) => within(keyFigures.length, 2, 3), "are not 2 or 3"],
  [
    "keyFigures",
    ({ keyFigures }) =>
      keyFigures.every(
        ({ label, value }) => within(label.length, 1, 14) && within(value.length, 1, 20),
      ),
    "have a label over 14 or a value over 20 characters",
  ],
  [
    "specifications",
    ({ specifications: { material, size, weight, color } }) =>
      [material, size, weight, ...color].every(isFilled) && color.length > 0,
    "have an empty material, size, weight or color",
  ],
  [
    "specifications.certification",
    ({ specifications: { certification = [] } }) => certification.every(namesEdition),
    "names a standard without its edition",
  ],
  [
    "specifications.certification",
    ({ specifications: { certification } }) =>
      certification === undefined ||
      (certification.length > 0 && certification.every((one) => one.length <= 32)),
    "is empty or has an entry over 32 characters",
  ],
];

/** What is wrong with one product by itself. */
export function productViolations(product: Product): readonly string[] {
  const at = `product ${product.slug}`;
  return [
    ...rules.flatMap(([field, holds, says]) =>
      holds(product) ? [] : [`${at}, ${field}: ${says}`],
    ),
    ...wordingViolations(at, product),
  ];
}

/** What a person should look at, although it is allowed. */
export function productWarnings(product: Product): readonly string[] {
  return product.inStock && product.bulkQuantity === "Made to order"
    ? [`product ${product.slug}: in stock, yet made to order`]
    : [];
}
