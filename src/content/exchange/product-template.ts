import type { NewProduct, ProductField } from "#content/product-field.ts";
import { productFields } from "#content/product-fields.ts";

/** The first line of product.yaml, by which editors find the schema. */
export const schemaLine = "# yaml-language-server: $schema=../../schemas/product.schema.json";

const lineWidth = 96;

function explained(text: string): string {
  return text.replace(new RegExp(`(.{1,${lineWidth}})(?:\\s+|$)`, "g"), "## $1\n").trimEnd();
}

function fieldText(key: string, field: ProductField, product: NewProduct): string {
  const { about, example, isGiven } = field;
  const value = typeof example === "string" ? example : example(product);
  const line = `${key}:${value.startsWith("\n") ? "" : " "}${value}`;
  return `${explained(about)}\n${isGiven ? line : line.replace(/^/gm, "# ")}\n`;
}

/** The file of a product that is still to be written: it is valid and explains every key. */
export function productTemplate(product: NewProduct): string {
  const fields = Object.entries<ProductField>(productFields).map(([key, field]) =>
    fieldText(key, field, product),
  );
  return `${schemaLine}
# A new product. Fill in what is here, take away the # where a key is needed, drop the rest.
# Lines with ## explain the key below them.
# A text has a line for each language, en: and ar:. One that holds ": " or "#" stands in quotes.

${fields.join("\n")}`;
}
