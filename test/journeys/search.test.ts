import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { pageSize } from "#domain/catalogue/filter.ts";
import { phone, visit } from "#test/support/browser.ts";
import { catalogue } from "#test/support/demonstration.ts";
import { cards, shownNames, waitForAnswer } from "#test/support/listing.ts";

const field = (page: Page) => page.getByRole("main").getByRole("searchbox");
const find = async (page: Page, text: string) => {
  await field(page).fill(text);
  await waitForAnswer(page, text);
};

const { products } = catalogue;
const withCode = (wanted: string) =>
  products.filter(({ code }) => code === wanted).map(({ name }) => name);
const helmets = products
  .filter(({ subcategory }) => subcategory.id === "hard-hats")
  .map(({ name }) => name);

test("a code finds every product that bears it, also a repeated one [S043 S194]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/shop");
    await find(page, "HP001");
    await expect.poll(async () => (await shownNames(page))[0]).toBe(withCode("HP001")[0]);
    expect(withCode("LT001").length).toBeGreaterThan(1);
    await find(page, "lt001");
    await expect
      .poll(async () => (await shownNames(page)).slice(0, withCode("LT001").length).toSorted())
      .toEqual(withCode("LT001").toSorted());
  });
});

test("a standard finds the products under it [S043]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/shop");
    await find(page, "EN 388");
    await expect.poll(() => cards(page).count()).toBeLessThan(40);
    const names = await shownNames(page);
    expect(names.length).toBeGreaterThan(3);
    const best = products.find(({ name }) => name === names[0]);
    expect(best?.specifications.standards.join()).toContain("EN 388");
  });
});

test("a slip of the hand and an Arabic word find helmets [S043]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/shop");
    for (const typed of ["helmt", "خوذة", "hardhat"]) {
      await find(page, typed);
      // Before the answer comes the whole catalogue stands there, helmets among it.
      await expect.poll(() => cards(page).count(), { message: typed }).toBeLessThan(pageSize);
      await expect
        .poll(async () => (await shownNames(page)).some((name) => helmets.includes(name)), {
          message: typed,
        })
        .toBe(true);
    }
  });
});

test("nothing found is said with what was typed, and clearing shows all again [S120]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/shop");
    await find(page, "submarine periscope");
    await page.getByText("No products found in this category.", { exact: true }).waitFor();
    await page.getByText("Nothing matches “submarine periscope”.").waitFor();
    await field(page).fill("");
    await expect.poll(() => cards(page).count()).toBe(pageSize);
    expect(new URL(page.url()).search).toBe("");
  });
});

test("what is searched stands in the address and can be shared [S043]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/shop");
    await find(page, "welding");
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("welding");
    const names = await shownNames(page);
    await page.reload();
    expect(await field(page).inputValue()).toBe("welding");
    expect(await shownNames(page)).toEqual(names);
  });
});

describe.each([true, false])("with script: %s", (script) => {
  test("the search of the navigation leads to the shop [S043]", async () => {
    await visit({ script }, async ({ page }) => {
      await page.goto("/contact");
      const box = page.getByRole("banner").getByRole("searchbox").locator("visible=true");
      await box.fill("EN 397");
      await box.press("Enter");
      await page.waitForURL(/\/shop\?q=EN(\+|%20)397$/);
      expect(await cards(page).count()).toBeGreaterThan(0);
      expect(await field(page).inputValue()).toBe("EN 397");
    });
  });
});

test("a phone finds the search in the menu, and without script in the shop [S043]", async () => {
  await visit({ viewport: phone, script: false }, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("banner").locator("summary").locator("visible=true").click();
    const box = page.getByRole("banner").getByRole("searchbox").locator("visible=true");
    await box.fill("harness");
    await box.press("Enter");
    await page.waitForURL("**/shop?q=harness");
    await field(page).fill("earplug");
    await field(page).press("Enter");
    await page.waitForURL("**/shop?q=earplug");
    expect(await cards(page).count()).toBeGreaterThan(0);
  });
});

test("absurd searches are answered with a page [S043]", async () => {
  await visit({}, async ({ page, at }) => {
    for (const query of ["%3Cscript%3E", "%00", "a".repeat(3000), "%E0%A4", "q&q=2"]) {
      const response = await page.request.get(at(`/shop?q=${query}`));
      expect(response.status(), query.slice(0, 20)).toBeLessThan(500);
      expect(await response.text()).toContain("</html>");
    }
  });
});
