import type { Mark, Section, Standards } from "#content/standards/schema.ts";

/** A statement of the facts with what is needed to read its figures. */
export interface FactLine {
  /** The section's number, such as "4.4". */
  readonly section: string;
  readonly text: string;
  /** The section's title and the table's column names, which may give the unit. */
  readonly heading: string;
  /** The line's own marks, or those of its table or section where it has none. */
  readonly marks: readonly Mark[];
  /** Numbers in it that may not be printed. */
  readonly uncertain: readonly string[];
}

/** The letters of dB(A) and dB(C) belong to the unit; without them 85 dB(A) would hold 85 dB too. */
function plain(text: string): string {
  return text.replaceAll("dB(A)", "dBA").replaceAll("dB(C)", "dBC");
}

interface Evidence {
  readonly marks?: readonly Mark[] | undefined;
  readonly uncertain?: readonly string[] | undefined;
}

function linesOf({ number, title, marks, tables, rows, notes }: Section): readonly FactLine[] {
  const lineOf = (
    text: string,
    own: Evidence,
    heading: string = title,
    others: Evidence["marks"] = marks,
  ): FactLine => ({
    section: number,
    text: plain(text),
    heading: plain(heading),
    marks: own.marks ?? others ?? [],
    uncertain: own.uncertain ?? [],
  });
  return [
    ...tables.flatMap((table) =>
      table.rows.map((row) =>
        lineOf(
          row.cells.join(" | "),
          row,
          [title, table.caption ?? "", ...table.columns].join(" | "),
          table.marks ?? marks,
        ),
      ),
    ),
    ...rows.map((row) =>
      lineOf(row.figure === undefined ? row.fact : `${row.fact} | ${row.figure}`, row),
    ),
    ...notes.map((note) => lineOf(note.text, note)),
  ];
}

/** Every statement that a figure may be printed from, if its marks allow. Traps are none. */
export function factLines({ facts }: Standards): readonly FactLine[] {
  return facts.sections.flatMap(linesOf);
}

/** Whether a line stands in the section, or in a section inside it. */
export function isInSection(line: FactLine, section: string): boolean {
  return line.section === section || line.section.startsWith(`${section}.`);
}
