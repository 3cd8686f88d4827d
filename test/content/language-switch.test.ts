import { expect, test } from "vitest";
import { addressIn } from "#addresses";
import { createSite } from "#site/render.tsx";
import { rendered, renderedPages, unescaped } from "#test/content/rendered.ts";
import { addresses, site } from "#test/support/demonstration.ts";

/** Returns the links to the page's other languages in its header and footer. */
function switchesOf(html: string, language: string): readonly string[] {
  const links = html.matchAll(
    new RegExp(`<a [^>]*?href="([^"]*)" hrefLang="${language}" lang="${language}"`, "g"),
  );
  return Array.from(links, ([, href = ""]) => unescaped(href));
}

const requestedAddresses = [
  "/shop?q=EN%20388&category=hand",
  "/shop?category=head",
  "/contact?product=vented-hard-hat-type-1",
  "/request?l=40%20hats",
  "/saudi/nowhere",
];

test("every page has two links to the same page in the other language", async () => {
  const pageAddresses = (await renderedPages()).map(({ address }) => address);
  for (const address of [...pageAddresses, ...requestedAddresses]) {
    const inArabic = addressIn("ar", address);
    const [english, arabic] = [await rendered(address), await rendered(inArabic)];
    const home = address === addresses.notFound;
    const [target, back] = home ? ["/ar", "/"] : [inArabic, address];
    expect([address, switchesOf(english.html, "ar")]).toEqual([address, [target, target]]);
    expect([inArabic, switchesOf(arabic.html, "en")]).toEqual([inArabic, [back, back]]);
  }
});

test("a missing page links to the home page of the other language", async () => {
  expect(switchesOf((await rendered("/ar/no/such/page")).html, "en")).toEqual(["/", "/"]);
  expect(switchesOf((await rendered("/no/such/page")).html, "ar")).toEqual(["/ar", "/ar"]);
});

test("each link names its language in that language", async () => {
  expect((await rendered("/")).html).toMatch(/lang="ar" dir="rtl"[^>]*>العربية<\/a>/);
  expect((await rendered("/ar")).html).toMatch(/lang="en" dir="ltr"[^>]*>English<\/a>/);
});

test("a site in one language has neither switch nor alternates", async () => {
  const { html } = await createSite(site).render({ address: "/" });
  expect(html).not.toMatch(/hreflang/i);
});
