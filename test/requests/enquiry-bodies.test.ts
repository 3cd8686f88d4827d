import { describe, expect, test } from "vitest";
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

/** The refusal that reading throws, as it is told in both languages. */
function refusalFrom(reading: () => unknown) {
  try {
    reading();
  } catch (error) {
    if (error instanceof Refusal) {
      const { status, detail, errors } = error;
      const told = [serviceWordsIn("en"), serviceWordsIn("ar")].map(({ refusals }) => ({
        whole: detail(refusals),
        each: errors.map((one) => one.detail(refusals)),
      }));
      return { status, errors: errors.map(({ field, problem }) => [field, problem]), told };
    }
    throw error;
  }
  return undefined;
}

const english = serviceWordsIn("en").refusals;
const arabic = serviceWordsIn("ar").refusals;

describe("a body that cannot be read", () => {
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

  test("may be as long as is allowed, to the byte", () => {
    expect(readForm(Buffer.from("a=1"), { bytes: 3, fields: 1 })).toEqual({ a: "1" });
  });
});

test("an enquiry whose fields are not all right is refused by their names", () => {
  const given = { name: "Khalid", email: "nowhere", company: "Works", message: "" };
  const refused = refusalFrom(() => {
    const reading = readEnquiry(given);
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

describe("names that cannot be used", () => {
  test("are told, twenty of them at most, each by eighty characters", () => {
    const given = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [`${at}${"😀".repeat(90)}`, ""]),
    );
    const { status, errors = [], told } = refusalFrom(() => refuseUnknown(given, [])) ?? {};
    expect(status).toBe(422);
    expect(errors).toHaveLength(20);
    expect(errors[0]).toEqual([`0${"😀".repeat(79)}`, "unknown"]);
    expect(told?.map(({ whole }) => whole)).toEqual([english.unusable, arabic.unusable]);
  });

  test("are those given twice too, each once", () => {
    const read = () => readForm(Buffer.from("name=a&name=b&name=c&email=x"), enquiryForm);
    expect(refusalFrom(read)?.errors).toEqual([["name", "repeated"]]);
  });

  test("are none of the enquiry's and none of those that are expected", () => {
    expect(refusalFrom(() => refuseUnknown({ name: "", extra: "" }, ["extra"]))).toBeUndefined();
  });
});

describe("what was typed into a refused form", () => {
  const typed = (fields: Readonly<Record<string, string>>) =>
    typedIn(Buffer.from(new URLSearchParams(fields).toString()), 99);

  test("is kept field by field, with the language of its page, and nothing else is made up", () => {
    expect(typed({ name: "Khalid", message: "Please quote.", other: "x", language: "ar" })).toEqual(
      {
        values: { name: "Khalid", message: "Please quote." },
        language: "ar",
      },
    );
  });

  test("is nothing where there was no form", () => {
    expect(typedIn(undefined, 99)).toEqual({ values: {}, language: null });
    expect(typedIn({ name: "Khalid" }, 99)).toEqual({ values: {}, language: null });
  });

  test("is kept though bytes of it are no text", () => {
    expect(typedIn(Buffer.from("name=Ren\u00E9&company=Works", "latin1"), 99).values).toEqual({
      name: "Ren\uFFFD",
      company: "Works",
    });
  });

  test("takes what a request for quotation held along in its message", () => {
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
    };
    expect(typed(request).values.message).toBe(
      [
        "By Sunday, please.",
        "ES-1 | Vented hard hat | M, L | 40 | white\ngloves size 9",
        ...["20 vests", "jubail", "2026-12-01", "PO 7"],
      ].join("\n\n"),
    );
    expect(typed({ city: "jubail" }).values).toEqual({ message: "jubail" });
    expect(typed({ city: "", rows: "" }).values).toEqual({});
  });
});
