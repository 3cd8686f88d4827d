import type { Language } from "#domain/language.ts";
import { requestBounds, requestDetails } from "#domain/quotation/quotation-request.ts";
import type { SheetFacts } from "#domain/quotation/sheet.ts";
import { phonePattern } from "#reading/request/phone.ts";
import { canBeWanted, isoDay, parseDay } from "#reading/wanted-day.ts";
import { readStored, storageKeys, writeStored } from "#site/islands/device-storage.ts";
import { Field, Input } from "#ui/field/field.tsx";
import type { RequestWords } from "#words/en.ts";
import { dayIn } from "#words/times.ts";

/** The details of a whole request as typed; a valid day is in ISO format. */
export type DetailValues = Readonly<Record<(typeof requestDetails)[number], string>> & {
  readonly equivalents: boolean;
};

/** Reads the details from the form. */
export function readDetails(form: HTMLFormElement): DetailValues {
  const data = new FormData(form);
  const textOf = (field: string) => {
    const value = data.get(field);
    return typeof value === "string" ? value.trim() : "";
  };
  return {
    city: textOf("city"),
    wanted: parseDay(textOf("wanted")) ?? textOf("wanted"),
    ownReference: textOf("ownReference"),
    phone: textOf("phone"),
    equivalents: data.has("equivalents"),
  };
}

/** Selects the details that the printed sheet shows. */
export function sheetFacts(details: DetailValues): SheetFacts {
  const { city, wanted, ownReference, equivalents } = details;
  return {
    ...(city !== "" && { city }),
    ...(parseDay(wanted) === wanted && { wanted }),
    ...(ownReference !== "" && { ownReference }),
    equivalents,
  };
}

/** Parses stored details; missing values become empty. */
export function parseDetails(stored: unknown): DetailValues {
  const fields = (typeof stored === "object" && stored !== null ? stored : {}) as Readonly<
    Record<string, unknown>
  >;
  const textOf = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  return {
    city: textOf("city"),
    wanted: textOf("wanted"),
    ownReference: textOf("ownReference"),
    phone: textOf("phone"),
    equivalents: fields["equivalents"] !== false,
  };
}

/** Saves the details, or deletes them. */
export function saveDetails(details: DetailValues | undefined): void {
  writeStored(storageKeys.details, details === undefined ? null : JSON.stringify(details));
}

/**
 * Validates a day in the page's language and returns it in ISO format. Native date inputs use the
 * browser's language.
 */
function validateDay(field: HTMLInputElement, words: RequestWords): string | undefined {
  const day = parseDay(field.value);
  field.setCustomValidity(field.value.trim() === "" ? "" : problemOfDay(day, words));
  return day;
}

function problemOfDay(day: string | undefined, words: RequestWords): string {
  if (day === undefined) {
    return words.notADay;
  }
  const date = new Date();
  const today = isoDay(date.getFullYear(), date.getMonth(), date.getDate());
  return canBeWanted(day, today) ? "" : words.dayOutOfRange;
}

/** Formats a valid day in the page's language. */
function formatDay(field: HTMLInputElement, language: Language, words: RequestWords): void {
  const day = validateDay(field, words);
  if (day !== undefined) {
    field.value = dayIn(language, day);
  }
}

/** Restores stored details into empty fields and saves what was typed before hydration. */
export function restoreDetails(
  form: HTMLFormElement,
  language: Language,
  words: RequestWords,
): void {
  const stored = readStored(storageKeys.details);
  let values: unknown;
  try {
    values = stored === null ? undefined : JSON.parse(stored);
  } catch {
    return;
  }
  fillDetails(form, values ?? {}, language, words);
  const details = readDetails(form);
  if (requestDetails.some((name) => details[name] !== "")) {
    saveDetails(details);
  }
}

/** Fills empty fields with details. */
export function fillDetails(
  form: HTMLFormElement,
  values: object,
  language: Language,
  words: RequestWords,
): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && typeof value === "string") {
      control.value ||= value;
    } else if (control instanceof HTMLInputElement && typeof value === "boolean") {
      control.checked = value;
    }
  }
  const dayField = form.elements.namedItem("wanted");
  if (dayField instanceof HTMLInputElement) {
    formatDay(dayField, language, words);
  }
}

interface RequestDetailsProps {
  readonly language: Language;
  readonly words: RequestWords;
  /** Suggested cities; others may be typed. */
  readonly cities: readonly string[];
  /** The values of a form posted without script; otherwise empty. */
  readonly values: Readonly<Record<string, string>>;
}

/** Renders the fields for city, day, reference, phone and equivalents. */
export function RequestDetails({ language, words, cities, values }: RequestDetailsProps) {
  return (
    <>
      <div className="contact-pair">
        <Field id="request-city" label={words.city}>
          <Input
            id="request-city"
            name="city"
            defaultValue={values["city"]}
            list="request-cities"
            pattern={`.{0,${requestBounds.city}}`}
            title={words.atMost(requestBounds.city)}
            autoComplete="address-level2"
          />
          <datalist id="request-cities">
            {cities.map((city) => (
              <option key={city}>{city}</option>
            ))}
          </datalist>
        </Field>
        <Field id="request-wanted" label={words.wanted}>
          <Input
            id="request-wanted"
            name="wanted"
            defaultValue={values["wanted"]}
            placeholder={words.wantedExample}
            maxLength={40}
            autoComplete="off"
            onInput={({ currentTarget }) => void validateDay(currentTarget, words)}
            onBlur={({ currentTarget }) => formatDay(currentTarget, language, words)}
          />
        </Field>
      </div>
      <div className="contact-pair">
        <Field id="request-own-reference" label={words.ownReference}>
          <Input
            id="request-own-reference"
            name="ownReference"
            defaultValue={values["ownReference"]}
            pattern={`.{0,${requestBounds.ownReference}}`}
            title={words.atMost(requestBounds.ownReference)}
            autoComplete="off"
          />
        </Field>
        <Field id="request-phone" label={words.phone}>
          <Input
            id="request-phone"
            name="phone"
            type="tel"
            dir="ltr"
            defaultValue={values["phone"]}
            pattern={phonePattern}
            maxLength={requestBounds.phone}
            title={words.phoneExample}
            autoComplete="tel"
          />
        </Field>
      </div>
      <label className="request-equivalents">
        <input
          type="checkbox"
          name="equivalents"
          defaultChecked={!("city" in values) || "equivalents" in values}
        />{" "}
        {words.equivalents}
      </label>
    </>
  );
}
