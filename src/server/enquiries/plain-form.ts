import { addressesIn, service } from "#addresses";
import { enquiryFields, fieldRules } from "#domain/enquiry/enquiry.ts";
import type { EnquiryField, EnquiryFormState } from "#domain/enquiry/enquiry.ts";
import type { ServiceWords } from "#domain/service-words.ts";
import { renderServicePage } from "#server/http/service-page.ts";
import { markup, type Markup } from "#server/html.ts";

/** The form without the site round it, with what was typed; it costs next to nothing to make. */
export function plainForm(
  { values, problems, detail }: EnquiryFormState,
  otherwise: string,
  words: ServiceWords,
): string {
  const { language, fields, refusals } = words;

  function control(field: EnquiryField): Markup {
    const { kind, longest } = fieldRules[field];
    const problem = problems[field];
    const id = `${field}-problem`;
    const message = problem === undefined ? "" : refusals.problems[problem](field, longest);
    const invalid =
      problem === undefined ? "" : markup` aria-invalid="true" aria-describedby="${id}"`;
    const value = values[field] ?? "";
    const common = markup`id="${field}" name="${field}" required dir="auto"${invalid}`;
    const input =
      kind === "text"
        ? // A browser drops the first line break of a text area.
          markup`<textarea ${common} rows="12" cols="60">\n${value}</textarea>`
        : markup`<input ${common} type="${kind === "email" ? "email" : "text"}" size="60" value="${value}">`;
    return markup`<p><label for="${field}">${fields[field]}</label><br>${input}
<br><strong id="${id}">${message}</strong></p>`;
  }

  const { heading, send, page, privacy } = refusals.form;
  const addresses = addressesIn(language);
  const body = markup`<h1>${heading}</h1>
<p role="alert">${detail ?? otherwise}</p>
<form method="post" action="${service.sendEnquiry}">
${enquiryFields.map(control)}
<input type="hidden" name="language" value="${language}">
<p><button>${send}</button></p>
</form>
<p><a href="${addresses.contact}">${page}</a></p>
<p><a href="${addresses.privacy}">${privacy}</a></p>`;
  return renderServicePage({ language, title: heading, body });
}
