import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** What its program leaves in a page. */
    readonly axe: typeof axe;
  }
}

const axeProgram = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Every rule that axe knows, in whatever impact; what it finds is named with its place. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeProgram);
  return page.evaluate(async () => {
    const { violations: found } = await window.axe.run({ resultTypes: ["violations"] });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
    );
  });
}
