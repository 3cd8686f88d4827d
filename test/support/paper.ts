import type { Page } from "playwright-core";
import { resize } from "#test/support/browser.ts";

/** Pixels of an A4 sheet within margins of 12 mm. */
export const sheet = { width: 702, height: 1031 };

/** Lays a page out for print and returns the total height of its sheets. */
export async function layOut(page: Page): Promise<number> {
  await page.emulateMedia({ media: "print" });
  await resize(page, sheet);
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** Prints a page and returns its number of sheets. */
export async function countSheets(page: Page): Promise<number> {
  await page.emulateMedia({ media: null });
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Returns words of a printed page that are covered, pale or off the sheet. */
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
    // Behind a modal dialog no element can be hit.
    const modal = document.querySelector("dialog:modal");
    return lines.flatMap(({ parent, text, box }, index) => {
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const hit = parent.contains(top) || top?.contains(parent);
      const over = lines
        .slice(index + 1)
        .find(
          (overlapping) =>
            Math.min(box.right, overlapping.box.right) - Math.max(box.x, overlapping.box.x) > 2 &&
            Math.min(box.bottom, overlapping.box.bottom) - Math.max(box.y, overlapping.box.y) >
              box.height / 2,
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

/** Returns printed controls, which have no use on paper. */
export async function uselessOnPaper(page: Page): Promise<readonly string[]> {
  await layOut(page);
  const useless = page
    .locator(
      "button, select, textarea, search, [role=button], input:not([data-line-field]), nav a:not(.brand), a[target]",
    )
    .filter({ visible: true });
  return useless.evaluateAll((elements) =>
    elements.map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}
