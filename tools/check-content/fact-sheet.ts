/** How sure the fact sheet is: A official, B trade sources, C not seen in a source. */
export type Mark = "A" | "B" | "C";

/** A line of the fact sheet with what is needed to read its figures. */
export interface FactLine {
  /** The section's number, such as "4.4". */
  readonly section: string;
  readonly text: string;
  /** The section's heading and the table's column names, which may give the unit. */
  readonly heading: string;
  /** The line's own marks, or those of its section where it has none. */
  readonly marks: readonly Mark[];
}

const headingLine = /^#{2,3} (?:(\d+(?:\.\d+)?)\.? )?(.*)$/;
const confidenceColumn = /^conf(\.|idence)$/i;

/** Emphasis out; the letters of dB(A) and dB(C) are no marks. */
function plain(text: string): string {
  return text.replaceAll("**", "").replaceAll("dB(A)", "dBA").replaceAll("dB(C)", "dBC");
}

function marksIn(text: string): readonly Mark[] {
  const found: readonly string[] = text.match(/(?<![\w.])[ABC](?=$|[\s:;,.()/])/g) ?? [];
  return (["A", "B", "C"] as const).filter((mark) => found.includes(mark));
}

/** Marks stated in running text: after a dash, or by themselves in the clause after "Conf.:". */
function statedMarks(text: string): readonly Mark[] {
  const stated = text.match(/(?<=– )[ABC](?=$|[\s:;,.(])|(?<=Conf\.:[^.]* )[ABC](?= –| \d×)/g);
  return marksIn((stated ?? []).join(" "));
}

/** The marks that a section gives to all of its lines, in its heading or after "Conf.:". */
function marksOfSection(heading: string, body: readonly string[]): readonly Mark[] {
  const stated = statedMarks(heading);
  if (stated.length > 0) return stated;
  return statedMarks(body.find((line) => line.startsWith("Conf.:")) ?? "");
}

function cellsOf(line: string): readonly string[] {
  return line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}

type SectionLine = Omit<FactLine, "section">;

function readSection(heading: string, body: readonly string[]): readonly SectionLine[] {
  const ofSection = marksOfSection(heading, body);
  let columns: readonly string[] = [];
  return body.flatMap((line) => {
    if (!line.startsWith("|")) {
      columns = [];
      if (line.trim() === "") return [];
      return [{ text: line, heading, marks: ofSection.length > 0 ? ofSection : statedMarks(line) }];
    }
    const cells = cellsOf(line);
    if (cells.every((cell) => /^-+$/.test(cell))) return [];
    if (columns.length === 0) columns = cells;
    const at = columns.findIndex((name) => confidenceColumn.test(name));
    const own = at < 0 ? [] : marksIn(cells[at] ?? "");
    return [
      {
        text: cells.filter((_, index) => index !== at).join(" | "),
        heading: `${heading} | ${columns.join(" | ")}`,
        marks: own.length > 0 ? own : ofSection,
      },
    ];
  });
}

/** Reads the fact sheet (docs/standards.md) into lines that know their section and marks. */
export function readFactSheet(markdown: string): readonly FactLine[] {
  let section = "";
  return plain(markdown)
    .split(/^(?=#{2,3} )/m)
    .flatMap((part) => {
      const [first = "", ...body] = part.split("\n");
      const start = headingLine.exec(first);
      if (!start) return [];
      section = start[1] ?? section;
      return readSection(start[2] ?? "", body).map((line) => ({ ...line, section }));
    });
}

/** Whether a line stands in the section, or in a section inside it. */
export function isInSection(line: FactLine, section: string): boolean {
  return line.section === section || line.section.startsWith(`${section}.`);
}
