import { toggleProduct, type Taken } from "#domain/quotation/toggle-product.ts";
import { listChanged, readStored, storedNames, writeStored } from "#site/islands/stored.ts";

const taken: Taken = new Map();

/** Puts a button's product on the list at its minimum quantity, or takes it off. */
export function toggleListed({ dataset }: HTMLElement): void {
  const { listToggle: slug = "", code = "", name = "", quantity, sizes = "", note = "" } = dataset;
  const typed = quantity === undefined ? {} : { typed: { quantity, sizes, note } };
  const product = { slug, code, name, minimum: Number(dataset["minimum"]), ...typed };
  const next = toggleProduct(readStored(storedNames.list), product, taken);
  writeStored(storedNames.list, next === "[]" ? null : next);
  dispatchEvent(new Event(listChanged));
}
