import { copyDetail, createPreview } from "#site/browser/catalogue/detail.ts";
import { updateListButtons } from "#site/browser/request-list.ts";
import { pathAndQuery, loadDocument } from "#site/browser/pages/documents.ts";
import { runDefaultAction } from "#site/browser/default-action.ts";
import { writeEntry } from "#site/browser/pages/entries.ts";
import { headElements, replaceHead } from "#site/browser/pages/head.ts";
import { findSeen, type Seen } from "#site/browser/pages/seen.ts";
import type { CoveredPage } from "#site/browser/pages/visit.ts";

interface OpenDialog {
  readonly dialog: HTMLDialogElement;
  readonly place: Element;
  /** The page's head before the dialog opened. */
  readonly head: readonly Element[];
  readonly opener: HTMLElement | null;
  readonly seen: Seen | undefined;
}

let openDialog: OpenDialog | undefined;
let latestRequest = 0;
let isLeaving = false;

/** Leaves the dialog through the history, so that no closed dialog remains in it. */
function leaveDialog(): void {
  if (openDialog && !isLeaving) {
    isLeaving = true;
    history.back();
  }
}

/** Closes the product dialog, if open, and restores the focus. */
export function closeProduct(): void {
  latestRequest += 1;
  isLeaving = false;
  if (openDialog) {
    const { dialog, place, head, opener } = openDialog;
    openDialog = undefined;
    dialog.close();
    place.replaceChildren();
    replaceHead(head);
    opener?.focus({ preventScroll: true });
  }
}

/** Returns what the dialog covers, if one is open. */
export function coveredPage(): CoveredPage | undefined {
  return openDialog;
}

/** Closes the dialog of a page that has left the document, which then costs no layout. */
export function abandonProduct(): void {
  latestRequest += 1;
  isLeaving = false;
  const { dialog, place } = openDialog ?? {};
  openDialog = undefined;
  dialog?.close();
  place?.replaceChildren();
}

function showDialog(address: string, detail: Element, opener: HTMLElement | null): Element {
  closeProduct();
  const seen = findSeen();
  const dialog = document.querySelector<HTMLDialogElement>("#product-dialog");
  const place = dialog?.querySelector(".dialog-scroll");
  if (!dialog || !place) {
    throw new Error("The page has no dialog");
  }
  dialog.querySelector("a")?.setAttribute("href", address);
  place.replaceChildren(detail);
  dialog.showModal();
  openDialog = { dialog, place, head: headElements(document), opener, seen };
  return place;
}

/** Shows the product's full detail in the dialog. */
function showDetail(page: Document, place: Element): void {
  const picture = place.querySelector("img")?.currentSrc;
  const detail = copyDetail(page);
  // Shows the card's picture until the larger one has loaded.
  const frame = detail.querySelector<HTMLElement>("picture");
  if (frame && picture) {
    frame.style.background = `center / contain no-repeat url(${JSON.stringify(picture)})`;
  }
  place.replaceChildren(detail);
  replaceHead(headElements(page));
  updateListButtons();
}

/** Milliseconds that a preview waits for the full detail before the product's page opens instead. */
const detailTimeout = 8000;

/** Opens the product dialog for a link: a preview from the card at once, then the full detail. */
export function openProduct(link: HTMLAnchorElement): void {
  const address = pathAndQuery(link.href);
  const card = link.closest(".card");
  const place = showDialog(address, createPreview(card), link);
  const request = latestRequest;
  writeEntry("push", address, link.dataset["product"]);
  const leave = () => {
    if (request === latestRequest && place.querySelector("[aria-busy]")) {
      runDefaultAction(link);
    }
  };
  setTimeout(leave, detailTimeout);
  loadDocument(address).then((page) => {
    if (request === latestRequest) {
      showDetail(page, place);
    }
  }, leave);
}

/** Opens the product dialog for the page's current address. */
export async function showProduct(slug: string): Promise<void> {
  latestRequest += 1;
  const request = latestRequest;
  const address = pathAndQuery(location.href);
  const page = await loadDocument(address);
  if (request === latestRequest) {
    const opener = document.querySelector<HTMLElement>(`a[data-product="${CSS.escape(slug)}"]`);
    showDetail(page, showDialog(address, copyDetail(page), opener));
  }
}

function isDialogEvent({ target }: Event): boolean {
  return target instanceof Element && target.matches("#product-dialog");
}

/** Closes the dialog on its button, Escape, a click outside, and when the browser closes it. */
export function initDialog(): void {
  let startedOutside = false;
  const listen = (type: string, listener: (event: Event) => void) =>
    addEventListener(type, listener, { capture: true });
  listen("cancel", (event) => {
    if (isDialogEvent(event)) {
      event.preventDefault();
      leaveDialog();
    }
  });
  listen("close", (event) => {
    // The event fires one frame later; a step forward may have reopened the dialog by then.
    if (isDialogEvent(event) && !openDialog?.dialog.open) {
      leaveDialog();
    }
  });
  listen("pointerdown", (event) => {
    startedOutside = isDialogEvent(event);
  });
  listen("click", (event) => {
    const { target } = event;
    const closes = target instanceof Element && target.closest("#product-dialog [commandfor]");
    if (closes || (startedOutside && isDialogEvent(event))) {
      leaveDialog();
    }
  });
}
