import { replacementOf } from "#content/standards/editions.ts";
import type { Edition, Mark, Section, Standards } from "#content/standards/schema.ts";

interface Evidence {
  readonly marks?: readonly Mark[] | undefined;
  readonly seenIn?: number | undefined;
  readonly markNote?: string | undefined;
  readonly source?: string | undefined;
  readonly uncertain?: readonly string[] | undefined;
}

type Cells = readonly (string | undefined)[];

/** A Markdown table without the columns that hold nothing. */
function tableOf(columns: readonly string[], rows: readonly Cells[]): string {
  const used = columns.map((_, index) => rows.some((row) => (row[index] ?? "") !== ""));
  const line = (cells: Cells) => {
    const visible = cells.filter((_, index) => used[index]);
    return `| ${visible.map((cell = "") => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  };
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Such as "B 2×; C: 110, 115; the last two C". */
function confidence({ marks = [], seenIn, uncertain = [], markNote }: Evidence): string {
  const times = seenIn === undefined ? [] : [`${seenIn}×`];
  return [
    [marks.join("/"), ...times].join(" ").trim(),
    uncertain.length === 0 ? "" : `C: ${uncertain.join(", ")}`,
    markNote ?? "",
  ]
    .filter((part) => part !== "")
    .join("; ");
}

function evidenceLine(evidence: Evidence): readonly string[] {
  const { source } = evidence;
  const text = confidence(evidence);
  return text === "" ? [] : [`Confidence: ${text}${source === undefined ? "." : ` (${source}).`}`];
}

function tablesOf({ tables }: Section): readonly string[] {
  return tables.flatMap((table) => [
    ...(table.caption === undefined ? [] : [`**${table.caption}**`]),
    ...evidenceLine(table),
    tableOf(
      [...table.columns, "Conf.", "Source"],
      table.rows.map((row) => [...row.cells, confidence(row), row.source]),
    ),
  ]);
}

function rowsOf({ rows }: Section): readonly string[] {
  if (rows.length === 0) {
    return [];
  }
  const lines = rows.map((row, index) => [
    rows[index - 1]?.standard === row.standard ? "" : row.standard,
    row.fact,
    row.figure,
    confidence(row),
    row.source,
  ]);
  return [tableOf(["Standard", "Fact", "Figure", "Conf.", "Source"], lines)];
}

function notesOf({ notes, traps }: Section): readonly string[] {
  return [
    ...notes.map((note) =>
      [note.title === undefined ? [] : `**${note.title}.**`, note.text, ...evidenceLine(note)]
        .flat()
        .join(" "),
    ),
    ...traps.map((trap) => `**Trap:** ${trap}`),
  ];
}

function sectionOf(section: Section): readonly string[] {
  const level = section.number.includes(".") ? "###" : "##";
  const dot = section.number.includes(".") ? "" : ".";
  return [
    `${level} ${section.number}${dot} ${section.title}`,
    ...evidenceLine(section),
    ...tablesOf(section),
    ...rowsOf(section),
    ...notesOf(section),
  ];
}

function statusOf(edition: Edition, standards: Standards): string {
  const newer = replacementOf(edition, standards) ?? edition.amendedBy;
  return newer === undefined ? edition.status : `${edition.status} by ${newer}`;
}

function editionsOf(standards: Standards): string {
  return tableOf(
    ["Edition", "About", "Status", "Mark", "Seen", "In", "Note"],
    standards.editions.map((edition) => [
      edition.name,
      edition.about.en,
      statusOf(edition, standards),
      edition.mark,
      edition.seen,
      edition.date,
      edition.note,
    ]),
  );
}

/** The fact sheet for people, docs/standards.md, as Markdown. */
export function standardsSheet(standards: Standards): string {
  const { made, basis, marks, rules, sections } = standards.facts;
  const parts = [
    "# Standards fact sheet",
    "Written from `content/standards.yaml` by `npm run fix`; change that file, not this one.",
    `Made ${made} from ${basis}. **Read the confidence column before publishing a figure.**`,
    tableOf(
      ["Mark", "Meaning", "Rule for content"],
      marks.map(({ mark, meaning, rule }) => [`**${mark}**`, meaning, rule]),
    ),
    '"2×" is the number of sources; "C: 110" names numbers of a row that are C and may not be printed.',
    "Rules for all pages:",
    rules.map((rule, index) => `${index + 1}. ${rule}`).join("\n"),
    ...sections.flatMap(sectionOf),
    "## Editions cited",
    "Where a product holds a certificate, the edition on the certificate is printed, whatever is current.",
    editionsOf(standards),
  ];
  return `${parts.join("\n\n")}\n`;
}
