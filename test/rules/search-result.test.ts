import fc from "fast-check";
import { expect, test } from "vitest";
import {
  documentTitle,
  fullTitle,
  longestTitle,
  shortened,
  wholeSentences,
} from "#domain/search-result.ts";

test("what fits stays as it is", () => {
  expect(shortened("Safety gloves.", 14)).toBe("Safety gloves.");
  expect(documentTitle("Shop", "Mateen Safety")).toBe("Shop | Mateen Safety");
  expect(documentTitle("Shop | All", "Mateen Safety")).toBe("Shop | All");
});

test.each([
  ["One sentence. And another that is long", 26, "One sentence."],
  ["One. And another that is far too long", 30, "One. And another that"],
  ["Gloves for rigging, timber and steel work", 33, "Gloves for rigging, timber"],
  ["Gloves for rigging and timber, steel", 34, "Gloves for rigging and timber"],
  ["Lanyard, 1.5 m long, of rope", 20, "Lanyard, 1.5 m long"],
  ["Retractable block of 1.5 m length", 27, "Retractable block of 1.5 m"],
  ["Gloves for the cold store", 18, "Gloves"],
  ["ABCDEFGHIJ", 4, "ABCD"],
])("%s, in %i characters", (text, limit, expected) => {
  expect(shortened(text, limit)).toBe(expected);
});

test("sentences are whole, or there are none", () => {
  expect(wholeSentences("A sentence here. Another.", 20)).toBe("A sentence here.");
  expect(wholeSentences("A sentence without an end in sight", 20)).toBeUndefined();
});

test("a text of another language that is cut keeps the mark at its end", () => {
  expect(shortened("\u2066Safety gloves for cold stores\u2069", 16)).toBe(
    "\u2066Safety gloves\u2069",
  );
});

test("a name of the site that is too long makes room for the page's title", () => {
  const name = "Mateen Safety and Industrial Equipment Trading Establishment";
  expect(documentTitle("Fall Protection: Harnesses and Lifelines", name)).toBe(
    "Fall Protection: Harnesses and Lifelines | Mateen Safety",
  );
});

test("the parts of a title that has some stay", () => {
  expect(documentTitle("Personal Protective Equipment and Site Safety | Mateen Safety", "x")).toBe(
    "Personal Protective Equipment and Site | Mateen Safety",
  );
});

test("what tells a page from others of its kind stays", () => {
  const around = (own: string) => `${own}, page 2`;
  expect(documentTitle("Safety Gloves for Cold Stores and Night Shifts", "Mateen", around)).toBe(
    "Safety Gloves for Cold Stores and Night, page 2 | Mateen",
  );
});

test("at any content a title fits, and says the site's name unless it has parts of its own [S034 S035]", () => {
  const words = fc.stringMatching(/^[A-Z][a-z]{1,12}(?:[ ,:|-]{1,2}[A-Za-z0-9…]{1,14}){0,20}$/);
  fc.assert(
    fc.property(words, words, (title, name) => {
      const told = documentTitle(title, name);
      expect(told.length).toBeLessThanOrEqual(longestTitle);
      expect(told).not.toMatch(/[\s,:|-]$/);
      if (!title.includes("|")) {
        expect(told).toContain(" | ");
      }
      if (fullTitle(title, name).length <= longestTitle) {
        expect(told).toBe(fullTitle(title, name));
      }
    }),
  );
});
