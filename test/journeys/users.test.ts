import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addressesIn } from "#addresses";
import { phone, visit, waitForScript } from "#test/support/browser.ts";
import { senderFields, type RequestSender } from "#test/support/contact-form.ts";
import { addresses, arabicSearch, search, words } from "#test/support/demonstration.ts";
import { hasFocus } from "#test/support/focus.ts";
import { lines } from "#test/support/listed-lines.ts";
import { searchField } from "#test/support/listing.ts";
import { wordsIn } from "#words/words.ts";

const texts = words.contact.request;
const sender: RequestSender = {
  name: "Ali Khan",
  email: "ali@rs.example",
  company: "Red Sea",
};

/** What each types for a product, and what of it must stand in the fields of its line. */
const byThumb = [
  ["helmets x50", "50", ""],
  ["goggles"],
  ["earplugs"],
  ["ffp2"],
  ["harness"],
  ["s3 42x5", "", "42x5"],
  ["gloves 9x60", "", "9x60"],
] as const;
const byArabicThumb = [
  ["خوذة x50", "50", ""],
  ["جوجلز"],
  ["سدادات أذن"],
  ["ffp2"],
  ["حزام أمان"],
  ["s3 42x5", "", "42x5"],
  ["قفازات 9x60", "", "9x60"],
] as const;
const byKeys = [
  ["s3 boots 42x10 43x12", "", "42x10 43x12"],
  ["gloves cut d size 10 x60", "60", "10x60"],
  ["white helmet x25", "25", ""],
  ["سدادات أذن عدد ٤٠", "40", ""],
  ["safety goggles"],
  ["ear muffs"],
  ["EN 20471 vest"],
] as const;

type Asked = readonly [query: string, quantity?: string, sizes?: string];

const first = (query: string, among = search) => {
  const [product] = among(query).products;
  if (!product) {
    throw new Error(`Nothing is found for ${query}`);
  }
  return product;
};

/** The line that comes on the list for what was asked: at its minimum where no quantity was said. */
function lineOf([query, quantity, sizes = ""]: Asked, among = search) {
  const { slug, order } = first(query, among);
  return [slug, quantity ?? String(order.minimum), sizes];
}

async function isReceived(page: Page, success = texts.success): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe(success);
  await expect.poll(() => lines(page)).toHaveLength(0);
}

test.each([
  { language: "en", asked: byThumb, among: search },
  { language: "ar", asked: byArabicThumb, among: arabicSearch },
] as const)(
  "an engineer on a phone asks for seven products in 18 taps and 90 characters: $language",
  async ({ language, asked, among }) => {
    const own = wordsIn(language);
    const { contact, frame } = own;
    const { home, request } = addressesIn(language);
    await visit({ viewport: phone }, async ({ page }) => {
      let taps = 0;
      let typed = 0;
      const tap = async (name: string | RegExp, role: "button" | "link" | "textbox" = "button") => {
        taps += 1;
        await page.getByRole(role, { name, exact: true }).tap();
      };
      const type = async (text: string) => {
        typed += text.length;
        await page.keyboard.type(text);
      };
      const isReady = () => expect.poll(() => hasFocus(searchField(page, own))).toBe(true);
      await page.goto(home);
      await waitForScript(page, "in-place");
      await tap(own.search.open);
      await isReady();
      for (const [query] of asked) {
        const { code, name } = first(query, among);
        await type(query);
        await tap(`${code} ${name}: ${own.search.add}`);
        await page
          .getByRole("button", { name: `${code} ${name}: ${own.search.added}`, exact: true })
          .waitFor();
        await isReady();
      }
      expect(await lines(page)).toEqual(asked.map((one) => lineOf(one, among)));
      await tap(own.search.close);
      await tap(new RegExp(frame.navigation.enquiryList), "link");
      await page.waitForURL(`**${request}`);
      for (const field of senderFields) {
        await tap(contact.fields[field].label, "textbox");
        await type(sender[field]);
      }
      await tap(contact.request.send);
      const screens = (await page.evaluate(() => scrollY)) / phone.height;
      await isReceived(page, contact.request.success);
      console.log(
        `seven products by thumb (${language}): ${taps} taps, ${typed} characters, ${screens} screens`,
      );
      // The same in both languages, so that neither way is the longer one.
      expect(taps).toBe(14);
      expect(typed).toBeLessThanOrEqual(90);
      expect(screens).toBeLessThanOrEqual(5);
    });
  },
);

test("by keyboard alone seven products come on the list in six keys each at most, and are sent [S043]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto(addresses.home);
    await waitForScript(page, "in-place");
    let keys = 0;
    const press = async (key: string) => {
      keys += key.split("+").length;
      await page.keyboard.press(key);
    };
    const tabTo = async (name: RegExp | string, role: "button" | "link" | "textbox") => {
      const wanted = page.getByRole(role, { name, exact: true });
      const isFocused = () => hasFocus(wanted);
      for (let tabs = 0; tabs < 100 && !(await isFocused()); tabs += 1) {
        await press("Tab");
      }
      expect(await isFocused(), String(name)).toBe(true);
    };
    await press("Control+k");
    expect(await hasFocus(searchField(page))).toBe(true);
    for (const [at, [query]] of byKeys.entries()) {
      // What was typed is chosen, so that the next words replace it.
      await page.keyboard.type(query);
      await press("Control+Enter");
      await expect.poll(() => lines(page)).toHaveLength(at + 1);
    }
    const toAdd = keys;
    expect(await lines(page)).toEqual(byKeys.map((one) => lineOf(one)));
    expect(toAdd).toBeLessThanOrEqual(6 * byKeys.length);
    await press("Escape");
    await tabTo(/Enquiry list/, "link");
    await press("Enter");
    await page.waitForURL(`**${addresses.request}`);
    await page.getByRole("group", { name: texts.heading }).getByRole("listitem").last().waitFor();
    for (const field of senderFields) {
      await tabTo(words.contact.fields[field].label, "textbox");
      await page.keyboard.type(sender[field]);
    }
    await press("Enter");
    await isReceived(page);
    console.log(
      `seven products by keyboard: ${toAdd} keys to add them, ${keys} until they are sent`,
    );
  });
});
