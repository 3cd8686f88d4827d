import { pathAndQuery, loadDocument } from "#site/browser/pages/documents.ts";
import { currentPage } from "#site/browser/pages/current-page.ts";
import { whenIdle } from "#site/browser/when-idle.ts";

/** The maximum pages prefetched per page for links in view: about 50 kB. */
const prefetchLimit = 6;

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
    (link.search === "" || link.dataset["listingLink"] === "") &&
    link.getAttribute("role") !== "button" &&
    link.dataset["enlarge"] === undefined &&
    pathAndQuery(link.href) !== currentPage.address
  );
}

/** Prefetches the page of a link that the pointer approaches. */
export function prefetchLink(link: HTMLAnchorElement): void {
  if (isPrefetchable(link)) {
    loadDocument(pathAndQuery(link.href)).catch(() => undefined);
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

/**
 * Prefetches the pages of links in view, one at a time when idle, and the code of islands in view.
 */
export function prefetchInView(): void {
  observer?.disconnect();
  const { id } = currentPage;
  const seen = new Set<string>();
  let queue: Promise<unknown> = Promise.resolve();
  const enqueue = (address: string) => {
    queue = queue
      .then(() => new Promise<void>(whenIdle))
      .then(() => (currentPage.id === id ? loadDocument(address) : undefined))
      .catch(() => undefined);
  };
  observer = new IntersectionObserver((entries) => {
    for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
      if (!(target instanceof HTMLAnchorElement)) {
        prefetchIsland(target as HTMLElement);
      } else if (seen.size < prefetchLimit && !seen.has(pathAndQuery(target.href))) {
        seen.add(pathAndQuery(target.href));
        enqueue(pathAndQuery(target.href));
      }
    }
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
