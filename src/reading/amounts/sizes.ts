import { comesIn, letterPlace } from "#domain/catalogue/product-sizes.ts";
import type { AskedSize, SizeRanges } from "#domain/catalogue/product-sizes.ts";
import type { SizeQuantity } from "#domain/quotation/line.ts";
import { formatSizes } from "#domain/quotation/tell-request.ts";
import { parseQuantity, plainDigits } from "#reading/amounts/quantity.ts";

/** Words for letter sizes, in folded text. */
const letterSizeNames: Readonly<Record<string, string>> = {
  small: "S",
  medium: "M",
  large: "L",
  xlarge: "XL",
  "x-large": "XL",
  "x large": "XL",
  سمول: "S",
  ميديوم: "M",
  ميديم: "M",
  لارج: "L",
  "اكس لارج": "XL",
  "دبل اكس لارج": "2XL",
};

/** Sizes of shoes (EU), as the source of a pattern. */
export const shoeSize = String.raw`(?:3[4-9]|4\d|50)(?:\.5)?`;
/** Sizes of gloves, as the source of a pattern. */
export const gloveSize = String.raw`(?:[5-9]|1[0-4])(?:\.5)?`;

const number = String.raw`\d{1,3}(?:\.5)?(?:/\d{1,3})?`;
const letters = String.raw`(?:\d{1,2}|X{0,4})X?[SL]|M|ONE ?SIZE|SMALL|MEDIUM|X?[ -]?LARGE`;
const quantity = String.raw`\d{1,3}(?:,\d{3})+|\d+`;
/** A dash stands between letters and a quantity alone: `42-44` may as well be a range. */
const pair = new RegExp(
  String.raw`\s*(?:(${number}|${letters})\s*(?:[xX*×:=]|\(\s*(?=\d+\s*\)))\s*(${quantity})|(${letters})\s*[-–]\s*(${quantity}))\s*\)?\s*(?:[,;+/&\n\t]|\s|$)`,
  "iuy",
);

/** Formats a size for a line: `medium` is `M`, `one size` is `ONESIZE`. */
export function formatSize(name: string): string {
  const plain = name.trim();
  return letterSizeNames[plain.toLowerCase()] ?? plain.toUpperCase().replaceAll(" ", "");
}

/**
 * Parses how many of each size: `42x10 43x12`, `M-10 L-20`, `٤٢×١٠`, `42 (10), 43 (12)`. A size named twice is
 * added up. Undefined where any part is unclear.
 */
export function parseSizes(written: string): readonly SizeQuantity[] | undefined {
  const text = plainDigits(written).trim();
  const totals = new Map<string, number>();
  pair.lastIndex = 0;
  while (pair.lastIndex < text.length) {
    const [, numbered, ofNumbered, lettered, ofLettered] = pair.exec(text) ?? [];
    const name = numbered ?? lettered;
    const count = parseQuantity(ofNumbered ?? ofLettered ?? "");
    if (name === undefined || count.kind !== "quantity") {
      return undefined;
    }
    const size = formatSize(name);
    totals.set(size, (totals.get(size) ?? 0) + count.quantity);
  }
  return totals.size === 0
    ? undefined
    : Array.from(totals, ([size, total]) => ({ size, quantity: total }));
}

/** Checks that both numbers are sizes of clothing: `46-56` is a range. */
const isClothing = (low: string, high: string) => Number(low) >= 34 && Number(high) <= 70;

/** Normalizes the sizes of a line: `9-60 10-120` is sixty of the nines, for sixty is no size. */
export function normalizeSizes(written: string): string {
  const text = plainDigits(written).trim();
  const paired = text.replaceAll(
    /(?<![\d.])(\d{1,2}(?:\.5)?)\s*[-–]\s*(\d{1,6})(?![\d.])/gu,
    (whole, size, count) =>
      (Number(count) > 50 && !isClothing(size, count)) || Number(count) < Number(size)
        ? `${size}x${count}`
        : whole,
  );
  const sizes = parseSizes(paired);
  return sizes === undefined ? written.trim() : formatSizes({ sizes });
}

/** Adds the quantity to a size that is named alone: all that is asked for is of that size. */
export function withQuantity(
  size: string,
  count: string,
): { readonly sizes: string; readonly quantity: string } {
  const counted = size === "" ? "" : normalizeSizes(`${size.toUpperCase()}x${count}`);
  return count !== "" && parseSizes(counted) !== undefined
    ? { sizes: counted, quantity: "" }
    : { sizes: size, quantity: count };
}

const letterNames = String.raw`(?:X{0,3}[SL]|[2-6]X[SL]|M)`;
const lettersAlone = new RegExp(
  `^(?:${letterNames}(?:\\s*[-/,&]\\s*${letterNames})*|(?:ONE|FREE) ?SIZE)$`,
  "u",
);
const anyName = `(?:${shoeSize}|${gloveSize}|${letterNames})`;
const namesAlone = new RegExp(`^${anyName}(?:\\s*[-/,&]\\s*${anyName})*$`, "u");

/** Longest text that may be a size, a unit or a quantity, in characters. */
export const longestAmount = 200;

/** Classifies a text that holds nothing but sizes of a shoe, a glove or clothing; undefined for any other. */
export function classifySizes(written: string): "counted" | "lettered" | "numbered" | undefined {
  if (written.length > longestAmount) {
    return undefined;
  }
  const text = normalizeSizes(written);
  if (parseSizes(text) !== undefined) {
    return "counted";
  }
  const plain = plainDigits(text).toUpperCase();
  if (lettersAlone.test(plain)) {
    return "lettered";
  }
  return namesAlone.test(plain) ? "numbered" : undefined;
}

/** Parses one size, a folded word or number; undefined for any other word. */
export function parseSize(word: string): AskedSize | undefined {
  const plain = (letterSizeNames[word] ?? word).toUpperCase();
  const size = plain.replace(/^(X{2,4})(?=[SL])/, (many) => `${many.length}X`);
  const place = letterPlace(size);
  if (place !== undefined) {
    return { size, scale: "letter", value: place };
  }
  const value = Number(size);
  return size === "" || Number.isNaN(value) ? undefined : { size, scale: "number", value };
}

const sizeInText =
  /دبل اكس لارج|اكس لارج|لارج|ميديوم|ميديم|سمول|x large|xlarge|small|medium|large|\d{0,1}x{0,4}[sl](?!\p{L})|m(?!\p{L})|\d{1,2}(?:\.5)?/gu;

/** Parses the sizes in folded texts, each once. */
export function sizesIn(texts: readonly string[]): readonly AskedSize[] {
  const sizes = texts.flatMap((text) =>
    [...text.replace(/^[^\d]*?(?:sizes?|sz|eur?)(?!\p{L})/u, "").matchAll(sizeInText)].flatMap(
      ([word]) => parseSize(word) ?? [],
    ),
  );
  return [...new Map(sizes.map((size) => [size.size, size])).values()];
}

/** Lists the sizes that a line's field names; none where it may say other things as well. */
function namedSizes(written: string): readonly string[] {
  const counted = parseSizes(written);
  if (counted) {
    return counted.map(({ size }) => size);
  }
  const words = plainDigits(written)
    .trim()
    .split(/[\s,;/&–-]+/u);
  return words.every((word) => /^(?:\d{1,2}(?:\.5)?|\d?X{0,4}[SML])$/i.test(word)) ? words : [];
}

/** Lists the sizes of a line that its product does not come in, as far as the product states its sizes. */
export function findMissingSizes(
  written: string,
  ranges: SizeRanges | undefined,
): readonly string[] {
  return namedSizes(written).filter((name) => {
    const size = parseSize(name.toLowerCase());
    return ranges !== undefined && size !== undefined && comesIn(ranges, size) === false;
  });
}
