import type { Unit } from "#domain/catalogue/product.ts";
import type { AddressLine } from "#domain/quotation/list-address.ts";
import { readQuantityText } from "#domain/quotation/quantity-text.ts";
import type { QuantityReading } from "#domain/quotation/quantity-text.ts";
import { requestBounds } from "#domain/quotation/quotation-request.ts";
import type { RequestLine } from "#domain/quotation/quotation-request.ts";
import type { ListLine } from "#domain/quotation/request-list.ts";
import { readSizeText } from "#domain/quotation/size-text.ts";
import { tellSizes } from "#domain/quotation/tell-request.ts";
import type { ListedProduct } from "#domain/quotation/listed.ts";

/** A line out of an address; `product` is what is known of the product that it names. */
export function lineOfAddress(
  line: AddressLine,
  product: Pick<ListedProduct, "slug" | "code" | "name"> | undefined,
): ListLine {
  const { text = "", quantity, colour, note } = line;
  const named = line.product ?? "";
  return {
    key: product?.slug ?? `own ${named} ${text}`,
    ...(product && { product: product.slug, code: product.code }),
    ...(!product && named !== "" && { code: named }),
    text: product?.name ?? (text === "" ? named : text),
    quantity: quantity === undefined ? "" : String(quantity),
    sizes: tellSizes(line),
    note: [colour, note].filter(Boolean).join("; "),
  };
}

/** A line for an address; what cannot be sent as it was typed travels in the note. */
export function addressOfLine(line: ListLine): AddressLine {
  const { sizes, quantity, note } = amountOf(line);
  const subject =
    line.product === undefined
      ? { text: [line.code, line.text].filter(Boolean).join(" ") }
      : { product: line.product };
  return {
    ...subject,
    sizes,
    ...(quantity !== undefined && { quantity }),
    ...(note !== "" && { note: note.slice(0, requestBounds.note) }),
  };
}

/** Sizes that cannot be made out travel in the note, in the visitor's own words. */
function amountOf(line: ListLine) {
  const sizes = readSizeText(line.sizes) ?? [];
  const own = sizes.length === 0 ? line.sizes.trim() : "";
  const read = readQuantityText(line.quantity);
  return {
    sizes,
    ...(sizes.length === 0 && read.kind === "quantity" && { quantity: read.quantity }),
    note: [own, line.note.trim()].filter(Boolean).join("; "),
  };
}

export type LineProblem = Exclude<QuantityReading["kind"], "quantity" | "nothing">;

/** What is wrong with the quantity of a line; undefined where it can be sent. Sizes that add up need none. */
export function problemOfLine(line: ListLine): LineProblem | undefined {
  const { kind } = readQuantityText(line.quantity);
  const counted = readSizeText(line.sizes) !== undefined;
  return counted || kind === "quantity" || kind === "nothing" ? undefined : kind;
}

/** A line as it is sent; only one without a problem is asked for. */
export function lineToSend(line: ListLine, unit: Unit | undefined): RequestLine {
  const { sizes, quantity, note } = amountOf(line);
  return {
    ...(line.product !== undefined && { product: line.product }),
    ...(line.code !== undefined && { code: line.code }),
    text: line.text,
    sizes,
    ...(quantity !== undefined && { quantity }),
    ...(unit !== undefined && { unit }),
    ...(note !== "" && { note }),
  };
}
