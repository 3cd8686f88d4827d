import { entriesIn, slugsIn } from "#domain/quotation/listed.ts";
import { listChangeEvents, readStored, storageKeys } from "#site/islands/device-storage.ts";

function showText(button: HTMLElement, isListed: boolean): void {
  const text = button.querySelector("span:last-child");
  const { pressedText } = button.dataset;
  if (text && pressedText !== undefined) {
    button.dataset["text"] ??= text.textContent;
    text.textContent = isListed ? pressedText : (button.dataset["text"] ?? "");
  }
}

/** Shows the number of lines in a link, which then leads to the list. */
function countInLink(link: HTMLAnchorElement, count: number): void {
  const { dataset } = link;
  dataset["text"] ??= link.textContent;
  dataset["unlistedHref"] ??= link.getAttribute("href") ?? "";
  const { text, unlistedHref, listedHref = unlistedHref, listedOne, listedOther = "" } = dataset;
  const form = (count === 1 ? listedOne : undefined) ?? listedOther;
  link.textContent = count === 0 ? text : form.replace("#", String(count));
  link.setAttribute("href", count === 0 ? unlistedHref : listedHref);
}

/** Updates every list button and every count of lines. */
export function updateListButtons(): void {
  const entries = entriesIn(readStored(storageKeys.list));
  const slugs = slugsIn(entries);
  for (const button of document.querySelectorAll<HTMLElement>("[data-list-toggle]")) {
    const isListed = slugs.has(button.dataset["listToggle"]);
    if (button.getAttribute("aria-pressed") !== String(isListed)) {
      button.setAttribute("aria-pressed", String(isListed));
      showText(button, isListed);
    }
  }
  for (const link of document.querySelectorAll<HTMLElement>("[data-enquiry-list]")) {
    link.hidden = entries.length === 0;
    const number = link.querySelector("[data-enquiry-count]");
    if (number) {
      number.textContent = String(entries.length);
    }
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-listed-other]")) {
    countInLink(link, entries.length);
  }
}

/** Updates buttons and counter whenever the list changes. */
export function initRequestList(): void {
  updateListButtons();
  for (const type of listChangeEvents) {
    addEventListener(type, updateListButtons);
  }
}
