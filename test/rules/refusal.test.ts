import fc from "fast-check";
import { expect, test } from "vitest";
import { enquiryFields } from "#domain/enquiry/enquiry.ts";
import { readRefusal } from "#domain/enquiry/refusal.ts";

test("a refusal names its fields and what is wrong with each", () => {
  const body = {
    title: "Unprocessable",
    errors: [
      { field: "name", problem: "missing" },
      { field: "email", problem: "malformed" },
      { field: "message", problem: "too-long" },
    ],
  };
  expect(readRefusal(body)).toEqual({ name: "missing", email: "malformed", message: "too-long" });
});

test("a known field with an unknown problem is malformed; unknown fields are left out", () => {
  const body = { errors: [{ field: "company", problem: "new" }, { field: "fax" }, 7, null, {}] };
  expect(readRefusal(body)).toEqual({ company: "malformed" });
});

test("whatever comes instead names known fields alone, and never throws", () => {
  for (const body of [undefined, null, 7, "x", {}, { errors: "x" }, { errors: {} }, []]) {
    expect(readRefusal(body)).toEqual({});
  }
  fc.assert(
    fc.property(fc.anything(), (errors) => {
      const named = Object.keys(readRefusal({ errors: [errors] }));
      for (const field of named) {
        expect(enquiryFields).toContain(field);
      }
    }),
  );
});
