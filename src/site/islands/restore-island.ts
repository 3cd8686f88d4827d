import { keyField } from "#domain/enquiry/key-field.ts";
import { attemptOf, type Attempt } from "#site/islands/attempts.ts";
import { setField, setList } from "#site/islands/post-plainly.ts";

interface Typed {
  readonly value: string;
  readonly checked: boolean | undefined;
}

/** What is typed into the fields of an island, by their names. */
export type TypedFields = ReadonlyMap<string, Typed>;

const fieldsOf = (island: Element) =>
  island.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input[name],textarea[name]");

/** Reads what is typed into the fields of an island. */
export function readTyped(island: Element): TypedFields {
  const typed = [...fieldsOf(island)].map((field) => {
    const checked = field instanceof HTMLInputElement ? field.checked : undefined;
    return [field.name, { value: field.value, checked }] as const;
  });
  return new Map(typed);
}

function writeTyped(island: Element, typed: TypedFields): void {
  for (const field of fieldsOf(island)) {
    const { value, checked } = typed.get(field.name) ?? {};
    field.value = value ?? field.value;
    if (field instanceof HTMLInputElement) {
      field.checked = checked ?? field.checked;
    }
  }
}

/** Holds a form back while an attempt to send it is under way, so that nothing is sent twice. */
function awaitAttempt(form: HTMLFormElement, attempt: Attempt): void {
  const buttons = form.querySelectorAll<HTMLButtonElement>("[type=submit]");
  const enable = (enabled: boolean) => buttons.forEach((button) => (button.disabled = !enabled));
  enable(false);
  attempt.answered?.then(
    (receipt) => location.assign(receipt ?? location.href),
    () => {
      enable(true);
      setField(form, keyField, attempt.key ?? "");
      // Other content needs another key.
      form.addEventListener("input", () => setField(form, keyField, ""), { once: true });
    },
  );
}

interface Broken {
  readonly island: Element;
  /** A copy of the island as the server sent it. */
  readonly served: Element;
  readonly typed: TypedFields;
  /** The list of this device as fields, where the island has one. */
  readonly listed: Element | undefined;
}

/** Gives a broken island the server's HTML back, with what was typed and the list of this device. */
export function giveBack({ island, served, typed, listed }: Broken): void {
  // The policy of trusted types refuses HTML as text.
  island.replaceChildren(...served.childNodes);
  writeTyped(island, typed);
  const form = island.querySelector("form");
  if (form) {
    form.prepend(...(listed ? [listed] : []));
    setList(form);
    const attempt = attemptOf(island);
    if (attempt) {
      awaitAttempt(form, attempt);
    }
  }
}
