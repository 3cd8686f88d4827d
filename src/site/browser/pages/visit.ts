import { registerIslands } from "#site/browser/islands.ts";
import { updateListButtons } from "#site/browser/request-list.ts";
import { pathAndQuery, loadDocument } from "#site/browser/pages/documents.ts";
import { currentEntry, writeEntry } from "#site/browser/pages/entries.ts";
import { headElements, replaceHead } from "#site/browser/pages/head.ts";
import { currentPage } from "#site/browser/pages/current-page.ts";

/** The maximum pages that stay in memory with what was typed in them. */
const cacheLimit = 8;

interface StoredPage {
  readonly address: string;
  readonly parts: readonly Element[];
  readonly head: readonly Element[];
  /** Vertical scroll position in pixels. */
  readonly scrolled: number;
  readonly seen: Seen | undefined;
}

/** The element in the middle of the window, and its distance from the top in pixels. */
interface Seen {
  readonly element: Element;
  readonly top: number;
}

function findSeen(): Seen | undefined {
  const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  return element?.closest("main")
    ? { element, top: element.getBoundingClientRect().top }
    : undefined;
}

/** The frames in which cards near the window replace their estimated heights. */
const settlingFrames = 3;

/** Returns an element to its place; estimated heights of cards above it have moved it. */
function keepSeen({ element, top }: Seen, frames = settlingFrames): void {
  if (element.isConnected) {
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
    if (frames > 0) {
      requestAnimationFrame(() => keepSeen({ element, top }, frames - 1));
    }
  }
}

const storedPages = new Map<string, StoredPage>();
let pages = 0;

/** Returns the language, style and script of a page, which must match to swap its content. */
function frameVersion(page: Document): string {
  const style = page.querySelector("link[rel=stylesheet]")?.getAttribute("href");
  const script = page.querySelector("script[type=module]")?.getAttribute("src");
  return [page.documentElement.lang, style, script].join(" ");
}

function storeCurrentPage(): void {
  const { id, address } = currentPage;
  storedPages.delete(id);
  storedPages.set(id, {
    address,
    parts: [...document.body.children],
    head: headElements(document),
    scrolled: scrollY,
    seen: findSeen(),
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
  return page;
}

/** The address of a link or form. */
export type Target = Pick<URL, "href" | "hash">;

/** Navigates to a page in place and adds a history entry. */
export async function visit(
  { href, hash }: Target,
  signal: AbortSignal,
  beforeLeave: () => void,
): Promise<void> {
  const page = await loadCompatible(pathAndQuery(href));
  if (signal.aborted) {
    return;
  }
  beforeLeave();
  storeCurrentPage();
  pages += 1;
  currentPage.id = `${performance.timeOrigin}.${pages}`;
  currentPage.address = pathAndQuery(page.URL);
  const isSameAddress = currentPage.address === pathAndQuery(location.href);
  writeEntry(isSameAddress ? "replace" : "push", currentPage.address + hash);
  showPage(page);
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
