import { expect, test } from "vitest";
import { addresses, arabicCatalogue } from "#test/support/demonstration.ts";
import { look, phone, visit, waitForScript } from "#test/support/browser.ts";
import { sample } from "#test/support/samples.ts";

const arabicBrowser = { context: { locale: "ar-SA" } };

test("what was searched, listed and typed in one language goes on in the other", async () => {
  const product = sample(({ category }) => category.id === "hand");
  const inArabic = arabicCatalogue.product(product.slug)?.name ?? "";
  await visit({}, async ({ page }) => {
    await page.goto(addresses.contact);
    const name = page.locator("#enquiry [name=name]");
    const draft = async () => {
      await name.fill("Hud");
      await name.fill("Huda");
      return page.evaluate(() => localStorage.getItem("enquiry-draft"));
    };
    // What is typed is kept from when the form's script has come.
    await expect.poll(draft).toContain('"Huda"');
    await page.goto(addresses.product(product.slug));
    await page
      .getByRole("button", { name: /enquiry list/i })
      .first()
      .click();
    await page.goto(addresses.shop);
    await waitForScript(page, "in-place");
    const field = page.getByRole("banner").locator("input[name=q]:visible");
    await field.fill("EN 388");
    await field.press("Enter");
    await page.waitForURL(/q=EN/);
    const query = () => new URL(page.url()).searchParams.get("q");
    const link = page.getByRole("banner").getByRole("link", { name: "العربية" });
    await expect.poll(async () => (await link.getAttribute("href"))?.includes("q=EN")).toBe(true);
    await link.click();
    await page.waitForURL(/\/ar\/shop\?/);
    expect(query()).toBe("EN 388");
    await page.goto(`/ar${addresses.request}`);
    await expect.poll(() => page.getByRole("link", { name: inArabic }).count()).toBeGreaterThan(0);
    await page.goto(`/ar${addresses.contact}`);
    await expect.poll(() => page.locator("#enquiry [name=name]").inputValue()).toBe("Huda");
  });
});

test("an Arabic browser is offered Arabic in one line, which goes and stays away", async () => {
  await visit({ viewport: phone, ...arabicBrowser }, async ({ page }) => {
    await page.goto(addresses.home);
    const offer = page.getByRole("complementary", { name: "لغة الصفحة" });
    await offer.waitFor();
    expect(page.url()).toMatch(/\/$/);
    const heading = page.getByRole("heading", { level: 1 });
    const above = await heading.boundingBox();
    await offer.getByRole("button", { name: "إخفاء" }).click();
    expect(await offer.count()).toBe(0);
    expect(await heading.boundingBox()).toEqual(above);
    await page.goto(addresses.shop);
    await waitForScript(page, "language-offer");
    expect(await offer.count()).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
  });
});

test("the line leads to the same page, and is for Arabic browsers and English pages alone", async () => {
  await visit(arabicBrowser, async ({ page }) => {
    await page.goto(addresses.cities);
    await page.getByRole("link", { name: "اقرأ هذه الصفحة بالعربية" }).click();
    await page.waitForURL(/\/ar\/saudi$/);
    await waitForScript(page, "in-place");
    expect(await page.getByRole("complementary").count()).toBe(0);
  });
  await look({}, async ({ page }) => {
    await page.goto(addresses.cities);
    await waitForScript(page, "in-place");
    expect(await page.getByRole("complementary").count()).toBe(0);
  });
});
