import { readEnquiryList } from "#domain/enquiry/enquiry-list.ts";
import { listChanges, readStored, storedNames } from "#site/islands/stored.ts";

function show(): void {
  const count = readEnquiryList(readStored(storedNames.list)).length;
  for (const link of document.querySelectorAll<HTMLElement>("[data-enquiry-list]")) {
    link.hidden = count === 0;
    const number = link.querySelector("[data-enquiry-count]");
    if (number) number.textContent = String(count);
  }
}

/** Keeps the number of products on the enquiry list beside its link in the navigation. */
export function showEnquiryCount(): void {
  show();
  for (const type of listChanges) addEventListener(type, show);
}
