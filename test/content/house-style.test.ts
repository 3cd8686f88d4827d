import { expect, test } from "vitest";
import { houseStyleWarnings } from "#test/content/house-style/house-style-warnings.ts";
import { factNotes } from "#publishing/check-content.ts";
import {
  lines,
  newWarnings,
  productFrom,
  refusals,
  sampleText,
  withProduct,
} from "#test/support/content-samples.ts";
import { content as demonstration } from "#test/support/demonstration.ts";

/** Editions that were replaced stand where certificates to them are still good. */
const replacedEdition = /^standards\.yaml: editions\.\d+\.name: .+ was replaced by .+; cited by /;

test("the demonstration follows its style, but for editions that were replaced", () => {
  const notes = lines([...factNotes(demonstration), ...houseStyleWarnings(demonstration)]);
  expect(notes.filter((line) => !replacedEdition.test(line))).toEqual([]);
});

test("a product, a guide and a city that depart from the style are noted, and not refused", () => {
  const product = {
    ...productFrom(sampleText),
    name: "x".repeat(53),
    soldAs: "word ".repeat(25).trim(),
    replaceWhen: [{ en: "it falls from 2 m", ar: "سقط, من 3 م" }],
    details: `${"word ".repeat(80)} an OSHA approved helmet`,
  };
  const guide = demonstration.guides.get("ppe");
  const city = demonstration.cities.get("riyadh");
  if (guide === undefined || city === undefined) {
    throw new Error("The samples are gone");
  }
  const changed = {
    ...withProduct(product),
    guides: new Map([...demonstration.guides, ["ppe", { ...guide, keywords: [] }]]),
    cities: new Map([...demonstration.cities, ["riyadh", { ...city, lead: "A city." }]]),
  };
  const notes = newWarnings(changed).join("\n");
  for (const note of [
    "name: 53 characters, wanted: 1 to 52",
    "is a sentence of 25 words, wanted: at most 24",
    'lacks "2" of the English',
    "the comma ،",
    '"OSHA approved" cannot be true',
    "keywords: 0 entries, wanted: at least 3",
    "lead: does not name Riyadh",
  ]) {
    expect(notes).toContain(note);
  }
  expect(refusals(changed)).toEqual([]);
});
