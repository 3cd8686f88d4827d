import { addressOf, documentAt } from "#site/browser/pages/documents.ts";
import { shown } from "#site/browser/pages/current-page.ts";
import { whenIdle } from "#site/browser/when-idle.ts";

/** How many pages are fetched for a page because a link to them is in view: some 50 kB at most. */
const mostAhead = 6;

/** Whether a link leads to another page of this site in the same window and language. */
export function leadsOn(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    link.target === "" &&
    link.hreflang === "" &&
    !link.hasAttribute("download") &&
    (link.hash === "" || addressOf(link.href) !== addressOf(location.href))
  );
}

/** Whether a link's page may be fetched before it is asked for. Answers to a query are made when they are. */
function mayComeEarly(link: HTMLAnchorElement): boolean {
  return (
    leadsOn(link) &&
    (link.search === "" || link.dataset["listingLink"] === "") &&
    link.getAttribute("role") !== "button" &&
    addressOf(link.href) !== shown.address
  );
}

/** Fetches the page of a link that a hand comes near. */
export function fetchNear(link: HTMLAnchorElement): void {
  if (mayComeEarly(link)) {
    documentAt(addressOf(link.href)).catch(() => undefined);
  }
}

function fetchIslandLater(island: HTMLElement): void {
  whenIdle(() => {
    import("#site/browser/load-island.ts")
      .then(({ fetchIsland }) => fetchIsland(island))
      .catch(() => undefined);
  });
}

let observer: IntersectionObserver | undefined;

/**
 * Fetches the pages of the links in view, one after the other while nothing else is to be done, and
 * what an island in view is made of.
 */
export function fetchAhead(): void {
  observer?.disconnect();
  const { page } = shown;
  const seen = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  const fetchLater = (address: string) => {
    last = last
      .then(() => new Promise<void>(whenIdle))
      .then(() => (shown.page === page ? documentAt(address) : undefined))
      .catch(() => undefined);
  };
  observer = new IntersectionObserver((entries) => {
    for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
      if (!(target instanceof HTMLAnchorElement)) {
        fetchIslandLater(target as HTMLElement);
      } else if (seen.size < mostAhead && !seen.has(addressOf(target.href))) {
        seen.add(addressOf(target.href));
        fetchLater(addressOf(target.href));
      }
    }
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]:not([data-product])")) {
    if (mayComeEarly(link)) {
      observer.observe(link);
    }
  }
  for (const island of document.querySelectorAll("[data-island]")) {
    observer.observe(island);
  }
}
