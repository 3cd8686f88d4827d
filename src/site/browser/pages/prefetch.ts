import { pathAndQuery, loadDocument } from "#site/browser/pages/documents.ts";
import { currentPage } from "#site/browser/pages/current-page.ts";
import { loadStyles } from "#site/browser/pages/page-styles.ts";
import { whenIdle } from "#site/browser/when-idle.ts";

/** The maximum pages prefetched per page for links in view: about 50 kB. */
const prefetchLimit = 6;
/** How many of them for what is in view from the start. */
const firstLimit = 1;

/** Returns true if a link leads to another page of this site, in the same window and language. */
export function isPageLink(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    link.target === "" &&
    link.hreflang === "" &&
    !link.hasAttribute("download") &&
    (link.hash === "" || pathAndQuery(link.href) !== pathAndQuery(location.href))
  );
}

/** Returns true if a link's page may be prefetched. Search results are rendered on demand only. */
function isPrefetchable(link: HTMLAnchorElement): boolean {
  return (
    isPageLink(link) &&
    !link.hidden &&
    (link.search === "" || link.dataset["listingLink"] === "") &&
    link.getAttribute("role") !== "button" &&
    link.dataset["enlarge"] === undefined &&
    pathAndQuery(link.href) !== currentPage.address
  );
}

function fetchAhead(address: string): Promise<void> {
  return loadDocument(address).then(loadStyles);
}

/** Prefetches the page of a link that the pointer approaches. */
export function prefetchLink(link: HTMLAnchorElement): void {
  if (isPrefetchable(link)) {
    fetchAhead(pathAndQuery(link.href)).catch(() => undefined);
  }
}

function prefetchIsland(island: HTMLElement): void {
  whenIdle(() => {
    import("#site/browser/load-island.ts")
      .then(({ fetchIsland }) => fetchIsland(island))
      .catch(() => undefined);
  });
}

let observer: IntersectionObserver | undefined;

/** Returns true for a link of the page's own content: those of the frame wait for the pointer. */
function isOwn(link: HTMLAnchorElement): boolean {
  return link.closest("main") !== null && link.closest(".breadcrumb") === null;
}

/**
 * Prefetches the pages of links in view, one at a time when idle, and the code of islands in view.
 * From the start the first link alone; more of what a scroll or an opened menu brings into view.
 */
export function prefetchInView(): void {
  observer?.disconnect();
  const { id } = currentPage;
  const seen = new Set<string>();
  let queue: Promise<unknown> = Promise.resolve();
  const enqueue = (address: string) => {
    queue = queue
      .then(() => new Promise<void>(whenIdle))
      .then(() => (currentPage.id === id ? fetchAhead(address) : undefined))
      .catch(() => undefined);
  };
  let isStart = true;
  observer = new IntersectionObserver((entries) => {
    const limit = isStart ? firstLimit : prefetchLimit;
    for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
      if (!(target instanceof HTMLAnchorElement)) {
        prefetchIsland(target as HTMLElement);
      } else if (seen.size < limit && (!isStart || isOwn(target))) {
        const address = pathAndQuery(target.href);
        if (!seen.has(address)) {
          seen.add(address);
          enqueue(address);
        }
      }
    }
    isStart = false;
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]:not([data-product])")) {
    if (isPrefetchable(link)) {
      observer.observe(link);
    }
  }
  for (const island of document.querySelectorAll("[data-island]")) {
    observer.observe(island);
  }
}
