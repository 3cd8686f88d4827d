import type { Product } from "#domain/catalogue/product.ts";
import { groupBy } from "#domain/group-by.ts";
import { marksAt, measureAt } from "#reading/search/marks.ts";
import { fold, wordsOf } from "#reading/text.ts";

interface Measure {
  readonly unit: string;
  readonly value: number;
}

/** How many times as much, or as little, of a unit may be meant where most of the products are told apart by it. */
const spans: Readonly<Record<string, number>> = {
  kg: 4,
  l: 4,
  v: 4,
  cal: 2,
  person: 4,
  db: 1.2,
  mm: 1.25,
};

/** Of these a buyer names the number alone, before the thing too: a "6 extinguisher" is one of 6 kg. */
const capacities: ReadonlySet<string> = new Set(["kg", "l", "person", "mm"]);

/** By these units products are told apart that do not say them in their names. */
const figured: ReadonlySet<string> = new Set(["db", "cal"]);

/** From this length in millimetres on, goods are told in metres; what is shorter and not named is of a part. */
const metre = 1000;

function measuresIn(text: string): readonly Measure[] {
  const words = wordsOf(text);
  return words.flatMap((_, position) =>
    (measureAt(words, position)?.terms ?? []).flatMap((term) => {
      const [, value, unit] = /^([\d.]+)(\p{L}+)$/u.exec(term) ?? [];
      return unit === undefined ? [] : [{ unit, value: Number(value) }];
    }),
  );
}

/** The ways in which a number alone may be a measure: metres, centimetres or millimetres, volts or kilovolts. */
function waysOf(unit: string, number: number): readonly number[] {
  const factors = unit === "mm" ? [1, 10, 1000] : unit === "v" ? [1, 1000] : [1];
  return factors.map((factor) => number * factor);
}

function isWithin({ unit, value }: Measure, number: number): boolean {
  const isLong = unit === "mm" && value >= metre;
  const span = isLong ? 4 : (spans[unit] ?? 1);
  const ways = isLong ? [number * metre] : waysOf(unit, number);
  return ways.some((way) => way >= value / span && way <= value * span);
}

interface Told {
  readonly named: readonly Measure[];
  readonly measures: readonly Measure[];
  readonly marks: readonly string[];
  readonly numbers: readonly number[];
  readonly ranges: readonly (readonly [number, number])[];
}

const ownNumber = /(?<![\p{L}\p{N}.,−-]|(?:of|من)\s)\d+(?:\.\d+)?(?![\p{L}\p{N}])/gu;
const range = /(?<![\d.])(\d+)\s*[-–]\s*(\d+)(?![\d.])/g;

function toldBy({ name, figures, specifications }: Product): Told {
  const { sizes } = specifications;
  const ofSizes = typeof sizes === "string" ? sizes : "";
  const texts = figures.map(({ label, value }) => `${label} ${value}`);
  const nameMeasures = measuresIn(name);
  const aside = [...figures.map(({ value }) => value), ofSizes].flatMap(measuresIn);
  const allTexts = [name, ...texts];
  const bare = figures.flatMap(({ value }) => /^\d+$|\d+(?=\s*%)/.exec(value) ?? []);
  return {
    named: nameMeasures,
    measures: [
      ...nameMeasures,
      ...aside.filter(({ unit, value }) => unit !== "mm" || value >= metre),
    ],
    marks: allTexts.flatMap((text) => {
      const words = wordsOf(text);
      return words.flatMap((_, position) => marksAt(words, position)?.terms ?? []);
    }),
    numbers: [...(fold(name).match(ownNumber) ?? []), ...bare].map(Number),
    ranges: [...ofSizes.matchAll(range)].map(([, from, to]) => [Number(from), Number(to)] as const),
  };
}

/** So many products are looked at: the best. */
const limit = 60;

function isShade(figures: readonly Told[], number: number): boolean {
  const shades = figures.flatMap(({ marks }) =>
    marks.flatMap((mark) => Number(/^shade:(\d+)$/.exec(mark)?.[1] ?? Number.NaN)),
  );
  const numbers = shades.filter((shade) => !Number.isNaN(shade));
  return numbers.length > 0 && number >= Math.min(...numbers) && number <= Math.max(...numbers);
}

/**
 * Checks that a number alone may be a figure that distinguishes the products: a charge in kilograms, a length, a
 * shade. Before the thing (`6 extinguishers`) only sizes that goods are named by count.
 */
export function couldMeasure(
  products: readonly Product[],
  number: number,
  isFirst: boolean,
): boolean {
  const figures = products.slice(0, limit).map(toldBy);
  if (isFirst) {
    return figures.some(({ named }) =>
      named.some(
        ({ unit, value }) => capacities.has(unit) && waysOf(unit, number).some((n) => n === value),
      ),
    );
  }
  const units = groupBy(
    figures.flatMap(({ named, measures }) => [
      ...new Set(
        [...named, ...measures.filter(({ unit }) => figured.has(unit))].map(({ unit }) => unit),
      ),
    ]),
    (unit) => unit,
  );
  const tells = (unit: string) => (units.get(unit)?.length ?? 0) * 2 >= figures.length;
  return (
    isShade(figures, number) ||
    figures.some(
      ({ measures, marks, numbers, ranges }) =>
        numbers.includes(number) ||
        marks.some((mark) => mark.endsWith(`:${number}`)) ||
        ranges.some(([from, to]) => number >= from && number <= to) ||
        measures.some((measure) =>
          tells(measure.unit)
            ? isWithin(measure, number)
            : waysOf(measure.unit, number).some((way) => way === measure.value),
        ),
    )
  );
}
