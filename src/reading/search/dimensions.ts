/** How many millimetres a unit is. */
const millimetres: Readonly<Record<string, number>> = {
  mm: 1,
  ملم: 1,
  مم: 1,
  cm: 10,
  سم: 10,
  m: 1000,
  mtr: 1000,
  متر: 1000,
  م: 1000,
};
const scales = [...new Set(Object.values(millimetres))];
const unit = Object.keys(millimetres).join("|");
const number = String.raw`\d+(?:\.\d+)?`;
/** "1800 x 1800 mm", "1.8m x 1.8m", "180x180", in a folded text. */
const area = new RegExp(
  `(?<![\\p{L}\\p{N}.])(${number})\\s?(${unit})?\\s?[x×*]\\s?(${number})\\s?(${unit})?(?![\\p{L}\\p{N}]|\\.\\d)`,
  "gu",
);

/** Both sides in millimetres, the shorter first, such as "300x400". */
function termOf(sides: readonly [number, number]): string {
  const [one, other] = sides.map((side) => Math.round(side)).sort((a, b) => a - b);
  return `${one}x${other}`;
}

interface Sides {
  readonly first: string;
  readonly ofFirst: string | undefined;
  readonly second: string;
  readonly ofSecond: string | undefined;
}

/** Lists the meanings of two numbers: without a unit they may be millimetres, centimetres or metres. */
function termsOf({ first, ofFirst, second, ofSecond }: Sides): readonly string[] {
  const firstFactor = millimetres[ofFirst ?? ofSecond ?? ""];
  const secondFactor = millimetres[ofSecond ?? ofFirst ?? ""];
  const factors =
    firstFactor === undefined || secondFactor === undefined
      ? scales.map((scale) => [scale, scale] as const)
      : [[firstFactor, secondFactor] as const];
  return factors.map(([by, to]) => termOf([Number(first) * by, Number(second) * to]));
}

/** A folded text in which measures of two sides are written as one term each, where that term is known. */
export function withDimensions(text: string, isKnown: (term: string) => boolean): string {
  return text.replace(
    area,
    (whole: string, firstSide: string, ofFirst: string | undefined, second: string, ofSecond) =>
      termsOf({ first: firstSide, ofFirst, second, ofSecond }).find(isKnown) ?? whole,
  );
}

/** The terms of the measures of two sides that a folded text states, with their units. */
export function dimensionTerms(text: string): readonly string[] {
  return [...text.matchAll(area)].flatMap(([, first = "", ofFirst, second = "", ofSecond]) =>
    ofFirst === undefined && ofSecond === undefined
      ? []
      : termsOf({ first, ofFirst, second, ofSecond }),
  );
}
