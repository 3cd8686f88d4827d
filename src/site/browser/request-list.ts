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

/** Updates every list button and the counter in the navigation. */
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
}

/** Updates buttons and counter whenever the list changes. */
export function initRequestList(): void {
  updateListButtons();
  for (const type of listChangeEvents) {
    addEventListener(type, updateListButtons);
  }
}
