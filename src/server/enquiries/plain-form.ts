import { addressesIn, service } from "#addresses";
import { enquiryFields, fieldRules } from "#domain/enquiry/enquiry.ts";
import type { EnquiryField, EnquiryFormState } from "#domain/enquiry/enquiry.ts";
import type { ServiceWords } from "#domain/service-words.ts";
import { barePage } from "#server/http/bare-page.ts";
import { escapeHtml } from "#server/escape-html.ts";

/** The form without the site round it, with what was typed; it costs next to nothing to make. */
export function plainForm(
  { values, problems, detail }: EnquiryFormState,
  otherwise: string,
  words: ServiceWords,
): string {
  const { language, fields, refusals } = words;

  function control(field: EnquiryField): string {
    const { kind, longest } = fieldRules[field];
    const problem = problems[field];
    const id = `${field}-problem`;
    const message = problem === undefined ? "" : refusals.problems[problem](field, longest);
    const wrong = problem === undefined ? "" : ` aria-invalid="true" aria-describedby="${id}"`;
    const value = escapeHtml(values[field] ?? "");
    const common = `id="${field}" name="${field}" required dir="auto"${wrong}`;
    const typed =
      kind === "text"
        ? // A browser drops the first line break of a text area.
          `<textarea ${common} rows="12" cols="60">\n${value}</textarea>`
        : `<input ${common} type="${kind === "email" ? "email" : "text"}" size="60" value="${value}">`;
    return `<p><label for="${field}">${escapeHtml(fields[field])}</label><br>${typed}
<br><strong id="${id}">${escapeHtml(message)}</strong></p>`;
  }

  const { heading, send, page, privacy } = refusals.form;
  const addresses = addressesIn(language);
  const body = `<h1>${escapeHtml(heading)}</h1>
<p role="alert">${escapeHtml(detail ?? otherwise)}</p>
<form method="post" action="${service.sendEnquiry}">
${enquiryFields.map(control).join("\n")}
<input type="hidden" name="language" value="${language}">
<p><button>${escapeHtml(send)}</button></p>
</form>
<p><a href="${addresses.contact}">${escapeHtml(page)}</a></p>
<p><a href="${addresses.privacy}">${escapeHtml(privacy)}</a></p>`;
  return barePage({ language, title: heading, body });
}
