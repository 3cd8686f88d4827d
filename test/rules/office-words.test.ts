import { expect, test } from "vitest";
import { productFields } from "#content/product-fields.ts";
import { isMediaField } from "#domain/office/product-media.ts";
import { editableColumns } from "#publishing/drafts/product-cells.ts";
import { officeWordsIn } from "#words/office/words.ts";

/** Names, keys and endings of files that stand in Latin letters in Arabic too. */
const latin =
  /Excel|WhatsApp|PDF|SAR|VAT|CSV|Enter|Tab|Esc|Ctrl|Shift|JPEG|PNG|WebP|AVIF|SVG|MB|kB|vented-hard-hat|\.xlsx|\.csv|\b[A-Z]\b/g;

/** Returns every text by its path; a function gets samples in Latin letters. */
function textsIn(value: unknown, path = ""): readonly (readonly [path: string, text: string])[] {
  if (typeof value === "string") {
    return [[path, value]];
  }
  if (typeof value === "function") {
    const samples = Array.from({ length: value.length }, () => "7");
    try {
      return textsIn(value(...samples), path);
    } catch {
      // It takes something else than texts and numbers.
      return [];
    }
  }
  return Object.entries(value ?? {}).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

/** Returns the texts but the translations of rules, which are written in English already. */
function textsOf(language: "ar" | "en"): ReadonlyMap<string, string> {
  const texts = textsIn(officeWordsIn(language));
  return new Map(texts.filter(([path]) => !path.startsWith(".product.rules.")));
}

const english = textsOf("en");
const arabic = textsOf("ar");

test("both languages of the office have the same texts", () => {
  expect([...arabic.keys()].toSorted()).toEqual([...english.keys()].toSorted());
});

test("every field of a product's form is explained", () => {
  const keys = Object.entries(productFields)
    .filter(([, { columns }]) =>
      columns.some(({ id }) => editableColumns.has(id) && !isMediaField(id)),
    )
    .map(([key]) => key);
  expect(Object.keys(officeWordsIn("en").product.help).toSorted()).toEqual(keys.toSorted());
});

test("every text of the office is in its own language", () => {
  const foreign = [...english].filter(([path, text]) => {
    const inArabic = (arabic.get(path) ?? "").replaceAll(latin, "");
    const isArabic =
      /\p{Script=Arabic}/u.test(inArabic) || !/\p{Script=Latin}/u.test(text.replaceAll(latin, ""));
    return (
      /\p{Script=Arabic}/u.test(text) ||
      /\p{Script=Latin}|[,;?](?!\d)|[٠-٩]/u.test(inArabic) ||
      !isArabic
    );
  });
  expect(foreign.map(([path]) => `${path}: ${arabic.get(path)}`)).toEqual([]);
});
