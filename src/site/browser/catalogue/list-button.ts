import { toggleProduct, type Taken } from "#domain/quotation/toggle-product.ts";
import { listChanged, readStored, storedNames, writeStored } from "#site/islands/device-storage.ts";

const taken: Taken = new Map();

/** What a button puts on the list, with what was typed of it. */
export function productOf(button: HTMLElement) {
  const { dataset } = button;
  const { listToggle: slug = "", code = "", name = "", sizes = "", note = "" } = dataset;
  // In the row of a table the quantity is typed beside the button.
  const field = button.closest("tr")?.querySelector<HTMLInputElement>("[name=quantity]");
  const inRow = field && field.value !== field.defaultValue ? field.value.trim() : "";
  const quantity = inRow === "" ? dataset["quantity"] : inRow;
  const typed = quantity === undefined ? {} : { typed: { quantity, sizes, note } };
  return { slug, code, name, minimum: Number(dataset["minimum"]), ...typed };
}

/** Puts a button's product on the list at its minimum quantity, or takes it off. */
export function toggleListed(button: HTMLElement): void {
  const product = productOf(button);
  const stored = readStored(storedNames.list);
  const next = toggleProduct(stored, product, taken);
  if (next === stored) {
    // The list is full: its page says so.
    document.querySelector<HTMLElement>("[data-enquiry-list]")?.click();
    return;
  }
  writeStored(storedNames.list, next === "[]" ? null : next);
  dispatchEvent(new Event(listChanged));
}
