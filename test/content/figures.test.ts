import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { listFactLines } from "#content/standards/facts.ts";
import { figureProblems, type PageWithFigures } from "#content/standards/figures.ts";
import { numberPattern } from "#content/standards/quantities.ts";
import { standardsSchema } from "#content/standards/schema.ts";
import { standardsProblems } from "#content/rules/standards-rules.ts";
import { lines as linesOf } from "#test/support/content-samples.ts";
import { content } from "#test/support/demonstration.ts";
import { readStandards } from "#tools/read-standards.ts";

const standards = standardsSchema.parse({
  page: readStandards().page,
  groups: [],
  standards: [],
  ...parse(`
editions: []
facts:
  made: 2026-11-20
  basis: tests
  marks: []
  rules: []
  sections:
    - number: "1"
      title: Head
      rows:
        - {standard: EN 1, fact: force, figure: ≤ 5 kN, marks: [B], seenIn: 2, source: x}
        - {standard: EN 1, fact: sure, figure: "20,000 V", marks: [A], source: 31 kN}
        - {standard: EN 33 kN, fact: rumour, figure: 9 kN, marks: [C], source: x}
        - {standard: EN 1, fact: mixed, figure: 440 V, marks: [B, C], markNote: "MM, 32 kN: C"}
      traps: [Some say 30 kN]
    - number: "1.2"
      title: Gloves
      marks: [B]
      tables:
        - columns: [Level, "1", "2"]
          rows: [{cells: [Tear (N), "10", "25"]}]
    - number: "1.3"
      title: Voltage
      marks: [A, B]
      tables:
        - columns: [Class, Max]
          rows: [{cells: ["0", "1,000 V"]}]
    - number: "3"
      title: Hearing
      rows:
        - standard: rule
          fact: upper action value – wearing mandatory
          figure: 85 dB(A), 137 dB(C)
          marks: [B, C]
          uncertain: ["137"]
      notes:
        - {text: A paragraph with 7 kN, marks: [B], source: x}
        - {text: A paragraph with 8 kN and no mark.}
`),
});
const facts = listFactLines(standards);

const empty: PageWithFigures = {
  title: "",
  description: "",
  lead: "",
  productTypes: [],
  standards: [],
  tables: [],
  selection: [],
  mistakes: [],
  figures: [],
};

const check = (change: Partial<PageWithFigures>) =>
  figureProblems({ ...empty, ...change }, facts)
    .map(({ path, message }) => `${path.join(".")}: ${message}`)
    .join("\n");

const table = (cell: string, section = "1") => ({
  caption: "T",
  columns: ["what", "how much"],
  rows: [["force", cell]],
  source: { section, confidence: "B" as const },
});

/** Numbers with mark C in a row of mixed confidence; they must not be printed. */
const uncertain: readonly (readonly [section: string, row: string, numbers: readonly string[]])[] =
  [
    ["3", "upper action value – wearing mandatory", ["137"]],
    ["6", "background / retroreflective", ["217", "155", "201", "1,240", "310", "450"]],
    ["7", "N = not oil-resistant", ["99", "99.97"]],
  ];

describe("the facts as they are", () => {
  const published = readStandards();

  test("support every figure of every page as A or B", () => {
    expect(standardsProblems(content, published)).toEqual([]);
  });

  test("withhold the uncertain numbers of mixed rows", () => {
    const lines = listFactLines(published);
    for (const [section, row, numbers] of uncertain) {
      const rows = lines.filter((line) => line.section === section && line.text.includes(row));
      expect(rows).toHaveLength(1);
      expect(rows[0]?.uncertain).toEqual(numbers);
      for (const number of numbers) {
        expect(numberPattern(number).test(rows[0]?.text ?? "")).toBe(true);
      }
    }
    expect(lines.filter((line) => line.uncertain.length > 0)).toHaveLength(uncertain.length);
  });

  test("refuse pages that print a figure whose row becomes C", () => {
    const marked = structuredClone(published);
    const row = marked.facts.sections
      .flatMap(({ rows }) => rows)
      .find(
        ({ standard, fact }) => standard === "EN 362:2004 connectors" && fact.includes("20 kN"),
      );
    if (!row) {
      throw new Error("The row of the connectors is gone");
    }
    row.marks = ["C"];
    const problems = linesOf(standardsProblems(content, marked)).join("\n");
    expect(problems).toMatch(
      /guides\/fall-protection\/guide\.yaml: figures\.\d+: "20 kN" is not in section 8 with a mark A or B/,
    );
    expect(problems).toContain('prints "20 kN", not in section 8 as A or B');
  });
});

describe("the facts are parsed with their marks", () => {
  test.each([
    ["5 kN", "1", "B"],
    ["20,000 V", "1", "A"],
    ["9 kN", "1", "C"],
    ["440 V", "1", "BC"],
    ["Tear (N) | 10 | 25", "1.2", "B"],
    ["1,000 V", "1.3", "AB"],
    ["85 dBA", "3", "BC"],
    ["A paragraph with 7 kN", "3", "B"],
    ["A paragraph with 8 kN", "3", ""],
  ])("%s in section %s is %j", (text, section, marks) => {
    const line = facts.find((fact) => fact.text.includes(text));
    expect([line?.section, line?.marks.join("")]).toEqual([section, marks]);
  });
});

describe("a figure in running text", () => {
  test("is accepted when it is listed and supported", () => {
    const figures = [{ quantity: "5 kN", section: "1", confidence: "B" }] as const;
    expect(check({ lead: "A force of 5 kN.", figures })).toBe("");
  });

  test.each([
    ["is not listed", "5 kN", [], "which is not listed"],
    [
      "is in no row",
      "6 kN",
      [{ quantity: "6 kN", section: "1", confidence: "B" }],
      "not in section 1",
    ],
    [
      "is marked C",
      "9 kN",
      [{ quantity: "9 kN", section: "1", confidence: "B" }],
      "not in section 1",
    ],
    [
      "has another unit",
      "5 kV",
      [{ quantity: "5 kV", section: "1", confidence: "B" }],
      "not in section 1",
    ],
    [
      "is in another section",
      "5 kN",
      [{ quantity: "5 kN", section: "3", confidence: "B" }],
      "not in section 3",
    ],
    [
      "is of a marked-C half",
      "137 dB(C)",
      [{ quantity: "137 dB(C)", section: "3", confidence: "B" }],
      "not in section 3",
    ],
    [
      "drops the letter of its unit",
      "85 dB",
      [{ quantity: "85 dB", section: "3", confidence: "B" }],
      "not in section 3",
    ],
    [
      "is less sure than stated",
      "5 kN",
      [{ quantity: "5 kN", section: "1", confidence: "A" }],
      "not A",
    ],
    [
      "stands without a mark",
      "8 kN",
      [{ quantity: "8 kN", section: "3", confidence: "B" }],
      "not in section 3",
    ],
  ] as const)("is refused when it %s", (_, text, figures, says) => {
    expect(check({ lead: `It is ${text}.`, figures })).toContain(says);
  });

  test.each(["30 kN", "31 kN", "32 kN", "33 kN"])(
    "is refused when only a trap, a source, a note on marks or a name contains it: %s",
    (quantity) => {
      const figures = [{ quantity, section: "1", confidence: "B" }] as const;
      expect(check({ lead: quantity, figures })).toContain("not in section 1");
    },
  );

  test("is refused when listed twice or not printed", () => {
    const figure = { quantity: "5 kN", section: "1", confidence: "B" } as const;
    expect(check({ lead: "5 kN", figures: [figure, figure] })).toContain("listed twice");
    expect(check({ figures: [figure] })).toContain("printed nowhere");
  });
});

describe("a figure in a table with a source", () => {
  test("is accepted when the section contains it, with or without its unit", () => {
    expect(check({ tables: [table("5 kN")] })).toBe("");
    expect(check({ tables: [table("25", "1.2")] })).toBe("");
    expect(check({ tables: [table("25", "1")] })).toBe("");
  });

  test.each([
    ["6 kN", "1"],
    ["9 kN", "1"],
    ["26", "1.2"],
    ["25", "3"],
  ])("is refused when the section lacks it: %s in section %s", (cell, section) => {
    expect(check({ tables: [table(cell, section)] })).toContain("prints");
  });

  test("must be listed where the table has no source", () => {
    const { source: _, ...loose } = table("5 kN");
    expect(check({ tables: [loose] })).toContain("not listed");
  });
});
