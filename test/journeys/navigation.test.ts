import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { look } from "#test/support/browser.ts";
import { catalogue } from "#test/support/demonstration.ts";

const { guides, cities } = catalogue;

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const menu = (page: Page, name: string) =>
  main(page).locator("summary").filter({ hasText: name }).locator("visible=true");
const hrefs = (page: Page, names: readonly string[]) =>
  Promise.all(
    names.map((name) =>
      main(page).getByRole("link", { name, exact: true }).first().getAttribute("href"),
    ),
  );

test("links to Home, Shop, Contact and a Get Quote button [S054 S055 S058 S059]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/saudi");
    const names = ["Home", "Shop", "Contact", "Get Quote"];
    expect(await hrefs(page, names)).toEqual(["/", "/shop", "/contact", "/contact"]);
    await main(page).getByRole("link", { name: "Get Quote" }).click();
    await page.waitForURL("**/contact");
  });
});

describe.each([true, false])("with script: %s", (script) => {
  test("the Categories dropdown holds the eleven category pages [S056]", async () => {
    await look({ script }, async ({ page }) => {
      await page.goto("/");
      const link = main(page).getByRole("link", { name: "Fall Protection" });
      expect(await link.isVisible()).toBe(false);
      await menu(page, "Categories").click();
      const names = guides.map(({ name }) => name);
      expect(names).toHaveLength(11);
      const shown = guides.map(({ slug }) => `/categories/${slug}`);
      expect(await hrefs(page, names)).toEqual(shown);
      await link.click();
      await page.waitForURL("**/categories/fall-protection");
    });
  });

  test("the Cities dropdown holds the 19 cities by region, and all cities [S057]", async () => {
    await look({ script }, async ({ page }) => {
      await page.goto("/");
      await menu(page, "Cities").click();
      expect(
        await hrefs(
          page,
          cities.map(({ name }) => name),
        ),
      ).toEqual(cities.map(({ slug }) => `/saudi/${slug}`));
      for (const region of ["Central", "Western", "Eastern", "Northern", "Southern"]) {
        expect(await main(page).getByText(`${region} Region`).isVisible()).toBe(true);
      }
      await main(page).getByRole("link", { name: "All cities" }).click();
      await page.waitForURL("**/saudi");
    });
  });
});

test("one dropdown is open at a time; Escape and a click elsewhere close it [S056 S057]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/contact");
    const fall = main(page).getByRole("link", { name: "Fall Protection" });
    const jubail = main(page).getByRole("link", { name: "Jubail" });
    await menu(page, "Categories").click();
    await fall.waitFor();
    await menu(page, "Cities").click();
    await jubail.waitFor();
    expect(await fall.isVisible()).toBe(false);
    await page.keyboard.press("Escape");
    await jubail.waitFor({ state: "hidden" });
    await menu(page, "Cities").click();
    await jubail.waitFor();
    await page.mouse.click(700, 880);
    await jubail.waitFor({ state: "hidden" });
  });
});

test("the keyboard alone reaches a city through its dropdown [S057]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/shop");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      "Skip to main content",
    );
    await tabTo(page, "Cities");
    await page.keyboard.press("Enter");
    await main(page).getByRole("link", { name: "Riyadh" }).waitFor();
    await page.keyboard.press("Escape");
    await main(page).getByRole("link", { name: "Riyadh" }).waitFor({ state: "hidden" });
    expect(await focused(page)).toBe("Cities");
    await page.keyboard.press("Enter");
    await tabTo(page, "Riyadh");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/saudi/riyadh");
  });
});

test("the skip link leads to the content", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/shop");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  });
});

async function tabTo(page: Page, text: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    if ((await focused(page)) === text) {
      return;
    }
  }
  throw new Error(`The Tab key never reached "${text}"`);
}

function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.textContent?.trim());
}
