import { expect, test } from "vitest";
import { enquiryFields, fieldRules, type EnquiryField } from "#domain/enquiry/enquiry.ts";
import { readEnquiry, tidyLine, tidyText } from "#domain/enquiry/rules.ts";

const good = { name: "Huda", email: "huda@site.sa", company: "Site Co", message: "40 helmets" };

/** A good value of so many characters. */
function ofLength(field: EnquiryField, length: number): string {
  return field === "email"
    ? `${"é".repeat(length - 5)}@a.sa`.replaceAll("é", "a")
    : "م".repeat(length);
}

test("four good fields are an enquiry, word for word, and other keys are no part of it", () => {
  expect(readEnquiry({ ...good, other: "x" })).toEqual({ ok: true, enquiry: good });
});

test.each(enquiryFields)("%s may be as long as its bound in characters, and no longer", (field) => {
  const { longest } = fieldRules[field];
  expect(readEnquiry({ ...good, [field]: ofLength(field, longest) }).ok).toBe(true);
  const long = ofLength(field, longest + 1);
  expect(readEnquiry({ ...good, [field]: long })).toEqual({
    ok: false,
    values: { ...good, [field]: long },
    problems: { [field]: "too-long" },
  });
});

test("a character outside the basic plane counts as one", () => {
  const { longest } = fieldRules.name;
  expect(readEnquiry({ ...good, name: "𐍈".repeat(longest) }).ok).toBe(true);
});

test.each(enquiryFields)(
  "%s that is left out, empty or no text is named, and the others are kept",
  (field) => {
    const { [field]: _, ...others } = good;
    expect(readEnquiry(others)).toEqual({
      ok: false,
      values: others,
      problems: { [field]: "missing" },
    });
    expect(readEnquiry({ ...good, [field]: " \n " })).toMatchObject({
      ok: false,
      problems: { [field]: "missing" },
    });
    expect(readEnquiry({ ...good, [field]: 7 })).toEqual({
      ok: false,
      values: others,
      problems: { [field]: "not-text" },
    });
  },
);

test("only what is optional may be left out or empty, and then it is empty", () => {
  const { message: _, ...others } = good;
  const enquiry = { ...good, message: "" };
  expect(readEnquiry(others, ["message"])).toEqual({ ok: true, enquiry });
  expect(readEnquiry({ ...others, message: " " }, ["message"])).toEqual({ ok: true, enquiry });
  expect(readEnquiry({ ...others, message: 7 }, ["message"])).toMatchObject({ ok: false });
  const long = "x".repeat(fieldRules.message.longest + 1);
  expect(readEnquiry({ ...others, message: long }, ["message"])).toMatchObject({ ok: false });
});

test("an address is trimmed and never repaired", () => {
  expect(readEnquiry({ ...good, email: " huda@site.sa\n" })).toEqual({ ok: true, enquiry: good });
  expect(readEnquiry({ ...good, email: "huda@si\u0000te.sa" })).toMatchObject({
    ok: false,
    problems: { email: "malformed" },
  });
});

test("a line has a space where it broke, and nothing where a control or something unseen stood", () => {
  expect(tidyLine(" Huda\r\n\tAl\u0007 Amri\u200B\uD800 ")).toBe("Huda Al Amri\uFFFD");
});

test("a text has one line feed for every way to break a line, and keeps its tabs", () => {
  expect(tidyText(" a\r\nb\rc\u2028d\u0085e\tf\u0007\uD800\n")).toBe("a\nb\nc\nd\ne\tf\uFFFD");
});
