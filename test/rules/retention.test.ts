import { describe, expect, test } from "vitest";
import { dueBefore, isUrgent, purgeBounds, tellDoubt } from "#domain/enquiry/retention.ts";

const day = 86_400_000;
const now = Date.UTC(2026, 10, 22, 9);
const year = { days: 365, now };

describe("what may be removed in one pass", () => {
  test("is what has been kept for its days by the clock", () => {
    expect(dueBefore(year)).toBe(Date.UTC(2025, 10, 22, 9));
  });

  test("counts from the newest enquiry where the clock says more", () => {
    const newest = now - 40 * day;
    expect(purgeBounds(year, { count: 0, newest }).before).toBe(newest - 365 * day);
  });

  test("counts from the clock where the newest enquiry says more, and where there is none", () => {
    for (const newest of [now + day, null]) {
      expect(purgeBounds(year, { count: 0, newest }).before).toBe(now - 365 * day);
    }
  });

  test.each([
    [0, 20],
    [209, 20],
    [210, 21],
    [100_000, 10_000],
  ])("of %i is a tenth, and twenty in any case", (count, most) => {
    expect(purgeBounds(year, { count, newest: now }).most).toBe(most);
  });
});

describe("a doubt", () => {
  const quiet = (oldest: number) => ({ why: "nothing newer", oldest, newest: now - day }) as const;

  test("of too many is urgent at once", () => {
    expect(isUrgent({ why: "too many" }, year)).toBe(true);
  });

  test("of quiet weeks is urgent after 31 days more", () => {
    const last = dueBefore(year) - 31 * day;
    expect(isUrgent(quiet(last), year)).toBe(false);
    expect(isUrgent(quiet(last - 1), year)).toBe(true);
  });

  test("says why, and the command that ends it", () => {
    expect(tellDoubt({ why: "too many" }, year)).toEqual({
      why: "more than a tenth of all enquiries are older than 365 days by the clock, which says 2026-11-22",
      command: "npm run enquiries -- purge 365 --all",
    });
    expect(tellDoubt(quiet(0), year).why).toBe(
      "no enquiry since 2026-11-21 vouches for the clock, which says 2026-11-22",
    );
  });
});
