import { keyField } from "#domain/enquiry/key-field.ts";
import { entriesIn } from "#domain/quotation/listed.ts";
import { postedFields } from "#domain/quotation/posted-fields.ts";
import { givenLinesId, requestFormId } from "#site/islands/request/request-ids.ts";
import { readStored, storedNames } from "#site/islands/stored.ts";

/** Adds hidden fields to a form in place of those added before: the list of this device, and a key. */
export function addFields(form: HTMLFormElement, key?: string): void {
  form.querySelector("[data-added]")?.remove();
  const added = document.createElement("div");
  added.dataset["added"] = "";
  added.hidden = true;
  const add = (name: string, value: string) => {
    const field = document.createElement("input");
    field.name = name;
    field.value = value;
    added.append(field);
  };
  if (form.id === requestFormId && !form.querySelector(`#${givenLinesId}`)) {
    // The server has put lines of an address into the form already.
    let at = [...new FormData(form).keys()].filter((name) => name.startsWith("quantity.")).length;
    for (const { slug, ...entry } of entriesIn(readStored(storedNames.list))) {
      add(postedFields.line(at), JSON.stringify({ product: slug, text: slug, ...entry }));
      add(postedFields.quantity(at), String(entry.quantity ?? ""));
      add(postedFields.sizes(at), entry.sizes ?? "");
      at += 1;
    }
  }
  if (key !== undefined) {
    add(keyField, key);
  }
  form.append(added);
}

/** Posts a form as a browser does without script, and with it the list of this device. */
export function postPlainly(form: HTMLFormElement, key?: string): void {
  addFields(form, key);
  form.submit();
}
