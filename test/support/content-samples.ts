import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type { z } from "zod";
import type { Content, Problem } from "#content/content.ts";
import { houseStyleWarnings } from "#content/house-style/house-style-warnings.ts";
import { brokenRules } from "#publishing/check-content.ts";
import { productSchema, type ProductFile } from "#content/schema/product.ts";
import { problemLine, readYaml } from "#publishing/yaml-file.ts";
import { content } from "#test/support/demonstration.ts";

/** A product whose file the tests change. */
export const sampleSlug = "vented-hard-hat-type-1";

/** The text of the sample's file before it had any Arabic, so that tests can change piece by piece. */
export const sampleText = readFileSync("test/support/sample-product.yaml", "utf8");

/** The text with one piece of it replaced, which must be there once. */
export function replaced(text: string, piece: string | RegExp, by: string): string {
  if (text.split(piece).length !== 2) {
    throw new Error(`The text does not hold ${String(piece)} exactly once`);
  }
  return text.replace(piece, by);
}

/** What reading a text as a product's file, or by another schema, complains of. */
export function said(text: string, schema: z.ZodType = productSchema): readonly string[] {
  const read = readYaml("product.yaml", text, schema);
  return read.ok ? [] : read.problems.map(problemLine);
}

/** The line of a piece of the sample, from 1. */
const lineOf = (piece: string): number =>
  sampleText.slice(0, sampleText.indexOf(piece)).split("\n").length;

/** A line of the sample that tests put others behind. */
export const status = "status: live";

/** Expects one complaint, at the place of the piece or of what was put behind it. */
export function expectToldAt(piece: string, by: string, column: number, says: string): void {
  const found = said(replaced(sampleText, piece, by));
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^product\.yaml:\d+:\d+: /);
  const [, line, at] = /:(\d+):(\d+):/.exec(found[0] ?? "") ?? [];
  const doubled = by.startsWith(`${status}\n`) ? 1 : 0;
  expect([Number(line), Number(at)]).toEqual([lineOf(piece) + doubled, column]);
  expect(found[0]).toContain(says);
}

/** A product read from the text of its file, which must be right. */
export function productFrom(text: string): ProductFile {
  const read = readYaml("product.yaml", text, productSchema);
  if (!read.ok) {
    throw new Error(read.problems.map(problemLine).join("\n"));
  }
  return read.value;
}

/** The demonstration with a product put in, or put in the place of its own. */
export function withProduct(product: ProductFile, slug: string = sampleSlug): Content {
  return { ...content, products: new Map([...content.products, [slug, product]]) };
}

/** What the rules refuse, as lines without their places. */
export function refusals(given: Content): readonly string[] {
  return lines(brokenRules(given));
}

/** Problems as lines without their places. */
export function lines(problems: readonly Problem[]): readonly string[] {
  return problems.map(({ file, path, message }) => `${file}: ${path.join(".")}: ${message}`);
}

let usual: ReadonlySet<string> | undefined;

/** What is said of the content and not of the demonstration as it is. */
export function newWarnings(changed: Content): readonly string[] {
  usual ??= new Set(lines(houseStyleWarnings(content)));
  return lines(houseStyleWarnings(changed)).filter((line) => usual?.has(line) === false);
}
