import { sleepUntilWanted } from "#site/browser/islands.ts";
import { showRequestList } from "#site/browser/request-list.ts";
import { addressOf, documentAt } from "#site/browser/pages/documents.ts";
import { currentEntry, enter } from "#site/browser/pages/entries.ts";
import { headOf, showHead } from "#site/browser/pages/head.ts";
import { shown } from "#site/browser/pages/current-page.ts";

/** How many pages that were left stay as they were, with what was typed in them. */
const mostLeft = 8;

interface LeftPage {
  readonly address: string;
  readonly parts: readonly Element[];
  readonly head: readonly Element[];
  /** Pixels. */
  readonly scrolled: number;
}

const left = new Map<string, LeftPage>();
let pages = 0;

/** The language, style and script that a page was made with. */
function makeOf(page: Document): string {
  const style = page.querySelector("link[rel=stylesheet]")?.getAttribute("href");
  const script = page.querySelector("script[type=module]")?.getAttribute("src");
  return [page.documentElement.lang, style, script].join(" ");
}

function leave(): void {
  const { page, address } = shown;
  left.delete(page);
  left.set(page, {
    address,
    parts: [...document.body.children],
    head: headOf(document),
    scrolled: scrollY,
  });
  const [oldest] = left.keys();
  if (left.size > mostLeft && oldest !== undefined) {
    left.delete(oldest);
  }
}

/** Puts the parts of a page where those of another stand; a part that both share stays untouched. */
function putParts(parts: readonly Element[]): void {
  for (const [at, old] of [...document.body.children].entries()) {
    const part = parts[at];
    if (part === undefined) {
      old.remove();
    } else if (part !== old) {
      old.replaceWith(part);
    }
  }
}

function put(page: Document): void {
  const live = document.body.children;
  const parts = Array.from(page.body.children, (part, at) => {
    const old = live[at];
    return old?.isEqualNode(part) ? old : document.importNode(part, true);
  });
  putParts(parts);
  showHead(headOf(page));
  for (const part of parts) {
    sleepUntilWanted(part);
  }
  showRequestList();
}

/** Begins where a page that was just loaded would: at its top or the named place, with its heading. */
function begin(hash: string): void {
  const place = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (place) {
    place.scrollIntoView({ behavior: "instant" });
  } else {
    scrollTo({ top: 0, behavior: "instant" });
  }
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}

/** Throws where a page cannot stand in this document: it was made for another one. */
async function fetchFitting(address: string): Promise<Document> {
  const page = await documentAt(address);
  if (makeOf(page) !== makeOf(document) || page.body.children.length < 2) {
    throw new Error(`${address} has another frame`);
  }
  return page;
}

/** Where a link leads, or a form with what stands in it. */
export type Target = Pick<URL, "href" | "hash">;

/** Shows the page that a link leads to in place of this one, as a further entry of the history. */
export async function visit(
  { href, hash }: Target,
  signal: AbortSignal,
  beforeLeaving: () => void,
): Promise<void> {
  const page = await fetchFitting(addressOf(href));
  if (signal.aborted) {
    return;
  }
  beforeLeaving();
  leave();
  pages += 1;
  shown.page = `${performance.timeOrigin}.${pages}`;
  shown.address = addressOf(page.URL);
  const again = shown.address === addressOf(location.href);
  enter(again ? "replace" : "push", shown.address + hash);
  put(page);
  begin(hash);
}

/** Shows again the page that the current entry of the history belongs to, as it was left. */
export async function returnToEntry(): Promise<void> {
  const { page: name } = currentEntry();
  const address = addressOf(location.href);
  const kept = left.get(name);
  if (kept) {
    leave();
    shown.page = name;
    shown.address = kept.address;
    putParts(kept.parts);
    showHead(kept.head);
    showRequestList();
    scrollTo({ top: kept.scrolled, behavior: "instant" });
    return;
  }
  const page = await fetchFitting(address);
  if (currentEntry().page === name) {
    leave();
    shown.page = name;
    shown.address = address;
    put(page);
  }
}
