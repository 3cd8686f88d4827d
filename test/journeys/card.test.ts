import { plain } from "#test/support/plain-text.ts";
import { expect, test } from "vitest";
import { pageSize } from "#domain/catalogue/filter.ts";
import { savingPercent } from "#domain/catalogue/saving.ts";
import { describeStock } from "#site/sections/product-words.ts";
import { desktop, look, phone } from "#test/support/browser.ts";
import { addresses, catalogue, words } from "#test/support/demonstration.ts";
import { cardOf, cards, shownPicture } from "#test/support/listing.ts";
import { sample, samplePictured } from "#test/support/samples.ts";

const { products } = catalogue;
const manyPictures = samplePictured();
/** Returns the name of a standard on a card. */
const codeOf = (name: string) => catalogue.edition(name)?.standard.name ?? name;
const onePicture = products.find(({ pictures }) => pictures.length === 1);
const manyStandards = sample(({ specifications }) => specifications.standards.length > 2);

test("dots choose the picture of their own card [S121 S122 S200]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/shop");
    const card = cardOf(page, manyPictures);
    const dots = card.getByRole("button", { name: /^Image \d of \d: / });
    expect(await dots.count()).toBe(manyPictures.pictures.length);
    const pressed = () =>
      dots.evaluateAll((all) => all.map((dot) => dot.getAttribute("aria-pressed")));
    expect((await pressed())[0]).toBe("true");
    const others = cards(page).getByRole("button", { name: /^Image 2 of/, pressed: true });
    const before = await shownPicture(card);
    await dots.nth(1).click();
    await expect.poll(async () => (await pressed()).indexOf("true")).toBe(1);
    expect(await shownPicture(card)).not.toBe(before);
    expect(await others.count()).toBe(1);
    await dots.nth(0).focus();
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await pressed()).indexOf("true")).toBe(0);
    expect(await shownPicture(card)).toBe(before);
  });
});

test("a picture in another colour than the first shows its colour", async () => {
  const product = sample(({ pictures }) => pictures.some(({ colour }) => colour !== undefined));
  const at = product.pictures.findIndex(({ colour }) => colour !== undefined);
  await look({}, async ({ page }) => {
    await page.goto(addresses.shopCategory(product.category.id));
    const dots = cardOf(page, product).getByRole("button", { name: /^Image \d of \d: / });
    const said = () =>
      dots.evaluateAll((all) => all.map((dot) => getComputedStyle(dot, "::after").content));
    expect((await said()).every((content) => content === "none")).toBe(true);
    await dots.nth(at).click();
    await expect.poll(async () => (await said())[at]).toBe(`"${product.pictures[at]?.colour}"`);
  });
});

test("every card has 1 to 4 pictures, and dots for several [S121 S200]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/shop");
    expect(products.every(({ pictures }) => pictures.length >= 1 && pictures.length <= 4)).toBe(
      true,
    );
    const dots = await Promise.all(
      products.slice(0, 30).map((product) =>
        cardOf(page, product)
          .getByRole("button", { name: /^Image/ })
          .count(),
      ),
    );
    expect(dots).toEqual(
      products
        .slice(0, 30)
        .map(({ pictures, likeness }) =>
          pictures.length === 1 || likeness !== undefined ? 0 : pictures.length,
        ),
    );
    if (onePicture) {
      await page.goto(addresses.shopCategory(onePicture.category.id));
      expect(await cardOf(page, onePicture).getByRole("img").count()).toBe(1);
    }
  });
});

test("a card shows the facts that buyers compare, for every product [S123 S124 S125 S126 S127 S128 S130 S131 S132 S206]", async () => {
  await look({ script: false }, async ({ page }) => {
    const texts: string[] = [];
    for (let number = 1; texts.length < products.length; number += 1) {
      await page.goto(addresses.page(addresses.shop, number));
      const shown = await cards(page).allTextContents();
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.length).toBeLessThanOrEqual(pageSize);
      texts.push(...shown);
    }
    expect(texts).toHaveLength(products.length);
    for (const [at, product] of products.entries()) {
      const text = plain(texts[at] ?? "");
      const saving = savingPercent(product);
      const { order, availability, specifications } = product;
      for (const part of [
        product.name,
        product.category.name,
        product.code,
        describeStock(product, words.product),
        words.product.moq(order.minimum, order.unit),
        ...(availability.state === "in-stock" ? ["In Stock"] : []),
        "View Details",
        ...specifications.standards.slice(0, 2).map(codeOf),
        ...(saving === undefined ? [] : [`Save ${saving}%`]),
      ]) {
        expect(text).toContain(part);
      }
      if (saving === undefined) {
        expect(text).not.toMatch(/Save \d/);
      }
    }
  });
});

test("a card has at most two certification badges and a description of two lines [S128 S129]", async () => {
  for (const viewport of [desktop, phone]) {
    await look({ viewport }, async ({ page }) => {
      await page.goto(addresses.shopCategory(manyStandards.category.id));
      const card = cardOf(page, manyStandards);
      await card.scrollIntoViewIfNeeded();
      const standards = manyStandards.specifications.standards.map(codeOf);
      await card.getByText(standards[0] ?? "", { exact: true }).waitFor();
      await card.getByText(standards[1] ?? "", { exact: true }).waitFor();
      expect(await card.getByText(standards[2] ?? "", { exact: true }).count()).toBe(0);
      await page.goto("/shop");
      for (const product of products.slice(0, 8)) {
        const { use, description: whole } = product;
        const description = cardOf(page, product).getByText(use ?? whole, { exact: true });
        await description.scrollIntoViewIfNeeded();
        const lines = await description.evaluate(
          (element) =>
            element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
        );
        expect(Math.round(lines)).toBeLessThanOrEqual(2);
      }
    });
  }
});

test("the parts of the cards in a row are aligned [S119]", async () => {
  await look({ viewport: desktop }, async ({ page }) => {
    await page.goto("/shop");
    const tops = await cards(page).evaluateAll((all) =>
      all
        .slice(0, 12)
        .map((card) =>
          [...card.querySelectorAll("h3, ul, dl, dl > div:first-child, a, p")].map((part) =>
            Math.round(part.getBoundingClientRect().top),
          ),
        ),
    );
    for (const row of [tops.slice(0, 4), tops.slice(4, 8), tops.slice(8, 12)]) {
      expect(new Set(row.map(String)).size).toBe(1);
    }
  });
});

test.each([
  ["a desktop", desktop],
  ["a phone", phone],
])("on %s the whole card opens its product [S005 S132]", async (_name, viewport) => {
  const parts = ["img", "h3", ".card-use", ".card-figures dd", ".card-stock"];
  await look({ viewport }, async ({ page }) => {
    for (const part of parts) {
      await page.goto(addresses.shopCategory(manyPictures.category.id));
      const card = cardOf(page, manyPictures);
      const element = card.locator(part).first();
      await element.scrollIntoViewIfNeeded();
      await element.click({ force: true });
      const dialog = page.getByRole("dialog", { name: manyPictures.name });
      await dialog.waitFor();
      expect(new URL(page.url()).pathname).toBe(addresses.product(manyPictures.slug));
    }
  });
});

test.each([
  ["a desktop", desktop],
  ["a tablet on its side", { width: 1024, height: 768 }],
  ["a phone", phone],
])(
  "on %s nothing in the header moves at the first product on the list",
  async (_name, viewport) => {
    for (const language of ["", "/ar"]) {
      await look({ viewport }, async ({ page }) => {
        await page.goto(`${language}/shop`);
        const places = () =>
          page
            .getByRole("banner")
            .locator("nav > *")
            .locator("visible=true")
            .evaluateAll((parts) =>
              parts
                .filter((part) => !part.matches("[data-enquiry-list]"))
                .map((part) => JSON.stringify(part.getBoundingClientRect())),
            );
        const before = await places();
        await page.locator("#listing-cards .card-list").first().click();
        await page.getByRole("banner").locator("[data-enquiry-list]").waitFor();
        expect(await places()).toEqual(before);
      });
    }
  },
);

test("the code, the dots and the list button of a card do not open it", async () => {
  await look({}, async ({ page }) => {
    await page.goto(addresses.shopCategory(manyPictures.category.id));
    const card = cardOf(page, manyPictures);
    await card.getByText(manyPictures.code, { exact: true }).click();
    await card.getByRole("button", { name: /^Image 2 of/ }).click();
    const toggle = card.getByRole("button", { name: /enquiry list/ });
    await toggle.click();
    await expect.poll(() => toggle.getAttribute("aria-pressed")).toBe("true");
    expect(await page.getByRole("dialog").count()).toBe(0);
  });
});

test.each([
  ["a desktop", desktop],
  ["a phone", phone],
])("on %s no badge lies on the picture of its card", async (_name, viewport) => {
  await look({ viewport }, async ({ page }) => {
    await page.goto("/shop");
    const covered = await cards(page).evaluateAll((all) =>
      all.filter((card) => {
        const picture = card.querySelector("img")?.getBoundingClientRect();
        return [...card.querySelectorAll(".badge")].some((badge) => {
          const { top, bottom, left, right } = badge.getBoundingClientRect();
          return (
            picture !== undefined &&
            top < picture.bottom &&
            bottom > picture.top &&
            left < picture.right &&
            right > picture.left
          );
        });
      }),
    );
    expect(covered.length).toBe(0);
  });
});

test("View Details links to the product's page without script [S005 S132]", async () => {
  await look({ script: false }, async ({ page }) => {
    await page.goto("/shop");
    await cardOf(page, manyPictures)
      .getByRole("link", { name: /^View Details/ })
      .click();
    await page.waitForURL(`**/products/${manyPictures.slug}`);
    expect(plain(await page.getByRole("heading", { level: 1 }).innerText())).toBe(
      manyPictures.name,
    );
  });
});

test("a card shows a price where its product has a list price, and none elsewhere [S134 S196 S280]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/shop");
    for (const product of products.slice(0, pageSize)) {
      const text = plain((await cardOf(page, product).textContent()) ?? "");
      const amount = product.price?.amount ?? 0;
      const shown = [...text.matchAll(/SAR ([\d,]+\.\d\d) per/g)].map(([, figure]) => figure);
      expect(shown, product.slug).toEqual(amount > 0 ? [amount.toFixed(2)] : []);
    }
  });
});
