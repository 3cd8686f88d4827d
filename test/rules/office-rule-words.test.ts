import { expect, test } from "vitest";
import { officeWordsIn } from "#words/office/words.ts";
import { translateRule } from "#words/office/translate-rule.ts";

const english = officeWordsIn("en").product;
const arabic = officeWordsIn("ar").product;

test.each([
  ["20 is not above the amount of 26.5", "السعر السابق 20 ليس أعلى من السعر الحالي 26.5"],
  ["45 is no multiple of the pack of 10", "45 ليس من مضاعفات العبوة 10"],
  ["must be at least 1", "يجب ألا يقل عن 1"],
  ["photograph 2: has no alternative text in English", "الصورة 2: ينقص وصفها بالإنجليزية"],
  ["document 1: must be a date such as 2027-03-31", "المستند 1: يجب أن يكون تاريخًا مثل 2027-03-31"],
  ["is a web page and no PDF: save the document itself", "صفحة ويب وليس PDF: احفظ المستند نفسه"],
  ['there is no subcategory "hats". Did you mean hard-hats?', "لا يوجد «hats»"],
])("says in Arabic: %s", (message, text) => {
  expect(translateRule(message, arabic)).toBe(text);
  expect(translateRule(message, english).toLowerCase()).toBe(message.toLowerCase());
});

test("keeps a message that has no translation", () => {
  expect(translateRule("does not fit EN 397", arabic)).toBe("does not fit EN 397");
});
