import { expect, test } from "vitest";
import { fieldsWithoutArabic } from "#domain/office/missing-arabic.ts";

const fields = ["name-en", "name-ar", "marks", "marks-ar", "price"];

function missing(cells: Readonly<Record<string, string>>): readonly string[] {
  return fieldsWithoutArabic(fields, (field) => cells[field] ?? "");
}

test("lists texts without Arabic, and no code", () => {
  expect(missing({ "name-en": "Hard Hat", marks: "43A 233B C", price: "24" })).toEqual(["name-ar"]);
  expect(missing({ "name-en": "Hard Hat", "name-ar": "خوذة", marks: "Heat resistant" })).toEqual([
    "marks-ar",
  ]);
});

test("lists photographs whose alternative text has no Arabic", () => {
  const pictures = JSON.stringify([
    { file: "front.webp", alt: { en: "Front", ar: "أمام" } },
    { file: "back.webp", alt: { en: "Back" } },
  ]);
  expect(missing({ pictures })).toEqual(["pictures"]);
});
