import type { Path } from "#content/every-text.ts";
import type { ProductFile } from "#content/schema/product.ts";
import { textIn, type Text } from "#content/text.ts";
import { usualLanguage } from "#domain/language.ts";

/** A text in the language that the rules on what it says can read. */
export const english = (text: Text) => textIn(text, usualLanguage);

/** Whether a product cites a standard. */
export const cites = ({ specifications }: ProductFile, standard: RegExp) =>
  specifications.standards.some((name) => standard.test(name));

/** The texts that say what a product is for, and what not, with the way to each. */
export function offers(product: ProductFile): readonly (readonly [path: Path, text: string])[] {
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

/** What a product claims to be: its name, its figures with their names, its marks. */
export function namesItself({ name, figures, specifications }: ProductFile): string {
  const told = figures.map(({ id, value }) => {
    const shown = english(value);
    return id === "ppe-category" ? `PPE category ${shown}` : shown;
  });
  const marks = specifications.marks === undefined ? [] : [english(specifications.marks)];
  return [english(name), ...told, ...marks].join("\n");
}
