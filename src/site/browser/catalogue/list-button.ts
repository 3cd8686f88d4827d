import { toggleProduct, type Taken } from "#domain/quotation/toggle-product.ts";
import {
  listChangedEvent,
  readStored,
  storageKeys,
  writeStored,
} from "#site/islands/device-storage.ts";

const removedLines: Taken = new Map();

/** Reads the product of a list button, with the amounts entered for it. */
export function readProduct(button: HTMLElement) {
  const { dataset } = button;
  const { listToggle: slug = "", code = "", name = "", sizes = "", note = "" } = dataset;
  // In a table and on the product's page the fields are next to the button.
  const fields = button.closest(".row-order, .detail-order");
  const field = fields?.querySelector<HTMLInputElement>("[name^=quantity]");
  const inRow = field && field.value !== field.defaultValue ? field.value.trim() : "";
  const counts = Array.from(
    fields?.querySelectorAll<HTMLInputElement>("[data-size]") ?? [],
    ({ value, dataset: { size } }) => (value.trim() === "" ? "" : `${size}x${value.trim()}`),
  );
  const typedSizes = counts.filter(Boolean).join(" ");
  const quantity = typedSizes === "" ? inRow || dataset["quantity"] : "";
  const typed =
    quantity === undefined ? {} : { typed: { quantity, sizes: typedSizes || sizes, note } };
  return { slug, code, name, minimum: Number(dataset["minimum"]), ...typed };
}

/** Adds a button's product to the list at its minimum quantity, or removes it. */
export function toggleOnList(button: HTMLElement): void {
  const product = readProduct(button);
  const stored = readStored(storageKeys.list);
  const list = toggleProduct(stored, product, removedLines);
  if (list === stored) {
    // The list is full; the request page says so.
    document.querySelector<HTMLElement>("[data-enquiry-list]")?.click();
    return;
  }
  writeStored(storageKeys.list, list === "[]" ? null : list);
  dispatchEvent(new Event(listChangedEvent));
}
