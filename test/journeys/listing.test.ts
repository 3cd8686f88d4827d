import { describe, expect, test } from "vitest";
import { products } from "#content/catalogue.ts";
import { desktop, phone, tablet, visit } from "#test/support/browser.ts";
import { cards, namesIn, shownNames, tabs } from "#test/support/listing.ts";

const six = [
  "All Products",
  "Head Protection",
  "Body Protection",
  "Eye & Face Protection",
  "Hand Protection",
  "Foot Protection",
];

const further = [
  "Respiratory Protection",
  "Fall Protection",
  "Fire Safety",
  "Traffic Safety",
  "First Aid",
  "Safety Signs",
  "Lockout Tagout",
  "Facility Protection",
];

test("the shop: heading, intro and the whole catalogue [S003 S072 S115]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/shop");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(
      "Shop Safety Equipment & PPE",
    );
    const listing = page.getByRole("region", { name: "Premium Safety Products Catalog" });
    expect(await listing.isVisible()).toBe(true);
    expect(await cards(page).count()).toBe(products.length);
    expect(products.length).toBeGreaterThanOrEqual(104);
  });
});

test("exactly the six tabs, in order, with All Products chosen [S116 S117 S251]", async () => {
  await visit({}, async ({ page }) => {
    for (const path of ["/", "/shop"]) {
      await page.goto(path);
      const links = tabs(page).getByRole("link").locator("visible=true");
      expect(await links.allInnerTexts()).toEqual(six);
      const current = tabs(page).locator('[aria-current="true"]');
      expect(await current.allInnerTexts()).toEqual(["All Products"]);
    }
  });
});

describe.each([true, false])("with script: %s", (script) => {
  test("a tab shows exactly its category [S004 S118 S210]", async () => {
    await visit({ script }, async ({ page }) => {
      await page.goto("/shop");
      for (const name of six.slice(1)) {
        await tabs(page).getByRole("link", { name, exact: true }).click();
        await expect.poll(() => shownNames(page)).toEqual(namesIn(name));
        const current = tabs(page).locator('[aria-current="true"]');
        expect(await current.allInnerTexts()).toEqual([name]);
        expect(new URL(page.url()).searchParams.get("category")).toBe(name);
      }
      await tabs(page).getByRole("link", { name: "All Products" }).click();
      await expect.poll(() => cards(page).count()).toBe(products.length);
    });
  });

  test("the eight further categories stand beside the tabs [S004 S118 S210]", async () => {
    await visit({ script }, async ({ page }) => {
      await page.goto("/shop");
      for (const name of further) {
        await tabs(page).locator("summary").click();
        await tabs(page).getByRole("link", { name, exact: true }).click();
        await expect.poll(() => shownNames(page)).toEqual(namesIn(name));
        expect(await tabs(page).locator("summary").innerText()).toBe(name);
      }
    });
  });
});

test("an address with a category opens on it, for a visitor who was sent the link [S118]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/shop?category=Lockout%20Tagout");
    expect(await shownNames(page)).toEqual(namesIn("Lockout Tagout"));
    await page.goto("/shop?category=lockout%20tagout");
    expect(await cards(page).count()).toBe(products.length);
  });
});

test("on a category page the tabs leave the address alone [S117 S173]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/categories/hand-protection");
    await tabs(page).getByRole("link", { name: "Head Protection" }).click();
    await expect.poll(() => shownNames(page)).toEqual(namesIn("Head Protection"));
    expect(new URL(page.url()).pathname).toBe("/categories/hand-protection");
  });
});

test("the keyboard chooses a tab [S118]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/shop");
    await tabs(page).getByRole("link", { name: "All Products" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => shownNames(page)).toEqual(namesIn("Body Protection"));
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      "Eye & Face Protection",
    );
  });
});

test("the number of products is said to whoever cannot see the grid [S118]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/shop");
    await tabs(page).getByRole("link", { name: "Foot Protection" }).click();
    const count = `${namesIn("Foot Protection").length} products`;
    await page.getByRole("status").filter({ hasText: count }).waitFor();
  });
});

const widths = [
  { viewport: { width: 360, height: 740 }, columns: 1 },
  { viewport: tablet, columns: 2 },
  { viewport: desktop, columns: 4 },
];

test.each(widths)("the grid has $columns columns [S119] $viewport.width px", async (width) => {
  await visit({ viewport: width.viewport }, async ({ page }) => {
    await page.goto("/shop");
    const boxes = await Promise.all([0, 1, 2, 3, 4].map((at) => cards(page).nth(at).boundingBox()));
    const firstRow = boxes.filter((box) => box?.y === boxes[0]?.y);
    expect(firstRow).toHaveLength(width.columns);
  });
});

test("an empty result says so [S120 S276]", async () => {
  for (const viewport of [desktop, phone]) {
    await visit({ viewport }, async ({ page }) => {
      await page.goto("/shop?q=zzzzqqqq");
      const empty = page.getByText("No products found in this category.", { exact: true });
      expect(await empty.isVisible()).toBe(true);
      expect(await cards(page).count()).toBe(0);
    });
  }
});

test("browsing asks the server for no products [S192 S270]", async () => {
  await visit({}, async ({ page }) => {
    const asked: string[] = [];
    await page.goto("/shop");
    await page.waitForLoadState("networkidle");
    page.on("request", (request) => {
      if (!["image", "script", "font", "other"].includes(request.resourceType()))
        asked.push(request.url());
    });
    await tabs(page).getByRole("link", { name: "Head Protection" }).click();
    await expect.poll(() => shownNames(page)).toEqual(namesIn("Head Protection"));
    await cards(page)
      .first()
      .getByRole("link", { name: /^View Details/ })
      .click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(asked).toEqual([]);
  });
});
