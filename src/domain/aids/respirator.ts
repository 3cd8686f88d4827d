import { isFigure, refuse, type Refused } from "#domain/aids/aid.ts";

/** Groups of substances by the letter of their filter; letters of EN 14387. */
const letters = {
  particles: "P",
  organic: "A",
  "low-boiling": "AX",
  inorganic: "B",
  acid: "E",
  ammonia: "K",
  mercury: "Hg",
  nitrous: "NO",
} as const;

/** Particles that need class 3 at any concentration. */
const dusts = ["silica", "hardwood", "stainless-fume", "asbestos", "flour"] as const;

/** Substances and work that a filter does not serve. */
const unfiltered = [
  "carbon-monoxide",
  "isocyanate",
  "fire",
  "hydrogen-sulphide",
  "unknown",
] as const;

export const contaminants = [
  "particles",
  ...dusts,
  "organic",
  "low-boiling",
  "inorganic",
  "acid",
  "ammonia",
  "mercury",
  "nitrous",
  ...unfiltered,
] as const;
export type Contaminant = (typeof contaminants)[number];

type Gas = Exclude<keyof typeof letters, "particles">;

export const respiratorSystems = ["en", "niosh"] as const;

export interface RespiratorInput {
  /** The system of the respirator's approval. */
  readonly system?: (typeof respiratorSystems)[number] | undefined;
  readonly contaminant?: Contaminant | undefined;
  /** True if the same air has particles or droplets as well. */
  readonly mixed?: boolean | undefined;
  /** Concentration and limit in the same unit: mg/m³ for particles, ppm for gases. */
  readonly concentration?: number | undefined;
  readonly limit?: number | undefined;
  /** Concentration immediately dangerous to life or health; required for gases, in ppm. */
  readonly idlh?: number | undefined;
  /** Oxygen in per cent by volume. */
  readonly oxygen?: number | undefined;
  /** True for a confined space whose air was not tested. */
  readonly untested?: boolean | undefined;
  readonly beard?: boolean | undefined;
  /** True if the substance irritates the eyes. */
  readonly irritant?: boolean | undefined;
  /** True if the gas can be smelt or filters follow a written change schedule. */
  readonly warning?: boolean | undefined;
}

export type RespiratorRefusal =
  | "no-system"
  | "niosh"
  | "no-contaminant"
  | "carbon-monoxide"
  | "isocyanate"
  | "fire"
  | "hydrogen-sulphide"
  | "unknown"
  | "no-oxygen"
  | "oxygen"
  | "no-untested"
  | "untested"
  | "no-figures"
  | "no-idlh"
  | "idlh"
  | "no-warning"
  | "no-beard"
  | "no-irritant"
  | "no-mixed"
  | "beyond-gas-class"
  | "beyond-factor";

export type Device =
  | "ffp1"
  | "ffp2"
  | "ffp3"
  | "half-p1"
  | "half-p2"
  | "half-p3"
  | "half-gas"
  | "full-p2"
  | "full-p3"
  | "full-gas"
  | "hood-th2"
  | "hood-th3";

interface DeviceFacts {
  readonly device: Device;
  /** UK assigned protection factor. */
  readonly factor: number;
  readonly against: "particles" | "gas";
  /** Particle class; a hood's is its own. */
  readonly particleClass: number;
  readonly seals: boolean;
  readonly coversEyes: boolean;
}

const device = (
  name: Device,
  factor: number,
  against: DeviceFacts["against"],
  particleClass: number,
  [seals, coversEyes]: readonly [boolean, boolean],
): DeviceFacts => ({ device: name, factor, against, particleClass, seals, coversEyes });

const half = [true, false] as const;
const full = [true, true] as const;
const hood = [false, true] as const;

/** HSG53 of the HSE, as Portwest and another distributor's table of EN classes print it. */
const devices: readonly DeviceFacts[] = [
  device("ffp1", 4, "particles", 1, half),
  device("ffp2", 10, "particles", 2, half),
  device("ffp3", 20, "particles", 3, half),
  device("half-p1", 4, "particles", 1, half),
  device("half-p2", 10, "particles", 2, half),
  device("half-p3", 20, "particles", 3, half),
  device("half-gas", 10, "gas", 3, half),
  device("full-p2", 10, "particles", 2, full),
  device("full-p3", 40, "particles", 3, full),
  device("full-gas", 20, "gas", 3, full),
  device("hood-th2", 20, "particles", 2, hood),
  device("hood-th3", 40, "particles", 3, hood),
];

/** Greatest concentration in ppm by filter class 1, 2 and 3; manuals of two manufacturers. */
const greatestGas = [1000, 5000, 10_000];
const greatestOrganicGas = [1000, 5000, 8000];

export interface RespiratorAnswer {
  readonly kind: "answer";
  /** Concentration over limit. */
  readonly ratio: number;
  readonly devices: readonly { readonly device: Device; readonly factor: number }[];
  /** The filter's letter with its lowest class, such as "A1" or "AX"; absent for particles alone. */
  readonly filter?: string;
  /** True where gas and particles are filtered together. */
  readonly isCombined: boolean;
  /** True where the substance asks for class 3 at any concentration. */
  readonly hasFloor: boolean;
}

const isDust = (contaminant: Contaminant | undefined) => dusts.some((dust) => dust === contaminant);

function gasOf(contaminant: Contaminant | undefined): Gas | undefined {
  return contaminant !== undefined && contaminant in letters && contaminant !== "particles"
    ? (contaminant as Gas)
    : undefined;
}

/** Finds the filter for a gas; undefined beyond its highest class. */
function filterFor(gas: Gas, concentration: number): string | undefined {
  const letter = letters[gas];
  if (gas === "low-boiling") {
    return letter;
  }
  if (gas === "mercury" || gas === "nitrous") {
    return `${letter}-P3`;
  }
  const limits = gas === "organic" ? greatestOrganicGas : greatestGas;
  const index = limits.findIndex((ceiling) => concentration <= ceiling);
  return index === -1 ? undefined : `${letter}${index + 1}`;
}

const greatest = 1_000_000;
const isPositive = (value: number | undefined): value is number =>
  isFigure(value, greatest) && value > 0;

function commonChecks(
  input: RespiratorInput,
  gas: Gas | undefined,
): readonly (readonly [boolean, RespiratorRefusal])[] {
  const { contaminant, concentration, limit, idlh, oxygen } = input;
  const hasFigures = isPositive(concentration) && isPositive(limit);
  const [stop] = unfiltered.filter((substance) => substance === contaminant);
  return [
    [input.system === undefined, "no-system"],
    [input.system === "niosh", "niosh"],
    [contaminant === undefined, "no-contaminant"],
    ...(stop === undefined ? [] : [[true, stop] as const]),
    [!isFigure(oxygen, 100), "no-oxygen"],
    [isFigure(oxygen, 100) && (oxygen < 19.5 || oxygen > 23.5), "oxygen"],
    [input.untested === undefined, "no-untested"],
    [input.untested === true, "untested"],
    [stop === undefined && !hasFigures, "no-figures"],
    [gas !== undefined && !isPositive(idlh), "no-idlh"],
    [idlh !== undefined && hasFigures && !(concentration < idlh), "idlh"],
    [gas !== undefined && input.warning !== true, "no-warning"],
    [gas !== undefined && input.mixed === undefined, "no-mixed"],
    [input.beard === undefined, "no-beard"],
    [input.irritant === undefined, "no-irritant"],
  ];
}

/**
 * Selects devices whose UK protection factor covers the ratio of concentration to limit. European classes
 * alone: a factor of this table never holds for a NIOSH respirator. Sources: HSG53 (factors), EN 14387
 * (letters), manuals of Sekur and Würth (limits of the gas classes).
 */
export function selectRespirator(
  input: RespiratorInput,
): RespiratorAnswer | Refused<RespiratorRefusal> {
  const { contaminant, concentration = 0, limit = 1, beard, irritant, mixed } = input;
  const gas = gasOf(contaminant);
  const refused = refuse(commonChecks(input, gas));
  if (refused) {
    return refused;
  }
  // Binary fractions would turn 10 into a little more.
  const ratio = Math.round((concentration / limit) * 1e9) / 1e9;
  const filter = gas && filterFor(gas, concentration);
  if (gas && filter === undefined) {
    return { kind: "refused", reasons: ["beyond-gas-class"] };
  }
  const hasFloor = isDust(contaminant);
  const suitable = devices.filter(
    ({ factor, against, particleClass, seals, coversEyes }) =>
      against === (gas ? "gas" : "particles") &&
      ratio <= factor &&
      (!hasFloor || particleClass === 3) &&
      !(beard === true && seals) &&
      !(irritant === true && !coversEyes),
  );
  if (suitable.length === 0) {
    return { kind: "refused", reasons: ["beyond-factor"] };
  }
  return {
    kind: "answer",
    ratio,
    devices: suitable.map(({ device: name, factor }) => ({ device: name, factor })),
    ...(filter !== undefined && { filter }),
    isCombined: gas !== undefined && (mixed === true || filter?.endsWith("P3") === true),
    hasFloor,
  };
}
