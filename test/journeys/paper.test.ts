import { asShown, plain } from "#test/support/plain-text.ts";
import type { Page } from "playwright-core";
import { service } from "#addresses";
import type { Product } from "#domain/catalogue/product.ts";
import { describe, expect, test } from "vitest";
import { resize, siteUrl, visit } from "#test/support/browser.ts";
import { addresses, catalogue, company, search, words } from "#test/support/demonstration.ts";
import { cards, cardOf, openDialog, tabs } from "#test/support/listing.ts";
import { countSheets, faultsOfWords, layOut, sheet, uselessOnPaper } from "#test/support/paper.ts";
import { sample } from "#test/support/samples.ts";

const { products } = catalogue;
const first = sample(({ category }) => category.id === "head");
const second = sample(({ category }) => category.id === "fall");
const code = /\/page-code\.svg/;

/** Opens a page as a printer needs it: pictures have their measure without their bytes. */
async function openWithoutPictures(page: Page, address: string): Promise<void> {
  await page.route(/\/pictures\//, (route) => route.fulfill({ body: "" }));
  await page.goto(address);
}

/** How high other pages would be in the place of this one; laid out all at once, below each other. */
async function heightsOf(others: readonly string[]): Promise<readonly number[]> {
  const read = (address: string) =>
    new Promise<Element>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open("GET", address);
      request.responseType = "document";
      request.addEventListener("loadend", () => {
        const main = request.responseXML?.querySelector("main");
        return main ? resolve(document.importNode(main, true)) : reject(new Error(address));
      });
      request.send();
    });
  const mains = await Promise.all(others.map(read));
  const main = document.querySelector("main");
  const around =
    document.documentElement.scrollHeight - (main?.getBoundingClientRect().height ?? 0);
  main?.replaceWith(...mains);
  return mains.map((one) => Math.ceil(around + one.getBoundingClientRect().height));
}

/** At least eight cards fill a sheet. */
const sheetsOf = (shown: readonly Product[]): number => Math.ceil(shown.length / 8);
const fall = catalogue.inCategory("fall");
const forWelding = search("welding").products;

const kinds: readonly (readonly [kind: string, address: string, mostSheets: number])[] = [
  ["home", addresses.home, 5],
  ["the shop", addresses.shop, 9],
  ["a category", addresses.shopCategory("fall"), 1 + sheetsOf(fall)],
  ["a guide", addresses.guide("fall-protection"), 4 + sheetsOf(fall)],
  ["the longest guide", addresses.guide("ppe"), 11],
  ["all cities", addresses.cities, 1],
  ["a city of its own", addresses.city("riyadh"), 1],
  ["a city with products", addresses.city("dhahran"), 3],
  ["the contact page", addresses.contact, 1],
  ["a product", addresses.product(first.slug), 1],
  ["what was looked for", addresses.shopSearch("welding"), 1 + sheetsOf(forWelding)],
  ["nothing", "/no-page", 1],
  ["a table", `${addresses.shopCategory("hand")}&view=table`, 3],
  ["a narrowed table in Arabic", `/ar${addresses.shopCategory("hand")}&std=en-388&view=table`, 2],
  ["a comparison", `${addresses.shop}?compare=${[first.slug, second.slug].join(",")}`, 2],
];

/** Returns the printed address without its host, which is a setting. */
function printedAddress(text: string): string | undefined {
  return /^https?:\/\/[^/\s]+(\/\S*)$/m.exec(text)?.[1];
}

/** Opens an address and returns the text of its print. */
async function readPrint(page: Page, address: string): Promise<string> {
  await openWithoutPictures(page, address);
  await layOut(page);
  return plain(await page.locator("body").innerText());
}

describe("on paper", () => {
  test.each(kinds)(
    "%s has no covered word, nothing to press, and few sheets",
    async (_kind, address, most) => {
      const allow = address === "/no-page" ? [/404/] : [];
      await visit({ script: false, allow }, async ({ page }) => {
        await openWithoutPictures(page, address);
        expect(await faultsOfWords(page)).toEqual([]);
        expect(await uselessOnPaper(page)).toEqual([]);
        const sheets = await countSheets(page);
        expect(sheets).toBeGreaterThan(0);
        expect(sheets).toBeLessThanOrEqual(most);
      });
    },
  );

  test("every product takes one sheet", async () => {
    await visit({}, async ({ page }) => {
      await openWithoutPictures(page, addresses.product(first.slug));
      await layOut(page);
      // A page that is shorter than its window would be told as high as that.
      await resize(page, { width: sheet.width, height: 100 });
      const found = await page.evaluate(
        heightsOf,
        products.map(({ slug }) => addresses.product(slug)),
      );
      const heights = products.map(({ slug }, at) => ({ slug, height: found[at] ?? 0 }));
      const tall = heights.toSorted((a, b) => b.height - a.height);
      expect(tall.filter(({ height }) => height > sheet.height)).toEqual([]);
      for (const { slug } of tall.slice(0, 3)) {
        await page.goto(addresses.product(slug));
        expect([slug, await countSheets(page)]).toEqual([slug, 1]);
      }
    });
  });

  test("a product's sheet says who, what, of which day, and leads back to its page", async () => {
    await visit({}, async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.goto(addresses.product(first.slug), { waitUntil: "networkidle" });
      expect(asked.filter((url) => code.test(url))).toEqual([]);
      expect(await countSheets(page)).toBe(1);
      // Laid out for print and at rest: a slow machine may be done with a sheet before its code has come.
      await layOut(page);
      const drawn = page.locator(`img[src*="${service.pageCode("")}"]`);
      await expect
        .poll(() => drawn.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
        .toBeGreaterThan(0);
      const text = plain(await page.locator("body").innerText());
      for (const said of [
        ...[company.name, company.phoneDisplay, company.address, company.legalName],
        ...[first.name, first.code, ...first.specifications.standards, ...first.features],
        ...first.figures.map(({ value }) => value),
        catalogue.texts.frame.rights,
      ]) {
        expect(text).toContain(said);
      }
      expect(text).toMatch(new RegExp(`https?://\\S+${addresses.product(first.slug)}\n`));
      expect(text).toMatch(/As of \d{1,2} [A-Z][a-z]+ \d{4}\n/);
      expect(await page.getByRole("heading", { name: words.product.related }).count()).toBe(0);
    });
  });

  test("from right to left, too", async () => {
    await visit({ script: false }, async ({ page }) => {
      await openWithoutPictures(page, addresses.product(first.slug));
      await page.evaluate(() => (document.documentElement.dir = "rtl"));
      expect(await faultsOfWords(page)).toEqual([]);
      expect(await countSheets(page)).toBe(1);
      await layOut(page);
      const [picture, heading] = [
        page.getByRole("main").getByRole("img"),
        page.getByRole("heading", { level: 1 }),
      ];
      const at = await picture.first().boundingBox();
      expect(at?.x).toBeGreaterThan((await heading.boundingBox())?.x ?? Infinity);
    });
  });

  test("a product that is open over a listing is printed as on its own page", async () => {
    await visit({}, async ({ page }) => {
      await page.goto(addresses.shopCategory("fall"));
      const drawn = page.waitForResponse((response) =>
        response.url().endsWith(service.pageCode(addresses.product(second.slug))),
      );
      const dialog = await openDialog(page, second);
      await dialog.getByText(asShown(second.details)).waitFor();
      expect(await faultsOfWords(page)).toEqual([]);
      expect(await uselessOnPaper(page)).toEqual([]);
      expect(await cards(page).filter({ visible: true }).count()).toBe(0);
      const text = plain(await page.locator("body").innerText());
      expect(text).toContain(company.phoneDisplay);
      expect(text).toContain(`${addresses.product(second.slug)}\n`);
      expect(text.split(company.address)).toHaveLength(2);
      expect(await countSheets(page)).toBe(1);
      expect((await drawn).status()).toBe(200);
    });
  });

  test("a table has its heads, its category and filters, its address and its code", async () => {
    const address = `${addresses.shopCategory("hand")}&std=en-388&view=table`;
    await visit({ script: false }, async ({ page }) => {
      const text = await readPrint(page, address);
      expect(printedAddress(text)).toBe(address);
      expect(text).toMatch(/^Hand Protection, EN 388: \d+ products$/m);
      expect(text).toMatch(/^Standard: EN 388$/m);
      const heads = page.getByRole("columnheader").filter({ visible: true });
      expect(plain((await heads.allInnerTexts()).join("|"))).toMatch(
        /Product ID\|Product\|Key figures\|Standard\|Size Range\|Minimum/,
      );
      const table = page.getByRole("table");
      const styles = await table.evaluate((element) => {
        const head = element.querySelector("thead");
        return [getComputedStyle(element).breakInside, head && getComputedStyle(head).display];
      });
      expect(styles).toEqual(["auto", "table-header-group"]);
      const [codeHead, codeCell] = [
        heads.filter({ hasText: "Product ID" }),
        table.locator("td bdi"),
      ];
      const head = await codeHead.boundingBox();
      const cell = await codeCell.first().boundingBox();
      expect(head && cell && Math.abs(head.x - cell.x)).toBeLessThan(20);
      const image = page.locator(".letterhead img");
      const drawn = await page.request.get((await image.getAttribute("src")) ?? "");
      expect(drawn.status()).toBe(200);
    });
  });

  test("a listing that was narrowed in place prints the address it has now", async () => {
    await visit({}, async ({ page }) => {
      await page.goto(addresses.shop);
      await tabs(page).getByRole("link", { name: first.category.name, exact: true }).click();
      await page.waitForURL(/category=head/);
      await expect
        .poll(async () => {
          await layOut(page);
          return printedAddress(plain(await page.getByRole("main").innerText()));
        })
        .toBe(addresses.shopCategory("head"));
      await page.goBack();
      await expect
        .poll(async () => printedAddress(plain(await page.locator(".letterhead").innerText())))
        .toBe(addresses.shop);
    });
  });

  test.each(["", "/ar"])("a comparison in %s begins on its first sheet", async (prefix) => {
    const compared = [first.slug, second.slug].toSorted().join(",");
    const address = `${prefix}${addresses.shop}?compare=${compared}`;
    await visit({ script: false }, async ({ page }) => {
      expect(printedAddress(await readPrint(page, address))).toBe(address);
      const table = page.getByRole("table");
      expect(await table.evaluate((element) => getComputedStyle(element).breakInside)).toBe("auto");
    });
  });

  test("the enquiry list is printed with its quantities in place of the form", async () => {
    await visit({}, async ({ page }) => {
      await page.goto(addresses.shop);
      for (const product of [first, second]) {
        await page.goto(addresses.shopCategory(product.category.id));
        const button = cardOf(page, product).getByRole("button", { name: /enquiry list/ });
        await button.click();
        await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
      }
      await page.goto(addresses.request);
      const quantity = page.getByLabel(words.contact.request.quantityOf(second.name));
      await quantity.fill("250");
      await quantity.press("Enter");
      expect(await faultsOfWords(page)).toEqual([]);
      expect(await uselessOnPaper(page)).toEqual([]);
      const list = page.getByRole("group", { name: words.contact.request.heading });
      for (const { code: shown, name } of [first, second]) {
        expect(await list.innerText()).toContain(`${shown} ${name}`);
      }
      expect(await quantity.isVisible()).toBe(true);
      expect(await quantity.inputValue()).toBe("250");
      expect(await countSheets(page)).toBe(1);
      await layOut(page);
      const printed = plain(await page.locator("body").innerText());
      expect(printed).toContain(`${siteUrl()}${addresses.request}#`);
      expect(printed).toContain(`${second.slug}*250`);
      expect(await page.locator(".letterhead img").isVisible()).toBe(false);
      const drawn = page.getByRole("img", { name: words.contact.request.share });
      await expect.poll(() => drawn.isVisible()).toBe(true);
    });
  });
});

test("cards, rows and sections are not torn, and headings keep with what they name", async () => {
  await visit({ script: false }, async ({ page }) => {
    await openWithoutPictures(page, addresses.guide("fall-protection"));
    await layOut(page);
    const [torn, alone] = await page.evaluate(() => {
      const styles = (selector: string) =>
        Array.from(document.querySelectorAll(`main ${selector}`), (found) => ({
          selector,
          ...{
            inside: getComputedStyle(found).breakInside,
            after: getComputedStyle(found).breakAfter,
          },
        }));
      const whole = [".card", "table", "tr", "li", "dl > div"].flatMap(styles);
      const led = ["h2", "h3", "caption"].flatMap(styles);
      return [
        whole.filter(({ inside }) => inside !== "avoid"),
        led.filter(({ after }) => after !== "avoid"),
      ];
    });
    expect([torn, alone]).toEqual([[], []]);
  });
});

test("the print sheet is asked for by its own link, which holds no page up", async () => {
  const html = await (await fetch(siteUrl())).text();
  expect(html).toMatch(
    /<link rel="stylesheet" href="\/assets\/print-[\w-]+\.css" media="print"\/>/,
  );
});
