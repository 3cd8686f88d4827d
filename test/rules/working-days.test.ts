import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  addWorkingDays,
  ageOf,
  isLate,
  isWorkingDay,
  lastWeeks,
  weekOf,
  workingDaysBetween,
} from "#domain/office/working-days.ts";
import { dayInRiyadh, startOfDay } from "#domain/riyadh-day.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Times of this century, in milliseconds. */
const times = fc.integer({
  min: Date.parse("2001-01-01T00:00:00Z"),
  max: Date.parse("2099-12-31T00:00:00Z"),
});

test("begins a day at midnight in Riyadh", () => {
  expect(dayInRiyadh(Date.parse("2026-11-29T20:59:59Z"))).toBe("2026-11-29");
  expect(dayInRiyadh(Date.parse("2026-11-29T21:00:00Z"))).toBe("2026-11-30");
  expect(startOfDay("2026-11-30")).toBe(Date.parse("2026-11-29T21:00:00Z"));
});

test("works from Sunday to Thursday", () => {
  const week = Array.from({ length: 7 }, (_, index) => addDays("2026-11-29", index));
  expect(week.map(isWorkingDay)).toEqual([true, true, true, true, true, false, false]);
});

test("agrees with the calendar of the platform", () => {
  const weekday = new Intl.DateTimeFormat("en", { timeZone: "Asia/Riyadh", weekday: "short" });
  fc.assert(
    fc.property(times, (time) => {
      const day = dayInRiyadh(time);
      expect(isWorkingDay(day)).toBe(!["Fri", "Sat"].includes(weekday.format(time)));
      expect(startOfDay(day)).toBeLessThanOrEqual(time);
      expect(startOfDay(addDays(day, 1))).toBeGreaterThan(time);
    }),
  );
});

test("counts the working days that it adds", () => {
  expect(addWorkingDays("2026-12-03", 1)).toBe("2026-12-06");
  fc.assert(
    fc.property(times, fc.integer({ min: 0, max: 60 }), (time, count) => {
      const day = dayInRiyadh(time);
      const later = addWorkingDays(day, count);
      expect(workingDaysBetween(day, later)).toBe(count);
      expect(count === 0 || isWorkingDay(later)).toBe(true);
    }),
  );
});

test("begins a week on Sunday", () => {
  expect(weekOf("2026-11-28")).toBe("2026-11-22");
  expect(weekOf("2026-11-29")).toBe("2026-11-29");
  expect(lastWeeks(Date.parse("2026-11-29T10:00:00Z"), 3)).toEqual([
    "2026-11-15",
    "2026-11-22",
    "2026-11-29",
  ]);
});

test("tells the age in minutes, hours, then days", () => {
  expect(ageOf(0, 59 * minute)).toEqual({ unit: "minute", count: 59 });
  expect(ageOf(0, 23 * hour)).toEqual({ unit: "hour", count: 23 });
  expect(ageOf(0, 49 * hour)).toEqual({ unit: "day", count: 2 });
  expect(ageOf(hour, 0)).toEqual({ unit: "minute", count: 0 });
});

test("finds no enquiry late over a weekend", () => {
  const thursday = Date.parse("2026-12-03T10:00:00Z");
  expect(isLate(thursday, Date.parse("2026-12-06T20:00:00Z"))).toBe(false);
  expect(isLate(thursday, Date.parse("2026-12-07T06:00:00Z"))).toBe(true);
});
