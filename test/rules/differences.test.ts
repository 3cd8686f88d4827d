import { expect, test } from "vitest";
import { differences } from "#office/app/screens/changes/differences.ts";

const [gas, arc, dust] = [
  { mistake: { en: "Gas goggles", ar: "نظارات غاز" } },
  { mistake: { en: "Arc shade" } },
  { mistake: { en: "Dust mask" } },
];

test("names a moved entry once, and nothing else", () => {
  expect(differences([gas, arc, dust], [dust, gas, arc])).toEqual([
    { kind: "moved", path: [0], old: 2, new: dust },
  ]);
});

test("tells a removed entry from a changed one", () => {
  expect(differences([gas, arc, dust], [gas, dust])).toEqual([
    { kind: "changed", path: [1], old: arc, new: undefined },
  ]);
});

test("finds the changed language of an entry", () => {
  const edited = { mistake: { en: "Gas goggles", ar: "نظارات اللحام" } };
  expect(differences({ mistakes: [gas, arc] }, { mistakes: [edited, arc] })).toEqual([
    {
      kind: "changed",
      path: ["mistakes", 0, "mistake", "ar"],
      old: "نظارات غاز",
      new: "نظارات اللحام",
    },
  ]);
});

test("finds a translation that was added to a plain text", () => {
  expect(differences("Shop", { en: "Shop", ar: "المتجر" })).toEqual([
    { kind: "changed", path: ["ar"], old: undefined, new: "المتجر" },
  ]);
});
