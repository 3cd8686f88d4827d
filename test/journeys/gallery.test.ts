import { expect, test } from "vitest";
import { look } from "#test/support/browser.ts";

const variants = ["default", "destructive", "outline", "secondary", "ghost", "link", "hero"];
const sizes = ["default", "sm", "lg", "icon"];

test("seven button variants in four sizes, no two alike [S249 S250]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/gallery");
    const looks = new Set<string>();
    for (const variant of variants) {
      const shapes = new Set<string>();
      for (const size of sizes) {
        const button = page.getByRole("button", { name: `${variant} ${size}`, exact: true });
        expect(await button.isVisible(), `${variant} ${size}`).toBe(true);
        const drawn = await button.evaluate((element) => {
          const { backgroundColor, color, borderTopColor, textDecorationLine, height, width } =
            getComputedStyle(element);
          const square = height === width ? "square" : "wide";
          return {
            paint: [backgroundColor, color, borderTopColor, textDecorationLine].join(),
            shape: `${height} ${square}`,
          };
        });
        if (size === "default") {
          looks.add(drawn.paint);
        }
        shapes.add(drawn.shape);
      }
      expect(shapes.size, variant).toBe(sizes.length);
    }
    expect(looks.size).toBe(variants.length);
  });
});

test("it shows every kind of piece [S249]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/gallery");
    const headings = await page.getByRole("heading", { level: 2 }).allInnerTexts();
    expect(headings).toEqual(expect.arrayContaining(["Button", "Badge", "Field", "Icon", "Table"]));
  });
});
