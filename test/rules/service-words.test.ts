import { expect, test } from "vitest";
import { enquiryFields, fieldRules } from "#domain/enquiry/enquiry.ts";
import { languages, type Language } from "#domain/language.ts";
import { serviceWordsIn } from "#words/service.ts";

const given = "\u2068?\u2069";

/** What is given to words that are made of no text. */
const particular: Readonly<Record<string, unknown>> = {
  ".refusals.tooMany": 7,
  ".refusals.tooManyFields": 7,
  ".receipt.time": 7,
  ".letter.time": 7,
  ".quotation.day": "2026-12-24",
  ".quotation.evidence.listed": [given, given],
  ".buyersPage.request": 7,
  ".offer.paper.day": "2026-12-24",
  ".offer.paper.days": 7,
};

/** Texts without an Arabic letter. */
const plain: Readonly<Record<string, RegExp>> = {
  ".inbox.html": /^HTML$/,
  ".quotation.evidence.listed": /،/,
};

/** Every text in a tree of words; what a text is made of is given as a mark. */
function textsIn(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") {
    return [[path, value]];
  }
  if (typeof value === "function") {
    return [[path, String(path in particular ? value(particular[path]) : value(given, 7))]];
  }
  return Object.entries(value ?? {}).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

test("both languages say the same things", () => {
  const [english, arabic] = languages.map((language) => textsIn(without(language)));
  expect(arabic?.map(([path]) => path)).toEqual(english?.map(([path]) => path));
  for (const [path, text] of arabic ?? []) {
    expect(text, path).toMatch(plain[path] ?? /\p{Script=Arabic}/u);
  }
  for (const [path, text] of english ?? []) {
    expect(text, path).not.toMatch(/\p{Script=Arabic}/u);
  }
});

/** What takes a list or a field of the form is asked below; a fact says only what it is given. */
function without(language: Language) {
  const {
    language: _own,
    refusals,
    letter,
    quotation,
    buyersPage,
    ...words
  } = serviceWordsIn(language);
  const { incomplete: _list, problems: _byField, ...details } = refusals;
  const { fact: _fact, ...rest } = letter;
  const { amount: _amount, ...texts } = quotation;
  const { problems: _ofFields, change, ...page } = buyersPage;
  const { line: _numbered, ...changeTexts } = change;
  return {
    ...words,
    refusals: details,
    letter: rest,
    quotation: texts,
    buyersPage: { ...page, change: changeTexts },
  };
}

test("every problem of every field is told, and names the field", () => {
  for (const language of languages) {
    const { refusals } = serviceWordsIn(language);
    for (const field of enquiryFields) {
      for (const tell of Object.values(refusals.problems)) {
        expect(tell(field, fieldRules[field].longest)).toContain(field);
      }
    }
    expect(refusals.incomplete(["name", "email"])).toMatch(/name.*email/);
  }
});

test("in Arabic what is Latin is isolated, so that it cannot turn the words round", () => {
  for (const [path, text] of textsIn(without("ar"))) {
    const rest = text.replaceAll(/\u2068[^\u2068\u2069]*\u2069/g, "");
    expect(rest, path).not.toMatch(path === ".inbox.html" ? /^$/ : /\p{Script=Latin}/u);
  }
});

test("Arabic counts as Arabic does", () => {
  const { quotation, refusals } = serviceWordsIn("ar");
  expect([1, 2, 5, 54].map((count) => quotation.amount(count, "pair"))).toEqual([
    "زوج واحد",
    "زوجان",
    "5 أزواج",
    "54 زوجًا",
  ]);
  const ends = [1, 2, 3, 11, 100].map((wait) => refusals.tooMany(wait).split("بعد ")[1]);
  expect(ends).toEqual(["ثانية واحدة.", "ثانيتين.", "3 ثوانٍ.", "11 ثانية.", "100 ثانية."]);
  expect(refusals.problems["too-long"]("email", 254)).toContain("254 حرفًا");
  expect(refusals.problems["too-long"]("message", 5000)).toContain("5,000 حرف.");
});

test("bounds are written as pages write them", () => {
  const { problems, ofRequest } = serviceWordsIn("en").refusals;
  expect(problems["too-long"]("message", 5000)).toContain("5,000 characters");
  expect(ofRequest["too-long"]("lines", 5000)).toContain("5,000 characters");
});
