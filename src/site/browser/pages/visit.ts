import { registerIslands } from "#site/browser/islands.ts";
import { updateListButtons } from "#site/browser/request-list.ts";
import { pathAndQuery, loadDocument } from "#site/browser/pages/documents.ts";
import { currentEntry, writeEntry } from "#site/browser/pages/entries.ts";
import { headElements, replaceHead } from "#site/browser/pages/head.ts";
import { currentPage } from "#site/browser/pages/current-page.ts";
import { findSeen, keepSeen, type Seen } from "#site/browser/pages/seen.ts";
import { applyStyles, loadStyles, stylesOf } from "#site/browser/pages/page-styles.ts";

/** The maximum pages that stay in memory with what was typed in them. */
const cacheLimit = 8;

interface StoredPage {
  readonly address: string;
  readonly parts: readonly Element[];
  readonly head: readonly Element[];
  readonly styles: ReadonlySet<string>;
  /** Vertical scroll position in pixels. */
  readonly scrolled: number;
  readonly seen: Seen | undefined;
}

/** The head and the place of a page that a dialog covers. */
export interface CoveredPage {
  readonly head: readonly Element[];
  readonly seen: Seen | undefined;
}

const storedPages = new Map<string, StoredPage>();
let pages = 0;

/** Returns the language, style and script of a page, which must match to swap its content. */
function frameVersion(page: Document): string {
  const style = page.querySelector("link[rel=stylesheet]")?.getAttribute("href");
  const script = page.querySelector("script[type=module]")?.getAttribute("src");
  return [page.documentElement.lang, style, script].join(" ");
}

function storeCurrentPage(
  { head, seen }: CoveredPage = { head: headElements(document), seen: findSeen() },
): void {
  const { id, address } = currentPage;
  storedPages.delete(id);
  storedPages.set(id, {
    address,
    parts: [...document.body.children],
    head,
    styles: stylesOf(document),
    scrolled: scrollY,
    seen,
  });
  const [oldest] = storedPages.keys();
  if (storedPages.size > cacheLimit && oldest !== undefined) {
    storedPages.delete(oldest);
  }
}

/** Replaces the elements of the body; shared elements stay untouched. */
function replaceParts(parts: readonly Element[]): void {
  for (const [index, old] of [...document.body.children].entries()) {
    const part = parts[index];
    if (part === undefined) {
      old.remove();
    } else if (part !== old) {
      old.replaceWith(part);
    }
  }
}

function showPage(page: Document): void {
  const live = document.body.children;
  const parts = Array.from(page.body.children, (part, index) => {
    const previous = live[index];
    return previous?.isEqualNode(part) ? previous : document.importNode(part, true);
  });
  applyStyles(stylesOf(page));
  replaceParts(parts);
  replaceHead(headElements(page));
  for (const part of parts) {
    registerIslands(part);
  }
  updateListButtons();
}

/** Scrolls to the top or the fragment and focuses the heading, as after a page load. */
function startAtTop(hash: string): void {
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

/** Loads a page; throws if it was built for another language, style or script. */
async function loadCompatible(address: string): Promise<Document> {
  const page = await loadDocument(address);
  if (frameVersion(page) !== frameVersion(document) || page.body.children.length < 2) {
    throw new Error(`${address} has another frame`);
  }
  await loadStyles(page);
  return page;
}

/** The address of a link or form. */
export type Target = Pick<URL, "href" | "hash">;

/** Steps around the change of pages. */
interface Leaving {
  /** Returns the page's own head and place if a dialog covers it. */
  readonly before: () => CoveredPage | undefined;
  /** Runs when the page that was left is out of the document. */
  readonly after: () => void;
}

/** Navigates to a page in place and adds a history entry. */
export async function visit(
  { href, hash }: Target,
  signal: AbortSignal,
  leaving: Leaving,
): Promise<void> {
  const page = await loadCompatible(pathAndQuery(href));
  if (signal.aborted) {
    return;
  }
  storeCurrentPage(leaving.before());
  // A link that leaves the document with the focus would cost a layout of its own.
  if (document.activeElement instanceof HTMLAnchorElement) {
    document.activeElement.blur();
  }
  pages += 1;
  currentPage.id = `${performance.timeOrigin}.${pages}`;
  currentPage.address = pathAndQuery(page.URL);
  const isSameAddress = currentPage.address === pathAndQuery(location.href);
  writeEntry(isSameAddress ? "replace" : "push", currentPage.address + hash);
  showPage(page);
  leaving.after();
  startAtTop(hash);
}

/** Restores the page of the current history entry as it was left. */
export async function restoreEntry(): Promise<void> {
  const { page: name } = currentEntry();
  const address = pathAndQuery(location.href);
  const stored = storedPages.get(name);
  if (stored) {
    storeCurrentPage();
    currentPage.id = name;
    currentPage.address = stored.address;
    applyStyles(stored.styles);
    replaceParts(stored.parts);
    replaceHead(stored.head);
    updateListButtons();
    scrollTo({ top: stored.scrolled, behavior: "instant" });
    if (stored.seen) {
      keepSeen(stored.seen);
    }
    return;
  }
  const page = await loadCompatible(address);
  if (currentEntry().page === name) {
    storeCurrentPage();
    currentPage.id = name;
    currentPage.address = address;
    showPage(page);
  }
}
