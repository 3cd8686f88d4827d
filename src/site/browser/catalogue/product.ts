import { copyOfDetail, previewOf } from "#site/browser/catalogue/detail.ts";
import { showRequestList } from "#site/browser/request-list.ts";
import { addressOf, documentAt } from "#site/browser/pages/documents.ts";
import { enter } from "#site/browser/pages/entries.ts";
import { headOf, showHead } from "#site/browser/pages/head.ts";

interface Open {
  readonly dialog: HTMLDialogElement;
  readonly place: Element;
  /** What the head said before. */
  readonly head: readonly Element[];
  readonly opener: HTMLElement | null;
}

let open: Open | undefined;
let turn = 0;
let leaving = false;

/** Leaves the dialog as Back would, so that the history holds no dialog that was closed. */
function leave(): void {
  if (open && !leaving) {
    leaving = true;
    history.back();
  }
}

/** Closes the product's dialog, if one is open, and gives the focus back. */
export function closeProduct(): void {
  turn += 1;
  leaving = false;
  if (open) {
    const { dialog, place, head, opener } = open;
    open = undefined;
    dialog.close();
    place.replaceChildren();
    showHead(head);
    opener?.focus({ preventScroll: true });
  }
}

function show(address: string, detail: Element, opener: HTMLElement | null): Element {
  closeProduct();
  const dialog = document.querySelector<HTMLDialogElement>("#product-dialog");
  const place = dialog?.querySelector(".dialog-scroll");
  if (!dialog || !place) {
    throw new Error("The page has no dialog");
  }
  dialog.querySelector("a")?.setAttribute("href", address);
  place.replaceChildren(detail);
  dialog.showModal();
  open = { dialog, place, head: headOf(document), opener };
  return place;
}

/** Puts all that the product's page tells into the dialog. */
function showAll(page: Document, place: Element): void {
  const picture = place.querySelector("img")?.currentSrc;
  const detail = copyOfDetail(page);
  // The card's picture stays until the larger one has come.
  const frame = detail.querySelector<HTMLElement>("picture");
  if (frame && picture) {
    frame.style.background = `center / contain no-repeat url(${JSON.stringify(picture)})`;
  }
  place.replaceChildren(detail);
  showHead(headOf(page));
  showRequestList();
}

/**
 * Opens the dialog of the product that a link leads to, and makes its address the page's. What its card
 * tells stands there at once, the rest as soon as the product's page has come.
 */
export async function openProduct(link: HTMLAnchorElement, signal: AbortSignal): Promise<void> {
  const address = addressOf(link.href);
  const card = link.closest(".card");
  const place = show(address, previewOf(card), link);
  const mine = turn;
  enter("push", address, link.dataset["product"]);
  const page = await documentAt(address);
  if (mine === turn && !signal.aborted) {
    showAll(page, place);
  }
}

/** Opens the dialog of the product that the page's address is of already. */
export async function showProduct(slug: string): Promise<void> {
  turn += 1;
  const mine = turn;
  const address = addressOf(location.href);
  const page = await documentAt(address);
  if (mine === turn) {
    const opener = document.querySelector<HTMLElement>(`a[data-product="${CSS.escape(slug)}"]`);
    showAll(page, show(address, copyOfDetail(page), opener));
  }
}

function ofDialog({ target }: Event): boolean {
  return target instanceof Element && target.matches("#product-dialog");
}

/** Closes the dialog by its button, by Escape, by a click outside, and where the browser closes it. */
export function attendDialog(): void {
  let pressedOutside = false;
  const listen = (type: string, listener: (event: Event) => void) =>
    addEventListener(type, listener, { capture: true });
  listen("cancel", (event) => {
    if (ofDialog(event)) {
      event.preventDefault();
      leave();
    }
  });
  listen("close", (event) => {
    // Told with the next frame, by when Forward may have opened it again.
    if (ofDialog(event) && !open?.dialog.open) {
      leave();
    }
  });
  listen("pointerdown", (event) => {
    pressedOutside = ofDialog(event);
  });
  listen("click", (event) => {
    const { target } = event;
    const closes = target instanceof Element && target.closest("#product-dialog [commandfor]");
    if (closes || (pressedOutside && ofDialog(event))) {
      leave();
    }
  });
}
