import { filesWithTexts, standardsFile } from "#content/content-files.ts";
import type { Content, Problem } from "#content/content.ts";
import { visitTexts } from "#content/visit-texts.ts";
import { parseQuantities } from "#content/standards/quantities.ts";
import type { Standards } from "#content/standards/schema.ts";

type RepeatedFact = Standards["facts"]["repeated"][number];

/** Numbers and intervals that texts spell out. */
const spelledOut: readonly (readonly [RegExp, string])[] = [
  [/\bthree (?=months\b)/g, "3 "],
  [/\bsix (?=months\b)/g, "6 "],
  [/\btwelve (?=months\b)/g, "12 "],
  [/\b(?:once a|every|each) year\b/g, "every 12 months"],
  [/\b(?:once a|every|each) month\b/g, "every 1 month"],
];

/** Lists the quantities of a sentence, such as "6 months". */
function quantitiesOf(sentence: string): ReadonlySet<string> {
  const text = spelledOut.reduce(
    (written, [pattern, number]) => written.replaceAll(pattern, number),
    sentence,
  );
  return new Set(parseQuantities(text).map(({ number, unit }) => `${number} ${unit}`));
}

const unitOf = (quantity: string) => quantity.slice(quantity.indexOf(" "));

/** Describes how a sentence differs from a fact that it states; undefined where it agrees. */
export function factMismatch(
  { values, together }: Pick<RepeatedFact, "values" | "together">,
  sentence: string,
  isProduct: boolean,
): string | undefined {
  const allowed = new Set(values.flatMap((value) => [...quantitiesOf(value)]));
  const units = new Set([...allowed].map(unitOf));
  const stated = quantitiesOf(sentence);
  const foreign = [...stated].find(
    (quantity) => units.has(unitOf(quantity)) && !allowed.has(quantity),
  );
  if (foreign !== undefined) {
    return `says ${foreign}`;
  }
  const missing =
    allowed.size === 0
      ? values.find((value) => !sentence.includes(value))
      : [...allowed].find((quantity) => !stated.has(quantity));
  return missing !== undefined && (allowed.size === 0 || (together && isProduct))
    ? `does not say ${missing}`
    : undefined;
}

/** Refuses sentences that state another value than the fact that they are about, and unused facts. */
export function factProblems(content: Content, { facts }: Standards): readonly Problem[] {
  const patterns = facts.repeated.map((fact) => ({ fact, about: new RegExp(fact.about) }));
  const used = new Set<string>();
  const problems: Problem[] = [];
  for (const [file, value] of filesWithTexts(content)) {
    visitTexts(value, (text, path) => {
      if (path.at(-1) === "ar") {
        return;
      }
      for (const sentence of text.split(/(?<=[.!?])\s+/)) {
        for (const { fact } of patterns.filter((pattern) => pattern.about.test(sentence))) {
          used.add(fact.id);
          const mismatch = factMismatch(fact, sentence, file.startsWith("products/"));
          if (mismatch !== undefined) {
            const message = `${mismatch}, but ${fact.id} is ${fact.values.join(", ")} (${fact.source})`;
            problems.push({ file, path: [...path], message });
          }
        }
      }
    });
  }
  return [
    ...problems,
    ...facts.repeated.flatMap(({ id }, index) =>
      used.has(id)
        ? []
        : [
            {
              file: standardsFile,
              path: ["facts", "repeated", index, "about"],
              message: "is stated on no page",
            },
          ],
    ),
  ];
}
