import { showRequestList } from "#site/browser/request-list.ts";
import { addressOf, documentAt } from "#site/browser/pages/documents.ts";
import { enter } from "#site/browser/pages/entries.ts";
import { headOf, showHead } from "#site/browser/pages/head.ts";
import { shown } from "#site/browser/pages/current-page.ts";

/** What the cards that are in the page already can be told apart by. */
interface Wanted {
  /** The id of a category; without one, all categories. */
  readonly category?: string | undefined;
  /** The address of the tab that stands for it. */
  readonly chosen?: string | null;
}

/**
 * Shows at once those cards of a listing that are what was asked for, until its own HTML comes.
 * Where none is, the cards stay.
 */
function filterCards(listing: Element, { category }: Wanted): void {
  const cards = [...listing.querySelectorAll<HTMLElement>(".card-grid > li")];
  const fitting = new Set(
    cards.filter(({ dataset }) => category === undefined || dataset["category"] === category),
  );
  if (fitting.size > 0) {
    for (const card of cards) {
      card.hidden = !fitting.has(card);
    }
  }
}

/** Shows every card again. */
function showAllCards(parts: readonly Element[]): void {
  for (const card of parts.flatMap((part) => [
    ...part.querySelectorAll<HTMLElement>("li[hidden]"),
  ])) {
    card.hidden = false;
  }
}

/** The parts of a listing that stay, and take on what another one says. */
function partsOf(page: Document) {
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

/** The same listing in the other languages is what the links to them lead to. */
function leadOn(languages: View["languages"]): void {
  const addresses = new Map(languages);
  for (const link of languageLinks(document)) {
    link.href = addresses.get(link.hreflang) ?? link.href;
  }
}

/** What a page's listing shows: its cards and what stands below, and what its controls say. */
function viewOf(page: Document) {
  const { controls, count, tabs, more } = partsOf(page);
  const below: Element[] = [];
  for (let next = controls.nextElementSibling; next; next = next.nextElementSibling) {
    below.push(page === document ? next : document.importNode(next, true));
  }
  const summary = more?.querySelector("summary");
  return {
    below,
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
    head: headOf(page),
  };
}

type View = ReturnType<typeof viewOf>;

interface Listing {
  /** What it has shown, by address. */
  readonly views: Map<string, View>;
  /** The address of what it shows. */
  address: string;
}

const listings = new WeakMap<Element, Listing>();

function listingOf(element: Element): Listing {
  const known = listings.get(element);
  if (known) {
    return known;
  }
  const { address } = shown;
  const made: Listing = { views: new Map([[address, viewOf(document)]]), address };
  listings.set(element, made);
  return made;
}

/** How the address follows what is shown, where the listing is the page's own. */
type AddressChange = "replace" | "push" | "none";

interface Showing {
  readonly address: string;
  readonly change: AddressChange;
  /** Which of the cards that are here are shown until the listing comes. */
  readonly meanwhile?: Wanted;
}

let turn = 0;

function markChosen(chosen: string | null | undefined): void {
  for (const tab of partsOf(document).tabs) {
    if (tab.getAttribute("href") === chosen) {
      tab.setAttribute("aria-current", "true");
    } else {
      tab.removeAttribute("aria-current");
    }
  }
}

function put(view: View): void {
  const { below, count: told, chosen, moreName, inMore } = view;
  const { listing, controls, count, more, tabs } = partsOf(document);
  const focused = listing.querySelector<HTMLElement>("a[data-product]:focus")?.dataset["product"];
  while (controls.nextElementSibling) {
    controls.nextElementSibling.remove();
  }
  controls.after(...below);
  showAllCards(below);
  if (focused !== undefined) {
    const link = `a[data-product="${CSS.escape(focused)}"]`;
    listing.querySelector<HTMLElement>(link)?.focus({ preventScroll: true });
  }
  listing.querySelector<HTMLFormElement>("[data-narrowing]")?.reset();
  // The tabs of a guide are another number, and lead on to the shop.
  if (tabs.length === view.tabs.length) {
    for (const [at, tab] of tabs.entries()) {
      tab.setAttribute("href", view.tabs[at]?.href ?? "");
      tab.dataset["listingLink"] = view.tabs[at]?.kind;
    }
  }
  markChosen(chosen);
  const name = more?.querySelector("summary")?.firstChild;
  if (more && name) {
    more.toggleAttribute("data-current", inMore);
    name.textContent = moreName;
  }
  if (count.textContent !== told) {
    count.textContent = told;
  }
  showRequestList();
}

/** Shows the listing of an address in place; whatever was asked for last is what is shown. */
export async function showListing(showing: Showing): Promise<boolean> {
  const { listing: element } = partsOf(document);
  const { address, change, meanwhile } = showing;
  const listing = listingOf(element);
  const addressed = element.dataset["listing"] === "addressed";
  turn += 1;
  const mine = turn;
  if (address === listing.address && !element.hasAttribute("aria-busy")) {
    showAllCards([element]);
    return true;
  }
  if (addressed && change !== "none") {
    enter(change, address);
  }
  const shownAt = addressOf(location.href);
  if (meanwhile) {
    filterCards(element, meanwhile);
    markChosen(meanwhile.chosen);
  }
  element.setAttribute("aria-busy", "true");
  try {
    const view = listing.views.get(address) ?? viewOf(await documentAt(address));
    // Meanwhile something else may have been asked for, or another page or a product's dialog have come.
    const isLeft = addressed && addressOf(location.href) !== shownAt;
    if (mine !== turn || !element.isConnected || isLeft) {
      return false;
    }
    listing.views.set(address, view);
    listing.address = address;
    put(view);
    if (addressed) {
      showHead(view.head);
      leadOn(view.languages);
    }
    return true;
  } finally {
    if (mine === turn) {
      element.removeAttribute("aria-busy");
    }
  }
}

/** Shows what a tab, a category, a page or "show all" leads to. */
export async function followLink(link: HTMLAnchorElement): Promise<void> {
  const { listing, controls, count, more } = partsOf(document);
  const isTab = controls.contains(link);
  const stays = isTab || link.closest("[data-narrowing]") !== null;
  const done = await showListing({
    address: addressOf(link.href),
    change: "push",
    ...(isTab && {
      meanwhile: { category: link.dataset["category"], chosen: link.getAttribute("href") },
    }),
  });
  if (!done) {
    return;
  }
  if (stays && !isTab) {
    count.focus({ preventScroll: true });
  } else if (!stays) {
    listing.scrollIntoView();
    count.focus({ preventScroll: true });
  } else if (more?.open && more.contains(link)) {
    more.open = false;
    more.querySelector("summary")?.focus({ preventScroll: true });
  }
}

/** Shows the listing that belongs to the page's address, after going back or forward. */
export async function followListing(): Promise<void> {
  if (document.querySelector("[data-listing=addressed]")) {
    await showListing({ address: addressOf(location.href), change: "none" });
  }
}

async function narrow(form: HTMLFormElement): Promise<void> {
  const { formAddress, rememberMenus } = await import("#site/browser/catalogue/narrowing.ts");
  const restoreMenus = rememberMenus(form.parentElement ?? document.body);
  await showListing({ address: formAddress(form), change: "push" });
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
  const form = document.querySelector<HTMLFormElement>(selector);
  if (form?.querySelector("input:checked:not([checked]), input[checked]:not(:checked)")) {
    narrowOrSubmit(form);
  }
}
