import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { pageSize } from "#domain/catalogue/filter.ts";
import { desktop, look, phone, resize, siteUrl, visit } from "#test/support/browser.ts";
import { addresses, catalogue, words } from "#test/support/demonstration.ts";
import {
  cards,
  searchField,
  shownNames,
  waitForAnswer,
  waitForNames,
} from "#test/support/listing.ts";

const find = async (page: Page, text: string) => {
  await searchField(page).fill(text);
  await searchField(page).press("Enter");
  await waitForAnswer(page, text);
};

const { products } = catalogue;
const withCode = (wanted: string) =>
  products.filter(({ code }) => code === wanted).map(({ name }) => name);
const helmets = products
  .filter(({ subcategory }) => subcategory.id === "hard-hats")
  .map(({ name }) => name);

test("a code finds every product that bears it, also a repeated one [S043 S194]", async () => {
  await look({}, async ({ page }) => {
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
  await look({}, async ({ page }) => {
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
  await look({}, async ({ page }) => {
    await page.goto("/shop");
    for (const typed of ["helmt", "خوذة", "hardhat"]) {
      await find(page, typed);
      expect(await cards(page).count(), typed).toBeLessThan(pageSize);
      await expect
        .poll(async () => (await shownNames(page)).some((name) => helmets.includes(name)), {
          message: typed,
        })
        .toBe(true);
    }
  });
});

test("nothing found is said with what was typed, and the shop shows all again [S120]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/shop");
    await find(page, "submarine periscope");
    await page.getByText("No products found in this category.", { exact: true }).waitFor();
    await page
      .getByRole("heading", { name: "0 results for “submarine periscope”", level: 1 })
      .waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Shop", exact: true }).click();
    await waitForNames(
      page,
      products.slice(0, pageSize).map(({ name }) => name),
    );
    await expect.poll(() => new URL(page.url()).search).toBe("");
  });
});

test("what is searched stands in the address and can be shared [S043]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/shop");
    await find(page, "welding");
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("welding");
    const names = await shownNames(page);
    await page.reload();
    expect(await searchField(page).inputValue()).toBe("welding");
    expect(await shownNames(page)).toEqual(names);
  });
});

describe.each([true, false])("with script: %s", (script) => {
  test.each([
    ["in the header", desktop],
    ["behind its button on a phone", phone],
  ])("the search leads to the shop: %s [S043]", async (_place, viewport) => {
    await look({ script, viewport }, async ({ page }) => {
      await page.goto("/contact");
      if (viewport === phone) {
        await page.getByRole("button", { name: words.search.open }).click();
      }
      await searchField(page).fill("EN 397");
      await searchField(page).press("Enter");
      await page.waitForURL(/\/shop\?q=EN(\+|%20)397$/);
      expect(await cards(page).count()).toBeGreaterThan(0);
      expect(await page.locator("#search input").inputValue()).toBe("EN 397");
    });
  });
});

test("absurd searches are answered with a page [S043]", async () => {
  for (const query of ["%3Cscript%3E", "%00", "a".repeat(3000), "%E0%A4", "q&q=2"]) {
    const response = await fetch(`${siteUrl()}/shop?q=${query}`);
    expect(response.status, query.slice(0, 20)).toBeLessThan(500);
    expect(await response.text()).toContain("</html>");
  }
});

test.each([
  ["a phone", phone, 300, 7],
  ["a desktop", desktop, 260, 13],
])(
  "on %s what is found stands near the top, and a table holds many rows, in both languages [S043]",
  async (_screen, viewport, most, least) => {
    await look({ viewport }, async ({ page }) => {
      for (const language of ["", "/ar"]) {
        await page.goto(`${language}/shop?q=gloves`);
        const card = page.locator("#listing-cards > .card").first();
        expect((await card.boundingBox())?.y, language).toBeLessThanOrEqual(most);
        await page.goto(`${language}/shop?q=gloves&view=table`);
        const rows = page.locator("#listing-cards tbody tr");
        const whole = await rows.evaluateAll(
          (all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
        );
        expect(whole, language).toBeGreaterThanOrEqual(least);
        for (const query of ["gloves", "gloves 10", "leather gloves en 388"]) {
          await page.goto(`${language}/shop?q=${query}&view=table`);
          expect((await rows.first().boundingBox())?.y, query).toBeLessThanOrEqual(most);
        }
      }
    });
  },
);

test.each([
  { viewport: desktop, screensOfCards: 0.25, screensOfRows: 0.15 },
  { viewport: phone, screensOfCards: 0.7, screensOfRows: 0.23 },
])(
  "at $viewport.width px the shop is no long way, and the search is at hand at its end [S016]",
  async ({ viewport, screensOfCards, screensOfRows }) => {
    await look({ viewport }, async ({ page }) => {
      for (const [view, most] of [
        ["", screensOfCards],
        ["?view=table", screensOfRows],
      ] as const) {
        await page.goto(addresses.shop + view);
        const height = await page.evaluate(() => {
          scrollTo(0, document.documentElement.scrollHeight);
          return document.documentElement.scrollHeight;
        });
        expect(height / pageSize / viewport.height).toBeLessThan(most);
        const search = page.getByRole("banner").locator(".nav-search-open, input[name=q]");
        expect(await search.filter({ visible: true }).count()).toBeGreaterThan(0);
        const box = await search.filter({ visible: true }).first().boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect(box?.y).toBeLessThan(72);
      }
    });
  },
);

test("a table is remembered, and a search keeps how the listing is narrowed and ordered", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/shop?category=foot");
    await page.getByRole("link", { name: words.narrowing.table, exact: true }).click();
    const head = page.getByRole("columnheader", { name: words.product.code, exact: true });
    await head.getByRole("link").click();
    await page.waitForURL(/category=foot&sort=code&view=table/);
    await expect.poll(() => head.getAttribute("aria-sort")).toBe("ascending");
    await head.getByRole("link").click();
    await page.waitForURL(/category=foot&sort=code-down&view=table/);
    await expect.poll(() => head.getAttribute("aria-sort")).toBe("descending");
    await page.goBack();
    await page.waitForURL(/category=foot&sort=code&view=table/);
    await find(page, "s3");
    const asked = new URL(page.url()).searchParams;
    expect(Object.fromEntries(asked)).toEqual({
      ...{ q: "s3", category: "foot", sort: "code", view: "table" },
    });
    await page.getByRole("link", { name: words.frame.navigation.home }).first().click();
    await page.waitForURL((url) => url.pathname === "/");
    await find(page, "gloves");
    await page.locator(".product-table").waitFor();
    await page.getByRole("link", { name: words.narrowing.cards, exact: true }).click();
    await page.locator("#listing-cards > .card").first().waitFor();
    await page.goto("/");
    await find(page, "gloves");
    await page.locator("#listing-cards > .card").first().waitFor();
  });
});

test("a table fits each window between a phone and a wide desktop, and its head is as wide as its rows", async () => {
  await look({}, async ({ page }) => {
    for (const path of ["/shop?view=table", "/shop?category=foot&view=table"]) {
      for (const language of ["", "/ar"]) {
        await page.goto(language + path);
        for (const width of [768, 1024, 1200, 1280, 1360]) {
          await resize(page, { width, height: 800 });
          const measured = await page.locator(".product-table").evaluate((table) => {
            const { scrollWidth, parentElement } = table;
            const heads = [...table.querySelectorAll("th[scope=col]")].filter(
              (head) => head.getClientRects().length > 0,
            );
            const head = table.querySelector("thead")?.getBoundingClientRect().width ?? 0;
            const row = table.querySelector("tbody tr")?.getBoundingClientRect().width ?? 1;
            const room = parentElement?.clientWidth ?? 0;
            return { isWide: scrollWidth > room, heads: heads.length, gap: Math.round(row - head) };
          });
          expect(measured.isWide, `${language}${path} ${width}`).toBe(false);
          expect(measured.gap, `${language}${path} ${width}`).toBe(0);
          expect(measured.heads, `${language}${path} ${width}`).toBeGreaterThanOrEqual(6);
        }
      }
    }
  });
});

test("filter, order and view stand in one line on a phone, in both languages", async () => {
  await look({ viewport: phone }, async ({ page }) => {
    for (const language of ["", "/ar"]) {
      await page.goto(`${language}/shop?q=gloves&std=en-388`);
      const bar = page.locator(".narrowing > :is(details, label, [role=group])");
      const middles = await bar.evaluateAll((parts) =>
        parts.map((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return (top + bottom) / 2;
        }),
      );
      expect(middles, language).toHaveLength(3);
      expect(Math.max(...middles) - Math.min(...middles), language).toBeLessThan(4);
    }
    // A phone enlarges the page round a field of less than 16 px that a finger touches.
    await page.goto("/shop?q=gloves&view=table");
    const letters = await page
      .locator(".listing :is(select, [inputmode])")
      .evaluateAll((fields) => [
        ...new Set(fields.map((field) => getComputedStyle(field).fontSize)),
      ]);
    expect(letters).toEqual(["16px"]);
  });
});
