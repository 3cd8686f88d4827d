import { singleFiles } from "#content/content-files.ts";
import { productFile, type Content, type Problem } from "#content/content.ts";
import {
  characters,
  inEnglish,
  outside,
  repeats,
  warner,
  words,
  type Warn,
} from "#test/content/house-style/measure.ts";
import { namesEdition } from "#test/content/house-style/editions.ts";
import type { ProductFile } from "#content/schema/product.ts";
import { savingPercent } from "#domain/catalogue/saving.ts";

/** The largest saving that the site speaks of, in percent. */
const largestSaving = 50;

/** A row of the specifications that only points elsewhere. */
const saysNothing =
  /"(?:On the (?:data sheet|drawing)|Stated with the quotation)|"[^";,]* on the (?:label|certificate)[^";,]*"/;

/** The words of the details and of the rows that say what they no longer have to. */
function wordsInAll({ details, soldAs, notFor, replaceWhen }: ProductFile): number {
  const texts = [details, ...(soldAs === undefined ? [] : [soldAs]), ...notFor, ...replaceWhen];
  return texts.reduce((sum, text) => sum + inEnglish(text).split(/\s+/).length, 0);
}

function lengthWarnings(product: ProductFile, warn: Warn): void {
  warn(["name"], characters(product.name, [1, 52]));
  warn(["use"], product.use === undefined ? undefined : characters(product.use, [1, 60]));
  warn(["description"], characters(product.description, [90, 170]));
  warn(["details"], words(product.details, [40, 110]));
  warn(["details"], outside(wordsInAll(product), [60, 160], "words with its rows"));
  for (const key of ["notFor", "replaceWhen"] as const) {
    for (const [index, row] of product[key].entries()) {
      warn([key, index], characters(row, [3, 110]));
    }
  }
  warn(["soldAs"], product.soldAs === undefined ? undefined : characters(product.soldAs, [1, 110]));
  for (const [index, feature] of product.features.entries()) {
    warn(["features", index], characters(feature, [1, 59]));
  }
  for (const [index, { value }] of product.figures.entries()) {
    warn(["figures", index, "value"], characters(value, [1, 20]));
  }
  for (const [index, standard] of product.specifications.standards.entries()) {
    const path = ["specifications", "standards", index];
    warn(path, outside(standard.length, [1, 32], "characters"));
    warn(path, namesEdition(standard) ? undefined : `"${standard}" is named without its edition`);
  }
}

function countWarnings(product: ProductFile, warn: Warn): void {
  const { features, figures, pictures, specifications, status } = product;
  warn(["features"], outside(features.length, [5, 5], "features"));
  warn(["figures"], outside(figures.length, [2, 3], "figures"));
  const owed = status === "draft" || product.likeness !== undefined;
  warn(["pictures"], owed ? undefined : outside(pictures.length, [1, 4], "pictures"));
  warn(
    ["specifications", "colours"],
    outside(specifications.colours.length, [1, Infinity], "colours"),
  );
  warn(["specifications"], specifications.material === undefined ? "says no material" : undefined);
  for (const key of ["sizes", "weight", "marks"] as const) {
    const isEmpty = saysNothing.test(JSON.stringify(specifications[key] ?? ""));
    warn(["specifications", key], isEmpty ? "says nothing: leave it out" : undefined);
  }
  const seen = new Set<string>();
  for (const [index, feature] of features.entries()) {
    const text = inEnglish(feature).toLowerCase();
    warn(["features", index], seen.has(text) ? "stands in the list twice" : undefined);
    seen.add(text);
  }
}

function figureLabels({ categories }: Content, used: ReadonlySet<string>): readonly Problem[] {
  return Object.entries(categories.figures).flatMap(([id, label]) => {
    const message = used.has(id) ? characters(label, [1, 14]) : "is used by no product";
    return message === undefined
      ? []
      : [{ file: singleFiles.categories, path: ["figures", id], message }];
  });
}

/** What in the products differs from how this catalogue is written. */
export function productStyle(content: Content): readonly Problem[] {
  const warnings: Problem[] = [];
  const repeated = repeats();
  const used = new Set<string>();
  const boundsSavings = content.claims["savings"]?.on === true;
  for (const [slug, product] of content.products) {
    const file = productFile(slug);
    const warn = warner(file, warnings);
    lengthWarnings(product, warn);
    countWarnings(product, warn);
    for (const part of ["name", "description", "details"] as const) {
      warn([part], repeated(part, inEnglish(product[part]), file));
    }
    const saving = boundsSavings ? (savingPercent(product) ?? 0) : 0;
    warn(
      ["price", "was"],
      saving > largestSaving
        ? `saves ${saving} %, more than the ${largestSaving} % of the claim "savings"`
        : undefined,
    );
    for (const { id } of product.figures) {
      used.add(id);
    }
  }
  return [...warnings, ...figureLabels(content, used)];
}
