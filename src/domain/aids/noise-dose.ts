import { isFigure, refuse, type Refused } from "#domain/aids/aid.ts";
import type { HearingRefusal } from "#domain/aids/hearing.ts";

/** A part of the day in hours at one level in dB(A), without protector. */
export interface NoisePeriod {
  readonly hours?: number | undefined;
  readonly level?: number | undefined;
}

export interface DoseInput {
  readonly periods: readonly NoisePeriod[];
  readonly impulse?: boolean | undefined;
  readonly survey?: boolean | undefined;
}

export interface DoseAnswer {
  readonly kind: "answer";
  /** Daily exposure L_EX,8h in dB(A), 3 dB exchange rate. */
  readonly daily: number;
  /** OSHA dose in per cent by the 90 dBA threshold, 5 dB exchange rate. */
  readonly dose: number;
  /** Eight-hour average that the dose stands for, in dBA; absent for a dose of 0. */
  readonly average?: number;
}

const highestLevel = 110;
const threshold = 90;
const hoursInDay = 24;

const tenth = (value: number) => Math.round(value * 10) / 10;

type WholePeriod = Required<NoisePeriod> & { readonly hours: number; readonly level: number };

const isWhole = (period: NoisePeriod): period is WholePeriod =>
  isFigure(period.hours, hoursInDay) && period.hours > 0 && isFigure(period.level, 200);

/**
 * Adds up the noise of a day by both rules, which differ: L_EX,8h = 10 log10(1/8 sum t 10^(L/10)), and the dose
 * with T = 8 / 2^((L - 90) / 5) of 29 CFR 1910.95 App. A, which leaves out levels below 90 dBA.
 */
export function noiseDose(input: DoseInput): DoseAnswer | Refused<HearingRefusal> {
  const sent = input.periods.filter(
    ({ hours, level }) => hours !== undefined || level !== undefined,
  );
  const periods = sent.filter(isWhole);
  const hours = periods.reduce((sum, period) => sum + period.hours, 0);
  const refused = refuse<HearingRefusal>([
    [sent.length === 0, "no-periods"],
    [periods.length < sent.length, "half-period"],
    [hours > hoursInDay, "too-many-hours"],
    [periods.some(({ level }) => level > highestLevel), "level-high"],
    [input.impulse !== false, "impulse"],
    [input.survey !== true, "no-survey"],
  ]);
  if (refused) {
    return refused;
  }
  const energy = periods.reduce((sum, period) => sum + period.hours * 10 ** (period.level / 10), 0);
  const dose = periods
    .filter(({ level }) => level >= threshold)
    .reduce((sum, period) => sum + period.hours / (8 / 2 ** ((period.level - threshold) / 5)), 0);
  return {
    kind: "answer",
    daily: tenth(10 * Math.log10(energy / 8)),
    dose: Math.round(dose * 100),
    ...(dose > 0 && { average: tenth(threshold + (5 * Math.log10(dose)) / Math.log10(2)) }),
  };
}
