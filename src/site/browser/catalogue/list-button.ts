import {
  addLine,
  addProduct,
  isListed,
  readRequestList,
  removeLine,
} from "#domain/quotation/request-list.ts";
import type { ListLine } from "#domain/quotation/request-list.ts";
import { listChanged, readStored, storedNames, writeStored } from "#site/islands/stored.ts";

/** What was taken off the list on this page, so that a second press gives back what had been typed. */
const taken = new Map<string, ListLine>();

/** Puts a button's product on the list at its minimum quantity, or takes it off. */
export function toggleListed({ dataset }: HTMLElement): void {
  const list = readRequestList(readStored(storedNames.list));
  const { listToggle: slug = "", code = "", name = "" } = dataset;
  const before = taken.get(slug);
  const line = list.find(({ key }) => key === slug);
  if (line) {
    taken.set(slug, line);
  }
  const product = { slug, code, name, minimum: Number(dataset["minimum"]) };
  const added = () => (before ? addLine(list, before) : addProduct(list, product));
  const next = isListed(list, slug) ? removeLine(list, slug) : added();
  writeStored(storedNames.list, next.length === 0 ? null : JSON.stringify(next));
  dispatchEvent(new Event(listChanged));
}
