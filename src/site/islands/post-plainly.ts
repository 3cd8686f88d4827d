import { keyField } from "#domain/enquiry/key-field.ts";
import { listField } from "#domain/quotation/list-field.ts";
import { givenLinesId, requestFormId } from "#site/islands/request/request-ids.ts";
import { readStored, storageKeys } from "#site/islands/device-storage.ts";

/** Sets a hidden field of a form. */
export function setField(form: HTMLFormElement, name: string, value: string): void {
  const field =
    form.querySelector<HTMLInputElement>(`[name=${name}]`) ?? document.createElement("input");
  Object.assign(field, { type: "hidden", name, value });
  form.append(field);
}

/** Puts the list of this device into the form of a request, unless its fields stand there. */
export function setList(form: HTMLFormElement): void {
  if (form.id === requestFormId && !document.getElementById(givenLinesId)) {
    setField(form, listField, readStored(storageKeys.list) ?? "");
  }
}

/** Posts a form as a browser does without script, and with it the list of this device. */
export function postPlainly(form: HTMLFormElement, key?: string): void {
  setList(form);
  if (key !== undefined) {
    setField(form, keyField, key);
  }
  form.submit();
}
