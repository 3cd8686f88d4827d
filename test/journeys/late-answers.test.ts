import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { holdBack, look, visit } from "#test/support/browser.ts";
import { addresses, search, words } from "#test/support/demonstration.ts";
import { hasFocus } from "#test/support/focus.ts";
import { lines } from "#test/support/listed-lines.ts";
import { searchField } from "#test/support/listing.ts";

const options = (page: Page) => page.locator("#search").getByRole("option");
const first = (query: string) => search(query).products[0];

/** The button that adds the first answer for a query. */
async function firstOffered(page: Page, query: string) {
  await page.goto(addresses.shop);
  await searchField(page).fill(query);
  const button = page.locator("#search").getByRole("button", { name: words.search.add }).first();
  await button.waitFor();
  return button;
}

/** The button that adds the first answer for "welding gloves", while that for "helmets" is held back. */
async function addBesideHeldAnswer(page: Page) {
  const button = await firstOffered(page, "welding gloves");
  const letGo = await holdBack(page, /\/suggestions\?q=/);
  const asked = page.waitForRequest(/\/suggestions\?q=helmets/);
  const answered = page.waitForResponse(/\/suggestions\?q=helmets/);
  await searchField(page).fill("helmets");
  await asked;
  const release = async () => {
    letGo();
    await (await answered).finished();
  };
  return { button, release };
}

test("a press means the product that it began on, also where another answer comes meanwhile", async () => {
  await look({}, async ({ page }) => {
    const pressed = first("welding gloves");
    expect(first("helmets")?.slug).not.toBe(pressed?.slug);
    const { button, release } = await addBesideHeldAnswer(page);
    await button.hover();
    await page.mouse.down();
    await release();
    await page.mouse.up();
    await expect.poll(() => lines(page)).toEqual([[pressed?.slug, expect.anything(), ""]]);
    await expect.poll(() => options(page).first().innerText()).toContain(first("helmets")?.code);
  });
});

test("a busy browser that tells of a press late finds what was pressed in its place", async () => {
  await look({}, async ({ page }) => {
    const { button, release } = await addBesideHeldAnswer(page);
    await button.dispatchEvent("pointerdown");
    await release();
    const stands = await button.evaluate(async (pressed: HTMLElement) => {
      pressed.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
      await new Promise((later) => setTimeout(later, 200));
      const { isConnected } = pressed;
      pressed.click();
      return isConnected;
    });
    expect(stands).toBe(true);
    await expect.poll(() => lines(page)).toHaveLength(1);
    await expect.poll(() => options(page).first().innerText()).toContain(first("helmets")?.code);
  });
});

/** Presses the first answer for "gloves 9x6" while that for "gloves 9x60" is held back. */
async function pressBesideLastLetter(page: Page) {
  const button = await firstOffered(page, "gloves 9x6");
  const release = await holdBack(page, /\/suggestions\?q=gloves%209x60/);
  await searchField(page).fill("gloves 9x60");
  await button.click();
  return release;
}

test("a product pressed before the last letter is answered comes on the list as typed [S043]", async () => {
  await look({}, async ({ page }) => {
    const release = await pressBesideLastLetter(page);
    const { code, name, slug } = first("gloves 9x60") ?? {};
    release();
    await expect.poll(() => lines(page)).toEqual([[slug, "", "9x60"]]);
    await page.getByRole("button", { name: `${code} ${name}: ${words.search.added}` }).waitFor();
    expect(await hasFocus(searchField(page))).toBe(true);
    await page.keyboard.type("helmets");
    await expect.poll(() => options(page).first().innerText()).toContain(first("helmets")?.code);
  });
});

test("a press is not lost where the last letter is never answered", async () => {
  await visit({ allow: [/ERR_FAILED/] }, async ({ page }) => {
    await page.route(/\/suggestions\?q=gloves%209x60/, (route) => route.abort());
    const button = await firstOffered(page, "gloves 9x6");
    await searchField(page).fill("gloves 9x60");
    await button.click();
    await expect.poll(() => lines(page)).toEqual([[first("gloves 9x6")?.slug, "", "9x6"]]);
  });
});
