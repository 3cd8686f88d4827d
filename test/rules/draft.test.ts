import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addRequest,
  attemptFor,
  contentOf,
  emptyEnquiry,
  isUntouched,
  readDraft,
} from "#domain/enquiry/draft.ts";
import { enquiryFields, forEachField } from "#domain/enquiry/enquiry.ts";

const text = fc.string({ unit: "binary", maxLength: 40 });
const enquiry = fc.record(forEachField(() => text));

test("an enquiry has four text fields [S244]", () => {
  expect(enquiryFields).toEqual(["name", "email", "company", "message"]);
  expect(Object.keys(emptyEnquiry)).toEqual([...enquiryFields]);
  for (const value of Object.values(emptyEnquiry)) {
    expect(value).toBe("");
  }
});

test("a form is untouched until a field has more than spaces", () => {
  expect(isUntouched(emptyEnquiry)).toBe(true);
  expect(isUntouched({ ...emptyEnquiry, message: " \n" })).toBe(true);
  for (const field of enquiryFields) {
    expect(isUntouched({ ...emptyEnquiry, [field]: "x" })).toBe(false);
  }
});

test("adds the request of a link to the message once and replaces no text [S146]", () => {
  fc.assert(
    fc.property(text, text, (begun, request) => {
      const message = addRequest(begun, request);
      expect(message.startsWith(begun)).toBe(true);
      expect(message).toContain(request);
      expect(addRequest(message, request)).toBe(message);
    }),
  );
  expect(addRequest("", "Please quote")).toBe("Please quote");
  expect(addRequest("Ours", "Please quote")).toBe("Ours\n\nPlease quote");
});

test("the same content keeps its key, and any change makes another", () => {
  fc.assert(
    fc.property(enquiry, enquiry, (one, other) => {
      let made = 0;
      const newKey = () => `key-${(made += 1)}`;
      const first = attemptFor(undefined, contentOf(one), newKey);
      expect(attemptFor(first, contentOf({ ...one }), newKey)).toBe(first);
      const same = enquiryFields.every((field) => one[field] === other[field]);
      expect(attemptFor(first, contentOf(other), newKey).key === first.key).toBe(same);
    }),
  );
});

test("reads a stored draft back", () => {
  fc.assert(
    fc.property(enquiry, fc.option(fc.record({ key: text, content: text })), (values, attempt) => {
      const draft = attempt === null ? { values } : { values, attempt };
      expect(readDraft(JSON.stringify(draft))).toEqual(draft);
    }),
  );
});

test("treats other stored values as no draft, or as one with four text fields", () => {
  for (const stored of [null, "", "{", "null", "[]", '{"values":7}', '{"other":{}}']) {
    expect(readDraft(stored)).toBeUndefined();
  }
  for (const attempt of ["7", "null", '{"key":1,"content":"x"}', '{"key":"k","content":1}']) {
    expect(readDraft(`{"values":{"name":7,"email":"a@b"},"attempt":${attempt}}`)).toEqual({
      values: { ...emptyEnquiry, email: "a@b" },
    });
  }
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      const draft = readDraft(stored);
      for (const field of enquiryFields) {
        expect(typeof (draft?.values[field] ?? "")).toBe("string");
      }
    }),
  );
});
