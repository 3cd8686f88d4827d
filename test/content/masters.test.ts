import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { content } from "#test/support/demonstration.ts";
import { judge } from "#tools/masters/judge.ts";
import { readMasters } from "#tools/masters/read-masters.ts";
import { compare, parseWaiting } from "#tools/masters/waiting.ts";

/**
 * `npm run pictures -- --measure` reports the same, and removes corrected pictures from the list.
 */
test("every picture of a product measures well, or is listed for the studio", async () => {
  const waiting = parseWaiting(readFileSync("artwork/waiting.yaml", "utf8"));
  const { found, mended } = compare(judge(await readMasters("content", content)), waiting);
  expect(found.map(({ picture, kind, says }) => `${picture} (${kind}): ${says}`)).toEqual([]);
  expect(
    mended.map(({ picture, kind }) => `${picture}: take it off the list in artwork/, ${kind}`),
  ).toEqual([]);
});
