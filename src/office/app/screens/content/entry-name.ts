import { valueAt } from "#domain/office/content-form.ts";
import type { Language } from "#domain/language.ts";
import type { ContentFileView } from "#domain/office/content-messages.ts";

const namingKeys = [
  "name",
  "title",
  "heading",
  "question",
  "caption",
  "term",
  "mistake",
  "quantity",
  "code",
  "text",
];

function textIn(value: unknown, language: Language): string | undefined {
  const part =
    typeof value === "string" ? value : (valueAt(value, [language]) ?? valueAt(value, ["en"]));
  return typeof part === "string" && part !== "" ? part : undefined;
}

/** Longest name in characters. */
const longestName = 80;

/** Names an entry of a list by its first text, or by the entry that it refers to. */
export function entryName(
  value: unknown,
  language: Language,
  names: ContentFileView["names"],
): string {
  const product = valueAt(value, ["product"]);
  const referred = names["products"]?.find(({ id }) => id === product)?.name;
  const texts = [value, ...namingKeys.map((key) => valueAt(value, [key])), valueAt(value, ["id"])];
  const name = referred ?? texts.map((text) => textIn(text, language)).find(Boolean) ?? "";
  return name.length > longestName ? `${name.slice(0, longestName)} ...` : name;
}
