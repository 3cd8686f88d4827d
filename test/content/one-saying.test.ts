import { expect, test } from "vitest";
import { filesWithTexts } from "#content/content-files.ts";
import { visitTexts } from "#content/visit-texts.ts";
import { content } from "#test/support/demonstration.ts";

interface Saying {
  readonly about: RegExp;
  readonly says: RegExp;
  /** Sentences of pages that once said otherwise. */
  readonly old: readonly string[];
}

/** What several pages say in words, without a figure. */
const shared: readonly Saying[] = [
  {
    about: /\b(?:[Tt]ourniquet (?:is|comes)|put the tourniquet)\b/,
    says: /\bat once\b/,
    old: ["The tourniquet is the last step, on an arm or a leg, with the time written on it."],
  },
  {
    about: /\bburning oil\b.*\bpan\b|[Bb]urning cooking oil\b/,
    says: /^Water, foam or a jet of powder\b/,
    old: ["Burning cooking oil is the one fire that other extinguishers make worse."],
  },
  {
    about: /\b(?:[Ss]tore|[Hh]ang) (?:them flat|insulating gloves)\b/,
    says: /\bflat\b/,
    old: ["Hang insulating gloves in their bag."],
  },
  {
    about: /^Restraint: /,
    says: /^Restraint: a full-body harness\b/,
    old: ["Restraint: a harness or belt with a fixed lanyard so short that a fall cannot begin."],
  },
  {
    about: /\b(?:[Tt]ested|allows)\b.*\bEN ISO 10819\b|\bEN ISO 10819\b.*\ballows\b/,
    says: /\b[Pp]alm\b/,
    old: ["Tested whole, to EN ISO 10819:2013"],
  },
  {
    about: /\b(?:welding|[Ff]or) stainless steel\b|\bstainless steel welding\b/,
    says: /\bhalf mask with P3\b/,
    old: [
      "Stone cutting, tunnelling, refractory removal and stainless steel welding produce particles for which FFP3 is chosen.",
    ],
  },
];

const sentences: string[] = [];
for (const [, value] of filesWithTexts(content)) {
  visitTexts(value, (text, path) => {
    if (path.at(-1) !== "ar") {
      sentences.push(...text.split(/(?<=[.!?])\s+/));
    }
  });
}

const contradictions = ({ about, says }: Saying, given: readonly string[]) =>
  given.filter((sentence) => about.test(sentence) && !says.test(sentence));

test.each(shared)("pages that speak of $about agree", (saying) => {
  expect(sentences.some((sentence) => saying.about.test(sentence))).toBe(true);
  expect(contradictions(saying, sentences)).toEqual([]);
  expect(contradictions(saying, saying.old)).toEqual(saying.old);
});
