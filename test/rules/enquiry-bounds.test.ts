import { expect, test } from "vitest";
import { enquiryFields, fieldRules, type EnquiryField } from "#domain/enquiry/enquiry.ts";
import { readEnquiry, tidyLine, tidyText } from "#domain/enquiry/rules.ts";

const good = { name: "Huda", email: "huda@site.sa", company: "Site Co", message: "40 helmets" };

/** Returns a valid value of that many characters. */
function ofLength(field: EnquiryField, length: number): string {
  return field === "email"
    ? `${"é".repeat(length - 5)}@a.sa`.replaceAll("é", "a")
    : "م".repeat(length);
}

test("parses four valid fields word for word and ignores other keys", () => {
  expect(readEnquiry({ ...good, other: "x" })).toEqual({ ok: true, enquiry: good });
});

test.each(enquiryFields)("%s may have the maximum length in characters, and no more", (field) => {
  const { longest } = fieldRules[field];
  expect(readEnquiry({ ...good, [field]: ofLength(field, longest) }).ok).toBe(true);
  const long = ofLength(field, longest + 1);
  expect(readEnquiry({ ...good, [field]: long })).toEqual({
    ok: false,
    values: { ...good, [field]: long },
    problems: { [field]: "too-long" },
  });
});

test("counts a character outside the basic plane as one", () => {
  const { longest } = fieldRules.name;
  expect(readEnquiry({ ...good, name: "𐍈".repeat(longest) }).ok).toBe(true);
});

test.each(enquiryFields)(
  "names %s where it is missing, empty or no text, and keeps the others",
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

test("only optional fields may be missing or empty, and are then empty", () => {
  const { message: _, ...others } = good;
  const enquiry = { ...good, message: "" };
  expect(readEnquiry(others, ["message"])).toEqual({ ok: true, enquiry });
  expect(readEnquiry({ ...others, message: " " }, ["message"])).toEqual({ ok: true, enquiry });
  expect(readEnquiry({ ...others, message: 7 }, ["message"])).toMatchObject({ ok: false });
  const long = "x".repeat(fieldRules.message.longest + 1);
  expect(readEnquiry({ ...others, message: long }, ["message"])).toMatchObject({ ok: false });
});

test("trims an address and never repairs it", () => {
  expect(readEnquiry({ ...good, email: " huda@site.sa\n" })).toEqual({ ok: true, enquiry: good });
  expect(readEnquiry({ ...good, email: "huda@si\u0000te.sa" })).toMatchObject({
    ok: false,
    problems: { email: "malformed" },
  });
});

test("replaces line breaks in a line by spaces and removes control and invisible characters", () => {
  expect(tidyLine(" Huda\r\n\tAl\u0007 Amri\u200B\uD800 ")).toBe("Huda Al Amri\uFFFD");
});

test("normalizes line breaks of a text and keeps tabs", () => {
  expect(tidyText(" a\r\nb\rc\u2028d\u0085e\tf\u0007\uD800\n")).toBe("a\nb\nc\nd\ne\tf\uFFFD");
});
