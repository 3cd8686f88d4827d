import { readProduct, toggleOnList } from "#site/browser/catalogue/list-button.ts";
import {
  followListingLink,
  restoreListing,
  initNarrowing,
} from "#site/browser/catalogue/listing.ts";
import { initPictures, showPicture, stopTurn } from "#site/browser/catalogue/pictures.ts";
import {
  abandonProduct,
  coveredPage,
  initDialog,
  closeProduct,
  openProduct,
  showProduct,
} from "#site/browser/catalogue/product.ts";
import { prefetchInView, prefetchLink, isPageLink } from "#site/browser/pages/prefetch.ts";
import { fetchDocument } from "#site/browser/pages/documents.ts";
import { currentEntry } from "#site/browser/pages/entries.ts";
import { currentPage } from "#site/browser/pages/current-page.ts";
import { restoreEntry, visit, type Target } from "#site/browser/pages/visit.ts";
import { runDefaultAction } from "#site/browser/default-action.ts";
import { initSearch } from "#site/browser/search/open-search.ts";
import { prefersLessData } from "#site/browser/saves-data.ts";
import { initTooltips } from "#ui/tooltip/tooltip.ts";
import { readStored, storageKeys, writeStored } from "#site/islands/device-storage.ts";

/** Stores whether the visitor chose the table view. */
function saveView({ search, parentElement }: HTMLAnchorElement): void {
  if (parentElement?.matches(".narrowing-views")) {
    writeStored(storageKeys.view, search.includes("view=table") ? "table" : null);
  }
}

/** Adds the stored table view to links into the shop; the listing's own links state it already. */
function withSavedView<To extends URL | HTMLAnchorElement>(target: To): To {
  const shop = document.querySelector<HTMLFormElement>("[data-search]")?.action;
  const isListingLink =
    target instanceof HTMLAnchorElement && target.dataset["listingLink"] !== undefined;
  if (
    !isListingLink &&
    target.href.split("?")[0] === shop &&
    !/view=|compare=/.test(target.search)
  ) {
    const isTable =
      location.pathname === target.pathname
        ? location.search.includes("view=table")
        : readStored(storageKeys.view) === "table";
    if (isTable) {
      const searchParams = new URLSearchParams(target.search);
      searchParams.set("view", "table");
      target.search = `${searchParams}`;
    }
  }
  return target;
}

/** Returns true if scripts handle the control; other links and forms stay with the browser. */
export function isHandledInPlace(control: HTMLElement): boolean {
  return !(control instanceof HTMLAnchorElement) || isPageLink(control);
}

/** Performs the action of a control; the caller aborts the signal after a timeout. */
export async function press(control: HTMLElement, signal: AbortSignal): Promise<void> {
  const { dataset } = control;
  if (dataset["picture"] !== undefined) {
    showPicture(control);
  } else if (dataset["turn"] !== undefined && control instanceof HTMLAnchorElement) {
    const { toggleTurn } = await import("#site/browser/catalogue/turn.ts");
    if (!toggleTurn(control, { showPicture, stopTurn })) {
      runDefaultAction(control);
    }
  } else if (dataset["enlarge"] !== undefined && control instanceof HTMLAnchorElement) {
    const { enlargePicture } = await import("#site/browser/catalogue/enlarge.ts");
    enlargePicture(control);
  } else if (dataset["listToggle"] !== undefined) {
    toggleOnList(control);
  } else if (dataset["print"] !== undefined) {
    print();
  } else if (control instanceof HTMLFormElement) {
    await visitPage(resultsAddress(control), signal);
  } else if (!(control instanceof HTMLAnchorElement)) {
    return;
  } else if (dataset["product"] !== undefined) {
    openProduct(control);
  } else if (dataset["listingLink"] !== undefined) {
    saveView(control);
    await followListingLink(control);
  } else {
    await visitPage(withSavedView(control), signal);
  }
}

async function visitPage(target: Target, signal: AbortSignal): Promise<void> {
  await visit(target, signal, {
    before() {
      // The back button shows the original query, not the one typed to leave.
      document.querySelector<HTMLFormElement>("[data-search]")?.reset();
      return coveredPage();
    },
    after: abandonProduct,
  });
  prefetchMore();
}

/** Builds the address of search results, keeping the filters, order and view of the listing. */
function resultsAddress(form: HTMLFormElement): URL {
  const results = new URL(form.action);
  const { searchParams } = results;
  const query = form.querySelector("input")?.value.trim() ?? "";
  if (query !== "") {
    searchParams.set("q", query);
  }
  if (location.pathname === results.pathname) {
    for (const [key, value] of new URLSearchParams(location.search)) {
      if (!/^(?:q|page|compare|unknown)$/.test(key)) {
        searchParams.set(key, value);
      }
    }
  }
  return withSavedView(results);
}

/** Prefetches what a press of the control will show. */
export function approach(control: HTMLElement): void {
  if (control instanceof HTMLAnchorElement) {
    prefetchLink(withSavedView(control));
  } else if (control instanceof HTMLInputElement && control.form?.dataset["search"] !== undefined) {
    const { form } = control;
    // The form works without this script.
    import("#site/browser/search/field.ts").then(
      (module) => module.initField(form, { fetchDocument, readProduct, toggleOnList }),
      () => undefined,
    );
  }
}

/** Shows the page, listing or product dialog of the current history entry. */
export async function followHistory(): Promise<void> {
  const { page, product } = currentEntry();
  if (product === undefined || page !== currentPage.id) {
    closeProduct();
  }
  if (page !== currentPage.id) {
    await restoreEntry();
    prefetchMore();
  }
  if (product === undefined) {
    await restoreListing();
  } else {
    await showProduct(product);
  }
}

function prefetchMore(): void {
  if (!prefersLessData()) {
    prefetchInView();
  }
}

initSearch();
initNarrowing();
initDialog();
initTooltips();
initPictures();
prefetchMore();

const offeredLanguage = document.querySelector<HTMLAnchorElement>(
  ".site-header a[hreflang]",
)?.hreflang;
if (offeredLanguage !== undefined && navigator.language.startsWith(offeredLanguage)) {
  import("#site/browser/language-offer.ts").then(
    ({ offerLanguage }) => offerLanguage(),
    () => undefined,
  );
}
