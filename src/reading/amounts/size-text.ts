import { plainDigits, readQuantityText } from "#reading/amounts/quantity-text.ts";
import type { SizeQuantity } from "#domain/quotation/quotation-request.ts";

const number = String.raw`\d{1,3}(?:\.5)?(?:/\d{1,3})?`;
const letters = String.raw`(?:\d{1,2}|X{0,4})X?[SL]|M|ONE ?SIZE`;
const quantity = String.raw`\d{1,3}(?:,\d{3})+|\d+`;
/** A dash stands between letters and a quantity alone: `42-44` may as well be a range. */
const pair = new RegExp(
  String.raw`\s*(?:(${number}|${letters})\s*(?:[xX*×:=]|\(\s*(?=\d+\s*\)))\s*(${quantity})|(${letters})\s*[-–]\s*(${quantity}))\s*\)?\s*(?:[,;+/&\n\t]|\s|$)`,
  "iuy",
);

/**
 * Reads how many of each size, as people type it: `42x10 43x12`, `M-10 L-20`, `٤٢×١٠`, `42 (10), 43 (12)`.
 * Undefined where any of it cannot be made out; a size named twice is added up.
 */
export function readSizeText(written: string): readonly SizeQuantity[] | undefined {
  const text = plainDigits(written).trim();
  const found = new Map<string, number>();
  pair.lastIndex = 0;
  while (pair.lastIndex < text.length) {
    const [, numbered, ofNumbered, lettered, ofLettered] = pair.exec(text) ?? [];
    const size = (numbered ?? lettered)?.toUpperCase().replaceAll(" ", "");
    const reading = readQuantityText(ofNumbered ?? ofLettered ?? "");
    if (size === undefined || reading.kind !== "quantity") {
      return undefined;
    }
    found.set(size, (found.get(size) ?? 0) + reading.quantity);
  }
  return found.size === 0
    ? undefined
    : Array.from(found, ([size, ofSize]) => ({ size, quantity: ofSize }));
}
