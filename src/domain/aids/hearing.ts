import { isFigure, refuse, type Refused } from "#domain/aids/aid.ts";

/** Ways to estimate the level under a protector, and the dose of a day. */
export const hearingMethods = ["nrr", "snr", "hml", "dose"] as const;
export type HearingMethod = (typeof hearingMethods)[number];

export type HearingRefusal =
  | "no-level"
  | "level-high"
  | "no-level-c"
  | "level-c-low"
  | "no-peak"
  | "peak"
  | "impulse"
  | "no-survey"
  | "aids"
  | "no-rating"
  | "rating-order"
  | "no-periods"
  | "half-period"
  | "too-many-hours";

interface Conditions {
  /** Level at work without protector in dB(A), over 8 hours or the task. */
  readonly levelA?: number | undefined;
  /** The same in dB(C). */
  readonly levelC?: number | undefined;
  /** Highest peak in dB(C). */
  readonly peak?: number | undefined;
  readonly impulse?: boolean | undefined;
  /** True for levels that were measured at this workplace. */
  readonly survey?: boolean | undefined;
  /** True for a wearer of hearing aids. */
  readonly aids?: boolean | undefined;
}

export interface NrrInput extends Conditions {
  /** The higher rating of two protectors worn together. */
  readonly nrr?: number | undefined;
  readonly isDouble?: boolean | undefined;
}

export interface SnrInput extends Conditions {
  readonly snr?: number | undefined;
}

export interface HmlInput extends Conditions {
  readonly high?: number | undefined;
  readonly medium?: number | undefined;
  readonly low?: number | undefined;
}

/** Bands of EN 458:2016 for the level under the protector. */
export type HearingBand = "not-enough" | "acceptable" | "good" | "low" | "over";

interface Level {
  /** Level under the protector in dB(A), to one decimal. */
  readonly level: number;
  readonly band: HearingBand;
}

export interface HearingAnswer extends Level {
  readonly kind: "answer";
  /** Attenuation that was subtracted in dB. */
  readonly attenuation: number;
  /** The level with the real-world allowance of 4 dB, for SNR alone. */
  readonly allowed?: Level;
}

/** Levels beyond these in dB are a matter for a specialist. */
const highestLevel = 110;
const peakLimit = 135;
const highestRating = 60;
const lowestLevel = 1;

/** Rounds up to one decimal, so that no level looks lower than it is. */
const tenth = (value: number) => Math.ceil(value * 10 - 1e-9) / 10;

/** Puts a level in dB(A) into its band; above 85 is not enough, below 70 is too much. */
export function bandOf(level: number): HearingBand {
  if (level > 85) {
    return "not-enough";
  }
  if (level > 80) {
    return "acceptable";
  }
  if (level >= 75) {
    return "good";
  }
  return level >= 70 ? "low" : "over";
}

const levelWith = (level: number): Level => ({ level: tenth(level), band: bandOf(tenth(level)) });

const isLevel = (value: number | undefined): value is number =>
  isFigure(value, 200) && value >= lowestLevel;

type Checks = readonly (readonly [boolean, HearingRefusal])[];

/** Conditions under which no method here holds; `level` is the one that the limit is compared with. */
function conditionChecks(input: Conditions, level: number | undefined): Checks {
  const { levelA, levelC, peak } = input;
  const isBelow = isLevel(levelA) && levelC !== undefined && !(levelC >= levelA - 2);
  return [
    [!isLevel(level) || (levelA !== undefined && !isLevel(levelA)), "no-level"],
    [isLevel(level) && level > highestLevel, "level-high"],
    [isBelow, "level-c-low"],
    [!isLevel(peak), "no-peak"],
    [isLevel(peak) && peak >= peakLimit, "peak"],
    [input.impulse !== false, "impulse"],
    [input.survey !== true, "no-survey"],
    [input.aids !== false, "aids"],
  ];
}

const isRating = (value: number | undefined): value is number =>
  isFigure(value, highestRating) && value > 0;

/**
 * Estimates the level under a protector from its NRR: L' = L_A - (NRR - 7) / 2, and 5 dB more for plugs
 * under muffs. Sources: 29 CFR 1910.95 App. B; 50 % derating and dual rule of the OSHA Technical Manual.
 */
export function levelByNrr(input: NrrInput): HearingAnswer | Refused<HearingRefusal> {
  const { levelA = 0, nrr = 0, isDouble = false } = input;
  const refused = refuse<HearingRefusal>([
    ...conditionChecks(input, input.levelA),
    [!isRating(input.nrr) || nrr < 7, "no-rating"],
  ]);
  const attenuation = (nrr - 7) / 2 + (isDouble ? 5 : 0);
  return refused ?? { kind: "answer", ...levelWith(levelA - attenuation), attenuation };
}

/**
 * Estimates the level under a protector from its SNR: L' = L_C - SNR, with 4 dB more as the allowance of
 * the HSE for real use.
 */
export function levelBySnr(input: SnrInput): HearingAnswer | Refused<HearingRefusal> {
  const { levelC, snr = 0 } = input;
  const refused = refuse<HearingRefusal>([
    ...conditionChecks(input, input.levelA ?? levelC ?? lowestLevel),
    [!isLevel(levelC), "no-level-c"],
    [!isRating(input.snr), "no-rating"],
  ]);
  const level = (levelC ?? 0) - snr;
  return (
    refused ?? {
      kind: "answer",
      ...levelWith(level),
      attenuation: snr,
      allowed: levelWith(level + 4),
    }
  );
}

/**
 * Estimates the level under a protector by the HML method of EN ISO 4869-2:2018: PNR = M - (H - M) / 4 (d - 2)
 * up to d = 2, else M - (M - L) / 8 (d - 2), with d = L_C - L_A; L' = L_A - PNR. Two trade sources agree.
 */
export function levelByHml(input: HmlInput): HearingAnswer | Refused<HearingRefusal> {
  const { levelA = 0, levelC = 0, high = 0, medium = 0, low = 0 } = input;
  const hasRatings = [input.high, input.medium, input.low].every(isRating);
  const refused = refuse<HearingRefusal>([
    ...conditionChecks(input, input.levelA),
    [!isLevel(input.levelC), "no-level-c"],
    [!hasRatings, "no-rating"],
    [hasRatings && !(high >= medium && medium >= low), "rating-order"],
  ]);
  const difference = levelC - levelA - 2;
  const reduction =
    difference <= 0
      ? medium - ((high - medium) / 4) * difference
      : medium - ((medium - low) / 8) * difference;
  return (
    refused ?? {
      kind: "answer",
      ...levelWith(levelA - reduction),
      attenuation: Math.round(reduction * 100) / 100,
    }
  );
}
