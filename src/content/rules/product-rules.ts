import {
  hasPage,
  productFile,
  type Content,
  type PlacedMessage,
  type Problem,
} from "#content/content.ts";
import type { Path } from "#content/visit-texts.ts";
import { placeholderTexts } from "#content/placeholder-texts.ts";
import { listFilesIn, type KnownIds } from "#content/rules/known-ids.ts";
import { pictureFileProblem } from "#content/rules/picture-rules.ts";
import { linkProblems } from "#content/rules/product-links.ts";
import { suggestion, unknownName } from "#content/unknown-name.ts";
import type { ProductFile } from "#content/schema/product.ts";
import { textIn } from "#content/text.ts";
import { usualLanguage } from "#domain/language.ts";

type Report = (path: Path, message: string | undefined) => void;

function idProblems(product: ProductFile, ids: KnownIds, report: Report): void {
  const { category, subcategory, tags, figures } = product;
  report(["category"], unknownName("category", category, ids.categories));
  const home = ids.subcategories.get(subcategory);
  if (home !== undefined && home !== category && ids.categories.has(category)) {
    report(
      ["subcategory"],
      `"${subcategory}" belongs to the category "${home}", not to "${category}"`,
    );
  }
  report(["subcategory"], unknownName("subcategory", subcategory, ids.subcategories));
  for (const [index, tag] of tags.entries()) {
    report(["tags", index], unknownName("tag", tag, ids.tags));
  }
  for (const [index, { id }] of figures.entries()) {
    report(["figures", index, "id"], unknownName("figure", id, ids.figures));
  }
  for (const [index, colour] of product.specifications.colours.entries()) {
    report(["specifications", "colours", index], unknownName("colour", colour, ids.colours));
  }
  const comesIn = new Set(product.specifications.colours);
  for (const [index, { colour }] of product.pictures.entries()) {
    report(
      ["pictures", index, "colour"],
      colour === undefined ? undefined : unknownName("colour of this product", colour, comesIn),
    );
  }
}

function numberProblems({ price, order, specifications }: ProductFile, report: Report): void {
  if (price?.was !== undefined) {
    if (price.amount === 0) {
      report(
        ["price", "was"],
        `${price.was} stands without a price: give the amount, or leave it out`,
      );
    } else if (price.was <= price.amount) {
      report(["price", "was"], `${price.was} is not above the amount of ${price.amount}`);
    }
  }
  if (order.minimum % order.pack !== 0) {
    report(["order", "minimum"], `${order.minimum} is no multiple of the pack of ${order.pack}`);
  }
  const { sizes } = specifications;
  if (typeof sizes === "object" && "scale" in sizes && !runsUpwards(sizes)) {
    report(
      ["specifications", "sizes"],
      `run from ${sizes.from} down to ${sizes.to}: turn them round`,
    );
  }
}

/** Refuses texts that the `add` command wrote as placeholders. */
function placeholderProblems(product: ProductFile, report: Report): void {
  for (const key of ["name", "description", "details"] as const) {
    if (
      product.status === "live" &&
      textIn(product[key], usualLanguage).startsWith(placeholderTexts[key])
    ) {
      report([key], "is still what a new file says: write the product's own, or leave it a draft");
    }
  }
}

function fileProblems(slug: string, product: ProductFile, ids: KnownIds, report: Report): void {
  const { pictures, documents, status, likeness } = product;
  const folder = `products/${slug}`;
  const existingNames = listFilesIn(ids, folder);
  if (status === "live" && pictures.length === 0 && likeness === undefined) {
    report(
      ["pictures"],
      "is empty: a live product has at least one picture, or names in likeness the product most like it",
    );
  }
  if (hasPage(product)) {
    for (const [index, { file }] of pictures.entries()) {
      report(["pictures", index, "file"], pictureFileProblem(file, folder, existingNames));
    }
  }
  for (const [index, { file, number, issuer, validUntil }] of documents.entries()) {
    if (!existingNames.has(file)) {
      const near = suggestion(file, existingNames);
      report(["documents", index, "file"], `${file} is not in ${folder}/: put it there.${near}`);
    }
    if (number === undefined && (issuer ?? validUntil) !== undefined) {
      const key = issuer === undefined ? "validUntil" : "issuer";
      report(
        ["documents", index, key],
        "stands without the number of the document: give its number",
      );
    }
  }
}

/** Checks each product on its own. */
export function productProblems(content: Content, ids: KnownIds): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [slug, product] of content.products) {
    const report: Report = (path, message) => {
      if (message !== undefined) {
        problems.push({ file: productFile(slug), path, message });
      }
    };
    idProblems(product, ids, report);
    numberProblems(product, report);
    placeholderProblems(product, report);
    fileProblems(slug, product, ids, report);
    for (const { path, message } of [
      ...linkProblems(slug, product, content.products),
      ...certificateProblems(product),
    ]) {
      report(path, message);
    }
  }
  return problems;
}

/** Checks the statements of a product about its certificates. */
function certificateProblems(product: ProductFile): readonly PlacedMessage[] {
  const { brand, certificate, saber } = product;
  const unnamed = brand?.model === undefined;
  const message =
    "belongs to one manufacturer's model: name it in brand, as {name: ..., model: ...}";
  const issued = certificate?.issued ?? "";
  return [
    ...(certificate && unnamed ? [{ path: ["certificate"], message }] : []),
    ...(saber && unnamed ? [{ path: ["saber"], message }] : []),
    ...(certificate?.validUntil !== undefined && certificate.validUntil < issued
      ? [{ path: ["certificate", "validUntil"], message: `is before the issue on ${issued}` }]
      : []),
  ];
}

type SizeRange = Extract<ProductFile["specifications"]["sizes"], { readonly scale: string }>;

/** Position of a letter size on its scale; M is 0. */
function letterPlace(size: string): number {
  const [, times = "", extra = "", letter = ""] = /^(\d?)(X*)([SML])$/.exec(size) ?? [];
  const steps = times === "" ? extra.length : Number(times);
  return letter === "M" ? 0 : (steps + 1) * (letter === "S" ? -1 : 1);
}

/** Tells if a range of sizes runs from small to large. */
function runsUpwards(sizes: SizeRange): boolean {
  return sizes.scale === "letter"
    ? letterPlace(sizes.from) <= letterPlace(sizes.to)
    : sizes.from <= sizes.to;
}
