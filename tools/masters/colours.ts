import { ground, type Raster } from "#tools/masters/raster.ts";

/** Colours that the eye tells apart on a grey ground. White, silver and clear are not among them. */
export type Family =
  | "black"
  | "grey"
  | "red"
  | "orange"
  | "brown"
  | "yellow"
  | "lime"
  | "green"
  | "blue"
  | "purple";

/** The families in which a colour of the data is seen; none where it cannot be told from the ground. */
const families: Readonly<Record<string, readonly Family[]>> = {
  black: ["black"],
  blue: ["blue"],
  brown: ["brown"],
  charcoal: ["black", "grey"],
  clear: [],
  cream: [],
  green: ["green"],
  grey: ["grey"],
  khaki: ["brown", "grey"],
  lime: ["lime", "yellow"],
  navy: ["blue", "black"],
  orange: ["orange", "red", "brown"],
  purple: ["purple"],
  red: ["red"],
  sand: ["brown"],
  silver: [],
  tan: ["brown", "orange"],
  tint: [],
  wheat: ["brown", "orange", "yellow"],
  white: [],
  yellow: ["yellow", "lime", "orange"],
};

/** What is to be seen of a product's colours. */
export interface Expected {
  readonly families: ReadonlySet<Family>;
  /** Whether one of them cannot be told from the ground. */
  readonly pale: boolean;
  /** Whether anything is known of them. */
  readonly known: boolean;
}

/** What is to be seen of the colours of a product's data, such as "black-with-red-cups" and "clear". */
export function expectedOf(colours: readonly string[]): Expected {
  const words = colours.flatMap((id) => id.replace("red-brown", "brown").split("-"));
  const known = words.flatMap((word) => {
    const seen = families[word];
    return seen ? [seen] : [];
  });
  return {
    families: new Set(known.flat()),
    pale: known.some((seen) => seen.length === 0),
    known: known.length > 0,
  };
}

/** A pixel as it would be on a white ground: hue in degrees, the others from 0 to 1. */
interface Shade {
  readonly hue: number;
  readonly saturation: number;
  readonly value: number;
  readonly isColoured: boolean;
}

function shadeOf(red: number, green: number, blue: number): Shade {
  const value = Math.max(red, green, blue);
  const chroma = value - Math.min(red, green, blue);
  const saturation = value === 0 ? 0 : chroma / value;
  let turn = 0;
  if (chroma > 0 && value === red) {
    turn = (green - blue) / chroma;
  } else if (chroma > 0) {
    turn = value === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4;
  }
  const isColoured = chroma >= 0.12 && saturation >= 0.22;
  return { hue: (turn * 60 + 360) % 360, saturation, value, isColoured };
}

/** Neighbours overlap: orange in shade is brown too. */
const tests: readonly (readonly [Family, (shade: Shade) => boolean])[] = [
  ["black", ({ isColoured, value }) => value < (isColoured ? 0.22 : 0.35)],
  ["grey", ({ isColoured, value }) => !isColoured && value >= 0.3 && value < 0.85],
  ["red", (of) => of.isColoured && (of.hue < 14 || of.hue >= 345) && of.saturation > 0.5],
  ["orange", (of) => isHue(of, 8, 38) && of.saturation > 0.6 && of.value > 0.55],
  ["brown", (of) => isHue(of, 8, 46) && (of.value < 0.75 || of.saturation < 0.6)],
  ["yellow", (of) => isHue(of, 36, 66) && of.saturation > 0.5 && of.value > 0.5],
  ["lime", (of) => isHue(of, 56, 85) && of.saturation > 0.45 && of.value > 0.55],
  ["green", (of) => isHue(of, 80, 175)],
  ["blue", (of) => isHue(of, 185, 250)],
  ["purple", (of) => isHue(of, 250, 345)],
];

function isHue({ isColoured, hue }: Shade, from: number, to: number): boolean {
  return isColoured && hue >= from && hue < to;
}

/** The share of the frame that each family of colours takes; only of those that are seen. */
export function coloursSeen({ data }: Raster): ReadonlyMap<Family, number> {
  const seen = new Map<Family, number>();
  for (let at = 0; at < data.length; at += 3) {
    const shade = shadeOf(
      Math.min(1, (data[at] ?? 0) / ground[0]),
      Math.min(1, (data[at + 1] ?? 0) / ground[1]),
      Math.min(1, (data[at + 2] ?? 0) / ground[2]),
    );
    for (const [family, holds] of tests) {
      if (holds(shade)) {
        seen.set(family, (seen.get(family) ?? 0) + 3 / data.length);
      }
    }
  }
  return seen;
}
