import type { FormEvent } from "react";
import {
  enquiryFields,
  fieldRules,
  type Enquiry,
  type EnquiryField,
  type EnquiryProblems,
} from "#domain/enquiry/enquiry.ts";
import { trapField } from "#domain/enquiry/trap-field.ts";
import type { Language } from "#domain/language.ts";
import { describeProblem, Field, Input, Textarea } from "#ui/field/field.tsx";
import type { ContactWords } from "#words/en.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

interface ContactFieldsProps {
  readonly language: Language;
  readonly words: ContactWords;
  /** The placeholder of the message. */
  readonly placeholder: string;
  readonly values: Partial<Enquiry>;
  readonly problems: EnquiryProblems;
  /** Texts for a form whose message is optional: its label and the note on required fields. */
  readonly optional?: { readonly message: string; readonly required: string };
}

/** Autofill hints by field. */
const completions: Readonly<Record<EnquiryField, string | undefined>> = {
  name: "name",
  email: "email",
  company: "organization",
  message: undefined,
};

const trapId = `enquiry-${trapField}`;

/**
 * Attributes that stop browsers, 1Password, LastPass, Bitwarden and Dashlane from filling a field.
 */
const noAutofill = {
  autoComplete: "off",
  "data-1p-ignore": "",
  "data-lpignore": "true",
  "data-bwignore": "",
  "data-form-type": "other",
};

const sideBySide: ReadonlySet<EnquiryField> = new Set(["name", "email"]);

/** Shows validation messages in the page's language instead of the browser's. */
function validationHandlers(problems: ContactWords["problems"][EnquiryField]) {
  return {
    onInvalid: ({ currentTarget: control }: FormEvent<Control>) =>
      control.setCustomValidity(
        control.validity.valueMissing ? problems.missing : problems.malformed,
      ),
    onInput: ({ currentTarget: control }: FormEvent<Control>) => control.setCustomValidity(""),
  };
}

/** Renders the enquiry fields, a trap for bots and the page's language. */
export function ContactFields(props: ContactFieldsProps) {
  const { language, words, placeholder, values, problems, optional } = props;

  function control(field: EnquiryField) {
    const { label, example } = words.fields[field];
    const { kind } = fieldRules[field];
    const problemCode = problems[field];
    const problem = problemCode && words.problems[field][problemCode];
    const id = `enquiry-${field}`;
    const common = {
      id,
      name: field,
      placeholder: example ?? placeholder,
      defaultValue: values[field] ?? "",
      required: field !== "message" || optional === undefined,
      autoComplete: completions[field],
      ...validationHandlers(words.problems[field]),
      ...describeProblem(id, problem),
    };
    return (
      <Field
        key={field}
        id={id}
        label={field === "message" ? (optional?.message ?? label) : label}
        problem={problem}
      >
        {kind === "text" ? (
          <Textarea rows={4} {...common} />
        ) : (
          <Input type={kind === "email" ? "email" : "text"} {...common} />
        )}
      </Field>
    );
  }

  return (
    <>
      <p className="contact-required">{optional?.required ?? words.required}</p>
      <div className="contact-pair">
        {enquiryFields.filter((field) => sideBySide.has(field)).map(control)}
      </div>
      {enquiryFields.filter((field) => !sideBySide.has(field)).map(control)}
      <div className="contact-trap" aria-hidden="true">
        <label htmlFor={trapId}>{words.trap}</label>
        <input id={trapId} name={trapField} tabIndex={-1} {...noAutofill} />
      </div>
      <input type="hidden" name="language" value={language} />
    </>
  );
}
