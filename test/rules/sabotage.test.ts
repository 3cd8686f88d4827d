import { existsSync, readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { sabotaged } from "#test/sabotage/sabotage.ts";
import { sabotages } from "#test/sabotage/table.ts";

const text = (file: string) => readFileSync(file, "utf8");
const inOneLine = (prose: string) => prose.replaceAll(/\s+/g, " ");
const manual = text("docs/running.md");

/** The names of faults stand beside the test that makes them. */
const faults = readdirSync("test/faults")
  .filter((name) => name.endsWith(".ts"))
  .map((name) => text(`test/faults/${name}`))
  .join("\n");

test("every sabotage has a name of its own", () => {
  expect(sabotages.length).toBeGreaterThanOrEqual(60);
  expect(new Set(sabotages.map(({ name }) => name)).size).toBe(sabotages.length);
});

test("what a sabotage replaces stands in its file, once", () => {
  const stale = sabotages.filter((one) => {
    const whole = existsSync(one.file) ? text(one.file) : "";
    const broken = sabotaged(whole, one);
    return broken === undefined || broken === whole;
  });
  expect(stale.map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
});

test("the tests that have to notice a sabotage are there", () => {
  const missing = sabotages.filter(({ tests, named = "" }) => {
    const sources = tests.map((file) => (existsSync(file) ? text(file) : undefined));
    const known = tests.some((file) => file.startsWith("test/faults/")) ? faults : "";
    return sources.includes(undefined) || !`${sources.join("\n")}${known}`.includes(named);
  });
  expect(missing.map(({ name, named }) => `${name}: ${named}`)).toEqual([]);
});

test("what a sabotage breaks is promised to whoever runs or reads the code", () => {
  const promised = inOneLine(manual + text("docs/architecture.md"));
  const strange = sabotages.filter(({ promise }) => !promised.includes(inOneLine(promise)));
  expect(strange.map(({ promise }) => promise)).toEqual([]);
});

/** The chapters of docs/running.md, and in some of them each row of their tables. */
function promisesOfManual(): readonly string[] {
  const chapters = manual.split(/^(?=##+ )/m).slice(1);
  const rows = chapters
    .filter((chapter) => !chapter.startsWith("## Settings"))
    .flatMap((chapter) => chapter.split("\n").filter((line) => line.startsWith("| ")))
    .filter((line) => !/^\| (what|below|refusal|variable|address|fault) /.test(line));
  return [...chapters, ...rows].map(inOneLine);
}

test("every chapter of docs/running.md, and every row of its promises, is broken by one", () => {
  const broken = sabotages.map(({ promise }) => inOneLine(promise));
  const whole = promisesOfManual().filter(
    (one) => !broken.some((promise) => one.includes(promise)),
  );
  expect(whole.map((one) => one.slice(0, 90))).toEqual([]);
});
