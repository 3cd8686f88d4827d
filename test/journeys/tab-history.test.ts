import { expect, test } from "vitest";
import { pageSize } from "#domain/catalogue/filter.ts";
import { visit } from "#test/support/browser.ts";
import { addresses, catalogue } from "#test/support/demonstration.ts";
import { namesIn, searchField, tabs, waitForAnswer, waitForNames } from "#test/support/listing.ts";

test("Back after chosen tabs and a search shows what was shown before [S118]", async () => {
  const all = catalogue.products.slice(0, pageSize).map(({ name }) => name);
  await visit({}, async ({ page }) => {
    await page.goto(addresses.contact);
    await page.goto(addresses.shop);
    await tabs(page).getByRole("link", { name: "Head Protection" }).click();
    await waitForNames(page, namesIn("head"));
    await tabs(page).getByRole("link", { name: "Foot Protection" }).click();
    await waitForNames(page, namesIn("foot"));
    const field = searchField(page);
    await field.fill("boots");
    await field.press("Enter");
    await waitForAnswer(page, "boots");
    await page.goBack();
    await waitForNames(page, namesIn("foot"));
    expect(await field.inputValue()).toBe("");
    await page.goBack();
    await waitForNames(page, namesIn("head"));
    await expect.poll(() => page.url()).toContain(addresses.shopCategory("head"));
    const chosen = tabs(page).locator('[aria-current="true"]');
    expect(await chosen.allInnerTexts()).toEqual(["Head Protection"]);
    await page.goBack();
    await waitForNames(page, all);
    await page.goForward();
    await waitForNames(page, namesIn("head"));
    await page.goBack();
    await page.goBack();
    await page.waitForURL(`**${addresses.contact}`);
  });
});
