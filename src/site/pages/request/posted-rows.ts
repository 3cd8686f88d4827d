import type { Product } from "#domain/catalogue/product.ts";
import { pictureFile, pictureFolder, pictureWidths } from "#domain/picture-files.ts";
import type { PostedRows } from "#domain/site.ts";
import { parseColumnChoices } from "#reading/rows/kept-review.ts";
import { parseRows, type RowProduct, type RowsReading } from "#reading/rows/read-rows.ts";
import { matchRow } from "#reading/rows/row-answer.ts";
import type { PageContext } from "#site/page.ts";
import { formatSizes } from "#site/sections/product-words.ts";

/** Adds what a buyer decides by: a picture, a key figure, the minimum and the sizes. */
function describeRowProduct(
  rowProduct: RowProduct,
  product: Product | undefined,
  { product: words, contact }: PageContext["words"],
): RowProduct {
  if (product === undefined) {
    return rowProduct;
  }
  const [figure] = product.figures;
  const [picture] = product.pictures;
  const [width] = pictureWidths.product;
  const details = [
    figure && `${figure.label}: ${figure.value}`,
    contact.request.minimum(product.order.minimum, product.order.unit),
    formatSizes(product, words),
  ];
  return {
    ...rowProduct,
    detail: details.filter(Boolean).join(" · "),
    ...(picture && { picture: pictureFolder + pictureFile(picture.stem, width, "avif") }),
  };
}

/** Parses the rows of a posted form with the catalogue's knowledge. */
export function readPostedRows(
  { search, catalogue, words }: PageContext,
  { rows = "", columns }: PostedRows["fields"],
): RowsReading {
  const reading = parseRows(rows, (row) => matchRow(row, search), {
    choices: parseColumnChoices(columns),
    today: new Date().toISOString().slice(0, 10),
  });
  const describe = (product: RowProduct) =>
    describeRowProduct(product, catalogue.product(product.slug), words);
  return {
    ...reading,
    rows: reading.rows.map((row) => ({ ...row, products: row.products.map(describe) })),
  };
}
