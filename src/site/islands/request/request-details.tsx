import type { Language } from "#domain/language.ts";
import { requestBounds } from "#domain/quotation/quotation-request.ts";
import type { SheetFacts } from "#domain/quotation/sheet.ts";
import { canBeWanted, isoDay, parseDay } from "#reading/request/wanted-day.ts";
import { readStored, storedNames, writeStored } from "#site/islands/stored.ts";
import { Field, Input } from "#ui/field/field.tsx";
import type { RequestWords } from "#words/request-words.ts";
import { dayIn } from "#words/times.ts";

const detailFields = ["city", "wanted", "ownReference"] as const;

/** What is said of a whole request, as it was typed; the day as 2026-12-24 where it could be read. */
export type DetailValues = Readonly<Record<(typeof detailFields)[number], string>> & {
  readonly equivalents: boolean;
};

/** What the form says of the whole request. */
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
    equivalents: data.has("equivalents"),
  };
}

/** Of the whole request, what stands on its sheet. */
export function factsOf(details: DetailValues): SheetFacts {
  const { city, wanted, ownReference, equivalents } = details;
  return {
    ...(city !== "" && { city }),
    ...(parseDay(wanted) === wanted && { wanted }),
    ...(ownReference !== "" && { ownReference }),
    equivalents,
  };
}

/** What the sender said of a request that was stored, as far as it can be read. */
export function detailsIn(stored: unknown): DetailValues {
  const given = (typeof stored === "object" && stored !== null ? stored : {}) as Readonly<
    Record<string, unknown>
  >;
  const textOf = (name: string) => (typeof given[name] === "string" ? given[name] : "");
  return {
    city: textOf("city"),
    wanted: textOf("wanted"),
    ownReference: textOf("ownReference"),
    equivalents: given["equivalents"] !== false,
  };
}

/** Keeps what the form says of the whole request, or forgets it. */
export function keepDetails(details: DetailValues | undefined): void {
  writeStored(storedNames.details, details === undefined ? null : JSON.stringify(details));
}

/** Says in the page's own words what is wrong with a day: the browser's field for days speaks its own language. */
function judgeDay(field: HTMLInputElement, words: RequestWords): string | undefined {
  const day = parseDay(field.value);
  field.setCustomValidity(field.value.trim() === "" ? "" : problemOfDay(day, words));
  return day;
}

function problemOfDay(day: string | undefined, words: RequestWords): string {
  if (day === undefined) {
    return words.notADay;
  }
  const now = new Date();
  const today = isoDay(now.getFullYear(), now.getMonth(), now.getDate());
  return canBeWanted(day, today) ? "" : words.dayOutOfRange;
}

/** Writes a day that was understood as the page's language does. */
function tellDay(field: HTMLInputElement, language: Language, words: RequestWords): void {
  const day = judgeDay(field, words);
  if (day !== undefined) {
    field.value = dayIn(language, day);
  }
}

/** Puts back what was left unsent on this device, into fields that say nothing yet; keeps what was typed before. */
export function restoreDetails(
  form: HTMLFormElement,
  language: Language,
  words: RequestWords,
): void {
  const stored = readStored(storedNames.details);
  let kept: unknown;
  try {
    kept = stored === null ? undefined : JSON.parse(stored);
  } catch {
    return;
  }
  fillDetails(form, kept ?? {}, language, words);
  const said = readDetails(form);
  if (detailFields.some((name) => said[name] !== "")) {
    keepDetails(said);
  }
}

/** Puts what was said of a request into fields that say nothing yet. */
export function fillDetails(
  form: HTMLFormElement,
  kept: object,
  language: Language,
  words: RequestWords,
): void {
  for (const [name, value] of Object.entries(kept)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && typeof value === "string") {
      control.value ||= value;
    } else if (control instanceof HTMLInputElement && typeof value === "boolean") {
      control.checked = value;
    }
  }
  const wanted = form.elements.namedItem("wanted");
  if (wanted instanceof HTMLInputElement) {
    tellDay(wanted, language, words);
  }
}

interface RequestDetailsProps {
  readonly language: Language;
  readonly words: RequestWords;
  /** The names of the cities that the supplier delivers to; another may be written. */
  readonly cities: readonly string[];
  /** What was typed into a form without script; empty where none was posted. */
  readonly values: Readonly<Record<string, string>>;
}

/** Where to, by when, under which number, and whether equivalents may be offered. */
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
            onInput={({ currentTarget }) => void judgeDay(currentTarget, words)}
            onBlur={({ currentTarget }) => tellDay(currentTarget, language, words)}
          />
        </Field>
      </div>
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
