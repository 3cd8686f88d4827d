import { readDraft, type Draft } from "#domain/enquiry/draft.ts";
import { enquiryFields, forEachField, type Enquiry } from "#domain/enquiry/enquiry.ts";
import { readStored, storageKeys, writeStored } from "#site/islands/device-storage.ts";

/** What the visitor left unsent on this device. */
export function loadDraft(): Draft | undefined {
  return readDraft(readStored(storageKeys.draft));
}

/** Keeps what is typed, so that a lost connection or a closed page loses nothing. */
export function keepDraft(draft: Draft): void {
  writeStored(storageKeys.draft, JSON.stringify(draft));
}

/** Forgets the draft once it is sent. */
export function forgetDraft(): void {
  writeStored(storageKeys.draft, null);
}

/** The fields as typed. */
export function readForm(form: HTMLFormElement): Enquiry {
  const data = new FormData(form);
  return forEachField((field) => {
    const value = data.get(field);
    return typeof value === "string" ? value : "";
  });
}

/** Puts values into the fields. */
export function writeForm(form: HTMLFormElement, values: Enquiry): void {
  for (const field of enquiryFields) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value = values[field];
    }
  }
}
