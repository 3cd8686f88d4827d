import { describe, expect, test } from "vitest";
import type { Enquiry } from "#domain/enquiry/enquiry.ts";
import { readEnquiry } from "#domain/enquiry/rules.ts";
import { postedFields } from "#reading/request/posted-lines.ts";
import {
  enquiryForm,
  readForm,
  readJson,
  refusalOf,
  refuseUnknown,
  typedIn,
} from "#server/enquiries/body.ts";
import { Refusal } from "#server/http/problems.ts";
import { serviceWordsIn } from "#words/service.ts";

/** Returns the thrown refusal in both languages. */
function refusalFrom(reading: () => unknown) {
  try {
    reading();
  } catch (error) {
    if (error instanceof Refusal) {
      const { status, detail, errors } = error;
      const described = [serviceWordsIn("en"), serviceWordsIn("ar")].map(({ refusals }) => ({
        whole: detail(refusals),
        each: errors.map((fieldError) => fieldError.detail(refusals)),
      }));
      return {
        status,
        errors: errors.map(({ field, problem }) => [field, problem]),
        told: described,
      };
    }
    throw error;
  }
  return undefined;
}

const english = serviceWordsIn("en").refusals;
const arabic = serviceWordsIn("ar").refusals;

describe("an unreadable body", () => {
  test.each([
    ["that is no JSON", () => readJson(Buffer.from("{")), 400, "not-json", "notJson"],
    ["that is no object", () => readJson(Buffer.from("[]")), 422, "not-object", "notObject"],
    [
      "that is no text",
      () => readJson(Buffer.from([0x22, 0xff, 0x22])),
      400,
      "not-utf8",
      "notUtf8",
    ],
  ] as const)(
    "%s is refused by its name, in either language",
    (_what, read, status, problem, words) => {
      expect(refusalFrom(read)).toEqual({
        status,
        errors: [["body", problem]],
        told: [english, arabic].map((refusals) => ({
          whole: refusals[words],
          each: [refusals[words]],
        })),
      });
    },
  );

  test.each([
    [1024, "1 KiB"],
    [128 * 1024, "128 KiB"],
    [2 * 1024 * 1024, "2 MiB"],
  ])("of more than %d bytes is refused, and the limit named", (bytes, size) => {
    expect(refusalFrom(() => readForm(Buffer.alloc(bytes + 1), { bytes, fields: 1 }))).toEqual({
      status: 413,
      errors: [["body", "too-large"]],
      told: [english, arabic].map(({ tooLarge }) => ({
        whole: tooLarge(size),
        each: [tooLarge(size)],
      })),
    });
  });

  test("may have the maximum length to the byte", () => {
    expect(readForm(Buffer.from("a=1"), { bytes: 3, fields: 1 })).toEqual({ a: "1" });
  });
});

test("names every invalid field of an enquiry", () => {
  const fields: Enquiry = { name: "Khalid", email: "nowhere", company: "Works", message: "" };
  const refused = refusalFrom(() => {
    const reading = readEnquiry(fields);
    throw reading.ok ? new Error("taken") : refusalOf(reading);
  });
  expect(refused?.errors).toEqual([
    ["email", "malformed"],
    ["message", "missing"],
  ]);
  expect(refused?.told.map(({ whole }) => whole)).toEqual(
    [english, arabic].map((refusals) => refusals.incomplete(["email", "message"])),
  );
});

describe("unusable names", () => {
  test("lists up to twenty names of eighty characters each", () => {
    const fields = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`${index}${"😀".repeat(90)}`, ""]),
    );
    const {
      status,
      errors = [],
      told: extensions,
    } = refusalFrom(() => refuseUnknown(fields, [])) ?? {};
    expect(status).toBe(422);
    expect(errors).toHaveLength(20);
    expect(errors[0]).toEqual([`0${"😀".repeat(79)}`, "unknown"]);
    expect(extensions?.map(({ whole }) => whole)).toEqual([english.unusable, arabic.unusable]);
  });

  test("lists each duplicate once", () => {
    const read = () => readForm(Buffer.from("name=a&name=b&name=c&email=x"), enquiryForm);
    expect(refusalFrom(read)?.errors).toEqual([["name", "repeated"]]);
  });

  test("excludes the names of the enquiry and the expected ones", () => {
    expect(refusalFrom(() => refuseUnknown({ name: "", extra: "" }, ["extra"]))).toBeUndefined();
  });
});

describe("the fields of a refused form", () => {
  const typed = (fields: Readonly<Record<string, string>>) =>
    typedIn(Buffer.from(new URLSearchParams(fields).toString()), 99);

  test("keeps each field and the language of its page, and adds nothing", () => {
    expect(typed({ name: "Khalid", message: "Please quote.", other: "x", language: "ar" })).toEqual(
      {
        values: { name: "Khalid", message: "Please quote." },
        language: "ar",
      },
    );
  });

  test("is undefined without a form", () => {
    expect(typedIn(undefined, 99)).toEqual({ values: {}, language: null });
    expect(typedIn({ name: "Khalid" }, 99)).toEqual({ values: {}, language: null });
  });

  test("keeps the fields even if some bytes are no text", () => {
    expect(typedIn(Buffer.from("name=Ren\u00E9&company=Works", "latin1"), 99).values).toEqual({
      name: "Ren\uFFFD",
      company: "Works",
    });
  });

  test("adds the lines of a request for quotation to its message", () => {
    const line = JSON.stringify({ code: "ES-1", text: "Vented hard hat", note: "white" });
    const request = {
      message: "By Sunday, please.",
      [postedFields.line(0)]: line,
      [postedFields.sizes(0)]: "M, L",
      [postedFields.quantity(0)]: "40",
      [postedFields.line(1)]: "gloves size 9",
      rows: "20 vests",
      city: "jubail",
      wanted: "2026-12-01",
      ownReference: "PO 7",
      phone: "0501234567",
    };
    expect(typed(request).values.message).toBe(
      [
        "By Sunday, please.",
        "ES-1 | Vented hard hat | M, L | 40 | white\ngloves size 9",
        "20 vests",
        "jubail",
        "2026-12-01",
        "PO 7",
        "0501234567",
      ].join("\n\n"),
    );
    expect(typed({ city: "jubail" }).values).toEqual({ message: "jubail" });
    expect(typed({ city: "", rows: "" }).values).toEqual({});
  });
});
