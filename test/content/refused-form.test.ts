import { expect, test } from "vitest";
import { enquiryFields } from "#domain/enquiry/enquiry.ts";
import { demonstrationSite, unescaped } from "#test/content/rendered.ts";

const values = {
  name: 'Khalid "Al" Harbi',
  email: "khalid@buyer.example",
  company: "Harbour <Works>",
  message: "\nPlease quote\n</textarea>200 helmets & more",
};

/** Returns the value of a field as a browser reads it. */
function valueIn(html: string, field: string): string {
  const area = new RegExp(`<textarea[^>]*name="${field}"[^>]*>\n?([^<]*)<`).exec(html)?.[1];
  const input = new RegExp(`<input[^>]*name="${field}"[^>]*>`).exec(html)?.[0] ?? "";
  return unescaped(area ?? /value="([^"]*)"/.exec(input)?.[1] ?? "");
}

test("the contact page explains a refusal and keeps the fields", async () => {
  const detail = "Too many enquiries. Please try again in 383 seconds.";
  const form = { values, problems: {}, outcome: "refused", detail } as const;
  const { html } = await demonstrationSite.render({ address: "/contact", form });
  expect(html).toMatch(new RegExp(`<p class="contact-result" role="status"[^>]*>${detail}</p>`));
  expect(html).toContain('<meta name="robots" content="noindex');
  for (const field of enquiryFields) {
    expect(valueIn(html, field), field).toBe(values[field]);
  }
});

test("the contact page links to the receipt after a sent form, in its language", async () => {
  const secret = "Ab1-_Ab1-_Ab1-_Ab1-_Ab";
  const address = `/contact?sent=7K3QX-9B2MD&receipt=${secret}`;
  const { html } = await demonstrationSite.render({ address });
  expect(html).toMatch(
    new RegExp(`<a href="/receipt/7K3QX-9B2MD\\?key=${secret}"[^>]*>Receipt for your message</a>`),
  );
  const without = await demonstrationSite.render({ address: "/contact?sent=7K3QX-9B2MD" });
  expect(without.html).toContain("7K3QX-9B2MD");
  expect(without.html).not.toContain('href="/receipt/');
});
