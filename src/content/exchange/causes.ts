import type { RowProblem } from "#content/exchange/comparison.ts";
import type { Mapping } from "#content/exchange/mapping.ts";

/** Causes that stop a row; `rule` is any other, in the words of the rule. */
type CauseKind =
  | "missing"
  | "unknown-word"
  | "not-a-number"
  | "decimals"
  | "duplicate-row"
  | "shared-code"
  | "no-code"
  | "lost-zeros"
  | "other-spelling"
  | "wrong-slug"
  | "earlier-price"
  | "formula"
  | "fault"
  | "date"
  | "merged"
  | "shortened"
  | "rule";

/** The messages of an import by their words; the first match counts. */
const patterns: readonly (readonly [kind: CauseKind, words: RegExp])[] = [
  ["missing", /^is missing; fill it in/],
  ["formula", /^holds a formula /],
  ["fault", /^holds the error /],
  ["merged", /^is merged with /],
  ["date", /^holds a date |is a date, made from a code/],
  [
    "shortened",
    /is a number that the spreadsheet has shortened|is a number, and digits may be lost/,
  ],
  ["no-code", /^has neither a slug nor a code/],
  ["duplicate-row", /is about the same product; keep one of them$/],
  ["shared-code", /^the code ".*" belongs to \d+ products/s],
  ["lost-zeros", /has lost its zeros: /],
  ["other-spelling", /in the catalogue; write it the same way$/],
  ["wrong-slug", /^".*" is no (product|slug)\b/s],
  ["earlier-price", / is not above the amount of /],
  ["decimals", /has more than two decimals/],
  ["not-a-number", /^".*" is no (amount|whole number|number of digits alone)/s],
  [
    "unknown-word",
    /^".*" (is no \w+|may be .* or .*; write the id)|^".*" holds ".*", which is no /s,
  ],
];

/** Rows that are wrong for one reason, in one column. */
interface Cause {
  readonly kind: CauseKind;
  /** Id of the column; undefined where the message is about the row. */
  readonly column: string | undefined;
  readonly header: string | undefined;
  /** Number of rows. */
  readonly rows: number;
  /** The first rows of the sheet. */
  readonly firstRows: readonly number[];
  /** Different cells of these rows, the first ones. */
  readonly examples: readonly string[];
  /** The message of the first row, in the words of the rule. */
  readonly message: string;
}

/** Most rows and cells that a cause names. */
const longestList = 6;
/** Most cells of a column of choices, which a person may map by hand. */
const longestChoices = 60;

function kindOf(message: string): CauseKind {
  return patterns.find(([, words]) => words.test(message))?.[0] ?? "rule";
}

/** Removes the cell that a message quotes, so that rows with other cells have the same cause. */
function withoutCell(message: string): string {
  return message.replace(/"(?:[^"]|"(?![ ,;]|$))*"/g, '""');
}

/** Groups problems by cause, the most frequent first. */
export function groupCauses(
  problems: readonly RowProblem[],
  { columns, unknown }: Pick<Mapping, "columns" | "unknown">,
  cellOf: (row: number, letter: string) => string,
): readonly Cause[] {
  const idOf = (letter: string | undefined) =>
    [...columns, ...unknown].find((item) => item.letter === letter)?.column?.id;
  const withoutCategory = new Set(
    problems
      .filter(({ message, header }) => kindOf(message) === "missing" && header === "Category")
      .map(({ row }) => row),
  );
  const groups = Map.groupBy(
    problems.filter(({ row, header, letter, message }) => {
      const isSubcategory = letter === undefined && header === "Subcategory";
      // A subcategory follows from the category.
      return !(isSubcategory && kindOf(message) === "missing" && withoutCategory.has(row));
    }),
    ({ letter, header, message }) => {
      const kind = kindOf(message);
      return JSON.stringify([kind, letter, header, kind === "rule" ? withoutCell(message) : ""]);
    },
  );
  return [...groups.values()]
    .flatMap((group): Cause[] => {
      const [first] = group;
      if (first === undefined) {
        return [];
      }
      const rows = [...new Set(group.map(({ row }) => row))];
      const { letter, header, message } = first;
      const kind = kindOf(message);
      const cells = letter === undefined ? [] : rows.map((row) => cellOf(row, letter));
      const limit = kind === "unknown-word" ? longestChoices : longestList;
      return [
        {
          kind,
          column: idOf(letter) ?? first.column,
          header,
          rows: rows.length,
          firstRows: rows.slice(0, longestList),
          examples: [...new Set(cells.filter((cell) => cell !== ""))].slice(0, limit),
          message,
        },
      ];
    })
    .toSorted((a, b) => b.rows - a.rows);
}
