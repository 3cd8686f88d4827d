import { isFigure, refuse, type Refused } from "#domain/aids/aid.ts";

/** Connecting devices by the standard on their label. */
export const fallSystems = ["lanyard-en", "lanyard-ansi", "srl-en", "srl-ansi"] as const;
export type FallSystem = (typeof fallSystems)[number];

/** Places of the anchor, seen from the attachment point of the harness. */
export const anchorPositions = ["above", "level", "below", "feet"] as const;

export const postures = ["standing", "crouching", "lying"] as const;

/** Metres and kilograms; a figure that the label does not give is absent. */
export interface FallInput {
  readonly system?: FallSystem | undefined;
  /** Length of the lanyard (LL). */
  readonly length?: number | undefined;
  readonly position?: (typeof anchorPositions)[number] | undefined;
  /** Vertical distance between anchor and attachment point (DP). */
  readonly offset?: number | undefined;
  /** Greatest free fall on the label. */
  readonly freefall?: number | undefined;
  /** Extension of the absorber (DD), or arrest distance of a self-retracting lifeline. */
  readonly stop?: number | undefined;
  /** User with clothing and tools. */
  readonly weight?: number | undefined;
  readonly lightest?: number | undefined;
  readonly heaviest?: number | undefined;
  readonly posture?: (typeof postures)[number] | undefined;
  /** Sag of a horizontal lifeline under load, 0 for a fixed anchor. */
  readonly sag?: number | undefined;
  /** True if the strength of the anchor is documented. */
  readonly strength?: boolean | undefined;
  /** True if the line can touch a sharp edge. */
  readonly edge?: boolean | undefined;
  /** True if a fall swings more than 30° or drops more than 1.2 m. */
  readonly swing?: boolean | undefined;
  /** Free height below the working surface. */
  readonly available?: number | undefined;
}

export type FallRefusal =
  | "system"
  | "no-length"
  | "too-long"
  | "no-position"
  | "no-free-fall-limit"
  | "free-fall"
  | "beyond-six-feet"
  | "beyond-test"
  | "anchor-too-high"
  | "no-extension"
  | "extension"
  | "no-weight"
  | "weight"
  | "no-posture"
  | "no-sag"
  | "no-strength"
  | "edge"
  | "foot-level"
  | "swing"
  | "available";

/** Parts of the sum, in the order in which they are added. */
export type FallPart =
  | "free-fall"
  | "extension"
  | "arrest"
  | "below"
  | "stretch"
  | "margin"
  | "posture"
  | "sag";

export interface FallAnswer {
  readonly kind: "answer";
  readonly parts: readonly { readonly part: FallPart; readonly metres: number }[];
  /** Clearance below the working surface in metres. */
  readonly clearance: number;
  /** Clearance below the anchor for a user of 1.83 m in metres; absent for a self-retracting lifeline. */
  readonly fromAnchor?: number;
  /** Measured height minus clearance in metres; negative if the height is too small. */
  readonly spare?: number;
}

/** Harness stretch and height of the attachment point; manual 1246518 of 3M DBI-SALA. */
const stretch = 0.45;
const attachmentHeight = 1.52;

/** Margin below the feet: the least of the manual under ANSI, 1 m under EN. */
const margins: Readonly<Record<FallSystem, number>> = {
  "lanyard-en": 1,
  "lanyard-ansi": 0.45,
  "srl-en": 1,
  "srl-ansi": 0.45,
};

/** Added where the attachment point is lower than on a standing user; the same manual. */
const lowered = { standing: 0, crouching: 0.91, lying: 1.52 } as const;

/** EN 354:2010 limits a lanyard, EN 355:2002 the extension of an absorber, in metres. */
const longestLanyard = 2;
const greatestExtension = 1.75;

/** Six feet in metres, the free fall of 29 CFR 1926.502(d)(16)(iii). */
const sixFeet = 1.83;

/** Lengths beyond this in metres are typing errors. */
const longest = 100;
const heaviestUser = 1000;

const isPositive = (value: number | undefined, limit: number): value is number =>
  isFigure(value, limit) && value > 0;

const rounded = (metres: number) => Math.round(metres * 1000) / 1000;

function freeFallOf({ position, length = 0, offset = 0 }: FallInput): number {
  if (position === "level") {
    return length;
  }
  return position === "above" ? length - offset : length + offset;
}

function commonChecks(input: FallInput): readonly (readonly [boolean, FallRefusal])[] {
  const { position, offset, stop, weight, lightest, heaviest, available } = input;
  const hasWeights = isPositive(weight, heaviestUser) && isPositive(heaviest, heaviestUser);
  return [
    [position === undefined || (position !== "level" && !isFigure(offset, longest)), "no-position"],
    [!isPositive(stop, longest), "no-extension"],
    [!hasWeights || (lightest !== undefined && !isFigure(lightest, heaviestUser)), "no-weight"],
    [hasWeights && (weight > heaviest || weight < (lightest ?? 0)), "weight"],
    [input.posture === undefined, "no-posture"],
    [!isFigure(input.sag, longest), "no-sag"],
    [input.strength !== true, "no-strength"],
    [input.edge !== false, "edge"],
    [input.swing !== false, "swing"],
    [available !== undefined && !isFigure(available, 10 * longest), "available"],
  ];
}

function lanyardChecks(input: FallInput): readonly (readonly [boolean, FallRefusal])[] {
  const { system, length, freefall, stop = 0 } = input;
  const isKnown = isPositive(length, longest);
  const fall = freeFallOf(input);
  const isEuropean = system === "lanyard-en";
  return [
    [!isKnown, "no-length"],
    [isKnown && isEuropean && length > longestLanyard, "too-long"],
    [!isPositive(freefall, longest), "no-free-fall-limit"],
    [isKnown && fall < 0, "anchor-too-high"],
    [isKnown && fall > (freefall ?? longest), "free-fall"],
    [isKnown && isEuropean && fall > 2 * length, "beyond-test"],
    [isKnown && system === "lanyard-ansi" && rounded(fall) > sixFeet, "beyond-six-feet"],
    [isEuropean && stop > greatestExtension, "extension"],
  ];
}

function total(system: FallSystem, input: FallInput, fall: FallAnswer["parts"]): FallAnswer {
  const { posture = "standing", sag = 0, available } = input;
  const isLanyard = system.startsWith("lanyard");
  const added: FallAnswer["parts"] = [
    { part: "margin", metres: margins[system] },
    { part: "posture", metres: lowered[posture] },
    { part: "sag", metres: sag },
  ];
  const parts = [...fall, ...added].filter(({ metres }) => metres > 0);
  const clearance = rounded(parts.reduce((sum, { metres }) => sum + metres, 0));
  const { length = 0, stop = 0 } = input;
  const fromAnchor = length + attachmentHeight + stop + stretch + margins[system] + sag;
  return {
    kind: "answer",
    parts,
    clearance,
    ...(isLanyard && { fromAnchor: rounded(fromAnchor) }),
    ...(available !== undefined && { spare: rounded(available - clearance) }),
  };
}

/**
 * Adds up the clearance below the working surface in metres: C = FF + DD + HS + SF for a lanyard, arrest
 * distance + SF for a self-retracting lifeline. Figures of the equipment come from its label alone.
 * Sources: manual 1246518 of 3M DBI-SALA (the manufacturer's own), EN 354:2010, EN 355:2002.
 */
export function fallClearance(input: FallInput): FallAnswer | Refused<FallRefusal> {
  const { system, position, offset = 0, stop = 0 } = input;
  if (system === undefined) {
    return { kind: "refused", reasons: ["system"] };
  }
  const isLanyard = system.startsWith("lanyard");
  const refused = refuse<FallRefusal>([
    ...(isLanyard ? lanyardChecks(input) : [[position === "feet", "foot-level"] as const]),
    ...commonChecks(input),
  ]);
  if (refused) {
    return refused;
  }
  return isLanyard
    ? total(system, input, [
        { part: "free-fall", metres: freeFallOf(input) },
        { part: "extension", metres: stop },
        { part: "stretch", metres: stretch },
      ])
    : total(system, input, [
        { part: "arrest", metres: stop },
        { part: "below", metres: position === "below" ? offset : 0 },
      ]);
}
