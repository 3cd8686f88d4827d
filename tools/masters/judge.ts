import { expectedOf, type Family } from "#tools/masters/colours.ts";
import { fillOf, offCentre, type Measures } from "#tools/masters/measure.ts";
import { areTwins } from "#tools/masters/twins.ts";

/** What may be wrong with a picture. */
export const kinds = [
  "cut",
  "ground",
  "fill",
  "centre",
  "shadow",
  "sharpness",
  "colour",
  "twin",
] as const;
export type Kind = (typeof kinds)[number];

/** A picture of a product, with what its data say. */
export interface Master {
  /** The file below content/products, such as "vented-hard-hat/front.webp". */
  readonly picture: string;
  readonly product: string;
  /** Whether cards show it. */
  readonly first: boolean;
  /** The ids of the product's colours. */
  readonly colours: readonly string[];
  readonly measures: Measures;
}

export interface Defect {
  readonly picture: string;
  readonly kind: Kind;
  readonly says: string;
}

/**
 * What a picture may measure. The studio aims at a fill of 0.76 to 0.88; the outline comes out up to 0.035
 * too large. Shadows up to 20 levels fade without an edge that is seen.
 */
export const bounds = {
  fill: { least: 0.745, most: 0.915 },
  centre: { right: 0.04, down: 0.05 },
  foreign: 0.002,
  shadow: 20,
  sharpness: 0.53,
  /** Shares of the frame from which a colour is seen, and from which it is what is seen first. */
  colour: { seen: 0.004, main: 0.25 },
};

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function away(share: number, [beyond, before]: readonly [string, string]): string {
  return `${percent(Math.abs(share))} ${share < 0 ? before : beyond}`;
}

function isCloseUp({ measures: { reached } }: Master): boolean {
  return reached.length > 0;
}

function judgeFill(master: Master): string | undefined {
  const { box } = master.measures;
  if (isCloseUp(master)) {
    return undefined;
  }
  const { least, most } = bounds.fill;
  const fill = box ? fillOf(box) : 0;
  return fill >= least && fill <= most
    ? undefined
    : `fills ${percent(fill)} of the frame, not ${percent(least)} to ${percent(most)}`;
}

function judgeCentre(master: Master): string | undefined {
  const { box } = master.measures;
  const [right, down] = box && !isCloseUp(master) ? offCentre(box) : [0, 0];
  const level = away(right, ["right", "left"]);
  const height = away(down, ["below", "above"]);
  return Math.abs(right) <= bounds.centre.right && Math.abs(down) <= bounds.centre.down
    ? undefined
    : `its middle is ${level} and ${height} of the frame's`;
}

function largest(
  shares: readonly (readonly [Family, number])[],
): readonly [Family, number] | undefined {
  return shares.toSorted(([, one], [, other]) => other - one)[0];
}

function judgeColour({ colours, measures }: Master): string | undefined {
  const { families, pale, known } = expectedOf(colours);
  if (!known) {
    return undefined;
  }
  const shares = [...measures.colours];
  const [, named = 0] = largest(shares.filter(([family]) => families.has(family))) ?? [];
  if (!pale && named < bounds.colour.seen) {
    return `nothing in it is ${colours.join(" or ")}`;
  }
  const neutral: ReadonlySet<Family> = new Set(["black", "grey"]);
  const [other, share = 0] =
    largest(shares.filter(([family]) => !families.has(family) && !neutral.has(family))) ?? [];
  return share >= bounds.colour.main && share > named
    ? `${percent(share)} of it is ${other}: the data say ${colours.join(" or ")}`
    : undefined;
}

const rules: Readonly<Record<Exclude<Kind, "twin">, (master: Master) => string | undefined>> = {
  cut: ({ first, measures: { reached } }) =>
    first && reached.length > 0
      ? `a first picture shows the product whole: it is cut off at the ${reached.join(", ")}`
      : undefined,
  ground: ({ measures: { foreign } }) =>
    foreign > bounds.foreign
      ? `${percent(foreign)} of its border is not of the ground's colour`
      : undefined,
  fill: judgeFill,
  centre: judgeCentre,
  shadow: ({ measures: { shadow } }) =>
    shadow > bounds.shadow
      ? `its shadow is ${shadow.toFixed(0)} levels dark close to the frame`
      : undefined,
  sharpness: ({ measures: { sharpness } }) =>
    sharpness < bounds.sharpness ? `its detail is soft: ${sharpness.toFixed(2)}` : undefined,
  colour: judgeColour,
};

function judgeAlone(master: Master): readonly Defect[] {
  return kinds.flatMap((kind) => {
    const says = kind === "twin" ? undefined : rules[kind](master);
    return says === undefined ? [] : [{ picture: master.picture, kind, says }];
  });
}

/** Everything that is wrong with the pictures, by themselves and beside those of other products. */
export function judge(masters: readonly Master[]): readonly Defect[] {
  const twins = masters.flatMap((one) =>
    masters
      .filter((other) => other.product !== one.product)
      .filter((other) => areTwins(one.measures.impression, other.measures.impression))
      .map(({ picture }) => ({
        ...{ picture: one.picture, kind: "twin" as const },
        says: `looks like ${picture}`,
      })),
  );
  return [...masters.flatMap(judgeAlone), ...twins];
}
