import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readCounts } from "#bench/buyers.ts";
import { isMet, median, type Figure } from "#bench/figures.ts";
import { matterOf } from "#bench/browser/answers.ts";
import { parseResults, resultsFile } from "#bench/results.ts";
import { walksOfSite } from "#bench/pages/walks-of-site.ts";
import { worsenings } from "#bench/worse.ts";
import { catalogue } from "#test/support/demonstration.ts";

const of = (value: number | undefined, unit = "ms", name = "press"): Figure => ({
  ...{ name, unit, value },
});

function isWorse(before: Figure, now: Figure): boolean {
  return worsenings([before], [now]).length > 0;
}

test("the counts of the three buyers are read out of what their journeys print", () => {
  const output = [
    "seven products by thumb (en): 14 taps, 84 characters, 4.18 screens",
    "60 rows: 24 waited for a choice, 41 keys in all",
  ].join("\n");
  const figures = readCounts(output);
  const valueOf = (name: string) => figures.find((one) => one.name === name)?.value;
  expect(valueOf("seven products on a phone")).toBe(14);
  expect(valueOf("seven products on a phone, scrolled")).toBe(4.2);
  const [officer] = figures.filter(({ name }) => name.startsWith("60 pasted rows until"));
  expect(officer && isMet(officer)).toBe(false);
  // One that nobody printed is missed, not met.
  const [keys] = figures.filter(({ name }) =>
    name.startsWith("seven products by keyboard, beside"),
  );
  expect(keys && isMet(keys)).toBe(false);
});

describe("what became worse", () => {
  test("differs by more than a tenth and by more than chance", () => {
    expect(isWorse(of(500), of(551))).toBe(true);
    expect(isWorse(of(500), of(550))).toBe(false);
    expect(isWorse(of(60), of(80))).toBe(false);
    expect(isWorse(of(60), of(81))).toBe(true);
    expect(isWorse(of(500), of(100))).toBe(false);
    expect(isWorse(of(20, "kB"), of(22.1, "kB"))).toBe(true);
    expect(isWorse(of(2, "kB"), of(2.4, "kB"))).toBe(false);
  });

  test("is less of what there should be more of", () => {
    expect(isWorse(of(100, "points"), of(97, "points"))).toBe(true);
    expect(isWorse(of(100, "points"), of(99, "points"))).toBe(false);
    expect(isWorse(of(90, "points"), of(100, "points"))).toBe(false);
    expect(isWorse(of(30_000, "answers/s"), of(26_000, "answers/s"))).toBe(true);
    expect(isWorse(of(26_000, "answers/s"), of(30_000, "answers/s"))).toBe(false);
  });

  test("is what does not come about any more, and says from what it came", () => {
    expect(worsenings([of(80)], [of(undefined)])).toEqual([
      { name: "press", unit: "ms", before: 80, now: undefined },
    ]);
    expect(isWorse(of(undefined), of(undefined))).toBe(false);
    expect(isWorse(of(undefined), of(80))).toBe(false);
  });

  test("is found by name and unit, and what only one run has is not compared", () => {
    expect(isWorse(of(1, "ms", "one"), of(900, "ms", "other"))).toBe(false);
    expect(isWorse(of(1, "s"), of(900, "ms"))).toBe(false);
    const before = [of(100, "ms", "one"), of(100, "ms", "two")];
    const now = [of(100, "ms", "two"), of(300, "ms", "one")];
    expect(worsenings(before, now).map(({ name }) => name)).toEqual(["one"]);
  });
});

describe("a goal", () => {
  test("is a bound, or a multiple of the floor", () => {
    expect(isMet({ ...of(100), goal: { most: 100 } })).toBe(true);
    expect(isMet({ ...of(101), goal: { most: 100 } })).toBe(false);
    expect(isMet({ ...of(99, "points"), goal: { least: 100 } })).toBe(false);
    expect(isMet({ ...of(120), floor: 100, goal: { timesFloor: 1.2 } })).toBe(true);
    expect(isMet({ ...of(121), floor: 100, goal: { timesFloor: 1.2 } })).toBe(false);
  });

  test("is missed by what does not come about, and open without a floor", () => {
    expect(isMet({ ...of(undefined), goal: { most: 100 } })).toBe(false);
    expect(isMet({ ...of(undefined), floor: 100, goal: { timesFloor: 2 } })).toBe(false);
    expect(isMet({ ...of(100), goal: { timesFloor: 2 } })).toBeUndefined();
    expect(isMet(of(100))).toBeUndefined();
  });
});

test("a median is the middle figure, or what lies between the two", () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([40, 10, 20, 30])).toBe(25);
  expect(median([7])).toBe(7);
  expect(median([])).toBeUndefined();
});

test("an answer is known by its content type", () => {
  expect(matterOf("text/html; charset=utf-8")).toBe("HTML");
  expect(matterOf("text/javascript")).toBe("script");
  expect(matterOf("image/avif")).toBe("pictures");
  expect(matterOf("font/woff2")).toBe("font");
  expect(matterOf("application/manifest+json")).toBe("other");
});

describe("kept results", () => {
  const run = {
    commit: "a".repeat(40),
    dirty: false,
    date: "2026-11-22T06:00:00.000Z",
    machine: { processor: "one", processors: 2, node: "v24.21.0", busy: 0.1, yardstick: 10 },
    rounds: 3,
    figures: [{ name: "press", unit: "ms", floor: 60, goal: { timesFloor: 1.2 } }],
  };
  const textOf = (change: object) => JSON.stringify({ runs: { pages: { ...run, ...change } } });

  test("are read as they were written", () => {
    expect(parseResults(textOf({}))).toEqual({ runs: { pages: run } });
  });

  test.each([
    ["no commit", { commit: "main" }],
    ["a day without its time", { date: "2026-11-22" }],
    ["a figure that is none", { figures: [{ name: "press", unit: "ms", value: "80" }] }],
    ["two goals in one", { figures: [{ name: "p", unit: "ms", goal: { most: 1, least: 1 } }] }],
    ["a key that nobody knows", { weather: "fine" }],
  ])("are refused with %s", (_, change) => {
    expect(() => parseResults(textOf(change))).toThrow();
  });

  test("of this repository can be compared with", () => {
    const { runs } = parseResults(readFileSync(resultsFile, "utf8"));
    for (const { figures } of Object.values(runs)) {
      const names = figures.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(worsenings(figures, figures)).toEqual([]);
    }
  });
});

test("the last figures name no press that the bench does not make any more", () => {
  const made = new Set(
    walksOfSite(catalogue).flatMap(({ steps }) => steps.map(({ name }) => `press: ${name}`)),
  );
  const { runs } = parseResults(readFileSync(resultsFile, "utf8"));
  const named = Object.values(runs).flatMap(({ figures }) => figures.map(({ name }) => name));
  expect(named.filter((name) => name.startsWith("press: ") && !made.has(name))).toEqual([]);
});
