import type { Page } from "playwright-core";
import { resize } from "#test/support/browser.ts";

/** Pixels of an A4 sheet within its margins of 12 mm. */
export const sheet = { width: 702, height: 1031 };

/** Lays a page out as it is printed, all sheets below each other, and answers how high they are together. */
export async function layOut(page: Page): Promise<number> {
  await page.emulateMedia({ media: "print" });
  await resize(page, sheet);
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** Prints a page and answers how many sheets that took. */
export async function countSheets(page: Page): Promise<number> {
  await page.emulateMedia({ media: null });
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** What is wrong with the words of a page that is laid out for print: covered, pale, or off the sheet. */
export async function faultsOfWords(page: Page): Promise<readonly string[]> {
  const height = await layOut(page);
  await resize(page, { width: sheet.width, height: height + 100 });
  return page.evaluate((width) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { readonly parent: Element; readonly text: string; readonly box: DOMRect }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent } = node;
      const text = textContent?.trim() ?? "";
      const range = document.createRange();
      range.selectNodeContents(node);
      if (parent && text !== "" && !parent.closest("script, style, .sr-only")) {
        const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
        lines.push(...boxes.map((box) => ({ parent, text, box })));
      }
    }
    // Behind a modal nothing can be hit, whether it is covered or not.
    const modal = document.querySelector("dialog:modal");
    return lines.flatMap(({ parent, text, box }, at) => {
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const hit = parent.contains(top) || top?.contains(parent);
      const over = lines
        .slice(at + 1)
        .find(
          (other) =>
            Math.min(box.right, other.box.right) - Math.max(box.x, other.box.x) > 2 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.y, other.box.y) > box.height / 2,
        );
      return [
        ...(hit || (modal && !modal.contains(parent))
          ? []
          : [`${top?.outerHTML.slice(0, 60)} lies over: ${text}`]),
        ...(over ? [`${over.text} lies over: ${text}`] : []),
        ...(box.x < -0.5 || box.right > width + 0.5 ? [`off the sheet: ${text}`] : []),
        ...(getComputedStyle(parent).color === "rgb(0, 0, 0)" ? [] : [`pale: ${text}`]),
      ];
    });
  }, sheet.width);
}

/** What stands on the sheet and is of no use there: what is to be pressed, filled in or followed. */
export async function uselessOnPaper(page: Page): Promise<readonly string[]> {
  await layOut(page);
  const useless = page
    .locator(
      "button, select, textarea, search, [role=button], input:not([data-line-field]), nav a:not(.brand), a[target]",
    )
    .filter({ visible: true });
  return useless.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 120)));
}
