import { clothingMarks } from "#domain/marks/clothing.ts";
import { extinguisherMarks } from "#domain/marks/extinguishers.ts";
import { fallMarks } from "#domain/marks/falls.ts";
import { footwearMarks } from "#domain/marks/footwear.ts";
import { gloveMarks } from "#domain/marks/gloves.ts";
import { headMarks } from "#domain/marks/heads.ts";
import type { MarkFamily, MarkSign } from "#domain/marks/mark.ts";
import { respiratorMarks } from "#domain/marks/respirators.ts";
import { voltageMarks } from "#domain/marks/voltages.ts";

const families: readonly MarkFamily[] = [
  ...gloveMarks,
  ...footwearMarks,
  ...respiratorMarks,
  ...clothingMarks,
  ...headMarks,
  ...extinguisherMarks,
  ...voltageMarks,
  ...fallMarks,
];

/** A mark of a product, sign by sign. */
export interface ExplainedMark {
  /** The standard that it belongs to, without an edition, such as "EN 388". */
  readonly standard: string;
  /** As it stands on the product, such as "4X43D"; absent where it has words of another language than the page. */
  readonly mark?: string;
  readonly signs: readonly MarkSign[];
}

interface MarksReading {
  readonly read: readonly ExplainedMark[];
  /** Signs that belong to no known and cited standard. */
  readonly left: readonly string[];
}

/** Of the standards that a product cites those whose marks can be read, each with its family. */
export function familiesOf(cited: readonly string[]) {
  return families.flatMap((family) => {
    const standard = family.standards.find((name) =>
      cited.some(
        (edition) => edition.startsWith(name) && /^(?:[:-]|$)/.test(edition.slice(name.length)),
      ),
    );
    return standard === undefined ? [] : [{ standard, family }];
  });
}

/** A piece that begins with the name of its standard: "EN 511 X2X". */
const standardPrefix = /^(EN(?: ISO)? \d+(?:-\d+)?):? (?=\S)/;

/**
 * Explains marks such as "EN 511 X2X, EN 388 2231X" under the standards that a product cites. It ranks
 * nothing, and compares no system with another.
 */
export function readMarks(standards: readonly string[], marks: string): MarksReading {
  const cited = familiesOf(standards);
  const read: ExplainedMark[] = [];
  const unknown: string[] = [];
  for (const piece of marks.split(/;\s*|,\s+/)) {
    const [start = "", name] = standardPrefix.exec(piece) ?? [];
    const matching = name === undefined ? cited : cited.filter(({ standard }) => standard === name);
    const mark = piece.slice(start.length).trim();
    const [explained] = matching.flatMap(({ standard, family }) => {
      const signs = family.read(mark);
      return signs === undefined ? [] : [{ standard, mark, signs }];
    });
    if (explained !== undefined) {
      read.push(explained);
    } else if (piece !== "") {
      unknown.push(piece);
    }
  }
  return { read, left: unknown };
}
