import { describe, expect, test } from "vitest";
import { catalogue, company, content } from "#test/support/demonstration.ts";
import { attributesOf, rendered, textOf, unescaped } from "#test/content/rendered.ts";

const { cities, guides, regions } = catalogue;

const headingOf = (html: string) =>
  unescaped((/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "").replaceAll(/<[^>]+>/g, ""));
const linksOf = (html: string) => attributesOf(html, "a", "href");

async function pageAt(address: string) {
  const { status, html } = await rendered(address);
  return { status, html, text: textOf(html), heading: headingOf(html), links: linksOf(html) };
}

test("the site is that of a supplier of PPE for Saudi Arabia, based in Jeddah [S001]", async () => {
  const { text } = await pageAt("/");
  for (const part of ["Saudi Arabia", "Jeddah", "PPE"]) {
    expect(text).toContain(part);
  }
});

describe("/saudi", () => {
  test("lists the 19 cities by region, each with its link [S089 S179 S180]", async () => {
    const { status, html, heading, text } = await pageAt("/saudi");
    expect([status, heading]).toEqual([200, "Delivery Across Saudi Arabia"]);
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
    const places = regions.map(({ name }) => textOf(main).search(new RegExp(`${name}\\b`)));
    expect(places.every((position) => position >= 0)).toBe(true);
    for (const { slug, name } of cities) {
      expect(linksOf(main).filter((href) => href === `/saudi/${slug}`)).toHaveLength(1);
      expect(text).toContain(name);
    }
  });

  test("has a section for other cities, with Contact Us and a chat link [S182]", async () => {
    const { html, text } = await pageAt("/saudi");
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
    expect(text).toContain("Don't See Your City");
    expect(linksOf(main)).toContain("/contact");
    expect(linksOf(main).some((href) => href.startsWith("https://wa.me/"))).toBe(true);
  });
});

describe("city pages", () => {
  test("are there for all 19 cities, each with its own words and road [S007 S186]", async () => {
    for (const { name, slug } of cities) {
      const { status, text, heading } = await pageAt(`/saudi/${slug}`);
      const page = catalogue.city(slug);
      expect(status).toBe(200);
      expect(heading).toContain(name);
      expect(text).toContain(page?.lead);
      expect(text).toContain(page?.road?.text);
    }
  });

  test("of Riyadh, Jeddah and Dammam give reasons, categories and contact [S090 S183]", async () => {
    for (const slug of ["riyadh", "jeddah", "dammam"]) {
      const { text, links } = await pageAt(`/saudi/${slug}`);
      const page = catalogue.city(slug);
      for (const reason of page?.reasons ?? []) {
        expect(text).toContain(reason);
      }
      for (const popular of page?.popular ?? []) {
        expect(links).toContain(`/categories/${popular}`);
      }
      expect(links.some((href) => href.startsWith("tel:"))).toBe(true);
    }
  });

  test("of Makkah are short [S184]", async () => {
    const length = (slug: string) => JSON.stringify(catalogue.city(slug)).length;
    expect((await pageAt("/saudi/makkah")).status).toBe(200);
    for (const slug of ["riyadh", "jeddah", "dammam"]) {
      expect(length("makkah")).toBeLessThan(length(slug));
    }
  });

  test("of the others show name, phone, e-mail, location and products [S185]", async () => {
    const { text, links } = await pageAt("/saudi/tabuk");
    for (const part of ["Tabuk", company.phoneDisplay, company.email, "Jeddah"]) {
      expect(text).toContain(part);
    }
    expect(links.some((href) => href.startsWith("/products/"))).toBe(true);
  });

  test("of an unknown place show the slug itself, and stay out of search [S091 S187]", async () => {
    for (const slug of ["unayzah", "al-ula", "%D8%B9%D9%86%D9%8A%D8%B2%D8%A9"]) {
      const { status, heading, html } = await pageAt(`/saudi/${slug}`);
      expect(status).toBe(200);
      expect(heading.toLowerCase()).toContain(decodeURIComponent(slug));
      expect(html).toContain("noindex");
      expect(html).not.toContain('rel="canonical"');
    }
  });
});

describe("the page for other paths", () => {
  test.each(["/nothing", "/categories/none", "/products/none", "/saudi/a/b", "/shop/x"])(
    "is answered at %s, with its two texts and the way home [S092 S188 S189 S190]",
    async (address) => {
      const { status, text, html } = await pageAt(address);
      expect(status).toBe(404);
      expect(text).toContain("404");
      expect(text).toContain("Oops! Page not found");
      expect(html).toMatch(/<a\b[^>]*href="\/"[^>]*>(?:<[^>]+>)*Return to Home/);
    },
  );
});

describe("category pages", () => {
  test("have breadcrumb, heading, types, standards and guides [S006 S169 S170]", async () => {
    for (const page of guides) {
      const { text, heading, html } = await pageAt(`/categories/${page.slug}`);
      expect(heading).toContain(page.heading);
      expect(html).toMatch(/<nav[^>]*aria-label="Breadcrumb"/);
      for (const { name } of page.productTypes) {
        expect(text).toContain(name);
      }
      for (const { code } of page.standards) {
        expect(text).toContain(code);
      }
      for (const block of page.tables) {
        expect(text).toContain(block.kind === "table" ? block.caption : block.title);
      }
    }
  });

  test.each([
    ["[S074]", "/ppe", "ppe"],
    ["[S075]", "/safety-shoes", "safety-shoes"],
    ["[S076]", "/fall-protection", "fall-protection"],
    ["[S077]", "/fire-safety", "fire-safety"],
  ])("%s are where %s leads, and no page links to the short path", async (_, short, slug) => {
    expect(content.redirects[short]).toBe(`/categories/${slug}`);
    expect((await pageAt(`/categories/${slug}`)).status).toBe(200);
    for (const address of ["/", "/shop", "/saudi", "/saudi/riyadh", `/categories/${slug}`]) {
      expect((await pageAt(address)).links).not.toContain(short);
    }
  });
});
