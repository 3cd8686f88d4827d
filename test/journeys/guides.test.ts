import { plain } from "#test/support/plain-text.ts";
import { describe, expect, test } from "vitest";
import { pageSize } from "#domain/catalogue/filter.ts";
import { desktop, look, phone, resize } from "#test/support/browser.ts";
import { addressesIn } from "#addresses";
import { catalogue, longerGuides } from "#test/support/demonstration.ts";
import { shownNames, tabs } from "#test/support/listing.ts";

const slugs = [
  "ppe",
  "safety-shoes",
  "fall-protection",
  "fire-safety",
  "head-face-protection",
  "hearing-protection",
  "eye-protection",
  "hand-protection",
  "protective-clothing",
  "respiratory-protection",
  "electrical-arc-flash",
];

const { guides } = catalogue;

test("the eleven category pages exist [S078 S079 S080 S081 S082 S083 S084 S085 S086 S087 S088]", () => {
  expect(guides.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted());
});

/** How far down the products begin at most, in pixels. */
const beginnings = [
  { size: desktop, most: 900 },
  { size: phone, most: 1400 },
];

describe.each(guides.map((guide) => ({ slug: guide.slug, guide })))(
  "/categories/$slug",
  ({ slug, guide }) => {
    test("breadcrumb, text, standards, guide, advice, related, its products, which begin in sight [S006 S169 S170 S171 S172 S173 S174 S178]", async () => {
      await look({}, async ({ page }) => {
        expect((await page.goto(`/categories/${slug}`))?.status()).toBe(200);
        const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
        const trail = await crumbs.getByRole("listitem").allInnerTexts();
        expect(trail[0]).toBe("Home");
        expect(trail.at(-1)).toBe(guide.name);
        expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(guide.heading);
        const headings = await page.getByRole("main").getByRole("heading").allInnerTexts();
        for (const heading of [
          "Product types",
          "Standards to look for",
          "How to choose",
          "Common mistakes",
          "Related categories",
        ]) {
          expect(headings).toContain(heading);
        }
        const text = plain(await page.getByRole("main").innerText());
        for (const { code } of guide.standards) {
          expect(text).toContain(code);
        }
        const related = page.getByRole("navigation", { name: "Related categories" });
        expect(await related.getByRole("link").count()).toBeGreaterThanOrEqual(2);
        const own = catalogue.inSelection(guide.shows).map(({ name }) => name);
        expect(own.length).toBeGreaterThan(2);
        expect(await shownNames(page)).toEqual(own.slice(0, pageSize));
        expect(await tabs(page).getByRole("link").first().innerText()).toBe("All Products");
        expect(guide.tables.length).toBeGreaterThanOrEqual(longerGuides.includes(slug) ? 2 : 1);
        for (const link of await page
          .getByRole("navigation", { name: "On this page" })
          .getByRole("link")
          .all()) {
          const target = page.locator(`[id="${(await link.getAttribute("href"))?.slice(1)}"]`);
          expect(await target.innerText()).toBe(await link.innerText());
        }
        const canonical = page.locator('link[rel="canonical"]');
        if (longerGuides.includes(slug)) {
          expect(await canonical.count()).toBe(1);
        }
        const [drawing] = guide.tables.filter(({ kind }) => kind === "drawing");
        const name = drawing?.kind === "drawing" ? drawing.title : "";
        for (const { size, most } of beginnings) {
          await resize(page, size);
          const card = await page.locator(".card").first().boundingBox();
          expect(card?.y, `${size.width} px`).toBeLessThan(most);
          expect(await page.getByRole("img", { name, exact: true }).isVisible()).toBe(true);
        }
      });
    });
  },
);

test("from right to left a drawing is mirrored, and what is written in it is not", async () => {
  await look({ script: false }, async ({ page }) => {
    await page.goto(addressesIn("ar").guide("respiratory-protection"));
    const scales = await page.locator(".drawing svg").evaluate((svg) => {
      const written = [...svg.querySelectorAll("text")];
      return [svg, ...written].map((one) => new DOMMatrix(getComputedStyle(one).transform).a);
    });
    expect(scales.length).toBeGreaterThan(5);
    expect(new Set(scales)).toEqual(new Set([-1]));
  });
});

test("safety shoes are titled Safety Footwear [S079]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/categories/safety-shoes");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toContain("Safety Footwear");
    expect(await page.title()).toContain("Safety Footwear");
  });
});

test("the arc-flash table gives 4, 8, 25 and 40 cal/cm² [S175]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/categories/electrical-arc-flash");
    const table = page.getByRole("table").filter({ hasText: "Minimum arc rating" });
    const rows = await table.getByRole("row").allInnerTexts();
    expect(rows.map((row) => plain(row).replace(/\s+/g, " ").trim())).toEqual([
      "PPE category Minimum arc rating (cal/cm²)",
      "PPE 1 4",
      "PPE 2 8",
      "PPE 3 25",
      "PPE 4 40",
    ]);
  });
});

test("the hearing guide: mandatory above 85 dBA, NRR from 21 to 33 [S176 S177]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/categories/hearing-protection");
    const text = (await page.getByRole("main").innerText()).replace(/\s+/g, " ");
    expect(text).toMatch(/mandatory above 85 dBA/i);
    expect(text).toMatch(/NRR.{0,40}\b21\b.{0,12}\b33\b/);
    const ratings = (await shownNames(page)).flatMap((name) => {
      const [, nrr] = /NRR (\d+)/.exec(name) ?? [];
      return nrr === undefined ? [] : [Number(nrr)];
    });
    expect(Math.min(...ratings)).toBe(21);
    expect(Math.max(...ratings)).toBe(33);
  });
});
