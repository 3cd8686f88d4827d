import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pageSize } from "#domain/catalogue/filter.ts";
import { holdBack, look, phone, visit, waitForScript } from "#test/support/browser.ts";
import { hasFocus } from "#test/support/focus.ts";
import { plain } from "#test/support/plain-text.ts";
import { addresses, search, words } from "#test/support/demonstration.ts";
import { wordsIn } from "#words/words.ts";
import { lines } from "#test/support/listed-lines.ts";
import { searchField, shownNames, waitForAnswer } from "#test/support/listing.ts";

const options = (page: Page) => page.locator("#search").getByRole("option");
const told = (page: Page) => page.locator("#search").getByRole("status");
const first = (query: string) => search(query).products[0];

test("what is offered can be walked through, and Enter shows one product or all [S043]", async () => {
  await look({}, async ({ page }) => {
    await page.goto(addresses.shop);
    const found = search("helmet").products;
    await searchField(page).fill("helmet");
    await expect.poll(() => options(page).count()).toBe(6);
    expect(await told(page).textContent()).toBe(
      words.search.shown(6, words.listing.count(found.length)),
    );
    expect(await searchField(page).getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const chosen = page.locator("#search").getByRole("option", { selected: true });
    expect(plain(await chosen.innerText())).toContain(found[1]?.name);
    expect(await searchField(page).getAttribute("aria-activedescendant")).toBe(
      await chosen.getAttribute("id"),
    );
    // A space asks nothing new: what is chosen stays.
    await page.keyboard.press("Space");
    expect(await chosen.count()).toBe(1);
    await page.keyboard.press("Backspace");
    expect(await chosen.count()).toBe(1);
    await page.keyboard.press("Escape");
    expect(await options(page).count()).toBe(0);
    expect(await searchField(page).inputValue()).toBe("helmet");
    await page.keyboard.press("Enter");
    await waitForAnswer(page, "helmet");
    expect(await shownNames(page)).toEqual(found.map(({ name }) => name));
    await searchField(page).fill("helmets");
    await options(page).first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${addresses.product(first("helmets")?.slug ?? "")}`);
  });
});

test("Ctrl Enter adds what answers the words as they stand, however late that comes [S043]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto(addresses.shop);
    const release = await holdBack(page, /\/suggestions\?q=/);
    const asked = page.waitForRequest(/\/suggestions\?q=/);
    await searchField(page).pressSequentially("welding");
    await asked;
    await searchField(page).fill("قفازات مقاس ١٠ عدد ٦٠");
    await page.keyboard.press("Control+Enter");
    release();
    const glove = first("قفازات");
    await expect.poll(() => lines(page)).toEqual([[glove?.slug, "60", "10x60"]]);
    await searchField(page).fill("gloves size 10 x40");
    await page.keyboard.press("Control+Enter");
    await expect.poll(() => lines(page)).toEqual([[glove?.slug, "", "10x60 10x40"]]);
    await expect
      .poll(() => told(page).textContent())
      .toBe(words.search.listed(glove?.code ?? "", "10x60 10x40"));
    await page.locator("#search").getByRole("button", { name: words.contact.request.undo }).click();
    await expect.poll(() => lines(page)).toEqual([[glove?.slug, "60", "10x60"]]);
  });
});

test("what is not in the list is put on the request in one's own words, by keyboard", async () => {
  await look({}, async ({ page }) => {
    await page.goto(addresses.shop);
    await searchField(page).fill("step ladder x5");
    await page.locator("#search [data-own-line]").waitFor();
    await page.keyboard.press("Control+Enter");
    await expect.poll(() => told(page).textContent()).toBe(words.search.ownAdded("step ladder x5"));
    expect(page.url()).toContain(addresses.shop);
    await page.goto(addresses.request);
    await page.getByText("step ladder x5").first().waitFor();
    await expect
      .poll(() => page.getByLabel(words.contact.request.quantityOf("step ladder x5")).inputValue())
      .toBe("5");
  });
});

test("on a phone the search opens over the page, and a tap adds with what was typed [S043]", async () => {
  await look({ viewport: phone }, async ({ page }) => {
    await page.goto(addresses.home);
    await waitForScript(page, "in-place");
    await page.getByRole("button", { name: words.search.open }).click();
    expect(await hasFocus(searchField(page))).toBe(true);
    await page.keyboard.type("50 helmets");
    const [helmet] = search("50 helmets").products;
    await page
      .getByRole("button", { name: `${helmet?.code} ${helmet?.name}: ${words.search.add}` })
      .click();
    await page
      .getByRole("button", { name: `${helmet?.code} ${helmet?.name}: ${words.search.added}` })
      .waitFor();
    await page.getByRole("button", { name: words.search.close }).click();
    expect(await page.locator("#search").isVisible()).toBe(false);
    expect(await lines(page)).toEqual([[helmet?.slug, "50", ""]]);
  });
});

test("what was searched for is offered under the empty field, told to no server, and can be forgotten", async () => {
  await visit({}, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(addresses.shop);
    await searchField(page).fill("welding gloves");
    await options(page).first().waitFor();
    await page.keyboard.press("Enter");
    await waitForAnswer(page, "welding gloves");
    await page.goto(addresses.home);
    await searchField(page).fill("قفازات x60");
    await options(page).first().waitFor();
    await page.keyboard.press("Control+Enter");
    await expect.poll(() => lines(page)).toHaveLength(1);
    await page.goto("/ar");
    asked.length = 0;
    const arabic = page.locator("#search input[name=q]");
    await arabic.click();
    const again = page.getByRole("listbox", { name: wordsIn("ar").search.searched });
    await expect
      .poll(() => again.getByRole("option").allTextContents())
      .toEqual(["قفازات x60", "welding gloves"]);
    expect(asked.filter((url) => /welding|x60/.test(url))).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/ar\/shop\?q=welding(%20|\+)gloves/);
    await arabic.fill("");
    await page.getByRole("button", { name: wordsIn("ar").search.forget }).click();
    await expect.poll(() => again.count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem("searches"))).toBeNull();
  });
});

test("an empty search shows the whole shop, with script and without, and on the page of what is not found", async () => {
  for (const script of [true, false]) {
    const allow = [/404/];
    await look({ script, allow }, async ({ page }) => {
      await page.goto(addresses.home);
      await searchField(page).press("Enter");
      await page.waitForURL(/\/shop(\?q=)?$/);
      await expect.poll(() => shownNames(page)).toHaveLength(pageSize);
      await page.goto("/ar/nothing");
      await page.getByRole("main").getByRole("searchbox").press("Enter");
      await page.waitForURL(/\/ar\/shop(\?q=)?$/);
    });
  }
});
