import { expect, test } from "vitest";
import { messageIdOf, writeLetter } from "#server/mail/letter.ts";
import { goodEnquiry } from "#test/support/requests.ts";
import { serviceWordsIn } from "#words/service.ts";

const marks = "\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069";

function letterOf(given: Partial<typeof goodEnquiry>) {
  const reference = "7K3QX-9B2MD";
  const kept = {
    reference,
    messageId: messageIdOf(reference, "site@Supplier.example"),
    receivedAt: Date.UTC(2026, 10, 20),
    enquiry: { ...goodEnquiry, ...given },
    language: "en",
  } as const;
  const correspondents = { companyName: "Supplier", from: "a@b.example", to: "desk@b.example" };
  return writeLetter(kept, correspondents, serviceWordsIn("en"));
}

test("no character in a company's or sender's name reverses the head of a letter", () => {
  const letter = letterOf({ company: `Co${marks}gnp.exe`, name: `Khalid${marks}` });
  expect(letter.subject).toBe("Enquiry 7K3QX-9B2MD from Cognp.exe");
  expect(letter.replyTo.name).toBe("Khalid");
  expect(letter.text).toContain(`Company: Co${marks}gnp.exe\n`);
});

test("leaves no space at an end where a character was removed", () => {
  const { subject, replyTo } = letterOf({ company: "\u202E Co \u202E", name: "\u202E Ali \u202E" });
  expect(subject).toBe("Enquiry 7K3QX-9B2MD from Co");
  expect(replyTo.name).toBe("Ali");
});

test("a subject contains the first sixty characters of a company's name", () => {
  const { subject } = letterOf({ company: "😀".repeat(61) });
  expect(subject).toBe(`Enquiry 7K3QX-9B2MD from ${"😀".repeat(60)}…`);
});

test("builds the Message-ID from the reference and the sender's domain", () => {
  expect(letterOf({}).messageId).toBe("<enquiry.7K3QX-9B2MD@supplier.example>");
});
