import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { desktop, look, phone } from "#test/support/browser.ts";

/** What tells each of the nine sections, in the order in which they must stand. */
const landmarks = [
  "Your Safety, Built Solid",
  "Expert Support",
  "Why Choose",
  "The standard is on every product page",
  "Product Categories",
  "Delivery Across KSA",
  "Premium Safety Products Catalog",
  "Need Help Choosing",
  "Get in Touch",
];

const cards = [
  ["Head Protection", "150+ products", "head-face-protection"],
  ["Body Protection", "200+", "protective-clothing"],
  ["Eye Protection", "100+", "eye-protection"],
  ["Hand Protection", "180+", "hand-protection"],
  ["Foot Protection", "120+", "safety-shoes"],
  ["Fire Safety", "80+", "fire-safety"],
  ["Respiratory", "90+", "respiratory-protection"],
  ["Fall Protection", "60+", "fall-protection"],
] as const;

const region = (page: Page, name: string | RegExp) => page.getByRole("region", { name });

test("nine sections in their order [S071 S093 S100 S112 S114]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/");
    const headings = await page.getByRole("main").getByRole("heading").allInnerTexts();
    const places = landmarks.map((text) => headings.findIndex((shown) => shown.includes(text)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

test("goods are in the first view, and the categories begin in it on a desktop", async () => {
  for (const [viewport, english, arabic] of [
    [desktop, 800, 800],
    [phone, 2 * phone.height, 2.2 * phone.height],
  ] as const) {
    await look({ viewport }, async ({ page }) => {
      for (const [address, most] of [
        ["/", english],
        ["/ar", arabic],
      ] as const) {
        await page.goto(address);
        const bottomOf = (selector: string) =>
          page
            .locator(selector)
            .first()
            .evaluate((element) => element.getBoundingClientRect().bottom);
        const dock = viewport === phone ? 64 : 0;
        expect(await bottomOf(".shelf img"), address).toBeLessThan(viewport.height - dock);
        const box = await page.locator("#categories-heading").boundingBox();
        expect(box?.y, address).toBeLessThan(most);
      }
    });
  }
});

test("a shelf leads to every category in one row, which a phone scrolls sideways", async () => {
  for (const viewport of [desktop, phone]) {
    await look({ viewport }, async ({ page }) => {
      await page.goto("/");
      const tiles = page
        .getByRole("main")
        .getByRole("navigation", { name: "Categories", exact: true });
      const links = tiles.getByRole("link");
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute("href"))),
      ).toEqual(cards.map(([, , slug]) => `/categories/${slug}`));
      const tops = await links.evaluateAll((all) =>
        all.map((link) => Math.round(link.getBoundingClientRect().top)),
      );
      expect(new Set(tops).size).toBe(1);
      await links.last().focus();
      await expect
        .poll(async () => (await links.last().boundingBox())?.x ?? 9999)
        .toBeLessThan(viewport.width);
    });
  }
});

test("trust cards and benefits take at most 140 pixels of a desktop", async () => {
  await look({ viewport: desktop }, async ({ page }) => {
    for (const address of ["/", "/ar"]) {
      await page.goto(address);
      const height = await page
        .locator(".hero-trust, .benefits")
        .evaluateAll((bands) =>
          bands.reduce((sum, band) => sum + band.getBoundingClientRect().height, 0),
        );
      expect(height, address).toBeLessThanOrEqual(140);
    }
  });
});

test("lists for a crew, standards and choosing aids are one press from every page", async () => {
  const tools = ["/kits", "/standards", "/aids"];
  for (const viewport of [desktop, phone]) {
    await look({ viewport, script: false }, async ({ page }) => {
      await page.goto("/contact");
      const nav = page.getByRole("navigation", { name: "Main" });
      await nav.locator("summary").locator("visible=true").first().click();
      for (const tool of tools) {
        expect(await nav.locator(`a[href="${tool}"]`).locator("visible=true").count()).toBe(1);
      }
      await page.goto("/");
      for (const tool of tools) {
        expect(await page.getByRole("main").locator(`a[href="${tool}"]`).count()).toBe(1);
      }
    });
  }
});

test("the hero: headline, two buttons, three trust cards [S094 S095 S096 S097]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(
      "Your Safety, Built Solid",
    );
    const hero = region(page, "Your Safety, Built Solid");
    const href = (name: string) => hero.getByRole("link", { name }).getAttribute("href");
    expect(await href("Shop PPE")).toBe("/shop");
    expect(await href("Get a Quote")).toBe("/contact");
    const trust = hero.getByRole("list").filter({ hasText: "SASO/SABER compliant" });
    const texts = await trust.getByRole("listitem").allInnerTexts();
    expect(texts).toEqual(["SASO/SABER compliant", "Fast nationwide delivery", "Trusted brands"]);
  });
});

test("four benefits, and four points for choosing us [S098 S099]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/");
    const benefits = region(page, "What you can count on").getByRole("heading");
    expect(await benefits.allInnerTexts()).toEqual([
      "SASO/SABER Compliant",
      "Fast Nationwide Delivery",
      "Trusted Brands",
      "Expert Support",
    ]);
    const points = region(page, /^Why Choose/).getByRole("listitem");
    expect(await points.getByRole("heading").allInnerTexts()).toEqual([
      "Premium quality",
      "Bulk stock",
      "Reduced prices",
      "Quality guarantee",
    ]);
  });
});

test("every claim of the specification is on the home page [S002 S017 S018 S019 S020 S021 S022 S023 S024 S025 S026]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/");
    const text = (await page.getByRole("main").innerText()).replace(/\s+/g, " ");
    const claims = [
      /SASO\/SABER where applicable; EN, ANSI, ISO, CE/,
      /same-day dispatch on in-stock items/i,
      /over 10,000 units ready to ship/i,
      /savings of up to 50% on bulk orders/i,
      /wholesale pricing/i,
      /quality guarantee/i,
      /well-known international brands/i,
      /nationwide delivery/i,
      /phone and chat support/i,
      /100\+ certified products/i,
      /contractors, oil and gas, industr/i,
    ];
    for (const claim of claims) {
      expect(text).toMatch(claim);
    }
  });
});

test("eight category cards with their claims and addresses [S101 S102 S103 S104 S105 S106 S107 S108 S109 S281]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/");
    const links = region(page, "Product Categories").getByRole("link");
    expect(await links.count()).toBe(8);
    for (const [at, [name, count, slug]] of cards.entries()) {
      const text = await links.nth(at).innerText();
      expect(text).toContain(name);
      expect(text).toContain(count);
      expect(text).toMatch(/\d+ shown online/);
      expect(await links.nth(at).getAttribute("href")).toBe(`/categories/${slug}`);
    }
    await links.nth(6).click();
    await page.waitForURL("**/categories/respiratory-protection");
  });
});

test("six cities and all of them [S110 S111]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/");
    const links = region(page, "Delivery Across KSA").getByRole("link");
    expect(await links.allInnerTexts()).toEqual([
      "Riyadh",
      "Jeddah",
      "Dammam",
      "Makkah",
      "Madinah",
      "Al Khobar",
      "View All Cities",
    ]);
    expect(await links.nth(5).getAttribute("href")).toBe("/saudi/khobar");
    expect(await links.nth(6).getAttribute("href")).toBe("/saudi");
  });
});

test("whoever needs help finds the contact page and the chat [S113]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/");
    const help = region(page, /^Need Help Choosing/);
    expect(await help.getByRole("link", { name: "Contact Us" }).getAttribute("href")).toBe(
      "/contact",
    );
    const chat = help.getByRole("link", { name: /WhatsApp/ });
    expect(await chat.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/\d+/);
    expect(await chat.getAttribute("target")).toBe("_blank");
  });
});

test("three questions with their answers can be read [S050 S051 S052]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/");
    const questions = [
      ["Where do you deliver?", /Riyadh, Jeddah, Dammam and all major cities.*same-day dispatch/],
      ["Are your products SASO/SABER compliant?", /SASO\/SABER compliant where applicable/],
      ["How do I get bulk pricing?", /contact us with the quantities.*quote with lead times/],
    ] as const;
    for (const [question, answer] of questions) {
      const text = page.getByText(answer);
      expect(await text.isVisible()).toBe(false);
      await page.getByText(question, { exact: true }).click();
      await text.waitFor();
    }
  });
});

test("the closing block of the catalogue [S027 S028 S029 S030 S031]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/");
    const catalogue = region(page, "Premium Safety Products Catalog");
    for (const line of [
      "100+ certified safety products with bulk quantities available",
      "International Quality Standards | Competitive Wholesale Prices | 10,000+ Units in Stock",
    ]) {
      expect(await catalogue.getByText(line, { exact: true }).isVisible()).toBe(true);
    }
    const more = catalogue.getByRole("complementary").filter({ hasText: "Need More Products?" });
    expect(await more.innerText()).toMatch(
      /bulk orders, custom requirements or the full catalogue/,
    );
    expect(await more.getByRole("listitem").allInnerTexts()).toEqual([
      "Bulk discounts",
      "ISO certified quality",
      "Fast KSA delivery",
    ]);
    const contact = more.getByRole("link", { name: "Contact Us" });
    expect(await contact.getAttribute("href")).toBe("/contact");
  });
});
