import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** Set by the program of axe. */
    readonly axe: typeof axe;
  }
}

const axeProgram = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Runs every rule of axe, with targets of 24 pixels (WCAG 2.5.8), and returns the violations with their places. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeProgram);
  return page.evaluate(async () => {
    const { violations: problems } = await window.axe.run({
      resultTypes: ["violations"],
      rules: { "target-size": { enabled: true } },
    });
    return problems.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
    );
  });
}
