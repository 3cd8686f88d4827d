import { expect, test } from "vitest";
import { desktop, look, phone, resize, tablet } from "#test/support/browser.ts";
import { addresses, catalogue } from "#test/support/demonstration.ts";
import { sample } from "#test/support/samples.ts";

const mask = sample(({ specifications }) =>
  specifications.standards.some((name) => name.startsWith("EN 148-")),
);
const pages = [
  addresses.shop,
  addresses.shopSearch("en 13832-3"),
  addresses.product(mask.slug),
  ...catalogue.guides.map(({ slug }) => addresses.guide(slug)),
  addresses.standards,
];

/** Lists the names of standards, ranges and units whose characters stand on different lines. */
function dividedNames(): readonly string[] {
  const name =
    /(?:\b(?:EN|ISO|IEC|ANSI|ASTM|ASSP|ISEA|NFPA)[ \u00A0/\u2060]+)+[A-Z]?\d[\w.\-\u2060]*\d|\d[\d.]*[-–\u2060]+\d[\d.]*|\d\u00A0?(?:cal\/\u2060?cm²|mm|kV|dB)(?![\p{L}\d])|(?:4-\u2060?Point|Pin-\u2060?Lock|One-\u2060?Piece)/gu;
  const walker = document.createTreeWalker(document.querySelector("main") ?? document, 4);
  const divided: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? "";
    for (const { 0: found, index } of text.matchAll(name)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + found.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (tops.length > 1 && Math.max(...tops) - Math.min(...tops) > 8) {
        divided.push(found);
      }
    }
  }
  return divided;
}

test.each(["", "/ar"])(
  "no line ends inside a standard, range or unit, at any width: %s/",
  async (language) => {
    await look({ script: false }, async ({ page }) => {
      for (const address of pages) {
        await page.goto(language + address);
        for (const viewport of [phone, tablet, desktop]) {
          await resize(page, viewport);
          expect(await page.evaluate(dividedNames), `${address} ${viewport.width}`).toEqual([]);
        }
      }
    });
  },
);
