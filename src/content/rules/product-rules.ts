import { hasPage, productFile, type Content, type Problem } from "#content/content.ts";
import type { Path } from "#content/every-text.ts";
import { placeholderTexts } from "#content/placeholder-texts.ts";
import { certificateProblems } from "#content/rules/certificate-rules.ts";
import { filesIn, type KnownIds } from "#content/rules/known-ids.ts";
import { pictureFileProblem } from "#content/rules/picture-rules.ts";
import { linkProblems } from "#content/rules/product-links.ts";
import { runsUpwards } from "#content/rules/sizes.ts";
import { suggestion, unknownName } from "#content/rules/unknown.ts";
import type { ProductFile } from "#content/schema/product.ts";
import { textIn } from "#content/text.ts";
import { usualLanguage } from "#domain/language.ts";

type Say = (path: Path, message: string | undefined) => void;

function idProblems(product: ProductFile, known: KnownIds, say: Say): void {
  const { category, subcategory, tags, figures } = product;
  say(["category"], unknownName("category", category, known.categories));
  const home = known.subcategories.get(subcategory);
  if (home !== undefined && home !== category && known.categories.has(category)) {
    say(
      ["subcategory"],
      `"${subcategory}" belongs to the category "${home}", not to "${category}"`,
    );
  }
  say(["subcategory"], unknownName("subcategory", subcategory, known.subcategories));
  for (const [index, tag] of tags.entries()) {
    say(["tags", index], unknownName("tag", tag, known.tags));
  }
  for (const [index, { id }] of figures.entries()) {
    say(["figures", index, "id"], unknownName("figure", id, known.figures));
  }
  for (const [index, colour] of product.specifications.colours.entries()) {
    say(["specifications", "colours", index], unknownName("colour", colour, known.colours));
  }
  const comesIn = new Set(product.specifications.colours);
  for (const [index, { colour }] of product.pictures.entries()) {
    say(
      ["pictures", index, "colour"],
      colour === undefined ? undefined : unknownName("colour of this product", colour, comesIn),
    );
  }
}

function numberProblems({ price, order, specifications }: ProductFile, say: Say): void {
  if (price?.was !== undefined) {
    if (price.amount === 0) {
      say(
        ["price", "was"],
        `${price.was} stands without a price: give the amount, or leave it out`,
      );
    } else if (price.was <= price.amount) {
      say(["price", "was"], `${price.was} is not above the amount of ${price.amount}`);
    }
  }
  if (order.minimum % order.pack !== 0) {
    say(["order", "minimum"], `${order.minimum} is no multiple of the pack of ${order.pack}`);
  }
  const { sizes } = specifications;
  if (typeof sizes === "object" && "scale" in sizes && !runsUpwards(sizes)) {
    say(["specifications", "sizes"], `run from ${sizes.from} down to ${sizes.to}: turn them round`);
  }
}

/** The texts that `add` wrote into a new file are no words for buyers. */
function placeholderProblems(product: ProductFile, say: Say): void {
  for (const key of ["name", "description", "details"] as const) {
    if (
      product.status === "live" &&
      textIn(product[key], usualLanguage).startsWith(placeholderTexts[key])
    ) {
      say([key], "is still what a new file says: write the product's own, or leave it a draft");
    }
  }
}

function fileProblems(slug: string, product: ProductFile, known: KnownIds, say: Say): void {
  const { pictures, documents, status, likeness } = product;
  const folder = `products/${slug}`;
  const there = filesIn(known, folder);
  if (status === "live" && pictures.length === 0 && likeness === undefined) {
    say(
      ["pictures"],
      "is empty: a live product has at least one picture, or names in likeness the product most like it",
    );
  }
  if (hasPage(product)) {
    for (const [index, { file }] of pictures.entries()) {
      say(["pictures", index, "file"], pictureFileProblem(file, folder, there));
    }
  }
  for (const [index, { file, number, issuer, validUntil }] of documents.entries()) {
    if (!there.has(file)) {
      const near = suggestion(file, there);
      say(["documents", index, "file"], `${file} is not in ${folder}/: put it there.${near}`);
    }
    if (number === undefined && (issuer ?? validUntil) !== undefined) {
      const given = issuer === undefined ? "validUntil" : "issuer";
      say(
        ["documents", index, given],
        "stands without the number of the document: give its number",
      );
    }
  }
}

/** What is wrong with the products, each by itself. */
export function productProblems(content: Content, known: KnownIds): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [slug, product] of content.products) {
    const say: Say = (path, message) => {
      if (message !== undefined) {
        problems.push({ file: productFile(slug), path, message });
      }
    };
    idProblems(product, known, say);
    numberProblems(product, say);
    placeholderProblems(product, say);
    fileProblems(slug, product, known, say);
    for (const { path, message } of [
      ...linkProblems(slug, product, content.products),
      ...certificateProblems(product),
    ]) {
      say(path, message);
    }
  }
  return problems;
}
