import { addMore, takeBack } from "#domain/quotation/add-more.ts";
import { entriesIn, longestList } from "#domain/quotation/listed.ts";
import { productOf, toggleListed } from "#site/browser/catalogue/list-button.ts";
import { listChanged, readStored, storedNames, writeStored } from "#site/islands/device-storage.ts";

/** Buttons of products, also of those that are listed already. */
export const listButtons = "[data-list-toggle], [data-list-more]";

const slugOf = ({ dataset }: HTMLElement) => dataset["listMore"] ?? dataset["listToggle"];

/** The button that a panel shows now for the product of one that was pressed; where there is none, that one. */
export function buttonOfSame(panel: HTMLElement, pressed: HTMLElement): HTMLElement {
  const shown = [...panel.querySelectorAll<HTMLElement>(listButtons)];
  return shown.find((button) => slugOf(button) === slugOf(pressed)) ?? pressed;
}

/** The list as it was before a button added to it. */
const before = new WeakMap<HTMLElement, string | null>();

/** Says above what is offered what was done. */
function tell(control: HTMLElement, told: string): void {
  const line = control.closest(".suggestions")?.querySelector(".suggestions-added");
  if (line) {
    line.textContent = told;
  }
}

function say(button: HTMLElement, text: string, told: string): void {
  const label = button.querySelector("span:last-child");
  if (label) {
    label.textContent = text;
  }
  tell(button, told);
}

function write(stored: string): void {
  writeStored(storedNames.list, stored);
  dispatchEvent(new Event(listChanged));
}

/** Makes the buttons of products that are listed already offer to add what was typed now. */
export function offerMore(answer: HTMLElement): void {
  for (const button of answer.querySelectorAll<HTMLElement>("[data-quantity][aria-pressed=true]")) {
    const { listToggle = "" } = button.dataset;
    delete button.dataset["listToggle"];
    button.removeAttribute("aria-pressed");
    button.dataset["listMore"] = listToggle;
    say(button, answer.dataset["more"] ?? "", "");
  }
}

/** Adds what was typed to what is listed, and says how much that is now; a second press takes it back. */
function pressMore(button: HTMLElement, isUndo: boolean): void {
  const {
    more = "",
    undo = "",
    listed = "",
  } = button.closest<HTMLElement>(".suggestions")?.dataset ?? {};
  const product = { ...productOf(button), slug: button.dataset["listMore"] ?? "" };
  const stored = readStored(storedNames.list);
  const former = before.get(button);
  if (former !== undefined) {
    if (isUndo) {
      before.delete(button);
      write(takeBack(stored, former, product.slug));
      say(button, more, "");
    }
    return;
  }
  const added = addMore(stored, product);
  if (added) {
    before.set(button, stored);
    write(added.stored);
    say(button, undo, listed.replace("{code}", product.code).replace("{amount}", added.amount));
  }
}

/** Puts a button's product on the list, or what was typed to what is listed of it; `isUndo` lets a second press take that back. */
export function putOn(button: HTMLElement, isUndo: boolean): void {
  if (button.dataset["listMore"] !== undefined) {
    pressMore(button, isUndo);
  } else if (button.getAttribute("aria-pressed") !== "true") {
    toggleListed(button);
  }
}

/** Puts what the list does not have on the request, in the buyer's own words, and says so; false where it is full. */
export function addOwn(link: HTMLElement): boolean {
  const { ownLine: text = "", quantity = "", told = "" } = link.dataset;
  const entries = entriesIn(readStored(storedNames.list));
  const key = `own  ${text}`;
  if (entries.length >= longestList) {
    return false;
  }
  if (entries.every((entry) => entry.key !== key)) {
    write(JSON.stringify([...entries, { key, text, quantity, sizes: "", note: "" }]));
  }
  tell(link, told);
  return true;
}
