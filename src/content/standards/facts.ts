import type { Mark, Section, Standards } from "#content/standards/schema.ts";

/** A statement of the facts with the context of its figures. */
export interface FactLine {
  /** Number of the section, such as "4.4". */
  readonly section: string;
  readonly text: string;
  /** Title of the section and names of the columns, which may contain the unit. */
  readonly heading: string;
  /** Marks of the line, or of its table or section. */
  readonly marks: readonly Mark[];
  /** Numbers that must not be printed from this line. */
  readonly uncertain: readonly string[];
}

/** Joins the letters of dB(A) and dB(C) to the unit, so that 85 dB(A) does not match 85 dB. */
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
    evidence: Evidence,
    heading: string = title,
    inheritedMarks: Evidence["marks"] = marks,
  ): FactLine => ({
    section: number,
    text: plain(text),
    heading: plain(heading),
    marks: evidence.marks ?? inheritedMarks ?? [],
    uncertain: evidence.uncertain ?? [],
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

/** Lists every statement that figures may be printed from; traps are excluded. */
export function listFactLines({ facts }: Standards): readonly FactLine[] {
  return facts.sections.flatMap(linesOf);
}

/** Tells if a line belongs to a section or its subsections. */
export function isInSection(line: FactLine, section: string): boolean {
  return line.section === section || line.section.startsWith(`${section}.`);
}
