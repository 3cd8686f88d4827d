import { describe, expect, test } from "vitest";
import { desktop, look, phone, visit } from "#test/support/browser.ts";
import { addresses } from "#test/support/demonstration.ts";
import { cards, namesIn, openDialog, tabs, waitForNames } from "#test/support/listing.ts";
import { samplePictured } from "#test/support/samples.ts";

const product = samplePictured();

test("where more contrast is asked for, cards have an edge and labels the colour of text", async () => {
  const looks = (contrast: "more" | "no-preference") =>
    new Promise<readonly string[]>((resolve, reject) => {
      visit({ context: { contrast } }, async ({ page }) => {
        await page.goto(addresses.shop);
        const card = cards(page).first();
        resolve(
          await card.evaluate((one) => {
            const label = one.querySelector("dt");
            const { borderTopWidth, borderTopColor } = getComputedStyle(one);
            const edge = borderTopWidth === "0px" ? "none" : borderTopColor;
            return [edge, label ? getComputedStyle(label).color : "", getComputedStyle(one).color];
          }),
        );
      }).catch(reject);
    });
  const [edge, label, text] = await looks("more");
  expect([edge, label]).toEqual([text, text]);
  expect((await looks("no-preference"))[0]).toBe("none");
});

describe.each([{ viewport: phone }, { viewport: desktop }])(
  "$viewport.width px",
  ({ viewport }) => {
    test("where less motion is asked for nothing moves [S119 S132]", async () => {
      await look({ viewport }, async ({ page }) => {
        await page.goto(addresses.shop);
        await tabs(page).getByRole("link", { name: "Head Protection" }).click();
        await waitForNames(page, namesIn("head"));
        await openDialog(page, product);
        const moving = await page.evaluate(() =>
          document
            .getAnimations()
            .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
            .map(({ effect }) =>
              effect instanceof KeyframeEffect ? String(effect.target?.className) : "",
            ),
        );
        expect(moving.filter((name) => !name.includes("card-grid"))).toEqual([]);
      });
    });
  },
);
