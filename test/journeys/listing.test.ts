import { describe, expect, test } from "vitest";
import { pageSize } from "#domain/catalogue/filter.ts";
import { desktop, look, phone, siteUrl, tablet, visit } from "#test/support/browser.ts";
import {
  addresses,
  arabicCatalogue,
  catalogue,
  search as searchFor,
  words,
} from "#test/support/demonstration.ts";
import { hasFocus } from "#test/support/focus.ts";
import {
  cards,
  detailsOf,
  namesIn,
  shownNames,
  tabs,
  waitForNames,
} from "#test/support/listing.ts";
import { plain } from "#test/support/plain-text.ts";
import { sample } from "#test/support/samples.ts";
import { wordsIn } from "#words/words.ts";

const { products } = catalogue;
const arabicWords = wordsIn("ar");

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

/** The id of the category of that name. */
function idOf(name: string): string {
  return catalogue.categories.find((category) => category.name === name)?.id ?? name;
}

test("the shop: heading, intro and the whole catalogue [S003 S072 S115]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/shop");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(
      "Shop Safety Equipment & PPE",
    );
    const listing = page.getByRole("region", { name: "Premium Safety Products Catalog" });
    expect(await listing.isVisible()).toBe(true);
    const next = listing.getByRole("link", { name: words.listing.nextPage });
    const names = products.map(({ name }) => name);
    for (let start = 0; start < names.length; start += pageSize) {
      if (start > 0) {
        await next.click();
      }
      const shown = names.slice(start, start + pageSize);
      await waitForNames(page, shown);
    }
    await expect.poll(() => next.count()).toBe(0);
    expect(products.length).toBeGreaterThanOrEqual(104);
  });
});

test.each([
  ["a desktop", desktop, 330],
  ["a phone", phone, 400],
])("on %s the goods begin high on the page, in both languages", async (_name, viewport, most) => {
  await look({ viewport }, async ({ page }) => {
    for (const language of ["", "/ar"]) {
      for (const query of ["", "?category=hand", "?std=en-388", "?category=hand&std=en-388"]) {
        await page.goto(`${language}/shop${query}`);
        const card = await page.locator("#listing-cards > .card").first().boundingBox();
        expect(card?.y, language + query).toBeLessThan(most);
      }
    }
  });
});

test("the title says what was asked, also after a change in place", async () => {
  await visit({}, async ({ page }) => {
    const expectTitle = (title: string) =>
      expect
        .poll(async () => plain(await page.getByRole("heading", { level: 1 }).innerText()))
        .toBe(title);
    await page.goto("/shop?sort=code");
    await expectTitle(catalogue.texts.shop.heading);
    await tabs(page).getByRole("link", { name: "Hand Protection" }).click();
    await expectTitle(words.listing.asked("Hand Protection", namesIn("hand").length));
    await page.goto("/shop?std=en-388&category=hand");
    const narrowedCount = await cards(page).count();
    await expectTitle(words.listing.asked("Hand Protection, EN 388", narrowedCount));
    await page.getByRole("link", { name: words.narrowing.without("EN 388") }).click();
    await expectTitle(words.listing.asked("Hand Protection", namesIn("hand").length));
    await page.goBack();
    await expectTitle(words.listing.asked("Hand Protection, EN 388", narrowedCount));
    await page.goto("/shop?q=gloves");
    const found = searchFor("gloves").products.length;
    await expectTitle(words.listing.results(found, "gloves"));
    await page.goto("/ar/shop?category=hand");
    await expectTitle(
      arabicWords.listing.asked(
        arabicCatalogue.category("hand")?.name ?? "",
        namesIn("hand").length,
      ),
    );
  });
});

test("exactly the six tabs, in order, with All Products chosen [S116 S117 S251]", async () => {
  await look({}, async ({ page }) => {
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
    await look({ script }, async ({ page }) => {
      await page.goto("/shop");
      for (const name of six.slice(1)) {
        await tabs(page).getByRole("link", { name, exact: true }).click();
        await waitForNames(page, namesIn(idOf(name)));
        const current = tabs(page).locator('[aria-current="true"]');
        expect(await current.allInnerTexts()).toEqual([name]);
        await expect.poll(() => new URL(page.url()).searchParams.get("category")).toBe(idOf(name));
        expect(await page.title()).toContain(name);
      }
      await tabs(page).getByRole("link", { name: "All Products" }).click();
      await waitForNames(
        page,
        products.slice(0, pageSize).map(({ name }) => name),
      );
    });
  });

  test("the eight further categories stand beside the tabs [S004 S118 S210]", async () => {
    await look({ script }, async ({ page }) => {
      await page.goto("/shop");
      for (const name of further) {
        await tabs(page).locator("summary").click();
        await tabs(page).getByRole("link", { name, exact: true }).click();
        await waitForNames(page, namesIn(idOf(name)));
        await expect.poll(() => tabs(page).locator("summary").innerText()).toBe(name);
      }
    });
  });
});

test("an address with a category opens on it, for a visitor who was sent the link [S118]", async () => {
  await look({}, async ({ page }) => {
    await page.goto(addresses.shopCategory(idOf("Lockout Tagout")));
    expect(await shownNames(page)).toEqual(namesIn(idOf("Lockout Tagout")));
    await page.goto("/shop?category=no-such-category");
    expect(await cards(page).count()).toBe(pageSize);
  });
});

test("on a category page the tabs leave the address alone [S117 S173]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/categories/hand-protection");
    await tabs(page).getByRole("link", { name: "Head Protection" }).click();
    await waitForNames(page, namesIn("head"));
    expect(new URL(page.url()).pathname).toBe("/categories/hand-protection");
  });
});

describe.each([true, false])("with script: %s", (script) => {
  test("a category page is narrowed, ordered and shown as a table at its own address", async () => {
    const guide = "/categories/safety-shoes";
    await look({ script }, async ({ page }) => {
      await page.goto(guide);
      const heading = await page.getByRole("heading", { level: 1 }).innerText();
      await page.getByRole("link", { name: words.narrowing.table, exact: true }).click();
      await page.waitForURL(`**${guide}?view=table`);
      await page.locator(".product-table").waitFor();
      await page.goto(`${guide}?std=en-iso-20345`);
      const narrowed = await shownNames(page);
      const whole = namesIn("foot");
      expect(narrowed.length).toBeGreaterThan(0);
      expect(narrowed.length).toBeLessThan(whole.length);
      await page.getByRole("link", { name: words.narrowing.without("EN ISO 20345") }).click();
      await page.waitForURL((url) => url.pathname === guide && url.search === "");
      await expect
        .poll(async () => (await shownNames(page)).length)
        .toBeGreaterThan(narrowed.length);
      await page.goBack();
      await waitForNames(page, narrowed);
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(heading);
    });
  });
});

test("the keyboard chooses a tab [S118]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/shop");
    await tabs(page).getByRole("link", { name: "All Products" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await waitForNames(page, namesIn("body"));
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      "Eye & Face Protection",
    );
  });
});

test("the number of products is said to whoever cannot see the grid [S118]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/shop");
    await tabs(page).getByRole("link", { name: "Foot Protection" }).click();
    const count = `${namesIn("foot").length} products`;
    await page.getByRole("status").filter({ hasText: count }).waitFor();
  });
});

const widths = [
  { viewport: { width: 360, height: 740 }, columns: 1 },
  { viewport: tablet, columns: 2 },
  { viewport: desktop, columns: 4 },
];

test.each(widths)("the grid has $columns columns [S119] $viewport.width px", async (width) => {
  await look({ viewport: width.viewport }, async ({ page }) => {
    await page.goto("/shop");
    const tops = await cards(page).evaluateAll((all) =>
      all.slice(0, 5).map((card) => card.getBoundingClientRect().top),
    );
    const firstRow = tops.filter((top) => top === tops[0]);
    expect(firstRow).toHaveLength(width.columns);
  });
});

test("an empty result says so [S120 S276]", async () => {
  for (const viewport of [desktop, phone]) {
    await look({ viewport }, async ({ page }) => {
      await page.goto("/shop?q=zzzzqqqq");
      const empty = page.getByText("No products found in this category.", { exact: true });
      expect(await empty.isVisible()).toBe(true);
      expect(await cards(page).count()).toBe(0);
    });
  }
});

test("browsing asks for the site's own finished pages, each once [S192 S270]", async () => {
  const product = sample(({ category }) => category.id === "head");
  await visit({}, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (!["image", "script", "font", "stylesheet", "other"].includes(request.resourceType())) {
        const { origin, pathname, search } = new URL(request.url());
        expect(origin).toBe(siteUrl());
        asked.push(`${request.method()} ${pathname}${search}`);
      }
    });
    await page.goto("/shop");
    for (let times = 0; times < 2; times += 1) {
      await tabs(page).getByRole("link", { name: "Head Protection" }).click();
      await waitForNames(page, namesIn("head"));
      await detailsOf(page, product).click();
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      await tabs(page).getByRole("link", { name: "All Products" }).click();
      await expect.poll(() => cards(page).count()).toBe(pageSize);
    }
    await page.waitForLoadState("networkidle");
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
    expect(asked).toContain(`GET ${addresses.shopCategory("head")}`);
    expect(asked).toContain(`GET ${addresses.product(product.slug)}`);
  });
});

test("a tab leaves the field, the focus and the row of tabs as they were [S118]", async () => {
  await look({ viewport: phone }, async ({ page }) => {
    await page.goto("/shop");
    const tab = tabs(page).getByRole("link", { name: "Foot Protection" });
    await tab.click();
    await waitForNames(page, namesIn("foot"));
    expect(await hasFocus(tab)).toBe(true);
    const row = tab.locator("..");
    expect(await row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});

test("a further category closes its menu and keeps the focus beside it [S118]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/shop");
    const summary = tabs(page).locator("summary");
    await summary.focus();
    await page.keyboard.press("Enter");
    await tabs(page).getByRole("link", { name: "First Aid" }).focus();
    await page.keyboard.press("Enter");
    await waitForNames(page, namesIn(idOf("First Aid")));
    expect(await hasFocus(summary)).toBe(true);
    expect(await tabs(page).getByRole("link", { name: "First Aid" }).isVisible()).toBe(false);
  });
});

test("a guide's own products can be come back to [S117 S173]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/categories/hearing-protection");
    const own = await shownNames(page);
    const name = await tabs(page).locator("summary").innerText();
    await tabs(page).getByRole("link", { name: "Head Protection" }).click();
    await waitForNames(page, namesIn("head"));
    await tabs(page).locator("summary").click();
    await tabs(page).getByRole("link", { name, exact: true }).click();
    await waitForNames(page, own);
    expect(await tabs(page).locator("summary").innerText()).toBe(name);
  });
});
