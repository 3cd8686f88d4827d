import type { AidSlug } from "#domain/aids/aid.ts";
import { aidFields, longestAidValue } from "#domain/aids/aid.ts";
import { parseFigure } from "#reading/amounts/figure.ts";
import type { PageContext } from "#site/page.ts";
import { Button } from "#ui/button/button.tsx";
import { describeProblem, Field, Input } from "#ui/field/field.tsx";

/** One field of an aid; a field with choices is a list, others take a figure or a text. */
export interface AidField {
  readonly name: string;
  readonly label: string;
  readonly choices?: readonly (readonly [value: string, label: string])[];
  /** Label of the empty choice, where it is an answer too. */
  readonly empty?: string;
  /** True for a text that is no figure. */
  readonly isText?: boolean;
}

/** Values of an aid's form as they were sent. */
export interface AidEntries {
  /** False for a form that was not sent. */
  readonly isSent: boolean;
  readonly text: (name: string) => string;
  readonly figure: (name: string) => number | undefined;
  /** The choice made, if it is one of those. */
  readonly choice: <Value extends string>(
    name: string,
    values: readonly Value[],
  ) => Value | undefined;
  readonly yesNo: (name: string) => boolean | undefined;
  readonly isUnreadable: (field: AidField) => boolean;
}

/** Reads the fields of an aid from the query. */
export function readEntries(slug: AidSlug, searchParams: URLSearchParams): AidEntries {
  const text = (name: string) => (searchParams.get(name) ?? "").slice(0, longestAidValue).trim();
  const figure = (name: string) => parseFigure(text(name));
  const choice = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === text(name));
  return {
    isSent: aidFields[slug].some((name) => name !== "method" && text(name) !== ""),
    text,
    figure,
    choice,
    yesNo: (name) => {
      const value = choice(name, ["yes", "no"]);
      return value === undefined ? undefined : value === "yes";
    },
    isUnreadable: ({ name, choices, isText }) =>
      choices === undefined && !isText && text(name) !== "" && figure(name) === undefined,
  };
}

/** Returns the choices of a record of labels. */
export function choicesOf<Value extends string>(
  labels: Readonly<Record<Value, string>>,
): AidField["choices"] {
  return Object.entries<string>(labels);
}

interface AidFormProps {
  readonly context: PageContext;
  readonly slug: AidSlug;
  readonly fields: readonly AidField[];
  readonly entries: AidEntries;
  /** Values that the form sends along. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Text of the button, where it works nothing out. */
  readonly submit?: string | undefined;
}

function AidControl({ field, entries, context }: AidFormProps & { readonly field: AidField }) {
  const { name, choices, isText, empty } = field;
  const texts = context.words.aids;
  const id = `aid-${name}`;
  if (choices !== undefined) {
    return (
      <select className="control" id={id} name={name} defaultValue={entries.text(name)}>
        <option value="">{empty ?? texts.choose}</option>
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <Input
      id={id}
      name={name}
      defaultValue={entries.text(name)}
      maxLength={longestAidValue}
      autoComplete="off"
      {...(!isText && { inputMode: "decimal" })}
      {...describeProblem(id, entries.isUnreadable(field) ? texts.unreadable : undefined)}
    />
  );
}

/** Renders the form of an aid, whose answer has its own address. */
export function AidForm(props: AidFormProps) {
  const { context, slug, fields, entries, hidden = {}, submit } = props;
  const texts = context.words.aids;
  return (
    <form className="aid-form" action={`${context.addresses.aid(slug)}#answer`} method="get">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <Field
          key={field.name}
          id={`aid-${field.name}`}
          label={field.label}
          problem={entries.isUnreadable(field) ? texts.unreadable : undefined}
        >
          <AidControl {...props} field={field} />
        </Field>
      ))}
      <p className="aid-submit">
        <Button type="submit">{submit ?? texts.work}</Button>
      </p>
    </form>
  );
}
