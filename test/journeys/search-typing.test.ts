import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { holdBack, visit } from "#test/support/browser.ts";
import { addresses, words } from "#test/support/demonstration.ts";
import { shownNames, tabs, waitForAnswer } from "#test/support/listing.ts";

const field = (page: Page) => page.getByRole("main").getByRole("searchbox");
const earplugs = /ear ?plug|earmuff/i;

test("what was typed before the script came is searched for [S043]", async () => {
  await visit({}, async ({ page }) => {
    const release = await holdBack(page, /\/assets\/browser-/);
    await page.goto(addresses.shop, { waitUntil: "commit" });
    await field(page).fill("earplug");
    release();
    await expect.poll(async () => (await shownNames(page))[0]).toMatch(earplugs);
    expect(await field(page).inputValue()).toBe("earplug");
  });
});

test("the last of several queries is what is shown, and typing is not disturbed [S043]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto(addresses.shop);
    const release = await holdBack(page, /\?q=welding$/);
    const slow = page.waitForRequest(/\?q=welding$/);
    await field(page).pressSequentially("welding", { delay: 20 });
    await slow;
    await field(page).fill("earplug");
    await waitForAnswer(page, "earplug");
    expect((await shownNames(page))[0]).toMatch(earplugs);
    const late = page.waitForEvent("requestfinished", (one) => one.url().endsWith("?q=welding"));
    release();
    await late;
    // What the page does with the answer comes before what it is asked for next.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect((await shownNames(page))[0]).toMatch(earplugs);
    expect(await field(page).inputValue()).toBe("earplug");
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(new URL(page.url()).searchParams.get("q")).toBe("earplug");
  });
});

test("Enter and the button search in place, and no tab is chosen then [S043 S118]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto(addresses.shop);
    const first = await page.evaluate(() => performance.timeOrigin);
    await field(page).fill("earplug");
    await field(page).press("Enter");
    await waitForAnswer(page, "earplug");
    expect((await shownNames(page))[0]).toMatch(earplugs);
    await page.getByRole("main").getByRole("button", { name: words.listing.search }).click();
    await expect.poll(() => tabs(page).locator("[aria-current]").count()).toBe(0);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(first);
    expect(await page.title()).toContain("earplug");
    expect(await page.locator('meta[name="robots"]').count()).toBe(1);
  });
});

test("a guide searches in place, and clearing brings back its own products [S173]", async () => {
  await visit({}, async ({ page }) => {
    const path = addresses.guide("hearing-protection");
    await page.goto(path);
    const own = await shownNames(page);
    await field(page).fill("welding");
    await expect.poll(() => shownNames(page)).not.toEqual(own);
    expect(new URL(page.url()).pathname).toBe(path);
    await field(page).fill("");
    await expect.poll(() => shownNames(page)).toEqual(own);
  });
});
