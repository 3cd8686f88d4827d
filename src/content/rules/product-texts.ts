import type { Path } from "#content/visit-texts.ts";
import type { ProductFile } from "#content/schema/product.ts";
import { textIn, type Text } from "#content/text.ts";
import { usualLanguage } from "#domain/language.ts";

/** Returns a text in the language that the rules can read. */
export const english = (text: Text) => textIn(text, usualLanguage);

/** Tells if a product cites a standard. */
export const cites = ({ specifications }: ProductFile, standard: RegExp) =>
  specifications.standards.some((name) => standard.test(name));

/** Returns the texts about a product's uses and limits, with their paths. */
export function usageTexts(product: ProductFile): readonly (readonly [path: Path, text: string])[] {
  const { name, use, description, details, features, notFor } = product;
  return [
    [["name"], english(name)],
    ...(use === undefined ? [] : ([[["use"], english(use)]] as const)),
    [["description"], english(description)],
    [["details"], english(details)],
    ...features.map((feature, index) => [["features", index], english(feature)] as const),
    ...notFor.map((row, index) => [["notFor", index], `Not for: ${english(row)}`] as const),
  ];
}

/** Joins a product's claims about itself: its name, figures and marks. */
export function describeItself({ name, figures, specifications }: ProductFile): string {
  const figureTexts = figures.map(({ id, value }) => {
    const valueText = english(value);
    return id === "ppe-category" ? `PPE category ${valueText}` : valueText;
  });
  const marks = specifications.marks === undefined ? [] : [english(specifications.marks)];
  return [english(name), ...figureTexts, ...marks].join("\n");
}
