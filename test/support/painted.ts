import type { Page } from "playwright-core";

/** Texts that are painted in the wrong order, and the number of compared items. */
export interface Painted {
  readonly texts: number;
  /** Number of compared codes, figures, names and words. */
  readonly items: number;
  readonly wrong: readonly string[];
}

/**
 * Compares the painted order of every visible text with its meaning on a page that runs from the
 * right.
 */
export function comparePainted(page: Page): Promise<Painted> {
  return page.evaluate(() => {
    interface Sign {
      readonly sign: string;
      /** Centre, in CSS pixels from the left. */
      readonly x: number;
      readonly line: number;
      /** Part of the line that is marked as left-to-right. */
      readonly marked: Element | null;
    }

    /** Returns the block that contains a text. */
    function blockOf(text: Text): Element {
      let element = text.parentElement ?? document.body;
      while (getComputedStyle(element).display === "inline" && element.parentElement) {
        if (element.tagName === "text") {
          break;
        }
        element = element.parentElement;
      }
      return element;
    }

    const blocks = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (parent?.checkVisibility() && !parent.closest("script, style, textarea, pre")) {
        const block = blockOf(text);
        blocks.set(block, [...(blocks.get(block) ?? []), text]);
      }
    }

    function signsOf(texts: readonly Text[]): readonly Sign[] {
      const range = document.createRange();
      const signs: Sign[] = [];
      for (const text of texts) {
        const marked = text.parentElement?.closest("[dir=ltr], bdi") ?? null;
        if (marked !== signs.at(-1)?.marked) {
          // A code in its own element is separate from its neighbours.
          signs.push({ sign: "\u2029", x: Number.NaN, line: Number.NaN, marked });
        }
        for (let offset = 0; offset < text.data.length; offset += 1) {
          const sign = text.data.charAt(offset).replace(/\s/, " ");
          range.setStart(text, offset);
          range.setEnd(text, offset + 1);
          const [box] = range.getClientRects();
          if (box && !/[\u2066-\u2069]/.test(sign)) {
            signs.push({ sign, x: box.x + box.width / 2, line: box.y + box.height / 2, marked });
          }
        }
      }
      return signs;
    }

    function leftOf(signs: readonly Sign[], line: number): number {
      return Math.min(...signs.filter((sign) => Math.abs(sign.line - line) < 4).map(({ x }) => x));
    }

    const wrong: string[] = [];
    for (const marked of document.querySelectorAll("bdi")) {
      const round = marked.parentElement;
      const texts = [...(round?.childNodes ?? [])].filter(({ nodeType }) => nodeType === 3);
      const isTorn = texts.some((text) => /[\p{L}\p{N}]/u.test(text.textContent ?? ""));
      if (round?.checkVisibility() && isTorn && /flex|grid/.test(getComputedStyle(round).display)) {
        wrong.push(`"${marked.textContent}" is torn out of: ${round.textContent}`);
      }
    }
    let texts = 0;
    let items = 0;
    // Arabic-Indic digits run from the left, like Western ones.
    const eastern = "[\\u0660-\\u0669]+";
    const word = "(?:(?![\\u0660-\\u0669])[\\p{Script=Arabic}\\u064B-\\u0652])+";
    const code = '[^\\s\\p{Script=Arabic}«»()\\[\\]،؛؟…"|·:.,!]+';
    const whole = `${code}(?:[.,:]${code}|\\([A-Za-z]\\))*`;
    const namePattern = `(?=[^\\s]*[A-Za-z\\d])${whole}`;
    const item = new RegExp(
      `${word}|${eastern}|${namePattern}(?: (?:[×x+–→-] )?${namePattern})*`,
      "gu",
    );

    for (const [block, its] of blocks) {
      const signs = signsOf(its);
      const text = signs.map(({ sign }) => sign).join("");
      if (!/[\p{L}\p{N}]/u.test(text)) {
        continue;
      }
      texts += 1;
      const fromTheRight = getComputedStyle(block).direction === "rtl";
      const foundItems = [...text.matchAll(item)].map(({ 0: matched, index }) => {
        const itemSigns = signs
          .slice(index, index + matched.length)
          .filter(({ sign }) => /\S/.test(sign));
        return {
          told: matched,
          index,
          own: itemSigns,
          arabic: /(?![\u0660-\u0669])\p{Script=Arabic}/u.test(matched),
        };
      });
      items += foundItems.length;
      const place = (position: number) => text.slice(Math.max(0, position - 40), position + 60);
      for (const { told, own, index, arabic } of foundItems) {
        const turned = own.some(({ x, line }, signIndex) => {
          const previousSign = own[signIndex - 1];
          const isSameLine = previousSign && Math.abs(previousSign.line - line) < 4;
          return isSameLine && (arabic ? x > previousSign.x + 1 : x < previousSign.x - 1);
        });
        if (turned) {
          wrong.push(`"${told}" is turned round in: ${place(index)}`);
        }
      }
      if (!fromTheRight) {
        continue;
      }
      for (const [itemIndex, currentItem] of foundItems.entries()) {
        const followingItem = foundItems[itemIndex + 1];
        const [end, start] = [currentItem.own.at(-1), followingItem?.own[0]];
        const after = currentItem.index + currentItem.told.length;
        const closing = signs[after]?.sign === "\u2029" ? signs[after + 1] : signs[after];
        /** Tells if a sign follows in the same line, outside parts marked as left-to-right. */
        const follows = (sign: Sign | undefined): sign is Sign =>
          end !== undefined &&
          sign !== undefined &&
          Math.abs(sign.line - end.line) < 4 &&
          !(end.marked && end.marked === sign.marked && block.contains(end.marked));
        const leftEdge = leftOf(currentItem.own, end?.line ?? 0);
        if (followingItem && follows(start) && start.x > leftEdge) {
          wrong.push(
            `"${followingItem.told}" stands before "${currentItem.told}" in: ${place(currentItem.index)}`,
          );
        }
        if (/[.،؛:؟)»!]/.test(closing?.sign ?? "") && follows(closing) && closing.x > leftEdge) {
          wrong.push(
            `"${closing.sign}" stands before "${currentItem.told}" in: ${place(currentItem.index)}`,
          );
        }
      }
    }
    return { texts, items, wrong };
  });
}
