import type { DraftLine } from "#domain/quotation/line.ts";
import { formatSizes } from "#domain/quotation/tell-request.ts";
import { parseQuantity } from "#reading/amounts/quantity.ts";
import { parseSizes } from "#reading/amounts/sizes.ts";
import { isCountedIn, unitsPerPackage } from "#reading/rows/packages.ts";
import type { RowProduct, RowReading } from "#reading/rows/read-rows.ts";

/** Amounts of a row in a product's unit; empty where they count in another unit. */
export function amountsFor(
  { quantity, sizes, unit, packages }: RowReading,
  product: RowProduct | undefined,
): Pick<DraftLine, "quantity" | "sizes"> {
  if (product === undefined) {
    return { quantity, sizes };
  }
  if (packages === undefined) {
    return isCountedIn(unit, product) ? { quantity, sizes } : { quantity: "", sizes: "" };
  }
  const factor = unitsPerPackage(packages, product);
  const read = parseQuantity(quantity);
  const counts = parseSizes(sizes)?.map(({ size, quantity: count }) => ({
    size,
    quantity: count * (factor ?? 0),
  }));
  return factor === undefined
    ? { quantity: "", sizes: "" }
    : {
        quantity: read.kind === "quantity" ? String(read.quantity * factor) : quantity,
        sizes: counts ? formatSizes({ sizes: counts }) : sizes,
      };
}

/** A row as a line of the list: of the product that it was settled on, or in the buyer's own words. */
export function lineOfRow(row: RowReading, product: RowProduct | undefined): DraftLine {
  const { written, note } = row;
  const { quantity, sizes } = amountsFor(row, product);
  return product === undefined
    ? { key: `own ${written}`, text: written, quantity, sizes, note: "" }
    : {
        key: product.slug,
        product: product.slug,
        code: product.code,
        text: product.name,
        quantity,
        sizes,
        note,
      };
}
