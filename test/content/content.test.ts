import { expect, test } from "vitest";
import { checkContent, formatSummary } from "#publishing/check-content.ts";
import { formatProblem } from "#publishing/yaml-file.ts";

test("the content breaks none of the rules", async () => {
  const { problems, summary } = await checkContent("content", "2026-11-22");
  expect(problems.map(formatProblem)).toEqual([]);
  expect(summary && formatSummary(summary)).toMatch(
    /^Checked \d{3} products with \d{3} pictures, 11 guides, 19 cities and \d+ claims\.$/,
  );
});
