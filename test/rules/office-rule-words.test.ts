import { expect, test } from "vitest";
import { markForms } from "#content/rules/mark-tables.ts";
import { duties, dusts, uses } from "#content/rules/protection-tables.ts";
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
  ["must be at least 1; found the number 0", "يجب ألا يقل عن 1، والمكتوب 0"],
  [
    'expected one of same-day, next-day; found "soon". Did you mean same-day?',
    'القيم المسموح بها هنا: same-day, next-day، والمكتوب "soon"',
  ],
  [
    'says "4X43G": EN 388 has abrasion 1-4, coupe 1-5, tear 1-4, puncture 1-4, cut A-F, X and P',
    "العلامة «4X43G» خطأ: EN 388 هي تآكل 1-4 وقطع 1-5 وتمزق 1-4 وثقب 1-4 وقطع A-F وP وX",
  ],
  ["is missing: expected a number", "ناقص، املأه"],
])("says in Arabic: %s", (message, text) => {
  expect(translateRule(message, arabic)).toBe(text);
  expect(translateRule(message, english).toLowerCase()).toBe(message.toLowerCase());
});

test.each([
  ...[...markForms, ...uses].map(({ because }) => `says "X": ${because}`),
  ...dusts.map(({ because }) => `offers a mask for "X", which needs FFP3 or P3: ${because}`),
  ...duties.map(({ because }) => `lacks X: ${because}`),
])("says the reason of a rule in Arabic: %s", (message) => {
  expect(translateRule(message, arabic)).toMatch(/\p{Script=Arabic}/u);
});

test("keeps a message that has no translation", () => {
  expect(translateRule("does not fit EN 397", arabic)).toBe("does not fit EN 397");
});
