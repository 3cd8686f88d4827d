import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { enquiryFields, fieldRules, type Enquiry } from "#domain/enquiry/enquiry.ts";
import { isReference, makeReference, referenceBytes } from "#domain/enquiry/reference.ts";
import { isEmail, readEnquiry, tidyLine, tidyText } from "#domain/enquiry/rules.ts";
import { processorTime } from "#test/support/processor-time.ts";

const unicode = fc.string({ unit: "binary", maxLength: 300 });

describe("the four fields", () => {
  test("parses any input to a valid enquiry or named problems", () => {
    const anything = fc.dictionary(
      fc.constantFrom(...enquiryFields, "other", "__proto__"),
      fc.oneof(unicode, fc.anything()),
    );
    fc.assert(
      fc.property(anything, (input) => {
        const reading = readEnquiry(input);
        if (reading.ok) {
          for (const field of enquiryFields) {
            const length = Array.from(reading.enquiry[field]).length;
            expect(length).toBeGreaterThan(0);
            expect(length).toBeLessThanOrEqual(fieldRules[field].longest);
          }
        } else {
          expect(Object.keys(reading.problems).length).toBeGreaterThan(0);
        }
      }),
    );
  });

  test("normalizing twice changes nothing more", () => {
    fc.assert(
      fc.property(unicode, (text) => {
        expect(tidyLine(tidyLine(text))).toBe(tidyLine(text));
        expect(tidyText(tidyText(text))).toBe(tidyText(text));
      }),
    );
  });

  test("normalizing joiners and combining marks twice changes nothing more", () => {
    const unit = fc.constantFrom(
      ...Array.from("ae\u0301\u0653\u200B\u200C\u200D اआ्क \u061C\uFE0F\u{E0041}"),
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
        expect(tidyLine(tidyLine(text))).toBe(tidyLine(text));
      }),
      { numRuns: 2000 },
    );
  });

  test("a line has no control character, and a text only tabs and line feeds", () => {
    fc.assert(
      fc.property(unicode, (text) => {
        expect(tidyLine(text)).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(tidyText(text).replaceAll(/[\t\n]/g, "")).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }),
    );
  });

  test("a line has no invisible character except joiners and shaping marks", () => {
    const hidden = "\u00AD\u061C\u180E\u200B\u2060\u2064\uFEFF\u3164\u115F\uFFA0\u{E0001}\u{E0041}";
    expect(tidyLine(`Ab${hidden}c \u200B\u{E007F} d`)).toBe("Abc  d");
    expect(tidyLine("M\u200Ca\u200Dt\u200C")).toBe("Mat");
    for (const shaped of ["می\u200Cخواهم", "क्\u200Dष", "ന്\u200D", "☎\uFE0F Co", "葛\u{E0100}"]) {
      expect(tidyLine(shaped)).toBe(shaped);
    }
    fc.assert(
      fc.property(
        unicode,
        fc.constantFrom(...Array.from(hidden)),
        unicode,
        (before, one, after) => {
          expect(tidyLine(before + one + after)).not.toContain(one);
        },
      ),
    );
  });

  test("a value of invisible characters counts as missing", () => {
    const blank = fc.string({
      unit: fc.constantFrom(
        ...Array.from(
          " \u00AD\u061C\u200B\u200C\u200D\u200E\u202E\u2066\u2800\u3164\uFE0F\uFEFF\u{E0041}",
        ),
      ),
    });
    const good: Enquiry = { name: "A", email: "a@b.co", company: "C", message: "M" };
    fc.assert(
      fc.property(fc.constantFrom("name", "company", "message"), blank, (field, text) => {
        const reading = readEnquiry({ ...good, [field]: text });
        expect(reading.ok ? {} : reading.problems).toEqual({ [field]: "missing" });
      }),
    );
  });
});

test.each(["a@b", "a.b+c@d-e.f", "!#$%&'*+/=?^_`{|}~-@x.y", "A@EXAMPLE.COM", ".a..b.@c"])(
  "accepts %s as an e-mail address, like a browser",
  (text) => expect(isEmail(text)).toBe(true),
);

test.each(["", "a", "@b", "a@", "a@b@c", "a b@c", "a@-b", "a@b-", "a@b..c", "a@b.c\n", "é@b.c"])(
  "refuses %j as an e-mail address, like a browser",
  (text) => expect(isEmail(text)).toBe(false),
);

test("refuses a long address as fast as a short one", async () => {
  const took = await processorTime(() => {
    expect(isEmail(`${"a".repeat(30_000)}@${"b-".repeat(15_000)}`)).toBe(false);
  });
  expect(took).toBeLessThan(1000);
});

test("recognizes references", () => {
  const bytes = fc.uint8Array({ minLength: referenceBytes, maxLength: referenceBytes });
  fc.assert(fc.property(bytes, (random) => isReference(makeReference(random))));
  for (const text of ["", "7K3QX", "7k3qx-9b2md", "7K3QX-9B2MO", "7K3QX-9B2MD\n", "<7K3QX-9B2MD"]) {
    expect(isReference(text)).toBe(false);
  }
});
