import type { Page } from "playwright-core";

/** What of a page is painted otherwise than it is meant, and how many texts were walked. */
export interface Painted {
  readonly texts: number;
  /** Codes, figures, names and words whose places were compared. */
  readonly items: number;
  readonly wrong: readonly string[];
}

/**
 * Walks every visible text of a page from the right and compares where its letters are painted with what
 * is meant: the letters of a code or figure from left to right, words and codes one after another from
 * right to left, and what closes a phrase to the left of it. No code is torn out of its sentence.
 */
export function comparePainted(page: Page): Promise<Painted> {
  return page.evaluate(() => {
    interface Sign {
      readonly sign: string;
      /** The middle, in CSS pixels from the left. */
      readonly x: number;
      readonly line: number;
      /** The part of the line round it that is marked as one from the left. */
      readonly marked: Element | null;
    }

    /** The part of the page in whose lines a text stands. */
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
          // A code in an element of its own and what stands beside it are two.
          signs.push({ sign: "\u2029", x: Number.NaN, line: Number.NaN, marked });
        }
        for (let at = 0; at < text.data.length; at += 1) {
          const sign = text.data.charAt(at).replace(/\s/, " ");
          range.setStart(text, at);
          range.setEnd(text, at + 1);
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
    // Digits of the East run from the left, as those of the West do.
    const eastern = "[\\u0660-\\u0669]+";
    const word = "(?:(?![\\u0660-\\u0669])[\\p{Script=Arabic}\\u064B-\\u0652])+";
    const code = '[^\\s\\p{Script=Arabic}«»()\\[\\]،؛؟…"|·:.,!]+';
    const whole = `${code}(?:[.,:]${code}|\\([A-Za-z]\\))*`;
    const named = `(?=[^\\s]*[A-Za-z\\d])${whole}`;
    const item = new RegExp(`${word}|${eastern}|${named}(?: (?:[×x+–→-] )?${named})*`, "gu");

    for (const [block, its] of blocks) {
      const signs = signsOf(its);
      const text = signs.map(({ sign }) => sign).join("");
      if (!/[\p{L}\p{N}]/u.test(text)) {
        continue;
      }
      texts += 1;
      const fromTheRight = getComputedStyle(block).direction === "rtl";
      const found = [...text.matchAll(item)].map(({ 0: told, index }) => {
        const own = signs.slice(index, index + told.length).filter(({ sign }) => /\S/.test(sign));
        return { told, index, own, arabic: /(?![\u0660-\u0669])\p{Script=Arabic}/u.test(told) };
      });
      items += found.length;
      const place = (at: number) => text.slice(Math.max(0, at - 40), at + 60);
      for (const { told, own, index, arabic } of found) {
        const turned = own.some(({ x, line }, at) => {
          const last = own[at - 1];
          const same = last && Math.abs(last.line - line) < 4;
          return same && (arabic ? x > last.x + 1 : x < last.x - 1);
        });
        if (turned) {
          wrong.push(`"${told}" is turned round in: ${place(index)}`);
        }
      }
      if (!fromTheRight) {
        continue;
      }
      for (const [at, one] of found.entries()) {
        const next = found[at + 1];
        const [end, start] = [one.own.at(-1), next?.own[0]];
        const after = one.index + one.told.length;
        const closing = signs[after]?.sign === "\u2029" ? signs[after + 1] : signs[after];
        /** Whether a sign follows in the same line, and in no part that is marked as one from the left. */
        const follows = (sign: Sign | undefined): sign is Sign =>
          end !== undefined &&
          sign !== undefined &&
          Math.abs(sign.line - end.line) < 4 &&
          !(end.marked && end.marked === sign.marked && block.contains(end.marked));
        const left = leftOf(one.own, end?.line ?? 0);
        if (next && follows(start) && start.x > left) {
          wrong.push(`"${next.told}" stands before "${one.told}" in: ${place(one.index)}`);
        }
        if (/[.،؛:؟)»!]/.test(closing?.sign ?? "") && follows(closing) && closing.x > left) {
          wrong.push(`"${closing.sign}" stands before "${one.told}" in: ${place(one.index)}`);
        }
      }
    }
    return { texts, items, wrong };
  });
}
