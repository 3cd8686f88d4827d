/** Statements of a mark's sign; their words belong to the interface. */
export const sayings = [
  // How a test ended
  "not-tested",
  "passed",
  // Gloves
  "abrasion",
  "coupe-cut",
  "tear",
  "puncture",
  "cut-letter",
  "impact",
  "old-glove",
  "ask-cut-letter",
  "flame-spread",
  "contact-heat",
  "convective-heat",
  "radiant-heat",
  "small-splashes",
  "contact-heat-250",
  "molten-metal",
  "convective-cold",
  "contact-cold",
  "water",
  "chemical-type",
  "chemicals-six",
  "chemicals-three",
  "chemicals-one",
  "virus",
  "methanol",
  "acetone",
  "acetonitrile",
  "dichloromethane",
  "carbon-disulphide",
  "toluene",
  "diethylamine",
  "tetrahydrofuran",
  "ethyl-acetate",
  "n-heptane",
  "sodium-hydroxide",
  "sulphuric-acid",
  "nitric-acid",
  "acetic-acid",
  "ammonia",
  "hydrogen-peroxide",
  "hydrofluoric-acid",
  "formaldehyde",
  "welding-glove",
  "higher-protection",
  "higher-dexterity",
  "cut-level",
  "impact-level",
  // Footwear
  "category",
  "toe-cap",
  "no-toe-cap",
  "closed-heel",
  "antistatic",
  "energy-heel",
  "upper-water",
  "whole-water",
  "cleats",
  "all-polymer",
  "perforation-metal",
  "perforation-large-nail",
  "perforation-small-nail",
  "slip-glycerine",
  "slip-not-done",
  "fuel-oil",
  "hot-contact",
  "heat-insulation",
  "cold-insulation",
  "metatarsal",
  "ankle",
  "resists-cuts",
  "conductive",
  "ladder-grip",
  "scuff-cap",
  "old-slip",
  "ask-sr",
  "old-water",
  "ask-wpa",
  "say-s7",
  "for-men",
  "for-women",
  "toe-impact",
  "toe-compression",
  "perforation",
  "secondary-only",
  "electrical-hazard",
  "static-dissipative",
  // Masks and filters
  "particle-mask",
  "one-shift",
  "reusable",
  "dolomite",
  "particles",
  "mask-class",
  "gas-organic",
  "gas-low-boiling",
  "gas-inorganic",
  "gas-acid",
  "gas-ammonia",
  "gas-mercury",
  "gas-nitrous",
  "gas-special",
  // Clothing
  "rain",
  "vapour",
  "rain-tower",
  "old-rain",
  "ask-three",
  "flame-surface",
  "flame-edge",
  "molten-aluminium",
  "molten-iron",
  "visibility-class",
  "visibility-type",
  "off-road",
  "roadway",
  "public-safety",
  "welding-class",
  "flame-index",
  "suit-type",
  "liquid-jet",
  "liquid-spray",
  "dust",
  "light-spray",
  "infective-agents",
  "part-of-body",
  "arc-rating",
  // Helmets and eyes
  "impact-type",
  "top-only",
  "top-and-side",
  "voltage-class",
  "no-working-voltage",
  "no-voltage-test",
  "low-temperature",
  "high-temperature",
  "high-visibility",
  "cold-mark",
  "heat-mark",
  "contact-voltage",
  "lateral-deformation",
  "basic-impact",
  "high-impact",
  "droplets",
  "dust-lens",
  "fine-dust",
  "ultraviolet-scale",
  "infrared-scale",
  "light-scale",
  "welding-shade",
  "light-state",
  "dark-state",
  "impact-speed",
  "filter-ultraviolet",
  "filter-infrared",
  "filter-sun",
  "optical-class",
  "robustness",
  "extreme-temperatures",
  "field-droplets",
  "field-dust",
  "field-gas",
  "field-arc",
  "field-metal",
  "scratch-resistant",
  "fog-resistant",
  // Hearing, falls, fire, live working
  "nrr",
  "snr",
  "attenuation-high",
  "attenuation-medium",
  "attenuation-low",
  "fall-point",
  "fall-points-together",
  "fire-solids",
  "fire-liquids",
  "fire-gases",
  "fire-metals",
  "fire-oil",
  "test-fire-size",
  "working-voltage",
  "for-acid",
  "for-oil",
  "for-ozone",
  "for-cold",
  "for-acid-oil-ozone",
] as const;

export type Saying = (typeof sayings)[number];

/** Units by their symbols, and those that have words. */
export type MarkUnit =
  | "N"
  | "s"
  | "g"
  | "V"
  | "ppm"
  | "m/s"
  | "%"
  | "°C"
  | "dB"
  | "min"
  | "cal/cm²"
  | "J"
  | "cycles"
  | "drops"
  | "index";

interface Amount {
  readonly value: number;
  readonly unit: MarkUnit;
}

/** One sign of a mark, and what it says. */
export interface MarkSign {
  /** As it stands on the product, such as "4", "X" or "S3S". */
  readonly sign: string;
  readonly about: Saying;
  readonly details: readonly Saying[];
  /** Its place on a scale; scales of different standards are not comparable. */
  readonly level?: { readonly is: number; readonly of: number };
  /** The least result of the test, such as 8,000 cycles. */
  readonly least?: Amount;
  /** The most that it is made for, such as 1,000 V. */
  readonly most?: Amount;
  /** The rating itself, such as 12 cal/cm². */
  readonly rated?: Amount;
  /** Test agent; no limit of use. */
  readonly tested?: Amount;
}

/** Reads a mark of one standard; undefined for what is none. */
type ReadMark = (mark: string) => readonly MarkSign[] | undefined;

/** The standards of a family by the start of their names, and how their marks are read. */
export interface MarkFamily {
  readonly standards: readonly string[];
  readonly read: ReadMark;
}

/** A sign that says one thing, with what more there is to say. */
export function sign(
  written: string,
  about: Saying,
  more: Partial<Omit<MarkSign, "sign" | "about">> = {},
): MarkSign {
  return { details: [], ...more, sign: written, about };
}

/** Results by level, from level 1; where a figure is not known there is none. */
export type Scale = readonly (number | undefined)[];

/** A digit on a scale from 0, or X for not tested. */
export function digit(
  written: string,
  about: Saying,
  maximum: number,
  unit?: MarkUnit,
  scale: Scale = [],
): MarkSign {
  if (written === "X") {
    return sign(written, about, { details: ["not-tested"] });
  }
  const level = Number(written);
  const value = scale[level - 1];
  return sign(written, about, {
    level: { is: level, of: maximum },
    ...(unit && value !== undefined && { least: { value, unit } }),
  });
}

/** Reads a mark as words between blanks: a first one, and others of which none is repeated. */
export function inWords(
  mark: string,
  parseFirst: (word: string) => readonly MarkSign[] | undefined,
  parseFollowing: (word: string) => MarkSign | undefined,
): readonly MarkSign[] | undefined {
  const [head = "", ...rest] = mark.split(" ");
  const leading = parseFirst(head);
  const following = rest.map(parseFollowing);
  const signs = following.filter((parsed) => parsed !== undefined);
  const repeated = new Set(rest).size < rest.length;
  return leading === undefined || signs.length < rest.length || repeated
    ? undefined
    : [...leading, ...signs];
}

/** Returns the own entry of a table; undefined for other words, also those that every object has. */
export function lookUp<Value>(
  table: Readonly<Record<string, Value>>,
  word: string,
): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
