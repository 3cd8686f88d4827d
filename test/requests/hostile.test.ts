import fc from "fast-check";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enquiryFields, type Enquiry } from "#domain/enquiry/enquiry.ts";
import { readEnquiry } from "#domain/enquiry/rules.ts";
import { languages } from "#domain/language.ts";
import { escapeHtml } from "#server/html.ts";
import { composeLetter } from "#server/mail/compose.ts";
import { brief, longestInSubject, messageIdOf, writeLetter } from "#server/mail/letter.ts";
import { ask } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";
import { serviceWordsIn } from "#words/service.ts";

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const nasty = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 100 }),
  fc.constantFrom(
    "x\r\nBcc: victim@else.example",
    "=?utf-8?B?QmNjOiB4?=",
    '"<script>alert(1)</script>',
    "<img src=x onerror=alert(1)>",
    "</bdi></td><a href=//evil.example>",
    "'; drop table enquiry; --",
    "\u202Egnp.exe",
    "a@b.co, c@d.co",
    "\ud83d",
    ".\r\n.\r\nQUIT",
  ),
);
const address = fc.oneof(fc.emailAddress(), nasty, fc.constant("a@b.co"));
const enquiry: fc.Arbitrary<Enquiry> = fc.record({
  name: nasty,
  email: address,
  company: nasty,
  message: nasty,
});

test("answers any address without an internal error", async () => {
  const segment = fc.oneof(
    fc.webPath(),
    fc.string({ unit: "binary-ascii" }).map((text) => `/${text.replaceAll(/[^\x21-\x7E]/g, "")}`),
    fc.constantFrom("/..", "/%2e%2e", "/shop?q=%", "/saudi/%", "//", "/\\", "/inbox", "/%00"),
  );
  const path = fc.array(segment, { maxLength: 4, minLength: 1 }).map((parts) => parts.join(""));
  await fc.assert(
    fc.asyncProperty(path, fc.webQueryParameters(), async (where, query) => {
      const answer = await ask(service.url, `${where}?${query}`);
      expect(answer.status).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
});

test("what was accepted stands in the letter to the letter, and adds nothing to it", async () => {
  await fc.assert(
    fc.asyncProperty(enquiry, fc.constantFrom(...languages), async (fields, language) => {
      const reading = readEnquiry(fields);
      fc.pre(reading.ok);
      const stored = {
        reference: "7K3QX-9B2MD",
        messageId: messageIdOf("7K3QX-9B2MD", "site@supplier.example"),
        receivedAt: Date.UTC(2026, 10, 20),
        enquiry: reading.enquiry,
        language,
      };
      const correspondents = { companyName: "S", from: "site@supplier.example", to: "d@s.example" };
      const letter = writeLetter(stored, correspondents, serviceWordsIn(language));
      const mail = await PostalMime.parse((await composeLetter(letter)).message);
      for (const field of enquiryFields) {
        expect(mail.text).toContain(reading.enquiry[field]);
        expect(mail.html).toContain(escapeHtml(reading.enquiry[field]));
      }
      expect(mail.replyTo).toHaveLength(1);
      expect(mail.replyTo?.[0]?.address).toBe(reading.enquiry.email);
      expect(mail.replyTo?.[0]?.name).toBe(brief(reading.enquiry.name, 200));
      const company = brief(reading.enquiry.company, longestInSubject);
      const { subject } = serviceWordsIn(language).letter;
      expect(mail.subject).toBe(subject(stored.reference, company).trim());
      expect(mail.to).toEqual([{ name: "", address: "d@s.example" }]);
      expect(new Set(mail.headers.map(({ key }) => key))).toEqual(expectedHeaders);
      const tags = Array.from((mail.html ?? "").matchAll(/<\/?([a-z0-9!]+)/gi), ([, tag]) => tag);
      expect(new Set(tags)).toEqual(expectedTags);
    }),
    { numRuns: 300 },
  );
});

const expectedHeaders = new Set([
  "from",
  "to",
  "reply-to",
  "subject",
  "message-id",
  "date",
  "mime-version",
  "content-type",
  "auto-submitted",
]);
const expectedTags = new Set(
  "!doctype html head meta title body table tr th td bdi div".split(" "),
);
