import { copies, type Raster } from "#tools/masters/raster.ts";

/** What is kept of a picture to find others that look the same. */
export interface Impression {
  /** 63 signs of the coarse pattern of light and dark: a perceptual hash. */
  readonly signs: readonly boolean[];
  readonly tiny: Uint8Array;
}

const coarse = 8;

/** Signs and levels up to which two pictures are taken for one. */
const alike = { signs: 6, levels: 12 };

const waves: readonly (readonly number[])[] = Array.from({ length: coarse }, (_, frequency) =>
  Array.from({ length: copies.tiny }, (__, place) =>
    Math.cos((Math.PI * (2 * place + 1) * frequency) / (2 * copies.tiny)),
  ),
);

/** The lowest frequencies of the cosine transform of a square, without the mean. */
function coarsePattern({ data }: Raster): readonly number[] {
  const bright = (pixel: number) =>
    (data[pixel * 3] ?? 0) + (data[pixel * 3 + 1] ?? 0) + (data[pixel * 3 + 2] ?? 0);
  const rows = Array.from({ length: copies.tiny }, (_, row) =>
    waves.map((wave) =>
      wave.reduce((sum, weight, place) => sum + weight * bright(row * copies.tiny + place), 0),
    ),
  );
  const scale = (frequency: number) => (frequency === 0 ? Math.SQRT1_2 : 1);
  return waves
    .flatMap((wave, down) =>
      waves.map(
        (_, along) =>
          scale(down) *
          scale(along) *
          wave.reduce((sum, weight, row) => sum + weight * (rows[row]?.[along] ?? 0), 0),
      ),
    )
    .slice(1);
}

/** The impression that the tiny copy of a picture leaves. */
export function impressionOf(tiny: Raster): Impression {
  const pattern = coarsePattern(tiny);
  const middle = pattern.toSorted((one, other) => one - other)[pattern.length >> 1] ?? 0;
  return { signs: pattern.map((value) => value > middle), tiny: tiny.data };
}

function levelsApart(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) {
    sum += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2;
  }
  return Math.sqrt(sum / one.length);
}

/** Whether a buyer would take two pictures for one: alike in pattern, and in colour. */
export function areTwins(one: Impression, other: Impression): boolean {
  const apart = one.signs.filter((sign, place) => sign !== other.signs[place]).length;
  return apart <= alike.signs && levelsApart(one.tiny, other.tiny) <= alike.levels;
}
