import { readFileSync } from "node:fs";
import { z } from "zod";
import { expect, expectTypeOf, test } from "vitest";
import { columns } from "#content/exchange/columns.ts";
import { productTemplate } from "#content/exchange/product-template.ts";
import type { ProductField } from "#content/product-field.ts";
import { productFields } from "#content/product-fields.ts";
import type { ProductFile } from "#content/schema/product.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { languages, usualLanguage } from "#domain/language.ts";
import { contentIn } from "#test/exchange/places.ts";
import { fieldDocument, withFieldTable } from "#tools/field-table.ts";

const content = await contentIn("content");
const fields = Object.entries<ProductField>(productFields);

/** Keys that are neither in `Product`, nor a fact, nor hidden for a reason. */
type ForgottenKey = {
  [Key in keyof ProductFile]-?: Key extends keyof Product
    ? never
    : (typeof productFields)[Key] extends { readonly facts: unknown } | { readonly hidden: string }
      ? never
      : Key;
}[keyof ProductFile];

/** The ways to the values of a schema, such as "order.unit"; lists and unions are one value. */
function valuesOf(schema: unknown, path: string): readonly string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return valuesOf(schema.unwrap(), path);
  }
  return schema instanceof z.ZodObject
    ? Object.entries(schema.shape).flatMap(([key, inner]) => valuesOf(inner, `${path}.${key}`))
    : [path];
}

test("every key is shown on pages, or hidden for a reason", () => {
  // The type checker names a forgotten key.
  expectTypeOf<ForgottenKey>().toBeNever();
});

test("every value of a product has a column, or a reason to have none", () => {
  for (const [key, { schema, columns: own, withoutColumn = {} }] of fields) {
    const paths = new Set([
      ...own.map(({ path }) => path.join(".")),
      ...Object.keys(withoutColumn),
    ]);
    const missing = valuesOf(schema, key).filter((path) => !paths.has(path));
    expect(missing, `values of ${key} without a column`).toEqual([]);
    expect(Object.values(withoutColumn).filter((reason) => !/\w+ \w+/.test(reason))).toEqual([]);
  }
});

test("every column has one id and a header of its own in every language", () => {
  const names = columns.flatMap(({ id, header }) => [id, ...new Set(Object.values(header))]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  for (const { id, header } of columns) {
    for (const language of languages) {
      expect(header[language], `header of ${id} in ${language}`).toMatch(/\p{L}/u);
    }
  }
});

test("every label is said in its own language, unless it is a code", () => {
  const codes = new Set(["UNSPSC"]);
  const labels = [
    ...columns.map(({ id, header }) => [id, header] as const),
    ...fields.flatMap(([, { facts = [] }]) =>
      facts.map(({ path, label }) => [path, label] as const),
    ),
  ];
  for (const [id, label] of labels) {
    expect(label[usualLanguage], `label of ${id}`).not.toMatch(/\p{Script=Arabic}/u);
    expect(codes.has(label.ar) || /\p{Script=Arabic}/u.test(label.ar), `Arabic of ${id}`).toBe(
      true,
    );
  }
});

test("the file of a new product explains every key in the order of the table", () => {
  const text = productTemplate({
    slug: "cool-vest",
    category: "head",
    subcategory: "bump-caps",
    lists: content.categories,
  });
  const keys = [...text.matchAll(/^(?:# )?([A-Za-z]+):(?= |$)/gm)].map(([, key]) => key);
  expect(keys).toEqual(fields.map(([key]) => key));
});

test("docs/content-files.md has a row for every key", () => {
  const text = readFileSync(fieldDocument, "utf8");
  const missing = fields.map(([key]) => key).filter((key) => !text.includes(`\n| \`${key}\` |`));
  expect(missing, "keys without a row; npm run fix writes the table").toEqual([]);
  expect(text, "the table is old; npm run fix writes it").toBe(withFieldTable(text));
});
