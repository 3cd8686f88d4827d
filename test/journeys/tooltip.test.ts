import { expect, test } from "vitest";
import { visit } from "#test/support/browser.ts";
import { openDialog } from "#test/support/listing.ts";
import { sample } from "#test/support/samples.ts";
import { scrollHideDelay } from "#ui/scroll-area/scroll-area.tsx";
import { tooltipDelay, tooltipSkipDelay } from "#ui/tooltip/tooltip.tsx";

const product = sample(({ images }) => images.length > 1);

test("a tooltip opens after 700 ms, not before [S283]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/shop");
    const dialog = await openDialog(page, product);
    await page.mouse.move(400, 400);
    const close = dialog.getByRole("button", { name: "Close", exact: true });
    const tooltip = page.getByRole("tooltip");
    const started = Date.now();
    await close.hover();
    expect(await tooltip.count()).toBe(0);
    await tooltip.waitFor();
    const waited = Date.now() - started;
    expect(waited).toBeGreaterThanOrEqual(690);
    expect(waited).toBeLessThan(3000);
  });
});

test("the delays are those of the specification [S282 S283 S284]", () => {
  expect([tooltipDelay, tooltipSkipDelay, scrollHideDelay]).toEqual([700, 300, 600]);
});
