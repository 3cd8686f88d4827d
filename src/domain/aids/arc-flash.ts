import { isFigure, refuse, type Refused } from "#domain/aids/aid.ts";

export const arcCategories = ["1", "2", "3", "4"] as const;
export type ArcCategory = (typeof arcCategories)[number];

export interface ArcFlashInput {
  /** True if the equipment can be switched off and locked out for the work. */
  readonly canSwitchOff?: boolean | undefined;
  /** Arc flash PPE category from the label of the equipment, or from the table of NFPA 70E. */
  readonly category?: ArcCategory | undefined;
  /** True if fault current and clearing time are within the limits of the table. */
  readonly withinTable?: boolean | undefined;
  /** Incident energy of a study in cal/cm². */
  readonly energy?: number | undefined;
}

export type ArcFlashRefusal =
  | "switch-off"
  | "no-category"
  | "outside-table"
  | "energy"
  | "high-energy"
  | "both"
  | "energy-unclear";

export interface ArcFlashAnswer {
  readonly kind: "answer";
  readonly category: ArcCategory;
  /** Lowest arc rating of clothing in cal/cm². */
  readonly rating: number;
}

/** Lowest arc ratings in cal/cm², NFPA 70E-2024 Table 130.7(C)(15)(c); four sources agree. */
const ratings: Readonly<Record<ArcCategory, number>> = { 1: 4, 2: 8, 3: 25, 4: 40 };

/** Above this energy in cal/cm² only switching off is answered. */
const highestEnergy = 40;

/**
 * Returns the lowest arc rating for an arc flash PPE category. It derives no category from voltage or incident
 * energy: NFPA 70E-2024 keeps the table and the analysis apart.
 */
export function arcRating(input: ArcFlashInput): ArcFlashAnswer | Refused<ArcFlashRefusal> {
  const { category, energy } = input;
  const isEnergy = isFigure(energy, 10_000);
  const refused = refuse<ArcFlashRefusal>([
    [input.canSwitchOff !== false, "switch-off"],
    [energy !== undefined && !isEnergy, "energy-unclear"],
    [isEnergy && energy > highestEnergy, "high-energy"],
    [isEnergy && category !== undefined, "both"],
    [isEnergy && category === undefined, "energy"],
    [energy === undefined && category === undefined, "no-category"],
    [category !== undefined && input.withinTable !== true, "outside-table"],
  ]);
  if (refused) {
    return refused;
  }
  return category === undefined
    ? { kind: "refused", reasons: ["no-category"] }
    : { kind: "answer", category, rating: ratings[category] };
}
