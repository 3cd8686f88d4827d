import { expect, test } from "vitest";
import { dayIn, minuteIn, monthIn, riyadhTime } from "#words/times.ts";

test("a moment is told by the clocks of Riyadh, also where the day there is the next", () => {
  const noon = Date.UTC(2026, 10, 22, 12, 0, 5);
  expect(riyadhTime("en", noon)).toBe("22 November 2026 at 15:00:05");
  expect(riyadhTime("ar", noon)).toBe("22 نوفمبر 2026 في 3:00:05 م");
  expect(minuteIn("en", noon)).toBe("22 November 2026 at 15:00");
  expect(minuteIn("ar", noon)).toBe("22 نوفمبر 2026 الساعة 3:00 م");
  const late = Date.UTC(2026, 11, 31, 21, 30);
  expect(riyadhTime("en", late)).toBe("1 January 2027 at 00:30:00");
  expect(riyadhTime("ar", late)).toBe("1 يناير 2027 في 12:30:00 ص");
});

test("a day has its Gregorian name, and what is none stays as it was written", () => {
  expect(dayIn("en", "2026-12-05")).toBe("5 December 2026");
  expect(dayIn("ar", "2026-12-05")).toBe("5 ديسمبر 2026");
  expect(["2026-13-45", "قبل رمضان"].map((day) => dayIn("ar", day))).toEqual([
    "2026-13-45",
    "قبل رمضان",
  ]);
});

test("a month has its Gregorian name", () => {
  expect(monthIn("en", "2026-11")).toBe("November 2026");
  expect(monthIn("ar", "2026-11")).toBe("نوفمبر 2026");
});
