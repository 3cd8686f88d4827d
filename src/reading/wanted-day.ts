import { westernDigits } from "#domain/western-digits.ts";

/** The months by their Gregorian names in Arabic, and by the beginnings of their English ones. */
const months: readonly (readonly [arabic: string, english: string])[] = [
  ["يناير", "jan"],
  ["فبراير", "feb"],
  ["مارس", "mar"],
  ["ابريل", "apr"],
  ["مايو", "may"],
  ["يونيو", "jun"],
  ["يوليو", "jul"],
  ["اغسطس", "aug"],
  ["سبتمبر", "sep"],
  ["اكتوبر", "oct"],
  ["نوفمبر", "nov"],
  ["ديسمبر", "dec"],
];

function monthCalled(name: string): number {
  const plain = name.replaceAll(/[أإآ]/g, "ا").toLowerCase();
  return 1 + months.findIndex(([ar, en]) => plain === ar || plain.startsWith(en));
}

/** The day as 2026-12-24, where the calendar has it. */
function dayOf(year: string, month: number, day: string): string | undefined {
  const iso = [year.padStart(4, "20"), String(month).padStart(2, "0"), day.padStart(2, "0")].join(
    "-",
  );
  const time = Date.parse(`${iso}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
  return isReal ? iso : undefined;
}

/** A day as 2026-12-24. */
export function isoDay(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

/** How many years ahead goods can be asked for. */
const mostYears = 2;

/**
 * True for a day from `today` to two years later. `tolerance` in days at both ends, for senders whose calendar
 * is ahead or behind.
 */
export function canBeWanted(day: string, today: string, tolerance = 0): boolean {
  const [year = 0, month = 1, date = 1] = today.split("-").map(Number);
  const earliest = isoDay(year, month - 1, date - tolerance);
  const latest = isoDay(year + mostYears, month - 1, date + tolerance);
  return earliest <= day && day <= latest;
}

/**
 * The day that somebody typed, as 2026-12-24: the day first as in the Kingdom (24/12/2026, 24.12.26), the year first
 * (2026-12-24) or the month by its name. Undefined where it is no day.
 */
export function parseDay(typed: string): string | undefined {
  const text = westernDigits(typed.replaceAll(/[\u200E\u200F\u061C\u2066-\u2069]/g, "")).trim();
  const [, first = "", month = "", last = ""] =
    /^(\d{1,4})[\s/.،,-]+(\d{1,2}|\p{L}+)\.?[\s/.،,-]+(\d{1,4})(?: ?م)?$/u.exec(text) ?? [];
  const number = /^\d/.test(month) ? Number(month) : monthCalled(month);
  if (first.length === 4) {
    return last.length <= 2 ? dayOf(first, number, last) : undefined;
  }
  return first.length <= 2 && /^(?:\d\d|\d{4})$/.test(last)
    ? dayOf(last, number, first)
    : undefined;
}

/**
 * The next day from `today` on that a text names without its year: "3 January", "14/12", "December 14". Undefined where
 * it names none.
 */
export function nextDayNamed(text: string, today: string): string | undefined {
  const [, day = "", month = ""] =
    /(?<![\d/.-])(\d{1,2})[\s/.-]+(\d{1,2}(?![\d/.-])|\p{L}{3,9})/u.exec(westernDigits(text)) ?? [];
  const year = Number(today.slice(0, 4));
  const days = [year, year + 1].flatMap((each) => parseDay(`${day} ${month} ${each}`) ?? []);
  return days.find((each) => each >= today);
}
