import { toggleListed } from "#site/browser/catalogue/list-button.ts";
import { followLink, followListing, initNarrowing } from "#site/browser/catalogue/listing.ts";
import { attendPictures, showPicture } from "#site/browser/catalogue/pictures.ts";
import {
  attendDialog,
  closeProduct,
  openProduct,
  showProduct,
} from "#site/browser/catalogue/product.ts";
import { fetchAhead, fetchNear, leadsOn } from "#site/browser/pages/prefetch.ts";
import { currentEntry } from "#site/browser/pages/entries.ts";
import { shown } from "#site/browser/pages/current-page.ts";
import { returnToEntry, visit, type Target } from "#site/browser/pages/visit.ts";
import { goPlainly } from "#site/browser/go-plainly.ts";
import { attendSearch } from "#site/browser/search/open-search.ts";
import { savesData } from "#site/browser/saves-data.ts";
import { attendTooltips } from "#ui/tooltip/tooltip.ts";
import { readStored, storedNames, writeStored } from "#site/islands/device-storage.ts";

/** Remembers on this device whether products were asked for in a table. */
function rememberView({ search, parentElement }: HTMLAnchorElement): void {
  if (parentElement?.matches(".narrowing-views")) {
    writeStored(storedNames.view, search.includes("view=table") ? "table" : null);
  }
}

/** The same place of the shop, as a table where the visitor has asked for one; a listing's own links say it already. */
function keepView<To extends URL | HTMLAnchorElement>(to: To): To {
  const shop = document.querySelector<HTMLFormElement>("[data-search]")?.action;
  const isOwn = to instanceof HTMLAnchorElement && to.dataset["listingLink"] !== undefined;
  if (!isOwn && to.href.split("?")[0] === shop && !/view=|compare=/.test(to.search)) {
    const isTable =
      location.pathname === to.pathname
        ? location.search.includes("view=table")
        : readStored(storedNames.view) === "table";
    if (isTable) {
      const asked = new URLSearchParams(to.search);
      asked.set("view", "table");
      to.search = `${asked}`;
    }
  }
  return to;
}

/** Whether the control does something in place; other links and forms are the browser's own. */
export function answers(control: HTMLElement): boolean {
  return !(control instanceof HTMLAnchorElement) || leadsOn(control);
}

/** Does what a control is for. Whoever waited too long for it aborts the signal. */
export async function press(control: HTMLElement, signal: AbortSignal): Promise<void> {
  const { dataset } = control;
  if (dataset["picture"] !== undefined) {
    showPicture(control);
  } else if (dataset["turn"] !== undefined && control instanceof HTMLAnchorElement) {
    const { toggleTurn } = await import("#site/browser/catalogue/turn.ts");
    if (!toggleTurn(control)) {
      goPlainly(control);
    }
  } else if (dataset["listToggle"] !== undefined) {
    toggleListed(control);
  } else if (dataset["print"] !== undefined) {
    print();
  } else if (control instanceof HTMLFormElement) {
    await go(resultsOf(control), signal);
  } else if (!(control instanceof HTMLAnchorElement)) {
    return;
  } else if (dataset["product"] !== undefined) {
    await openProduct(control, signal);
  } else if (dataset["listingLink"] !== undefined) {
    rememberView(control);
    await followLink(control);
  } else {
    await go(keepView(control), signal);
  }
}

async function go(target: Target, signal: AbortSignal): Promise<void> {
  await visit(target, signal, () => {
    closeProduct();
    // Back shows the page as it was searched, not what was typed to leave it.
    document.querySelector<HTMLFormElement>("[data-search]")?.reset();
  });
  fetchMore();
}

/** Where the search asks for what was typed: in the listing that is shown, as it is narrowed, ordered and shown. */
function resultsOf(form: HTMLFormElement): URL {
  const results = new URL(form.action);
  const { searchParams } = results;
  const asked = form.querySelector("input")?.value.trim() ?? "";
  if (asked !== "") {
    searchParams.set("q", asked);
  }
  if (location.pathname === results.pathname) {
    for (const [key, value] of new URLSearchParams(location.search)) {
      if (!/^(?:q|page|compare|unknown)$/.test(key)) {
        searchParams.set(key, value);
      }
    }
  }
  return keepView(results);
}

/** Fetches what a press of the control will show. */
export function approach(control: HTMLElement): void {
  if (control instanceof HTMLAnchorElement) {
    fetchNear(keepView(control));
  } else if (control instanceof HTMLInputElement && control.form?.dataset["search"] !== undefined) {
    const { form } = control;
    // Without it the form can still be sent.
    import("#site/browser/search/field.ts").then(
      (it) => it.attendField(form),
      () => undefined,
    );
  }
}

/** Shows what the entry of the history that was gone to is of: a page, a listing or a product's dialog. */
export async function follow(): Promise<void> {
  const { page, product } = currentEntry();
  if (product === undefined || page !== shown.page) {
    closeProduct();
  }
  if (page !== shown.page) {
    await returnToEntry();
    fetchMore();
  }
  if (product === undefined) {
    await followListing();
  } else {
    await showProduct(product);
  }
}

function fetchMore(): void {
  if (!savesData()) {
    fetchAhead();
  }
}

attendSearch();
initNarrowing();
attendDialog();
attendTooltips();
attendPictures();
fetchMore();

const other = document.querySelector<HTMLAnchorElement>(".site-header a[hreflang]")?.hreflang;
if (other !== undefined && navigator.language.startsWith(other)) {
  import("#site/browser/language-offer.ts").then(
    ({ offerLanguage }) => offerLanguage(),
    () => undefined,
  );
}
