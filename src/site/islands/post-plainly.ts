import { keyField } from "#domain/enquiry/key-field.ts";
import { listField } from "#domain/quotation/list-field.ts";
import { storedLinesId, requestFormId } from "#site/islands/request/request-ids.ts";
import { readStored, storageKeys } from "#site/islands/device-storage.ts";

export function setField(form: HTMLFormElement, name: string, value: string): void {
  const field =
    form.querySelector<HTMLInputElement>(`[name=${name}]`) ?? document.createElement("input");
  Object.assign(field, { type: "hidden", name, value });
  form.append(field);
}

/** Adds the stored list to a request form, unless its fields are already there. */
export function setList(form: HTMLFormElement): void {
  if (form.id === requestFormId && !document.getElementById(storedLinesId)) {
    setField(form, listField, readStored(storageKeys.list) ?? "");
  }
}

/** Posts a form natively, with the stored list. */
export function postPlainly(form: HTMLFormElement, key?: string): void {
  setList(form);
  if (key !== undefined) {
    setField(form, keyField, key);
  }
  form.submit();
}
