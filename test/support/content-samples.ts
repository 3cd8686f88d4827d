import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type { z } from "zod";
import type { Content, Problem } from "#content/content.ts";
import { houseStyleWarnings } from "#test/content/house-style/house-style-warnings.ts";
import { brokenRules, factNotes } from "#publishing/check-content.ts";
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

/** A file with English alone: a text whose Arabic is not looked at costs a quarter of the time. */
function inEnglish<T>(file: T): T {
  return JSON.parse(JSON.stringify(file), (_, value: unknown) =>
    value !== null && typeof value === "object" && "en" in value ? value.en : value,
  ) as T;
}

const ownInEnglish = new Map<unknown, unknown>();

/** The files of a content, those that are the demonstration's own without their Arabic. */
function changedOf<T>(given: ReadonlyMap<string, T>, own: ReadonlyMap<string, T>) {
  const files = [...given].map(([slug, file]): [string, T] => {
    if (own.get(slug) !== file) {
      return [slug, file];
    }
    const english = (ownInEnglish.get(file) ?? inEnglish(file)) as T;
    ownInEnglish.set(file, english);
    return [slug, english];
  });
  return new Map(files);
}

/** Notes of the content check and of the house style, as lines. */
function notesOn(given: Content): readonly string[] {
  return lines([...factNotes(given), ...houseStyleWarnings(given)]);
}

let usual: ReadonlySet<string> | undefined;

/** What is said of the content and not of the demonstration as it is. */
export function newWarnings(changed: Content): readonly string[] {
  usual ??= new Set(notesOn(content));
  const inMind = {
    ...changed,
    products: changedOf(changed.products, content.products),
    guides: changedOf(changed.guides, content.guides),
    cities: changedOf(changed.cities, content.cities),
  };
  return notesOn(inMind).filter((line) => usual?.has(line) === false);
}
