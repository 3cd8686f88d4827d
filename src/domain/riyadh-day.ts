/** Riyadh is three hours ahead of UTC all year. */
const riyadhOffset = 3 * 60 * 60_000;

/** Formats the day in Riyadh of a time in milliseconds since 1970, such as 2026-11-29. */
export function dayInRiyadh(time: number): string {
  return new Date(time + riyadhOffset).toISOString().slice(0, 10);
}

/** Returns the time at which a day begins in Riyadh, in milliseconds since 1970. */
export function startOfDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) - riyadhOffset;
}
