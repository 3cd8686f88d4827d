import type { Words } from "#content/words/words.ts";
import type { Enquiry, EnquiryField, EnquiryProblems } from "#domain/enquiry/enquiry.ts";
import { describeProblem, Field, Input, Textarea } from "#ui/field/field.tsx";

interface ContactFieldsProps {
  readonly words: Words;
  readonly values: Partial<Enquiry>;
  readonly problems: EnquiryProblems;
}

const kinds = {
  name: { type: "text", autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  company: { type: "text", autoComplete: "organization" },
} as const;

/** The four fields, and one that only a machine fills. */
export function ContactFields({ words, values, problems }: ContactFieldsProps) {
  const { contact } = words;

  function problemOf(field: EnquiryField): string | undefined {
    const problem = problems[field];
    return problem === undefined ? undefined : contact.problems[field][problem];
  }

  function line(field: keyof typeof kinds) {
    const { label, placeholder } = contact.fields[field];
    const problem = problemOf(field);
    return (
      <Field id={`enquiry-${field}`} label={label} problem={problem}>
        <Input
          id={`enquiry-${field}`}
          name={field}
          placeholder={placeholder}
          defaultValue={values[field] ?? ""}
          required
          {...kinds[field]}
          {...describeProblem(`enquiry-${field}`, problem)}
        />
      </Field>
    );
  }

  const { label, placeholder } = contact.fields.message;
  return (
    <>
      <div className="contact-pair">
        {line("name")}
        {line("email")}
      </div>
      {line("company")}
      <Field id="enquiry-message" label={label} problem={problemOf("message")}>
        <Textarea
          id="enquiry-message"
          name="message"
          rows={4}
          placeholder={placeholder}
          defaultValue={values.message ?? ""}
          required
          {...describeProblem("enquiry-message", problemOf("message"))}
        />
      </Field>
      <div className="contact-trap" aria-hidden="true">
        <label htmlFor="enquiry-website">{contact.trap}</label>
        <input id="enquiry-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
