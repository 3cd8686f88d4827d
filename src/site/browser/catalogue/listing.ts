import { updateListButtons } from "#site/browser/request-list.ts";
import { pathAndQuery, loadDocument } from "#site/browser/pages/documents.ts";
import { writeEntry } from "#site/browser/pages/entries.ts";
import { headElements, replaceHead } from "#site/browser/pages/head.ts";
import { currentPage } from "#site/browser/pages/current-page.ts";

/** Selects cards that are already on the page. */
interface CardFilter {
  /** The id of a category; undefined for all categories. */
  readonly category?: string | undefined;
  /** The address of the category's tab. */
  readonly chosen?: string | null;
}

/** Hides cards outside the category until the listing has loaded; keeps all if none match. */
function filterCards(listing: Element, { category }: CardFilter): void {
  const cards = [...listing.querySelectorAll<HTMLElement>(".card-grid > li")];
  const matches = new Set(
    cards.filter(({ dataset }) => category === undefined || dataset["category"] === category),
  );
  if (matches.size > 0) {
    for (const card of cards) {
      card.hidden = !matches.has(card);
    }
  }
}

function showAllCards(parts: readonly Element[]): void {
  for (const card of parts.flatMap((part) => [
    ...part.querySelectorAll<HTMLElement>("li[hidden]"),
  ])) {
    card.hidden = false;
  }
}

/** Finds the parts of a listing that stay in place and only change their content. */
function findParts(page: Document) {
  const listing = page.querySelector<HTMLElement>("[data-listing]");
  const controls = listing?.querySelector(".listing-controls");
  const count = controls?.querySelector<HTMLElement>(".listing-count");
  if (!listing || !controls || !count) {
    throw new Error("The page has no listing");
  }
  const tabs = [...controls.querySelectorAll<HTMLAnchorElement>("a[data-listing-link]")];
  return { listing, controls, count, tabs, more: controls.querySelector("details") };
}

function languageLinks(page: Document): readonly HTMLAnchorElement[] {
  return [...page.querySelectorAll<HTMLAnchorElement>("a[hreflang]")];
}

/** Points the language links to the same listing in other languages. */
function updateLanguageLinks(languages: View["languages"]): void {
  const addresses = new Map(languages);
  for (const link of languageLinks(document)) {
    link.href = addresses.get(link.hreflang) ?? link.href;
  }
}

/** Finds what stands above an addressed listing: its title, and the head of the printed page. */
function findTops(page: Document): readonly Element[] {
  return ["letterhead", "listing-title"].flatMap((id) => {
    const top = page.getElementById(id);
    return top ? [page === document ? top : document.importNode(top, true)] : [];
  });
}

/** Reads the content of a page's listing: its cards, controls and head. */
function readView(page: Document) {
  const { controls, count, tabs, more } = findParts(page);
  const content: Element[] = [];
  for (let element = controls.nextElementSibling; element; element = element.nextElementSibling) {
    content.push(page === document ? element : document.importNode(element, true));
  }
  const summary = more?.querySelector("summary");
  return {
    content,
    count: count.textContent,
    chosen: tabs.find((tab) => tab.hasAttribute("aria-current"))?.getAttribute("href"),
    tabs: tabs.map((tab) => ({
      href: tab.getAttribute("href") ?? "",
      kind: tab.dataset["listingLink"],
    })),
    moreName: summary?.firstChild?.textContent ?? "",
    inMore: more?.dataset["current"] !== undefined,
    languages: languageLinks(page).map(
      (link) => [link.hreflang, link.getAttribute("href") ?? ""] as const,
    ),
    head: headElements(page),
    tops: findTops(page),
  };
}

type View = ReturnType<typeof readView>;

function replaceTops(tops: View["tops"]): void {
  for (const top of tops) {
    document.getElementById(top.id)?.replaceWith(top);
  }
}

interface ListingState {
  /** Views already shown, by address. */
  readonly views: Map<string, View>;
  /** The address of the current view. */
  address: string;
}

const listings = new WeakMap<Element, ListingState>();

function findState(element: Element): ListingState {
  const state = listings.get(element);
  if (state) {
    return state;
  }
  const { address } = currentPage;
  const newState: ListingState = { views: new Map([[address, readView(document)]]), address };
  listings.set(element, newState);
  return newState;
}

interface ListingRequest {
  readonly address: string;
  /** True to add a history entry where the listing owns the page's address. */
  readonly isNewEntry: boolean;
  /** The cards to show until the listing has loaded. */
  readonly preview?: CardFilter;
}

let latestRequest = 0;

function markChosen(chosen: string | null | undefined): void {
  for (const tab of findParts(document).tabs) {
    if (tab.getAttribute("href") === chosen) {
      tab.setAttribute("aria-current", "true");
    } else {
      tab.removeAttribute("aria-current");
    }
  }
}

function showView(view: View): void {
  const { content, count: countText, chosen, moreName, inMore } = view;
  const { listing, controls, count, more, tabs } = findParts(document);
  const focused = listing.querySelector<HTMLElement>("a[data-product]:focus")?.dataset["product"];
  while (controls.nextElementSibling) {
    controls.nextElementSibling.remove();
  }
  controls.after(...content);
  showAllCards(content);
  if (focused !== undefined) {
    const link = `a[data-product="${CSS.escape(focused)}"]`;
    listing.querySelector<HTMLElement>(link)?.focus({ preventScroll: true });
  }
  listing.querySelector<HTMLFormElement>("[data-narrowing]")?.reset();
  // A guide has one more tab, which leads to the shop.
  if (tabs.length === view.tabs.length) {
    for (const [index, tab] of tabs.entries()) {
      tab.setAttribute("href", view.tabs[index]?.href ?? "");
      tab.dataset["listingLink"] = view.tabs[index]?.kind;
    }
  }
  markChosen(chosen);
  const name = more?.querySelector("summary")?.firstChild;
  if (more && name) {
    more.toggleAttribute("data-current", inMore);
    name.textContent = moreName;
  }
  if (count.textContent !== countText) {
    count.textContent = countText;
  }
  updateListButtons();
}

/** Returns true if the page's address follows its listing at the address of a request. */
function hasAddress({ dataset }: HTMLElement, address: string): boolean {
  const [path] = address.split("?");
  return (
    dataset["listing"] === "addressed" ||
    (dataset["listing"] === "own-path" && path === location.pathname)
  );
}

/** Shows the listing of an address in place; false if a later request superseded it. */
export async function showListing(request: ListingRequest): Promise<boolean> {
  const { listing: element } = findParts(document);
  const { address, isNewEntry, preview } = request;
  const listing = findState(element);
  const hasOwnAddress = hasAddress(element, address);
  latestRequest += 1;
  const requestNumber = latestRequest;
  if (address === listing.address && !element.hasAttribute("aria-busy")) {
    showAllCards([element]);
    return true;
  }
  const addressBefore = pathAndQuery(location.href);
  if (hasOwnAddress && isNewEntry && address !== addressBefore) {
    writeEntry("push", address);
  }
  const addressAfter = pathAndQuery(location.href);
  if (preview) {
    filterCards(element, preview);
    markChosen(preview.chosen);
  }
  element.setAttribute("aria-busy", "true");
  try {
    const view = listing.views.get(address) ?? readView(await loadDocument(address));
    // A later request, another page or a dialog may have replaced this listing.
    const hasLeft = hasOwnAddress && pathAndQuery(location.href) !== addressAfter;
    if (requestNumber !== latestRequest || !element.isConnected || hasLeft) {
      return false;
    }
    listing.views.set(address, view);
    listing.address = address;
    showView(view);
    if (hasOwnAddress) {
      replaceHead(view.head);
      updateLanguageLinks(view.languages);
      replaceTops(view.tops);
    }
    return true;
  } finally {
    if (requestNumber === latestRequest) {
      element.removeAttribute("aria-busy");
    }
  }
}

/** Shows the listing that a tab, page link or facet link leads to. */
export async function followListingLink(link: HTMLAnchorElement): Promise<void> {
  const { listing, controls, count, more } = findParts(document);
  const isTab = controls.contains(link);
  const keepsScroll = isTab || link.closest("[data-narrowing]") !== null;
  const isShown = await showListing({
    address: pathAndQuery(link.href),
    isNewEntry: true,
    ...(isTab && {
      preview: { category: link.dataset["category"], chosen: link.getAttribute("href") },
    }),
  });
  if (!isShown) {
    return;
  }
  if (keepsScroll && !isTab) {
    count.focus({ preventScroll: true });
  } else if (!keepsScroll) {
    listing.scrollIntoView();
    count.focus({ preventScroll: true });
  } else if (more?.open && more.contains(link)) {
    more.open = false;
    more.querySelector("summary")?.focus({ preventScroll: true });
  }
}

/** Shows the listing of the page's address after a step in the history. */
export async function restoreListing(): Promise<void> {
  if (document.querySelector("[data-listing=addressed], [data-listing=own-path]")) {
    await showListing({ address: pathAndQuery(location.href), isNewEntry: false });
  }
}

async function narrow(form: HTMLFormElement): Promise<void> {
  const { formAddress, rememberMenus } = await import("#site/browser/catalogue/narrowing.ts");
  const restoreMenus = rememberMenus(form.parentElement ?? document.body);
  await showListing({ address: formAddress(form), isNewEntry: true });
  restoreMenus();
}

/** Narrows the listing on every choice in its form, including choices made before this script loaded. */
export function initNarrowing(): void {
  const selector = "[data-narrowing]";
  const narrowOrSubmit = (form: HTMLFormElement) => {
    narrow(form).catch(() => form.submit());
  };
  addEventListener("change", ({ target }) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>(selector);
    if (form) {
      narrowOrSubmit(form);
    }
  });
  addEventListener("submit", (event) => {
    const form = event.target instanceof Element && event.target.closest<HTMLFormElement>(selector);
    const sheet = form && form.querySelector<HTMLDetailsElement>(".narrowing-facets[open]");
    if (sheet && event.submitter?.matches(".narrowing-show")) {
      event.preventDefault();
      sheet.open = false;
      sheet.querySelector("summary")?.focus();
      narrowOrSubmit(form);
    }
  });
  const form = document.querySelector<HTMLFormElement>(selector);
  if (form?.querySelector("input:checked:not([checked]), input[checked]:not(:checked)")) {
    narrowOrSubmit(form);
  }
}
