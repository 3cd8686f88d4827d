import { expect, test } from "vitest";
import { markedRuns } from "#reading/search/marked-runs.ts";

/** Shows matches in brackets and a split run between bars. */
function shown(text: string, ...words: readonly string[]): string {
  return markedRuns(text, new Set(words))
    .map(({ parts, isTorn }) => {
      const told = parts.map((part) => (part.matched ? `[${part.text}]` : part.text)).join("");
      return isTorn ? `|${told}|` : told;
    })
    .join("");
}

test("a code with a matching part stays one left-to-right run", () => {
  expect(shown("EN 388:2016+A1:2018", "en388")).toBe("|[EN 388]:2016+A1:2018|");
  expect(shown("وفق EN 407: الرقم 2", "en")).toBe("وفق |[EN] 407|: الرقم 2");
  expect(shown("أرقام EN 388 على الملصق", "en388")).toBe("أرقام [EN 388] على الملصق");
  expect(shown("قفازات نتريل", "قفازات")).toBe("[قفازات] نتريل");
});
