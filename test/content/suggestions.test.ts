import { expect, test } from "vitest";
import { rendered, textOf } from "#test/content/rendered.ts";
import { catalogue, search, words } from "#test/support/demonstration.ts";

const pageAt = (address: string) => rendered(address);

test("the search suggests at most six of the shop's results, in order, with the query", async () => {
  const query = "safety gloves size 10 x60";
  const { html, status } = await pageAt(`/suggestions?q=${encodeURIComponent(query)}`);
  const { products } = search(query);
  expect(status).toBe(200);
  const slugs = [...html.matchAll(/role="option"[^>]*href="\/products\/([^"]+)"/g)].map(
    ([, slug]) => slug,
  );
  expect(slugs).toEqual(products.slice(0, 6).map(({ slug }) => slug));
  expect(html).not.toContain("<head");
  expect(html).toContain(
    `data-told="${words.search.shown(6, words.listing.count(products.length))}"`,
  );
  expect(html.match(/data-quantity="60" data-sizes="10x60"/g)).toHaveLength(6);
  expect(html).toContain("<mark>Gloves</mark>");
});

test("each recognized word links to a search without it", async () => {
  const { html } = await pageAt(`/shop?q=${encodeURIComponent("leather gloves en 388 x60")}`);
  expect(html).toContain('href="/shop?q=Leather%20gloves%20x60"');
  expect(html).toContain('href="/shop?q=EN%20388%20x60"');
});

test("the search suggests nothing that is not sold, and says so", async () => {
  const { html } = await pageAt("/suggestions?q=step+ladder");
  expect(html).not.toContain('role="option"');
  expect(textOf(html)).toContain("Not in our list");
  expect(html).toContain('href="/request?l=1.1.!step%2520ladder_"');
  const counted = await pageAt("/ar/suggestions?q=step+ladder+x5");
  expect(counted.html).toContain('href="/ar/request?l=1.1.!step%2520ladder%2520x5*5_"');
  const shop = await pageAt("/shop?q=helmet+and+step+ladder");
  expect(shop.html).toContain('data-own-line="step ladder"');
  expect((await pageAt("/shop?q=helmet")).html).not.toContain("data-own-line");
});

test("earlier searches are suggested if the products are sold", async () => {
  const [firstProduct] = catalogue.products;
  const { html } = await pageAt(`/suggestions?asked=gone-for-ever,${firstProduct?.slug}`);
  expect(html.match(/role="option"/g)).toHaveLength(1);
  expect(html).toContain(words.search.askedBefore);
  expect((await pageAt("/suggestions?asked=gone-for-ever")).html).not.toContain("suggestions");
  expect(html).not.toContain(words.search.forget);
  const searched = await pageAt("/ar/suggestions?searched=1");
  expect(searched.html).toContain("احذف عمليات البحث هذه من هذا الجهاز");
  expect(searched.html).not.toContain('role="option"');
});

test("an Arabic page suggests in Arabic", async () => {
  const { html } = await pageAt(`/ar/suggestions?q=${encodeURIComponent("قفازات عدد ٦٠")}`);
  expect(html).toContain("/ar/products/");
  expect(html).toContain('data-quantity="60"');
  expect(html).toContain("إضافة");
});

test.each(["/shop", "/suggestions"])(
  "%s shows that a product is not for the requested use",
  async (page) => {
    const query = `?q=${encodeURIComponent("welding vest")}`;
    const { html } = await pageAt(`${page}${query}`);
    expect(html).toContain('<strong class="denied-use">Not for: welding and molten metal</strong>');
    expect((await pageAt(`/ar${page}${query}`)).html).toMatch(
      /<strong class="denied-use">غير مناسب للاستخدام: <bdi>[^<]*لحام[^<]*<\/bdi><\/strong>/u,
    );
    expect((await pageAt(`${page}?q=vest`)).html).not.toContain("denied-use");
  },
);
