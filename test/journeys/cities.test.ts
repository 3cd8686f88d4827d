import { describe, expect, test } from "vitest";
import { desktop, look } from "#test/support/browser.ts";
import { catalogue, company } from "#test/support/demonstration.ts";
import { cards } from "#test/support/listing.ts";

const { cities } = catalogue;
const dedicated = ["riyadh", "jeddah", "dammam", "makkah"];
const sizes = { Central: 2, Western: 5, Eastern: 5, Northern: 2, Southern: 5 };

test("19 cities in five regions, each with a button to its page [S007 S089 S179 S180 S223 S224]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/saudi");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(
      "Delivery Across Saudi Arabia",
    );
    for (const [region, count] of Object.entries(sizes)) {
      const links = page.getByRole("region", { name: `${region} Region` }).getByRole("link");
      const shown = await links.evaluateAll((all) =>
        all.map((link) => `${link.textContent} ${link.getAttribute("href")}`),
      );
      expect(shown).toEqual(
        cities
          .filter((city) => city.region.name === region)
          .map(({ name, slug }) => `${name} /saudi/${slug}`),
      );
      expect(shown).toHaveLength(count);
    }
  });
});

test("three buttons per row on wide screens [S181]", async () => {
  await look({ viewport: desktop }, async ({ page }) => {
    await page.goto("/saudi");
    const links = page.getByRole("region", { name: "Eastern Region" }).getByRole("link");
    const tops = await links.evaluateAll((all) => all.map((a) => a.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
    expect(tops.filter((top) => top === tops[3])).toHaveLength(2);
  });
});

test("visitors without their city find the contact page and the chat [S182]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/saudi");
    const missing = page.getByRole("region", { name: /Don't See Your City/ });
    expect(await missing.getByRole("link", { name: "Contact Us" }).getAttribute("href")).toBe(
      "/contact",
    );
    const chat = missing.getByRole("link", { name: /WhatsApp/ });
    expect(await chat.getAttribute("href")).toContain("https://wa.me/");
  });
});

describe.each(cities.map(({ name, slug }) => ({ name, slug })))("$name", ({ name, slug }) => {
  test("its page [S007 S090 S091 S183 S184 S185 S186 S225 S226 S227 S228 S229 S230 S231 S232 S233 S234 S235 S236 S237 S238 S239 S240 S241 S242 S243]", async () => {
    await look({ script: false }, async ({ page }) => {
      expect((await page.goto(`/saudi/${slug}`))?.status()).toBe(200);
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toContain(name);
      expect(await page.title()).toContain(name);
      const main = page.getByRole("main");
      expect(await main.getByRole("link", { name: company.phoneDisplay }).count()).toBeGreaterThan(
        0,
      );
      expect(await main.getByRole("link", { name: company.email }).count()).toBeGreaterThan(0);
      expect(await main.getByText("Jeddah, Saudi Arabia").count()).toBeGreaterThan(0);
      expect(await main.getByRole("heading", { name: `Why choose us in ${name}` }).count()).toBe(1);
      expect(await main.locator('a[href^="/categories/"]').count()).toBeGreaterThanOrEqual(3);
      expect(await main.getByRole("heading", { name: "Get in Touch" }).count()).toBe(1);
      if (!dedicated.includes(slug)) {
        expect(await cards(page).count()).toBeGreaterThan(7);
      }
    });
  });
});

test("every city has its own text [S007]", async () => {
  await look({ script: false }, async ({ page }) => {
    const texts = new Set<string>();
    for (const { slug, name } of cities) {
      await page.goto(`/saudi/${slug}`);
      const paragraphs = page.getByRole("main").locator("p").filter({ visible: true });
      const text = (await paragraphs.first().innerText()).replaceAll(name, "");
      expect(text).not.toBe("");
      texts.add(text);
    }
    expect(texts.size).toBe(cities.length);
  });
});

test("an unknown slug is shown unchanged, with the nearest city [S091 S187]", async () => {
  await look({}, async ({ page }) => {
    expect((await page.goto("/saudi/riyad"))?.status()).toBe(200);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toContain("riyad");
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
    expect(await page.locator('link[rel="canonical"]').count()).toBe(0);
    expect(await cards(page).count()).toBeGreaterThan(7);
    await page.getByRole("link", { name: "Did you mean Riyadh?" }).click();
    await page.waitForURL("**/saudi/riyadh");
  });
});

test("a slug in Arabic, and one with markup [S187]", async () => {
  await look({ script: false, allow: [] }, async ({ page }) => {
    await page.goto(`/saudi/${encodeURIComponent("القطيف")}`);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toContain("القطيف");
    const response = await page.request.get("/saudi/%3Cimg%20src=x%20onerror=alert(1)%3E");
    expect(response.status()).toBe(404);
    expect(await response.text()).not.toContain("<img src=x");
  });
});
