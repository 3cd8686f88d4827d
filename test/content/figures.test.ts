import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { categoryPages } from "#content/category-pages.ts";
import type { CategoryPage, Table } from "#content/pages/category-page.ts";
import { readFactSheet } from "#tools/check-content/fact-sheet.ts";
import { figureViolations, uncertain } from "#tools/check-content/figures.ts";
import { bareNumber, holdsNumber, quantitiesIn } from "#tools/check-content/quantities.ts";

const facts = readFactSheet(`
## 1. Head

| Standard | Fact | Figure | Conf. | Source |
|---|---|---|---|---|
| EN 1 | force | ≤ **5 kN** | B 2× | x |
| | sure | 20,000 V | A | x |
| | rumour | 9 kN | C | x |
| | mixed | 440 V | B (MM: C) | x |

### 1.2 Gloves – B 2× (x)
| Level | 1 | 2 |
|---|---|---|
| Tear (N) | 10 | 25 |

### 1.3 Voltage
| Class | Max |
|---|---|
| 0 | 1,000 V |

Conf.: class 0 A – letter of 1994; the rest B 2×.

## 3. Hearing

| Rule | Figure | Conf. |
|---|---|---|
| upper action value – wearing mandatory | **85 dB(A)**, 137 dB(C) | B/C |

A paragraph with 7 kN – B (x).
A paragraph with 8 kN and no mark.
`);

const [anyPage] = categoryPages;
function page(change: Partial<CategoryPage>): CategoryPage {
  if (!anyPage) throw new Error("There are no pages");
  const empty = {
    ...anyPage,
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
  return { ...empty, ...change };
}
const check = (change: Partial<CategoryPage>) => figureViolations(page(change), facts).join("\n");
const table = (cell: string, section = "1"): Table => ({
  kind: "table",
  caption: "T",
  columns: ["what", "how much"],
  rows: [["force", cell]],
  source: { section, confidence: "B" },
});

describe("the fact sheet as it is", () => {
  const sheet = readFactSheet(readFileSync("docs/standards.md", "utf8"));

  test("holds every figure of every page as A or B", () => {
    expect(categoryPages.flatMap((one) => figureViolations(one, sheet))).toEqual([]);
  });

  test("has the mixed rows whose uncertain numbers are kept back", () => {
    for (const { section, row, numbers } of uncertain) {
      const lines = sheet.filter((line) => line.section === section && line.text.includes(row));
      expect(lines).toHaveLength(1);
      for (const number of numbers) expect(holdsNumber(lines[0]?.text ?? "", number)).toBe(true);
    }
  });
});

describe("the fact sheet is read with its marks", () => {
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
    const line = facts.find((one) => one.text.includes(text));
    expect([line?.section, line?.marks.join("")]).toEqual([section, marks]);
  });
});

describe("a figure in running text", () => {
  test("passes when it is listed and held", () => {
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

  test("is refused when listed twice, or printed nowhere", () => {
    const figure = { quantity: "5 kN", section: "1", confidence: "B" } as const;
    expect(check({ lead: "5 kN", figures: [figure, figure] })).toContain("listed twice");
    expect(check({ figures: [figure] })).toContain("printed nowhere");
  });
});

describe("a figure in a table with a source", () => {
  test("passes when the section holds it, with or without its unit", () => {
    expect(check({ tables: [table("5 kN")] })).toBe("");
    expect(check({ tables: [table("25", "1.2")] })).toBe("");
    expect(check({ tables: [table("25", "1")] })).toBe("");
  });

  test.each([
    ["6 kN", "1"],
    ["9 kN", "1"],
    ["26", "1.2"],
    ["25", "3"],
  ])("is refused when it does not: %s in section %s", (cell, section) => {
    expect(check({ tables: [table(cell, section)] })).toContain("prints");
  });

  test("needs listing where the table has no source", () => {
    const { source: _, ...loose } = table("5 kN");
    expect(check({ tables: [loose] })).toContain("not listed");
  });
});

describe("quantities", () => {
  test.each([
    ["from 100 kΩ to 1,000 MΩ", ["100 kΩ", "1000 MΩ"]],
    ["between 60–100 °F", ["60 °F", "100 °F"]],
    ["at −20 °C", ["−20 °C"]],
    ["0.500 in (12.7 mm)", ["0.500 in", "12.7 mm"]],
    ["95% of 10 cal/cm2", ["95 %", "10 cal/cm²"]],
    ["1.2 m/s, 30 minutes, 6 months", ["1.2 m/s", "30 minutes", "6 months"]],
    ["EN ISO 20345:2022, class 3 in all", []],
    ["85 dB(A)", ["85 dBA"]],
  ])("of %s are %j", (text, expected) => {
    const found = quantitiesIn(text).map(
      ({ number, unit }) => `${number.replace(",", "")} ${unit}`,
    );
    expect(found).toEqual(expected);
  });

  test("a bare number is a cell of its own", () => {
    expect(bareNumber(" ≥ 1,000 ")).toBe("1,000");
    expect(bareNumber("class 1")).toBeUndefined();
  });

  test("a number is held whole, never as a part of another", () => {
    expect(holdsNumber("≤ 20,000 V", "20,000")).toBe(true);
    for (const text of ["120,000 V", "20,0001", "20,000.5"]) {
      expect(holdsNumber(text, "20,000")).toBe(false);
    }
    expect(holdsNumber("2.5 kV", "5")).toBe(false);
  });
});
