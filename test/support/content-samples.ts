import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type { z } from "zod";
import type { Content, Problem } from "#content/content.ts";
import { houseStyleWarnings } from "#test/content/house-style/house-style-warnings.ts";
import { brokenRules, factNotes } from "#publishing/check-content.ts";
import { productSchema, type ProductFile } from "#content/schema/product.ts";
import { formatProblem, readYaml } from "#publishing/yaml-file.ts";
import { content } from "#test/support/demonstration.ts";

/** Product whose file the tests change. */
export const sampleSlug = "vented-hard-hat-type-1";

/** Text of the sample's file without Arabic, so that tests can change it piece by piece. */
export const sampleText = readFileSync("test/support/sample-product.yaml", "utf8");

/** Replaces one piece of a text, which must occur once. */
export function replaced(text: string, piece: string | RegExp, replacement: string): string {
  if (text.split(piece).length !== 2) {
    throw new Error(`The text does not hold ${String(piece)} exactly once`);
  }
  return text.replace(piece, replacement);
}

/** Returns the problems of a text that is read as a product's file, or by another schema. */
export function said(text: string, schema: z.ZodType = productSchema): readonly string[] {
  const read = readYaml("product.yaml", text, schema);
  return read.ok ? [] : read.problems.map(formatProblem);
}

/** Line of a piece of the sample, starting at 1. */
const lineOf = (piece: string): number =>
  sampleText.slice(0, sampleText.indexOf(piece)).split("\n").length;

/** Line of the sample after which tests insert others. */
export const status = "status: live";

/** Expects one problem at the replaced piece. */
export function expectToldAt(
  piece: string,
  replacement: string,
  column: number,
  says: string,
): void {
  const problems = said(replaced(sampleText, piece, replacement));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^product\.yaml:\d+:\d+: /);
  const [, line, actualColumn] = /:(\d+):(\d+):/.exec(problems[0] ?? "") ?? [];
  const doubled = replacement.startsWith(`${status}\n`) ? 1 : 0;
  expect([Number(line), Number(actualColumn)]).toEqual([lineOf(piece) + doubled, column]);
  expect(problems[0]).toContain(says);
}

/** Parses a product from the text of its file, which must be valid. */
export function productFrom(text: string): ProductFile {
  const read = readYaml("product.yaml", text, productSchema);
  if (!read.ok) {
    throw new Error(read.problems.map(formatProblem).join("\n"));
  }
  return read.value;
}

/** Adds a product to the demonstration, or replaces its own. */
export function withProduct(product: ProductFile, slug: string = sampleSlug): Content {
  return { ...content, products: new Map([...content.products, [slug, product]]) };
}

/** Returns the violations of the rules without their places. */
export function refusals(changed: Content): readonly string[] {
  return lines(brokenRules(changed));
}

/** Formats problems without their places. */
export function lines(problems: readonly Problem[]): readonly string[] {
  return problems.map(({ file, path, message }) => `${file}: ${path.join(".")}: ${message}`);
}

/** Removes the Arabic of a file, since checking it takes a quarter of the time. */
function inEnglish<T>(file: T): T {
  return JSON.parse(JSON.stringify(file), (_, value: unknown) =>
    value !== null && typeof value === "object" && "en" in value ? value.en : value,
  ) as T;
}

const ownInEnglish = new Map<unknown, unknown>();

/** Returns the files of a content; unchanged files lose their Arabic. */
function changedOf<T>(changedFiles: ReadonlyMap<string, T>, originals: ReadonlyMap<string, T>) {
  const files = [...changedFiles].map(([slug, file]): [string, T] => {
    if (originals.get(slug) !== file) {
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

/** Returns the warnings that the demonstration does not have. */
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
