import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { look, visit, waitForScript } from "#test/support/browser.ts";
import { addresses, words } from "#test/support/demonstration.ts";
import { openDialog } from "#test/support/listing.ts";
import { sample } from "#test/support/samples.ts";
import { tooltipDelay, tooltipSkipDelay } from "#ui/tooltip/tooltip.ts";

const product = sample(({ pictures }) => pictures.length > 1);

/** Milliseconds; it takes less to stop a clock. */
const anHour = 3_600_000;

/** From now on the page's time passes only when it is told to. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(anHour);
}

test("a tooltip opens after 700 ms, not before [S283]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/shop");
    const dialog = await openDialog(page, product);
    await page.mouse.move(400, 400);
    const close = dialog.getByRole("button", { name: "Close", exact: true });
    const tooltip = page.getByRole("tooltip");
    await stopClock(page);
    await close.hover();
    await page.clock.runFor(tooltipDelay - 1);
    expect(await tooltip.count()).toBe(0);
    await page.clock.runFor(1);
    await tooltip.waitFor();
  });
});

test("the next tooltip opens at once shortly after one has closed [S284]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto(addresses.gallery);
    await waitForScript(page, "in-place");
    const named = page.locator("button[data-tooltip]").locator("visible=true");
    const tooltip = page.getByRole("tooltip");
    // Scrolling closes a tooltip: the buttons come into view first.
    await named.nth(0).scrollIntoViewIfNeeded();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    await stopClock(page);
    await named.nth(0).hover();
    await page.clock.runFor(tooltipDelay);
    await tooltip.waitFor();
    const first = await tooltip.innerText();
    await named.nth(1).hover();
    await page.clock.runFor(1);
    await expect.poll(() => tooltip.innerText()).not.toBe(first);
    await page.mouse.move(5, 5);
    await page.clock.runFor(tooltipSkipDelay + 1);
    await named.nth(0).hover();
    await page.clock.runFor(tooltipDelay - 50);
    expect(await tooltip.count()).toBe(0);
    await page.clock.runFor(100);
    await tooltip.waitFor();
  });
});

test("the delays are those of the specification [S283 S284]", () => {
  expect([tooltipDelay, tooltipSkipDelay]).toEqual([700, 300]);
});

test("the scroll bar shows under the pointer and hides 600 ms after it has left [S282]", async () => {
  await look({ viewport: { width: 1024, height: 500 } }, async ({ page }) => {
    await page.goto("/shop");
    const dialog = await openDialog(page, product);
    const area = dialog.getByRole("group", { name: words.dialog.content });
    const bar = () =>
      area.evaluate((box) => {
        const { scrollbarColor, transitionDelay } = getComputedStyle(box);
        return {
          hidden: /^(transparent|rgba\(0, 0, 0, 0\)) /.test(scrollbarColor),
          transitionDelay,
        };
      });
    await page.mouse.move(2, 2);
    await expect.poll(bar).toEqual({ hidden: true, transitionDelay: "0.6s" });
    await area.hover();
    await expect.poll(bar).toEqual({ hidden: false, transitionDelay: "0s" });
    await page.mouse.move(2, 2);
    await expect.poll(bar).toEqual({ hidden: true, transitionDelay: "0.6s" });
  });
});
