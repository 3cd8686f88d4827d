import { keyField } from "#domain/enquiry/key-field.ts";
import { findAttempt, type Attempt } from "#site/islands/attempts.ts";
import { setField, setList } from "#site/islands/post-plainly.ts";

interface FieldState {
  readonly value: string;
  readonly checked: boolean | undefined;
}

/** The values of an island's fields, by name. */
export type FieldStates = ReadonlyMap<string, FieldState>;

const fieldsOf = (island: Element) =>
  island.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input[name]:not([type=file]),textarea[name]",
  );

export function readFields(island: Element): FieldStates {
  const typed = [...fieldsOf(island)].map((field) => {
    const checked = field instanceof HTMLInputElement ? field.checked : undefined;
    return [field.name, { value: field.value, checked }] as const;
  });
  return new Map(typed);
}

function writeFields(island: Element, typed: FieldStates): void {
  for (const field of fieldsOf(island)) {
    const { value, checked } = typed.get(field.name) ?? {};
    field.value = value ?? field.value;
    if (field instanceof HTMLInputElement) {
      field.checked = checked ?? field.checked;
    }
  }
}

/** Disables a form while an attempt is pending, so that nothing is sent twice. */
function blockDuringAttempt(form: HTMLFormElement, attempt: Attempt): void {
  const buttons = form.querySelectorAll<HTMLButtonElement>("[type=submit]");
  const enable = (enabled: boolean) => buttons.forEach((button) => (button.disabled = !enabled));
  enable(false);
  attempt.answered?.then(
    (receipt) => location.assign(receipt ?? location.href),
    () => {
      enable(true);
      setField(form, keyField, attempt.key ?? "");
      // Changed content needs a new idempotency key.
      form.addEventListener("input", () => setField(form, keyField, ""), { once: true });
    },
  );
}

interface FailedIsland {
  readonly island: Element;
  /** A copy of the island as rendered by the server. */
  readonly served: Element;
  readonly typed: FieldStates;
  /** The stored list as form fields, if the island has one. */
  readonly listed: Element | undefined;
}

/** Restores the server's HTML of a failed island, with typed values and the stored list. */
export function restoreServerHtml({ island, served, typed, listed }: FailedIsland): void {
  // Trusted Types reject HTML strings.
  island.replaceChildren(...served.childNodes);
  writeFields(island, typed);
  const form = island.querySelector("form");
  if (form) {
    form.prepend(...(listed ? [listed] : []));
    setList(form);
    const attempt = findAttempt(island);
    if (attempt) {
      blockDuringAttempt(form, attempt);
    }
  }
}
