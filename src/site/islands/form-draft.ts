import { readDraft, type Draft } from "#domain/enquiry/draft.ts";
import { enquiryFields, forEachField, type Enquiry } from "#domain/enquiry/enquiry.ts";
import { readStored, storageKeys, writeStored } from "#site/islands/device-storage.ts";

/** Loads the unsent draft from this device. */
export function loadDraft(): Draft | undefined {
  return readDraft(readStored(storageKeys.draft));
}

/** Saves the draft, so that a lost connection or closed page loses nothing. */
export function saveDraft(draft: Draft): void {
  writeStored(storageKeys.draft, JSON.stringify(draft));
}

export function clearDraft(): void {
  writeStored(storageKeys.draft, null);
}

export function readForm(form: HTMLFormElement): Enquiry {
  const data = new FormData(form);
  return forEachField((field) => {
    const value = data.get(field);
    return typeof value === "string" ? value : "";
  });
}

export function writeForm(form: HTMLFormElement, values: Enquiry): void {
  for (const field of enquiryFields) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value = values[field];
    }
  }
}
