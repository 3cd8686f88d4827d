import type { Language } from "#domain/language.ts";

/** With Western digits and months by their Gregorian names, as trade in the Kingdom writes both. */
const locales: Readonly<Record<Language, string>> = {
  en: "en-GB-u-nu-latn-ca-gregory",
  ar: "ar-SA-u-nu-latn-ca-gregory",
};

/** By the language: each takes longer to make than a page has time for. */
const clocks = new Map<Language, Intl.DateTimeFormat>();

const inRiyadh = { dateStyle: "long", timeZone: "Asia/Riyadh" } as const;

/** A moment, in milliseconds since 1970, to the second as the clocks of Riyadh show it. */
export function riyadhTime(language: Language, milliseconds: number): string {
  const clock =
    clocks.get(language) ??
    new Intl.DateTimeFormat(locales[language], { ...inRiyadh, timeStyle: "medium" });
  clocks.set(language, clock);
  return clock.format(milliseconds);
}

/** A moment, in milliseconds since 1970, to the minute as the clocks of Riyadh show it. */
export function minuteIn(language: Language, milliseconds: number): string {
  const clock = new Intl.DateTimeFormat(locales[language], { ...inRiyadh, timeStyle: "short" });
  return clock.format(milliseconds);
}

/** The time of day in Riyadh, such as 10:32. */
export function clockIn(language: Language, milliseconds: number): string {
  const clock = new Intl.DateTimeFormat(locales[language], {
    timeStyle: "short",
    timeZone: inRiyadh.timeZone,
  });
  return clock.format(milliseconds);
}

/** A day that is written as "2026-11-22"; anything else stays as it is. */
export function dayIn(language: Language, day: string): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  return Number.isNaN(time)
    ? day
    : new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" }).format(
        time,
      );
}

/** The same as short as a table needs, such as "29 Nov". */
export function shortDayIn(language: Language, day: string): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  return format.format(Date.parse(day));
}

/** A month that is written as "2026-11". */
export function monthIn(language: Language, month: string): string {
  return new Intl.DateTimeFormat(locales[language], {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(Date.parse(month));
}
