import { describe, expect, test } from "vitest";
import { addressesIn } from "#addresses";
import { languages } from "#domain/language.ts";
import { look, phone, resize, visit, waitForScript } from "#test/support/browser.ts";
import { endpoint, failure, fillForm, success, toast } from "#test/support/contact-form.ts";
import { addresses, catalogue, words } from "#test/support/demonstration.ts";
import { coveredPoints, focusedName, tabStops, tabTo } from "#test/support/focus.ts";
import { cardOf, cards, shownNames, shownPicture, tabs } from "#test/support/listing.ts";
import { goodEnquiry } from "#test/support/requests.ts";
import { sample, samplePictured } from "#test/support/samples.ts";

const { listing } = words;
const pictured = samplePictured();
const logged = /The enquiry was answered with 503/;

/** Records every text of the page's live regions. */
function noteLiveTexts(): void {
  const live = "[role=status],[role=alert],[role=log],[aria-live]:not([aria-live=off])";
  const told = new Map<Element, string>();
  const notes: string[] = [];
  Object.assign(window, { liveTexts: notes });
  const note = () => {
    for (const region of document.querySelectorAll(live)) {
      const text = region.textContent.trim();
      if (text !== "" && told.get(region) !== text) {
        notes.push(text);
      }
      told.set(region, text);
    }
  };
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}

describe.each([
  { name: "taken", text: success, allow: [] },
  { name: "refused", text: failure, allow: [/status of 503/, logged] },
])("an enquiry that is $name", ({ name, text, allow }) => {
  test("is announced once, and the focus stays at the button [S168 S274 S275]", async () => {
    await visit({ allow }, async ({ page }) => {
      await page.addInitScript(noteLiveTexts);
      if (name === "refused") {
        await page.route(endpoint, (route) => route.fulfill({ status: 503, body: "{}" }));
      }
      await page.goto(addresses.contact);
      await fillForm(page, { ...goodEnquiry, message: `focus ${name} ${Date.now()}` });
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await toast(page, text).waitFor();
      await expect.poll(() => focusedName(page)).toBe("Send Message");
      const notes = await page.evaluate(
        () => (window as unknown as { liveTexts: string[] }).liveTexts,
      );
      expect(notes.filter((note) => note.includes(text))).toHaveLength(1);
      await page.keyboard.press("Shift+Tab");
      expect(await focusedName(page)).toBe("Message");
    });
  });
});

test("a line that leaves the enquiry list moves the focus to its undo [S133]", async () => {
  const [one, other] = [
    sample(({ category }) => category.id === "head"),
    sample(({ category }) => category.id === "foot"),
  ];
  await visit({}, async ({ page }) => {
    await page.addInitScript(noteLiveTexts);
    await page.goto(addresses.request);
    await page.evaluate(
      (slugs) => {
        const list = slugs.map((slug) => ({ slug, quantity: 50 }));
        localStorage.setItem("enquiry-list", JSON.stringify(list));
      },
      [one.slug, other.slug],
    );
    await page.reload();
    const lines = page.getByRole("group", { name: "Your enquiry list" });
    for (const { name } of [one, other]) {
      await lines.getByRole("button", { name: `Remove ${name}` }).focus();
      await page.keyboard.press("Enter");
      await lines.getByRole("link", { name }).waitFor({ state: "detached" });
      await expect.poll(() => focusedName(page)).toBe("Undo");
      const said = () =>
        page.evaluate(() => (window as unknown as { liveTexts: string[] }).liveTexts.at(-1));
      await expect.poll(said).toContain(name);
    }
  });
});

test("controls that change the cards move the focus to them [S112 S118 S119]", async () => {
  await look({}, async ({ page }) => {
    await page.goto(addresses.home);
    await page.getByRole("link", { name: listing.showAll(catalogue.products.length) }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => focusedName(page)).toBe(listing.count(catalogue.products.length));
    await page.goto(addresses.shop);
    await page.getByRole("link", { name: listing.nextPage }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => focusedName(page)).toBe(listing.count(catalogue.products.length));
    await tabs(page).locator("summary").focus();
    await page.keyboard.press("Enter");
    await tabs(page).getByRole("link", { name: "First Aid" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => focusedName(page)).toBe("First Aid");
  });
});

test("a card has one tab stop besides its actions, and arrow keys choose its picture [S121 S122]", async () => {
  const { pictures, name } = pictured;
  const image = (at: number) => listing.pictureOfProduct(at, pictures.length, name);
  await look({}, async ({ page }) => {
    await page.goto(addresses.shop);
    const card = cardOf(page, pictured);
    const stops = await cards(page).evaluateAll((all) =>
      all.map(
        (one) =>
          [...one.querySelectorAll<HTMLElement>("a[href], button")].filter(
            ({ tabIndex }) => tabIndex >= 0,
          ).length,
      ),
    );
    expect(Math.max(...stops)).toBe(3);
    const before = await shownPicture(card);
    await waitForScript(page, "in-place");
    await card.getByRole("button", { name: image(1) }).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => focusedName(page)).toBe(image(2));
    await expect.poll(() => shownPicture(card)).not.toBe(before);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => shownPicture(card)).toBe(before);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => focusedName(page)).toBe(image(pictures.length));
    await page.keyboard.press("Tab");
    expect(await focusedName(page)).toBe(listing.detailsOf(name));
    await page.keyboard.press("Shift+Tab");
    expect(await focusedName(page)).toBe(image(pictures.length));
  });
});

test("links skip to the enquiry form and over the products", async () => {
  await look({}, async ({ page }) => {
    await page.goto(addresses.home);
    expect(await tabStops(page, 2)).toEqual([words.frame.skip, words.frame.skipToForm]);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await focusedName(page)).toBe("Full Name");
    await tabs(page).locator("summary").focus();
    await page.keyboard.press("Tab");
    expect(await focusedName(page)).toBe(listing.skip);
    const shown = await shownNames(page);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await focusedName(page)).toBe(listing.showAll(catalogue.products.length));
    expect(await shownNames(page)).toEqual(shown);
    await page.goto(addresses.cities);
    expect(await page.getByRole("link", { name: words.frame.skipToForm }).count()).toBe(0);
  });
});

test("the chat button covers no focused control and shows its own focus [S011]", async () => {
  await look({ viewport: { width: 360, height: 640 } }, async ({ page }) => {
    await page.goto(addresses.shop);
    await tabTo(page, listing.skip);
    const covered: string[] = [];
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press("Tab");
      if ((await coveredPoints(page)) > 0) {
        covered.push((await focusedName(page)) ?? "");
      }
    }
    expect(covered).toEqual([]);
  });
  await look({ viewport: phone }, async ({ page }) => {
    await page.goto(addresses.cities);
    const chat = page.getByRole("link", { name: words.frame.chat, exact: true }).last();
    await chat.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    const ring = await chat.evaluate((one) => {
      const { outlineColor, outlineStyle, boxShadow } = getComputedStyle(one);
      const footer = getComputedStyle(one.closest("footer") ?? one).backgroundColor;
      return { outlineColor, outlineStyle, boxShadow, footer };
    });
    expect(ring.outlineStyle).toBe("solid");
    expect(contrast(ring.outlineColor, ring.footer)).toBeGreaterThan(3);
    expect(ring.boxShadow).toContain(ring.footer);
  });
});

test("every control under the chat button can be scrolled out [S011]", async () => {
  await look({}, async ({ page }) => {
    for (const path of [addresses.home, addresses.shop, addresses.cities]) {
      await page.goto(path);
      for (const [width, height] of [
        [360, 740],
        [768, 1024],
        [1024, 768],
        [1366, 768],
        [1440, 900],
      ] as const) {
        await resize(page, { width, height });
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const chat = page.getByRole("link", { name: words.frame.chat, exact: true }).last();
        const under = await chat.evaluate((button) => {
          const bar = button.parentElement?.getBoundingClientRect();
          const { left, top } = button.getBoundingClientRect();
          const isBar = bar?.width === innerWidth;
          const controls = [...document.querySelectorAll("a, button, input, summary, textarea")];
          return controls
            .filter((one) => !one.parentElement?.contains(button) && one.checkVisibility())
            .filter((one) => {
              const box = one.getBoundingClientRect();
              return isBar ? box.bottom > (bar.top ?? top) : box.right > left;
            })
            .map((one) => one.textContent);
        });
        expect(under, `${path} ${width}`).toEqual([]);
      }
    }
  });
});

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number).map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const windows = [
  { width: 360, height: 640 },
  { width: 1440, height: 700 },
];

test.each(languages)(
  "no header, bar or button hides the focus on a long page in %s, forwards and back",
  async (language) => {
    const { shop } = addressesIn(language);
    for (const viewport of windows) {
      for (const address of [shop, `${shop}?category=hand&view=table`]) {
        await look({ viewport, context: { isMobile: false } }, async ({ page }) => {
          await page.goto(address);
          const hidden: string[] = [];
          for (const key of ["Tab", "Shift+Tab"]) {
            await page.locator("a[data-product]").nth(8).focus();
            for (let presses = 0; presses < 25; presses += 1) {
              await page.keyboard.press(key);
              if ((await coveredPoints(page)) === 9) {
                hidden.push(`${key} ${await focusedName(page)}`);
              }
            }
          }
          expect({ address, viewport, hidden }).toEqual({ address, viewport, hidden: [] });
        });
      }
    }
  },
);
