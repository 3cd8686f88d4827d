import { readEnquiryList, toggleLine } from "#domain/enquiry/enquiry-list.ts";
import { listChanged, readStored, storedNames, writeStored } from "#site/islands/stored.ts";

/** Puts a button's product on the enquiry list at its minimum quantity, or takes it off. */
export function toggleListed({ dataset }: HTMLElement): void {
  const list = readEnquiryList(readStored(storedNames.list));
  const next = toggleLine(list, dataset["listToggle"] ?? "", Number(dataset["minimum"]));
  writeStored(storedNames.list, next.length === 0 ? null : JSON.stringify(next));
  dispatchEvent(new Event(listChanged));
}
