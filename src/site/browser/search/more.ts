import { addMore, takeBack } from "#domain/quotation/add-more.ts";
import { entriesIn, longestList } from "#domain/quotation/listed.ts";
import type { SearchActions } from "#site/browser/search/suggestions.ts";
import {
  listChangedEvent,
  readStored,
  storageKeys,
  writeStored,
} from "#site/islands/device-storage.ts";

/** Selects the list buttons of products, listed or not. */
export const listButtons = "[data-list-toggle], [data-list-more]";

const readSlug = ({ dataset }: HTMLElement) => dataset["listMore"] ?? dataset["listToggle"];

/** Finds the button of the same product after an update; falls back to the pressed one. */
export function findSameButton(panel: HTMLElement, pressed: HTMLElement): HTMLElement {
  const buttons = [...panel.querySelectorAll<HTMLElement>(listButtons)];
  return buttons.find((button) => readSlug(button) === readSlug(pressed)) ?? pressed;
}

/** The list before a button added to it, for undo. */
const listsBefore = new WeakMap<HTMLElement, string | null>();

/** Shows a message above the suggestions. */
function showMessage(control: HTMLElement, message: string): void {
  const line = control.closest(".suggestions")?.querySelector(".suggestions-added");
  if (line) {
    line.textContent = message;
  }
}

function relabel(button: HTMLElement, text: string, message: string): void {
  const label = button.querySelector("span:last-child");
  if (label) {
    label.textContent = text;
  }
  showMessage(button, message);
}

function saveList(stored: string): void {
  writeStored(storageKeys.list, stored);
  dispatchEvent(new Event(listChangedEvent));
}

/** Turns the buttons of listed products into buttons that add the typed amount. */
export function offerMore(answer: HTMLElement): void {
  for (const button of answer.querySelectorAll<HTMLElement>("[data-quantity][aria-pressed=true]")) {
    const { listToggle = "" } = button.dataset;
    delete button.dataset["listToggle"];
    button.removeAttribute("aria-pressed");
    button.dataset["listMore"] = listToggle;
    relabel(button, answer.dataset["more"] ?? "", "");
  }
}

/** Adds the typed amount to a listed product; a second press undoes it. */
function addToListed(button: HTMLElement, actions: SearchActions, isUndo: boolean): void {
  const {
    more = "",
    undo = "",
    listed = "",
  } = button.closest<HTMLElement>(".suggestions")?.dataset ?? {};
  const product = { ...actions.readProduct(button), slug: button.dataset["listMore"] ?? "" };
  const stored = readStored(storageKeys.list);
  const previousList = listsBefore.get(button);
  if (previousList !== undefined) {
    if (isUndo) {
      listsBefore.delete(button);
      saveList(takeBack(stored, previousList, product.slug));
      relabel(button, more, "");
    }
    return;
  }
  const added = addMore(stored, product);
  if (added) {
    listsBefore.set(button, stored);
    saveList(added.stored);
    relabel(button, undo, listed.replace("{code}", product.code).replace("{amount}", added.amount));
  }
}

/** Adds a button's product, or its typed amount; with `isUndo`, a second press undoes it. */
export function addToList(button: HTMLElement, actions: SearchActions, isUndo: boolean): void {
  if (button.dataset["listMore"] !== undefined) {
    addToListed(button, actions, isUndo);
  } else if (button.getAttribute("aria-pressed") !== "true") {
    actions.toggleOnList(button);
  }
}

/** Adds a line in the buyer's own words; false if the list is full. */
export function addOwnLine(link: HTMLElement): boolean {
  const { ownLine: text = "", quantity = "", told: message = "" } = link.dataset;
  const entries = entriesIn(readStored(storageKeys.list));
  const key = `own  ${text}`;
  if (entries.length >= longestList) {
    return false;
  }
  if (entries.every((entry) => entry.key !== key)) {
    saveList(JSON.stringify([...entries, { key, text, quantity, sizes: "", note: "" }]));
  }
  showMessage(link, message);
  return true;
}
