import { describe, expect, test } from "vitest";
import { rendered, unescaped } from "#test/content/rendered.ts";
import { addresses, catalogue, search, words } from "#test/support/demonstration.ts";

const countOf = (html: string) => Number(/listing-count[^>]*>([\d,]+) /.exec(html)?.[1]);
const cardsOf = (html: string) => html.match(/<li class="card"/g)?.length ?? 0;

describe("a listing that is narrowed in its address", () => {
  test("shows the products that match the query, the category and the facets", async () => {
    const { html } = await rendered("/shop?q=EN%20388&category=hand&material=leather");
    const expected = search("EN 388").products.filter(
      ({ category, specifications }) =>
        category.id === "hand" && specifications.materials.some(({ id }) => id === "leather"),
    );
    expect(expected.length).toBeGreaterThan(1);
    expect(countOf(html)).toBe(expected.length);
    expect(cardsOf(html)).toBe(expected.length);
    for (const { slug } of expected) {
      expect(html).toContain(`href="${addresses.product(slug)}"`);
    }
  });

  test("is excluded from search engines, and is no canonical address", async () => {
    for (const query of ["std=en-388", "sort=code", "q=x&size=42", "category=hand&size=9"]) {
      const { html } = await rendered(`/shop?${query}`);
      expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
      expect(html).not.toContain('rel="canonical"');
    }
    const { html } = await rendered("/shop?category=hand");
    expect(html).not.toContain('name="robots"');
    expect(html).toContain('rel="canonical" href="https://site.invalid/shop?category=hand"');
  });

  test("names the choices without a common result, and the counts without each", async () => {
    const { html } = await rendered("/shop?category=foot&size=49");
    expect(cardsOf(html)).toBe(0);
    const count = catalogue.inCategory("foot").length;
    expect(html).toContain("0 products with EU 49.");
    expect(html).toMatch(new RegExp(`href="/shop\\?category=foot"[^>]*>${count} without EU 49<`));
    const searched = await rendered("/shop?q=gloves&category=foot");
    const productCount = search("gloves").products.length;
    expect(searched.html).toContain(`>${productCount} in all categories<`);
  });

  test("names unknown facets", async () => {
    const { html } = await rendered("/shop?size=banana&colour=%3Cb%3E");
    expect(unescaped(html)).toContain("It was left out: My size, Colour.");
    expect(html.slice(html.indexOf("<main"), html.indexOf("</main>"))).not.toContain("banana");
  });

  test("links back by one choice and by all", async () => {
    const { html } = await rendered("/shop?std=en-388&material=leather,nitrile");
    for (const query of ["material=leather,nitrile", "std=en-388&amp;material=leather"]) {
      expect(html).toContain(`href="/shop?${query}"`);
    }
    const leather = html
      .match(/<input [^>]*>/g)
      ?.find((input) => input.includes('value="leather"'));
    expect(leather).toContain("checked");
    expect(html).toMatch(/href="\/shop"[^>]*>Clear the filter</);
  });

  test("finds nothing with the previous words", async () => {
    const { html } = await rendered("/shop?q=zzzzqqqq");
    expect(html).toContain("No products found in this category.");
  });

  test("offers the categories of the home page and one way to ask where nothing is understood", async () => {
    for (const query of ["zzzzqqqq", "خخخخ"]) {
      const { html } = await rendered(`/shop?q=${encodeURIComponent(query)}`);
      const [, offered = ""] = /<div class="listing-empty">(.*?)<\/nav>/.exec(html) ?? [];
      expect(offered.match(/href="[^"]+"/g)?.slice(1)).toEqual(
        catalogue.texts.home.categories.cards.map(
          ({ guide }) => `href="${addresses.guide(guide)}"`,
        ),
      );
      expect(html.match(/data-own-line="[^"]+"/g)).toEqual([`data-own-line="${query}"`]);
      expect(offered).toContain("data-own-line");
      expect(html).not.toContain(words.listing.notUnderstood(query));
    }
  });

  test("offers no order and no view where nothing is found", async () => {
    const { html } = await rendered("/shop?q=zzzzqqqq");
    expect(html).not.toContain('<select name="sort"');
    expect(html).not.toContain("narrowing-views");
    const { html: found } = await rendered("/shop?q=gloves");
    expect(found).toContain('<select name="sort"');
    expect(found).toContain("narrowing-views");
  });

  test("shows a table whose rows can be compared and sorted where the address asks for it", async () => {
    const { html } = await rendered("/shop?category=foot&view=table");
    const count = catalogue.inCategory("foot").length;
    expect(html.match(/<tr>/g)?.length).toBe(count + 1);
    expect(cardsOf(html)).toBe(0);
    for (const { slug } of catalogue.inCategory("foot")) {
      expect(html).toContain(`name="compare"`);
      expect(html).toContain(`data-list-toggle="${slug}"`);
    }
    expect(html).toContain('href="/shop?category=hand&amp;view=table"');
    for (const sort of ["code", "name", "minimum"]) {
      expect(html).toContain(`href="/shop?category=foot&amp;sort=${sort}&amp;view=table"`);
    }
    expect(html).not.toContain("aria-sort");
    const ordered = await rendered("/ar/shop?category=foot&sort=code&view=table");
    const [head = ""] = /<th [^>]*aria-sort="ascending">.*?<\/th>/.exec(ordered.html) ?? [];
    expect(head).toContain('href="/ar/shop?category=foot&amp;sort=code-down&amp;view=table"');
    const contrary = await rendered("/ar/shop?category=foot&sort=code-down&view=table");
    const [back = ""] = /<th [^>]*aria-sort="descending">.*?<\/th>/.exec(contrary.html) ?? [];
    expect(back).toContain('href="/ar/shop?category=foot&amp;view=table"');
    const codes = ({ html: page }: { html: string }) =>
      Array.from(page.matchAll(/data-code="([^"]+)"/g), ([, code]) => code);
    expect(codes(contrary)).toEqual(codes(ordered).toReversed());
  });

  test("is kept by the search in the header, without the page and the previous words", async () => {
    const hiddenFields = async (address: string) => {
      const { html } = await rendered(address);
      const form = /<form[^>]*role="search".*?<\/form>/.exec(html)?.[0] ?? "";
      return [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
        ([, name, value]) => `${name}=${value}`,
      );
    };
    expect(
      await hiddenFields("/ar/shop?q=gloves&category=hand&size=9,10&sort=code&view=table"),
    ).toEqual(["category=hand", "size=9,10", "sort=code", "view=table"]);
    expect(await hiddenFields("/shop?category=foot")).toEqual(["category=foot"]);
    expect(await hiddenFields("/products/bump-cap-baseball-style")).toEqual([]);
  });

  test("is kept by a search for less of what was typed", async () => {
    const { html } = await rendered("/shop?q=leather+gloves+en+388&category=hand&view=table");
    expect(html).toContain('href="/shop?q=EN%20388&amp;category=hand&amp;view=table"');
  });

  test("compares products side by side, what differs first", async () => {
    const [slugA, slugB] = catalogue.inCategory("foot").map(({ slug }) => slug);
    const { html } = await rendered(`/shop?compare=${slugB},${slugA},no-such-product`);
    expect(html).toContain("<h1>Compare 2 products</h1>");
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(html).toContain('<tr data-same="">');
    expect(html.lastIndexOf("<tr><th scope")).toBeLessThan(html.indexOf('<tr data-same="">'));
    expect(html).not.toContain("It leaves out");
    const five = catalogue.inCategory("foot").slice(0, 5);
    const many = await rendered(`/shop?${five.map(({ slug }) => `compare=${slug}`).join("&")}`);
    const lastProduct = five.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)).at(-1);
    expect(many.html).toContain("<h1>Compare 4 products</h1>");
    expect(unescaped(many.html)).toContain(
      `The page compares 4 products at once. It leaves out: ${lastProduct?.name}.`,
    );
    const product = await rendered(`/products/${slugA}`);
    expect(product.html).toMatch(new RegExp(`/shop\\?compare=[a-z0-9,-]*${slugA}`));
  });
});
