import { dayInRiyadh } from "#domain/riyadh-day.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

const friday = 5;
const saturday = 6;

/** The day that is so many calendar days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
}

/** 0 for Sunday to 6 for Saturday. */
function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}

/** Reports whether people work on a day; the week is Sunday to Thursday. */
export function isWorkingDay(date: string): boolean {
  const weekday = weekdayOf(date);
  return weekday !== friday && weekday !== saturday;
}

/** The day that is so many working days later; public holidays are not known. */
export function addWorkingDays(date: string, count: number): string {
  let result = date;
  for (let remaining = count; remaining > 0;) {
    result = addDays(result, 1);
    remaining -= isWorkingDay(result) ? 1 : 0;
  }
  return result;
}

/** Working days after the start day, up to and including the end day. */
export function workingDaysBetween(start: string, end: string): number {
  let count = 0;
  for (let date = start; date < end;) {
    date = addDays(date, 1);
    count += isWorkingDay(date) ? 1 : 0;
  }
  return count;
}

/** The Sunday with which the week of a day begins. */
export function weekOf(date: string): string {
  return addDays(date, -weekdayOf(date));
}

/** The beginnings of the last weeks, the current one last. */
export function lastWeeks(time: number, count: number): readonly string[] {
  const current = weekOf(dayInRiyadh(time));
  return Array.from({ length: count }, (_, index) => addDays(current, (index - count + 1) * 7));
}

/** How long an enquiry has waited: minutes in its first hour, hours on its first day, days after it. */
export function ageOf(
  receivedAt: number,
  currentTime: number,
): { readonly unit: "minute" | "hour" | "day"; readonly count: number } {
  const age = Math.max(0, currentTime - receivedAt);
  if (age < hour) {
    return { unit: "minute", count: Math.floor(age / 60_000) };
  }
  return age < day
    ? { unit: "hour", count: Math.floor(age / hour) }
    : { unit: "day", count: Math.floor(age / day) };
}

/** Working days that a buyer may wait before an enquiry counts as late. */
const longestAnswer = 1;

/** Reports whether a new enquiry has waited for more than one working day. */
export function isLate(receivedAt: number, currentTime: number): boolean {
  return workingDaysBetween(dayInRiyadh(receivedAt), dayInRiyadh(currentTime)) > longestAnswer;
}
