import fc from "fast-check";
import { expect, test } from "vitest";
import { parseDay } from "#reading/wanted-day.ts";
import { dayIn } from "#words/times.ts";

test.each([
  ...["2026-12-05", "2026/12/5", "5/12/2026", "05-12-2026", "5.12.26", "5 12 2026", " 5/12/2026 "],
  ...["٥/١٢/٢٠٢٦", "۵/۱۲/۲۰۲۶", "5 December 2026", "5 Dec. 2026", "5-dec-26", "5 ديسمبر 2026"],
  ...["٥ ديسمبر ٢٠٢٦ م", "5 ديسمبر، 2026", "\u200F5/12/2026"],
])("%s is the fifth of December", (typed) => {
  expect(parseDay(typed)).toBe("2026-12-05");
});

test.each(["١ أبريل ٢٠٢٧", "1 ابريل 2027", "1 Apr 2027"])("%s is the first of April", (typed) => {
  expect(parseDay(typed)).toBe("2027-04-01");
});

test.each([
  ...["", "قبل رمضان", "soon", "31/2/2026", "12/24/2026", "2026-13-01", "0/1/2026", "5/12"],
  ...["5/12/202", "5 ذو الحجة 1448", "20261205", "2026-12-05T00:00", "5 xyz 2026", "1/2/3/2026"],
])("%s is no day", (typed) => {
  expect(parseDay(typed)).toBeUndefined();
});

test("a day is read as each language writes it", () => {
  const days = fc.date({
    min: new Date("2000-01-01"),
    max: new Date("2099-12-31"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      expect([day, dayIn("ar", day), dayIn("en", day)].map(parseDay)).toEqual([day, day, day]);
    }),
  );
});
