import { expect, test, vi } from "vitest";
import { checkContent, contentViolations } from "#tools/check-content.ts";

test("the content breaks none of its rules", () => {
  expect(contentViolations()).toEqual([]);
});

test("the check prints what it checked, and notes what is in stock yet made to order", () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  checkContent();
  const line = String(log.mock.lastCall?.[0]);
  const notes = warn.mock.calls.map(([text]) => String(text));
  log.mockRestore();
  warn.mockRestore();
  expect(line).toMatch(
    /^Checked \d{3} products, \d{3} pictures, 11 category pages with \d+ figures, 19 city pages and \d+ claims in \d+ ms\.$/,
  );
  for (const note of notes)
    expect(note).toMatch(/^Note: product [\w-]+: in stock, yet made to order$/);
});
