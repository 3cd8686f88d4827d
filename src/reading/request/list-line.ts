import type { Unit } from "#domain/catalogue/product.ts";
import { totalOf, type DraftLine, type Line } from "#domain/quotation/line.ts";
import { parseQuantity } from "#reading/amounts/quantity.ts";
import { requestBounds } from "#domain/quotation/quotation-request.ts";
import type { QuantityProblem } from "#domain/quotation/quotation-request.ts";
import { parseSizes } from "#reading/amounts/sizes.ts";
import { formatSizes } from "#domain/quotation/tell-request.ts";
import type { ListedProduct } from "#domain/quotation/listed.ts";

/** A line out of an address; `product` is what is known of the product that it names. */
export function lineOfAddress(
  line: Line,
  product: Pick<ListedProduct, "slug" | "code" | "name"> | undefined,
): DraftLine {
  const { text, quantity, colour, note } = line;
  const productName = line.product ?? "";
  return {
    key: product?.slug ?? `own ${productName} ${text}`,
    ...(product && { product: product.slug, code: product.code }),
    ...(!product && productName !== "" && { code: productName }),
    text: product?.name ?? (text === "" ? productName : text),
    quantity: quantity === undefined ? "" : String(quantity),
    sizes: formatSizes(line),
    ...(product && colour !== undefined && { colour }),
    note: [product ? undefined : colour, note].filter(Boolean).join("; "),
  };
}

/** A line for an address; what cannot be sent as it was typed travels in the note. */
export function addressOfLine(line: DraftLine): Line {
  const { sizes, quantity, note } = amountOf(withoutProblem(line));
  const subject =
    line.product === undefined
      ? { text: [line.code, line.text].filter(Boolean).join(" ") }
      : { product: line.product, text: "" };
  return {
    ...subject,
    sizes,
    ...(quantity !== undefined && { quantity }),
    ...(line.colour && { colour: line.colour.slice(0, requestBounds.colour) }),
    ...(note !== "" && { note: note.slice(0, requestBounds.note) }),
  };
}

/** The line as it can be sent: a quantity that is none travels in the note, as it was typed. */
export function withoutProblem(line: DraftLine): DraftLine {
  if (problemOfLine(line) === undefined) {
    return line;
  }
  const note = [line.quantity.trim(), line.note].filter(Boolean).join("; ");
  return { ...line, quantity: "", note };
}

/** The sizes of a line, where they can be made out and are no more than a line takes. */
function sizesIn(line: DraftLine) {
  const sizes = parseSizes(line.sizes);
  return sizes !== undefined && sizes.length <= requestBounds.sizes ? sizes : undefined;
}

/** Sizes that cannot be made out travel in the note, in the visitor's own words. */
function amountOf(line: DraftLine) {
  const sizes = sizesIn(line) ?? [];
  const unparsedSizes = sizes.length === 0 ? line.sizes.trim() : "";
  const read = parseQuantity(line.quantity);
  return {
    sizes,
    ...(sizes.length === 0 && read.kind === "quantity" && { quantity: read.quantity }),
    note: [unparsedSizes, line.note.trim()].filter(Boolean).join("; "),
  };
}

/** Validates the quantity of a line; undefined where it can be sent. Sizes that add up need none. */
export function problemOfLine(line: DraftLine): QuantityProblem | undefined {
  const { kind } = parseQuantity(line.quantity);
  return sizesIn(line) !== undefined || kind === "quantity" || kind === "nothing"
    ? undefined
    : kind;
}

/** Checks that a line asks for no quantity, nor for a number of any size. */
export function isBlankLine(line: DraftLine): boolean {
  return totalOf(lineToSend(line, undefined)) === undefined;
}

/** A line as it is sent; only one without a problem is asked for. */
export function lineToSend(line: DraftLine, unit: Unit | undefined): Line {
  const { sizes, quantity, note } = amountOf(line);
  return {
    ...(line.product !== undefined && { product: line.product }),
    ...(line.code !== undefined && { code: line.code }),
    text: line.text,
    sizes,
    ...(quantity !== undefined && { quantity }),
    ...(unit !== undefined && { unit }),
    ...(line.colour && { colour: line.colour }),
    ...(note !== "" && { note }),
  };
}
