import { entriesIn, slugsIn } from "#domain/quotation/listed.ts";
import { listChanges, readStored, storedNames } from "#site/islands/device-storage.ts";

function showText(button: HTMLElement, pressed: boolean): void {
  const text = button.querySelector("span:last-child");
  const { pressedText } = button.dataset;
  if (text && pressedText !== undefined) {
    button.dataset["text"] ??= text.textContent;
    text.textContent = pressed ? pressedText : (button.dataset["text"] ?? "");
  }
}

/** Shows on every button and in the navigation's count what the list holds. */
export function showRequestList(): void {
  const entries = entriesIn(readStored(storedNames.list));
  const slugs = slugsIn(entries);
  for (const button of document.querySelectorAll<HTMLElement>("[data-list-toggle]")) {
    const pressed = slugs.has(button.dataset["listToggle"]);
    if (button.getAttribute("aria-pressed") !== String(pressed)) {
      button.setAttribute("aria-pressed", String(pressed));
      showText(button, pressed);
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

/** Keeps the buttons and the count in step with the list, whoever changes it. */
export function keepRequestList(): void {
  showRequestList();
  for (const type of listChanges) {
    addEventListener(type, showRequestList);
  }
}
