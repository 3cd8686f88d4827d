import type { Unit } from "#domain/catalogue/product.ts";
import type { Line } from "#domain/quotation/line.ts";
import { totalOf } from "#domain/quotation/line.ts";
import { quotationBounds } from "#domain/quotation/quotation.ts";
import type { QuotationLine } from "#domain/quotation/quotation.ts";
import { formatSizes } from "#domain/quotation/tell-request.ts";

/** Facts of a product that a quotation uses. */
export interface OfferedProduct {
  readonly slug: string;
  readonly code: string;
  /** Name in the language of the quotation, and in the other one. */
  readonly name: string;
  readonly secondName?: string;
  readonly unit: Unit;
  /** In halalas for a unit. */
  readonly listPrice?: number;
  /** Days until the goods leave the warehouse. */
  readonly leadTime?: number;
  readonly evidence?: NonNullable<QuotationLine["evidence"]>;
}

/** The last price of a product for a buyer, in halalas. */
export interface GivenPrice {
  readonly product: string;
  readonly unit: string | null;
  readonly unitPrice: number;
  readonly givenAt: number;
}

interface Offers {
  readonly products: ReadonlyMap<string, OfferedProduct>;
  /** By product. */
  readonly givenPrices: ReadonlyMap<string, GivenPrice>;
}

/** Turns the lines of a request into lines of a quotation, priced where a price is known. */
export function beginLines(lines: readonly Line[], offers: Offers): QuotationLine[] {
  return lines.map((line, index) => ({
    id: `k${index + 1}`,
    ...goodsOf(line, offers.products.get(line.product ?? "")),
    ...amountsOf(line, offers),
    ...noteOf(line),
  }));
}

function goodsOf(
  line: Line,
  product: OfferedProduct | undefined,
): Pick<QuotationLine, "kind" | "text"> & Partial<QuotationLine> {
  if (product === undefined) {
    const { code } = line;
    return { kind: "free", text: line.text, asked: line.text, ...(code !== undefined && { code }) };
  }
  const { slug, code, name, secondName, leadTime, evidence } = product;
  return {
    kind: "product",
    product: slug,
    code,
    text: name,
    ...(secondName !== undefined && { secondText: secondName }),
    asked: line.text === "" ? name : line.text,
    ...(leadTime !== undefined && { leadTime }),
    ...(evidence !== undefined && { evidence }),
  };
}

function amountsOf(line: Line, offers: Offers): Partial<QuotationLine> {
  const product = offers.products.get(line.product ?? "");
  const quantity = totalOf(line);
  const unit = line.unit ?? product?.unit;
  return {
    ...(quantity !== undefined && { quantity }),
    ...(unit !== undefined && { unit }),
    ...(product !== undefined && priceOf(product, unit, offers)),
  };
}

/** Chooses the last price of this buyer before the list price; neither counts for another unit. */
export function priceOf(
  product: OfferedProduct,
  unit: Unit | undefined,
  {
    givenPrices,
  }: { readonly givenPrices: ReadonlyMap<string, Pick<GivenPrice, "unit" | "unitPrice">> },
): Pick<QuotationLine, "unitPrice" | "priceSource"> {
  const givenPrice = givenPrices.get(product.slug);
  if (givenPrice !== undefined && givenPrice.unit === unit) {
    return { unitPrice: givenPrice.unitPrice, priceSource: "given" };
  }
  return product.listPrice !== undefined && product.unit === unit
    ? { unitPrice: product.listPrice, priceSource: "list" }
    : {};
}

/** Keeps the sizes, the colour and the note of the buyer's line. */
function noteOf(line: Line): Pick<QuotationLine, "note"> {
  const parts = [formatSizes(line), line.colour ?? "", line.note ?? ""];
  const note = parts.filter((part) => part !== "").join("; ");
  return note === "" ? {} : { note: note.slice(0, quotationBounds.note) };
}
