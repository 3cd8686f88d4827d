import { expect, test } from "vitest";
import { addressesIn } from "#addresses";
import type { EnquiryFormState } from "#domain/enquiry/enquiry.ts";
import { enquiryFields } from "#domain/enquiry/enquiry.ts";
import { languages } from "#domain/language.ts";
import { plainForm } from "#server/enquiries/plain-form.ts";
import { serviceWordsIn } from "#words/service.ts";

const untouched: EnquiryFormState = { values: {}, problems: {}, outcome: "invalid" };

/** Returns the paragraph of a field. */
function fieldOf(html: string, field: string): string {
  return html.split("\n<p>").find((part) => part.includes(`for="${field}"`)) ?? "";
}

/** Returns the error in a field's paragraph. */
function told(html: string, field: string): string {
  return /<strong[^>]*>(.*?)<\/strong>/.exec(fieldOf(html, field))?.[1] ?? "no place for it";
}

test.each(languages)("the plain form in %s has every field with its name and type", (language) => {
  const words = serviceWordsIn(language);
  const { form } = words.refusals;
  const html = plainForm(untouched, "Something is missing", words);
  expect(html).toContain(`<title>${form.heading}</title>`);
  expect(html).toContain(`<h1>${form.heading}</h1>`);
  expect(html).toContain(`<button>${form.send}</button>`);
  expect(html).toContain(`<a href="${addressesIn(language).contact}">${form.page}</a>`);
  expect(html).toContain(`<a href="${addressesIn(language).privacy}">${form.privacy}</a>`);
  for (const field of enquiryFields) {
    expect(fieldOf(html, field)).toContain(`<label for="${field}">${words.fields[field]}</label>`);
    expect(fieldOf(html, field)).toContain(`id="${field}" name="${field}" required`);
  }
  expect(fieldOf(html, "email")).toContain('type="email"');
  expect(fieldOf(html, "name")).toContain('<input id="name"');
  expect(fieldOf(html, "company")).toContain('type="text"');
  expect(fieldOf(html, "message")).toContain(">\n</textarea>");
});

test("explains only invalid fields, and how far they exceed the limit", () => {
  const words = serviceWordsIn("en");
  const problems = { company: "too-long", email: "malformed" } as const;
  const html = plainForm({ ...untouched, problems }, "", words);
  expect(told(html, "company")).toBe("company may have at most 200 characters.");
  expect(told(html, "email")).toBe("email must be an e-mail address.");
  for (const field of ["company", "email"]) {
    expect(fieldOf(html, field)).toContain(
      `aria-invalid="true" aria-describedby="${field}-problem"`,
    );
    expect(fieldOf(html, field)).toContain(`<strong id="${field}-problem">`);
  }
  for (const field of ["name", "message"]) {
    expect(told(html, field)).toBe("");
    expect(fieldOf(html, field)).not.toContain("aria-");
  }
});

test("shows the reason of the refusal above the form, or the given message", () => {
  const words = serviceWordsIn("en");
  const alert = (state: EnquiryFormState) =>
    /<p role="alert">(.*?)<\/p>/.exec(plainForm(state, "Look <again>", words))?.[1];
  expect(alert(untouched)).toBe("Look &lt;again&gt;");
  expect(alert({ ...untouched, outcome: "refused", detail: "Too & many" })).toBe("Too &amp; many");
});
