import { describe, expect, test } from "vitest";
import { siteUrl, visit } from "#test/support/browser.ts";
import { addresses, catalogue } from "#test/support/demonstration.ts";
import { wordsIn } from "#words/words.ts";
import { missingPageComplaints } from "#test/support/samples.ts";

test("404: the texts, the way home, the status, the word in the console [S092 S188 S189 S190 S191 S277]", async () => {
  await visit({ allow: missingPageComplaints }, async ({ page, complaints }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    expect(await page.getByText("404", { exact: true }).isVisible()).toBe(true);
    expect(await page.getByText("Oops! Page not found", { exact: true }).isVisible()).toBe(true);
    await expect
      .poll(() => complaints.filter((text) => /\/no\/such\/page/.test(text)).length)
      .toBeGreaterThan(0);
    const home = page.getByRole("link", { name: "Return to Home" });
    expect(await home.getAttribute("href")).toBe("/");
    await home.click();
    await page.waitForURL(/:\d+\/$/);
  });
});

describe.each([
  "/categories/nothing",
  "/products/nothing",
  "/saudi/riyadh/north",
  "/shop/all",
  `/saudi/${"x".repeat(81)}`,
  "/index.php",
  "/.env",
  "/..%2f..%2fetc%2fpasswd",
])("%s", (path) => {
  test("is the 404 page [S092]", async () => {
    const response = await fetch(siteUrl() + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Oops! Page not found");
  });
});

const moved = [
  ["/ppe", "/categories/ppe"],
  ["/safety-shoes", "/categories/safety-shoes"],
  ["/fall-protection", "/categories/fall-protection"],
  ["/fire-safety", "/categories/fire-safety"],
  ["/saudi/al-khobar", "/saudi/khobar"],
  ["/saudi/alkhobar", "/saudi/khobar"],
  ["/PPE", "/categories/ppe"],
  ["/SHOP", "/shop"],
  ["/AR", "/ar"],
  ["/saudi/RIYADH", "/saudi/riyadh"],
  ["/products", "/shop"],
  ["/index.html", "/"],
] as const;

test("a code leads to its product, and a code of several products to their search", async () => {
  const byCode = Map.groupBy(catalogue.products, ({ code }) => code);
  const targetOf = async (address: string) => {
    const response = await fetch(siteUrl() + address, { redirect: "manual" });
    return [response.status, response.headers.get("location")];
  };
  const unique = [...byCode.values()].find((products) => products.length === 1)?.[0];
  const shared = [...byCode].find(([, products]) => products.length > 1)?.[0] ?? "";
  const code = unique?.code ?? "";
  const target = addresses.product(unique?.slug ?? "");
  expect(await targetOf(`/${code}`)).toEqual([301, target]);
  expect(await targetOf(`/${code.toLowerCase()}`)).toEqual([301, target]);
  expect(await targetOf(`/products/${code}`)).toEqual([301, target]);
  expect(await targetOf(`/ar/${code}`)).toEqual([301, `/ar${target}`]);
  expect(await targetOf(`/${shared}`)).toEqual([301, `/shop?q=${shared.toLowerCase()}`]);
});

test.each([
  ["en", "/products/safety-goggles-old", "safety goggles old"],
  ["ar", "/ar/products/safety-goggles-old", "safety goggles old"],
])("an unknown address offers the nearest products: %s", async (language, path, query) => {
  await visit(
    { allow: [/status of 404/, /(non-existent route|صفحة غير موجودة).*safety-goggles-old/] },
    async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      const { notFound } = wordsIn(language === "ar" ? "ar" : "en").pages;
      const section = page.getByRole("region", { name: notFound.nearest });
      expect(await section.getByRole("heading", { level: 3 }).count()).toBe(4);
      expect(await section.innerText()).toMatch(language === "ar" ? /نظارات/ : /goggles/i);
      expect(await page.getByRole("main").getByRole("searchbox").inputValue()).toBe(query);
    },
  );
});

test.each(moved)(
  "%s moves to %s, and Back does not return to it [S074 S075 S076 S077 S230]",
  async (from, to) => {
    await visit({}, async ({ page }) => {
      const answer = await page.request.get(from, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers()["location"]).toBe(to);
      await page.goto("/contact");
      await page.goto(from);
      await expect.poll(() => new URL(page.url()).pathname).toBe(to);
      await page.goBack();
      await expect.poll(() => new URL(page.url()).pathname).toBe("/contact");
    });
  },
);
