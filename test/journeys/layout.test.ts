import { expect, test } from "vitest";
import { look, resize } from "#test/support/browser.ts";
import { kindsOfPage } from "#test/support/samples.ts";

test.each(kindsOfPage)(
  "$name hydrates without a complaint under the strict policy, and nothing overflows sideways at 320, 360, 768 and 1440 px [S040 S119]",
  async ({ path, allow = [] }) => {
    await look({ allow }, async ({ page }) => {
      const response = await page.goto(path);
      const policy = response?.headers()["content-security-policy"] ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("unsafe");
      await page.waitForLoadState("networkidle");
      for (const island of await page.locator("[data-island]").all()) {
        await island.hover();
        await expect
          .poll(() =>
            island.evaluate((element) =>
              Object.keys(element).some((key) => key.startsWith("__reactContainer")),
            ),
          )
          .toBe(true);
      }
      for (const width of [320, 360, 768, 1440]) {
        await resize(page, { width, height: 800 });
        const wide = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(wide, `${width} px`).toBeLessThanOrEqual(0);
      }
    });
  },
);
