import { addRequest } from "#domain/enquiry/draft.ts";
import { forEachField } from "#domain/enquiry/enquiry.ts";
import type { Language } from "#domain/language.ts";
import { loadDraft, readForm, writeForm } from "#site/islands/form-draft.ts";
import { restoreDetails } from "#site/islands/request/request-details.tsx";
import { restoreRows } from "#site/islands/request/rows-draft.ts";
import type { RequestWords } from "#words/en.ts";

/** Puts back what was left unsent on this device; keeps what was typed before the form came alive. */
export function restoreForm(form: HTMLFormElement, language: Language, words: RequestWords): void {
  const typed = readForm(form);
  const { values } = loadDraft() ?? { values: typed };
  const whole = forEachField((field) => typed[field] || values[field]);
  writeForm(form, { ...whole, message: addRequest(values.message, typed.message) });
  restoreDetails(form, language, words);
  restoreRows(form);
}
