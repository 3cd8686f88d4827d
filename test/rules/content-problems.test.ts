import { describe, expect, test } from "vitest";
import { expectToldAt, replaced, said, sampleText, status } from "#test/support/content-samples.ts";

const code = "code: HP001";
const order = "minimum: 50";
const name = 'name: {en: "Vented Hard Hat, Type I, Pin-Lock Band"}';
const sizes = 'sizes: {en: "53-62 cm head, adjustable"}';

describe("explains a mistake in a product's file with its position, the expectation and the value:", () => {
  test.each<readonly [string, piece: string, by: string, column: number, says: string]>([
    [
      "a code without quotes",
      code,
      "code: 0012",
      7,
      'code: expected a code in quotes, such as "0012", found the number 0012: write it in quotes, "0012"',
    ],
    ["a key without a value", code, "code:", 6, "code: has no value: expected a code in quotes"],
    [
      "a name without a value",
      name,
      "name:",
      6,
      "name: has no value: expected a text, or {en: ..., ar: ...}",
    ],
    [
      "a number for a name",
      name,
      "name: 12",
      7,
      'name: expected a text, or {en: ..., ar: ...}; found the number 12: write it in quotes, "12"',
    ],
    [
      "a number for the English of a name",
      name,
      "name: {en: 12}",
      12,
      'name.en: expected a text, found the number 12: write it in quotes, "12"',
    ],
    ["an unknown language", name, "name: {en: x, fr: y}", 15, 'name: there is no key "fr" here'],
    [
      "a state with a capital",
      status,
      "status: Live",
      9,
      'status: expected one of draft, live, withdrawn, removed; found "Live". Did you mean live?',
    ],
    [
      "a number in quotes",
      order,
      'minimum: "50"',
      39,
      'order.minimum: expected a number, found "50": write it without quotes: 50',
    ],
    [
      "Arabic digits",
      order,
      "minimum: ٥٠",
      39,
      'order.minimum: expected a number, found "٥٠": write it in the digits 0 to 9: 50',
    ],
    [
      "a mark for thousands",
      order,
      "minimum: '1,000'",
      39,
      "write it with a point and no other marks: 1000",
    ],
    [
      "a mark for thousands without quotes",
      order,
      "minimum: 1,000",
      41,
      'order: there is no key "000" here: write a number without a mark for thousands',
    ],
    [
      "a number with its unit",
      order,
      "minimum: 50 pcs",
      39,
      'found "50 pcs": write the number alone: 50',
    ],
    [
      "a broken number",
      order,
      "minimum: 1.5",
      39,
      "order.minimum: must be a whole number, found the number 1.5",
    ],
    [
      "a number below its limit",
      order,
      "minimum: 0",
      39,
      "order.minimum: must be at least 1; found the number 0",
    ],
    [
      "three decimals",
      "amount: 18.5,",
      "amount: 18.505,",
      17,
      "price.amount: has more than two decimals; found the number 18.505",
    ],
    ["a currency", "amount: 18.5,", "amount: SAR 18.50,", 17, "write the number alone: 18.50"],
    [
      "a decimal comma",
      "amount: 18.5,",
      'amount: "18,50",',
      17,
      "write it with a point and no other marks: 18.50",
    ],
    [
      "an unknown key",
      "colours:",
      "colors:",
      3,
      'specifications: there is no key "colors" here. Did you mean colours?',
    ],
    [
      "an unknown key at the top",
      "features:",
      "featurs:",
      1,
      'there is no key "featurs" here. Did you mean features?',
    ],
    [
      "a text for a list",
      "colours: [white, yellow, blue, green, red, orange, grey]",
      "colours: white",
      12,
      'specifications.colours: expected a list, found "white": write [white]',
    ],
    [
      "a unit that is none",
      "unit: g}",
      "unit: lb}",
      30,
      'specifications.weight.unit: expected one of g, kg; found "lb"',
    ],
    [
      "a bare number for a weight",
      "weight: {value: 340, unit: g}",
      "weight: 340",
      11,
      "specifications.weight: expected {value: 340, unit: g}, or a text; found the number 340",
    ],
    [
      "an unknown scale",
      sizes,
      "sizes: {scale: eu-shoes, from: 39, to: 47}",
      18,
      'specifications.sizes.scale: expected one of eu-shoe, letter; found "eu-shoes". Did you mean eu-shoe?',
    ],
    [
      "a size in quotes",
      sizes,
      'sizes: {scale: eu-shoe, from: "39", to: 47}',
      33,
      'specifications.sizes.from: expected a number, found "39"',
    ],
    [
      "a name for an id",
      "category: head",
      "category: Head Protection",
      11,
      'category: is no id: use small letters, digits and single hyphens; found "Head Protection"',
    ],
    [
      "a way out of the folder",
      "file: front.webp",
      "file: ../front.webp",
      11,
      'pictures.0.file: is no name of a file in the same folder; found "../front.webp"',
    ],
    [
      "a day that does not exist",
      status,
      `${status}\ndocuments: [{file: a.pdf, kind: report, validUntil: 2027-02-30}]`,
      53,
      'validUntil: must be a date such as 2027-03-31; found "2027-02-30"',
    ],
    [
      "an article number without quotes",
      status,
      `${status}\ncodes: {gtin: 4006381333931}`,
      15,
      "codes.gtin: expected a text, found the number 4006381333931: write it in quotes",
    ],
    [
      "yes for true",
      status,
      `${status}\ndocuments: [{file: a.pdf, kind: report, public: yes}]`,
      49,
      'public: expected true or false, found "yes"',
    ],
  ])("%s", (_, piece, by, column, says) => {
    expectToldAt(piece, by, column, says);
  });

  test.each([
    [
      "a comma in a text between braces",
      "  - {en: Cap washable by hand, insert out, ar: غطاء}",
      'features.0: the comma after "Cap washable by hand" ends the text of en: put the whole text in quotes, en: "Cap washable by hand, insert out"',
    ],
    [
      "several commas in one text",
      "  - {ar: غطاء, en: 'Red', blue, or green}",
      'features.0: the comma after "Red" ends the text of en: put the whole text in quotes, en: "Red, blue, or green"',
    ],
    [
      "a comma and an Arabic text",
      "  - {en: Cap, ar: غطاء قابل للغسل, دون البطانة}",
      'features.0: the comma after "غطاء قابل للغسل" ends the text of ar: put the whole text in quotes, ar: "غطاء قابل للغسل, دون البطانة"',
    ],
  ])("%s", (_, line, message) => {
    const text = replaced(sampleText, "  - {en: Six fixed vents along the crown}", line);
    expect(said(text).map((problem) => problem.replace(/^[^ ]* /, ""))).toEqual([message]);
  });

  test.each([
    ["amount: 26,75,", "price: 26,75 has a comma: write the decimals after a point, amount: 26.75"],
    ["amount: 26,5,", "price: 26,5 has a comma: write the decimals after a point, amount: 26.5"],
  ])("a decimal comma without quotes: %s", (by, message) => {
    const problems = said(replaced(sampleText, "amount: 18.5,", by));
    expect(problems.map((problem) => problem.replace(/^[^ ]* /, ""))).toEqual([message]);
  });

  test("a missing key", () => {
    expect(said(replaced(sampleText, `${code}\n`, ""))).toEqual([
      'product.yaml:3:1: code: is missing: expected a code in quotes, such as "0012"',
    ]);
  });
});
