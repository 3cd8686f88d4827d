import type { Sizes } from "#domain/catalogue/product.ts";

/** A size that a buyer asks for: a number, or a letter by its place on the scale, where M is 0. */
export interface AskedSize {
  /** As it is written for reading: `42`, `2XL`. */
  readonly size: string;
  readonly scale: "number" | "letter";
  readonly value: number;
}

type Range = readonly [from: number, to: number];

/** Sizes of a product; empty where it states none, or one size for all. */
export interface SizeRanges {
  readonly numbers: readonly Range[];
  readonly letters: Range | undefined;
}

/** Below this a number is no shoe size of the EU. */
const smallestShoe = 30;

/** A bare number from here on may be a shoe size, where shoes are asked for. */
const shoeSizes: Range = [35, 50];

/** The place of a letter size on its scale; M is 0, 2XL is 3. Undefined for any other text. */
export function letterPlace(size: string): number | undefined {
  const [, times = "", extra = "", letter] = /^(\d?)(X{0,4})([SML])$/.exec(size) ?? [];
  if (letter === undefined || (letter === "M" && size !== "M")) {
    return undefined;
  }
  const steps = times === "" ? extra.length : Number(times);
  return letter === "M" ? 0 : (steps + 1) * (letter === "S" ? -1 : 1);
}

function rangeOf(values: readonly number[]): Range | undefined {
  return values.length === 0 ? undefined : [Math.min(...values), Math.max(...values)];
}

/** Reads what a product says of its sizes: `8 (M) to 11 (2XL)`, `EU 39-48 (US 6-14)`, `S, M and L`. */
export function sizeRanges(sizes: Sizes | undefined): SizeRanges {
  if (sizes === undefined) {
    return { numbers: [], letters: undefined };
  }
  if (typeof sizes !== "string") {
    return sizes.scale === "eu-shoe"
      ? { numbers: [[sizes.from, sizes.to]], letters: undefined }
      : {
          numbers: [],
          letters: rangeOf([letterPlace(sizes.from) ?? 0, letterPlace(sizes.to) ?? 0]),
        };
  }
  const shoes = [...sizes.matchAll(/\b(?:EU|US) (\d{1,2})[-–](\d{1,2})\b/g)].map(
    ([, from, to]): Range => [Number(from), Number(to)],
  );
  const gloves = rangeOf(
    [...sizes.matchAll(/\b(\d{1,2}(?:\.5)?) \(\d?X*[SML]\)/g)].map(([, one]) => Number(one)),
  );
  const letters = [...sizes.matchAll(/(?<!\d )\b\d?X{0,4}[SML]\b/g)].flatMap(
    ([one]) => letterPlace(one) ?? [],
  );
  return { numbers: gloves ? [...shoes, gloves] : shoes, letters: rangeOf(letters) };
}

const isIn = (value: number, [from, to]: Range) => value >= from && value <= to;

/** Checks that a product comes in a size; undefined where it states no sizes on that scale. */
export function comesIn({ numbers, letters }: SizeRanges, size: AskedSize): boolean | undefined {
  if (size.scale === "letter") {
    return letters && isIn(size.value, letters);
  }
  const isOther = size.value < smallestShoe && numbers.every(([from]) => from >= smallestShoe);
  return numbers.length === 0 || isOther
    ? undefined
    : numbers.some((range) => isIn(size.value, range));
}

/** Checks that a bare number is a shoe size for a product. */
export function isShoeSize({ numbers }: SizeRanges, number: string): boolean {
  return isIn(Number(number), shoeSizes) && numbers.some(([from]) => from >= smallestShoe);
}

/** Sizes in which gloves are made somewhere. */
const gloveSizes: Range = [5, 14];

/** Checks that a bare number may be a size of such things, also one that these do not come in. */
export function couldBeSize({ numbers }: SizeRanges, number: number): boolean {
  return numbers.some(
    (range) =>
      isIn(number, range) ||
      isIn(number, range[0] >= smallestShoe ? [smallestShoe, 52] : gloveSizes),
  );
}
