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
  /** What an empty message asks for. */
  readonly placeholder: string;
  readonly values: Partial<Enquiry>;
  readonly problems: EnquiryProblems;
  /** Where the message may be left out: its label, and which fields may not. */
  readonly optional?: { readonly message: string; readonly required: string };
}

/** What a browser may fill in by itself. */
const completions: Readonly<Record<EnquiryField, string | undefined>> = {
  name: "name",
  email: "email",
  company: "organization",
  message: undefined,
};

const trapId = `enquiry-${trapField}`;

/** What keeps a browser, 1Password, LastPass, Bitwarden and Dashlane from filling a field. */
const leftAlone = {
  autoComplete: "off",
  "data-1p-ignore": "",
  "data-lpignore": "true",
  "data-bwignore": "",
  "data-form-type": "other",
};

const sideBySide: ReadonlySet<EnquiryField> = new Set(["name", "email"]);

/** The browser checks the fields, in its own language, which may not be the page's: it is told what to say. */
function inOwnWords(problems: ContactWords["problems"][EnquiryField]) {
  return {
    onInvalid: ({ currentTarget: control }: FormEvent<Control>) =>
      control.setCustomValidity(
        control.validity.valueMissing ? problems.missing : problems.malformed,
      ),
    onInput: ({ currentTarget: control }: FormEvent<Control>) => control.setCustomValidity(""),
  };
}

/** The fields, one that only a machine fills, and the language of the page. */
export function ContactFields(props: ContactFieldsProps) {
  const { language, words, placeholder, values, problems, optional } = props;

  function control(field: EnquiryField) {
    const { label, example } = words.fields[field];
    const { kind } = fieldRules[field];
    const found = problems[field];
    const problem = found && words.problems[field][found];
    const id = `enquiry-${field}`;
    const common = {
      id,
      name: field,
      placeholder: example ?? placeholder,
      defaultValue: values[field] ?? "",
      required: field !== "message" || optional === undefined,
      autoComplete: completions[field],
      ...inOwnWords(words.problems[field]),
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
        <input id={trapId} name={trapField} tabIndex={-1} {...leftAlone} />
      </div>
      <input type="hidden" name="language" value={language} />
    </>
  );
}
