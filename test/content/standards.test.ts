import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { replacedEditions, replacementOf, unlistedEditions } from "#content/standards/editions.ts";
import { standardsProblems } from "#content/rules/standards-rules.ts";
import { parseQuantities } from "#content/standards/quantities.ts";
import { lines, refusals } from "#test/support/content-samples.ts";
import { content } from "#test/support/demonstration.ts";
import { readStandards, standardsFile } from "#tools/read-standards.ts";
import { standardsSheet } from "#tools/standards-sheet.ts";
import { sheetFile } from "#tools/write-standards.ts";

const standards = readStandards();
const written = readFileSync(standardsFile, "utf8");
const folder = mkdtempSync(path.join(tmpdir(), "standards-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the problems of the file after one replacement. */
function saidAfter(piece: string, replacement: string): string {
  expect(written.split(piece)).toHaveLength(2);
  const file = path.join(folder, "standards.yaml");
  writeFileSync(file, written.replace(piece, replacement));
  try {
    readStandards(file);
    return "";
  } catch (error) {
    return String(error).replaceAll(`${folder}/`, "");
  }
}

const lineOf = (piece: string) => written.slice(0, written.indexOf(piece)).split("\n").length;

describe("the fact sheet for people", () => {
  test("equals the output for the content", () => {
    expect(readFileSync(sheetFile, "utf8")).toBe(standardsSheet(standards));
  });

  test("contains every fact, source, note, trap and edition", () => {
    const sheet = standardsSheet(standards);
    const { sections } = standards.facts;
    const facts = [
      ...sections.flatMap(({ title, source = "", traps }) => [title, source, ...traps]),
      ...sections.flatMap(({ rows, notes }) => [...rows, ...notes].flatMap(textsOf)),
      ...sections.flatMap(({ tables }) =>
        tables.flatMap((table) => [table, ...table.rows].flatMap(textsOf)),
      ),
      ...standards.editions.flatMap(({ name, about, seen = "", note = "" }) => [
        name,
        about.en,
        seen,
        note,
      ]),
    ];
    expect(facts.length).toBeGreaterThan(1000);
    expect(facts.filter((text) => !sheet.includes(text))).toEqual([]);
  });

  test("states the mark, the sources and the uncertain numbers of a row", () => {
    expect(standardsSheet(standards)).toContain(
      "| 85 dB(A), 137 dB(C) | B/C; C: 137 | scandiagear",
    );
    expect(standardsSheet(standards)).toContain("| ≤ 5 kN | B 2× | Centurion");
  });
});

/** Returns the texts of a row, a note or a table; marks share one cell. */
function textsOf(value: object): readonly string[] {
  return Object.entries(value).flatMap(([key, inside]: [string, unknown]) => {
    if (key === "marks" || key === "rows") {
      return [];
    }
    return (Array.isArray(inside) ? inside : [inside]).filter((item) => typeof item === "string");
  });
}

const [sample] = content.products;
const [guide] = content.guides;

/** Returns content of one product and one guide that cite these editions. */
function citing(ofProduct: readonly string[], ofGuide: readonly string[] = []) {
  if (!sample || !guide) {
    throw new Error("The content is empty");
  }
  const specifications = { ...sample[1].specifications, standards: [...ofProduct] };
  const cited = ofGuide.map((code) => ({ code, text: "x" }));
  return {
    ...content,
    products: new Map([["a", { ...sample[1], specifications }]]),
    guides: new Map([["b", { ...guide[1], standards: cited }]]),
  };
}

describe("an edition", () => {
  test("that was replaced warns once, with its successor and all citations", () => {
    const cited = citing(["EN 397:2012+A1:2012", "EN 397:2025"], ["EN 397:2012+A1:2012"]);
    expect(unlistedEditions(cited, standards)).toEqual([]);
    expect(lines(replacedEditions(cited, standards))).toEqual([
      "standards.yaml: editions.0.name: EN 397:2012+A1:2012 was replaced by EN 397:2025; " +
        "cited by products/a/product.yaml, guides/b/guide.yaml",
    ]);
  });

  test("with an unlisted successor warns with the successor's name", () => {
    const editions = standards.editions.map((edition) =>
      edition.name === "ASTM F2413-18" ? { ...edition, supersededBy: "ASTM F2413-31" } : edition,
    );
    const [warning] = replacedEditions(citing(["ASTM F2413-18"]), { ...standards, editions });
    expect(warning?.message).toBe(
      "ASTM F2413-18 was replaced by ASTM F2413-31; cited by products/a/product.yaml",
    );
  });

  test("that is not listed is refused wherever it is cited", () => {
    const cited = citing(["EN 397:2025", "EN 397:2031"], ["EN 397:2031"]);
    const says =
      '"EN 397:2031" is not in standards.yaml: correct its name, or list it under editions. ' +
      "Did you mean EN 397:2025?";
    expect(lines(unlistedEditions(cited, standards))).toEqual([
      `products/a/product.yaml: specifications.standards.1: ${says}`,
      `guides/b/guide.yaml: standards.0.code: ${says}`,
    ]);
  });

  test("that the content cites is refused once it is removed from the list", () => {
    const names = new Set([
      ...[...content.products.values()].flatMap((product) => product.specifications.standards),
      ...[...content.guides.values()].flatMap((page) => page.standards.map(({ code }) => code)),
    ]);
    expect(names.size).toBeGreaterThan(50);
    for (const name of names) {
      const editions = standards.editions.filter((edition) => edition.name !== name);
      const problems = unlistedEditions(content, { ...standards, editions });
      expect([name, problems.length > 0]).toEqual([name, true]);
    }
    const [firstName = ""] = names;
    const editions = standards.editions.filter(({ name }) => name !== firstName);
    expect(refusals({ ...content, standards: { ...standards, editions } }).join("\n")).toContain(
      `"${firstName}" is not in standards.yaml`,
    );
  });

  test("that was replaced leads to a current one, never in a loop", () => {
    const byName = new Map(standards.editions.map((entry) => [entry.name, entry]));
    for (const edition of standards.editions) {
      const way = [edition.name];
      let successor = replacementOf(edition, standards);
      while (successor !== undefined) {
        expect(way).not.toContain(successor);
        way.push(successor);
        const after = byName.get(successor);
        successor = after && replacementOf(after, standards);
      }
    }
  });

  test("is described without a figure, which the facts could not support", () => {
    const figures = standards.editions.flatMap(({ about }) => parseQuantities(about.en));
    expect(figures).toEqual([]);
  });
});

test("the page of a standard prints no figure that the facts lack", () => {
  const [firstStandard] = standards.standards;
  if (!firstStandard) {
    throw new Error("There is no standard");
  }
  const printing = (meaning: string) => {
    const described = { ...firstStandard, figures: [], reading: [], meaning: { en: meaning } };
    return lines(standardsProblems(citing([]), { ...standards, standards: [described] }));
  };
  expect(printing("It takes a blow.")).toEqual([]);
  expect(printing("It takes a blow of 5 kN.")).toEqual([
    'standards.yaml: standards.0.figures: the page prints "5 kN", which is not listed in figures',
  ]);
  const figures = [{ quantity: "6 kN", section: "1", confidence: "B" as const }];
  const changedStandard = {
    ...firstStandard,
    figures,
    reading: [],
    meaning: { en: "A blow of 6 kN." },
  };
  expect(
    lines(standardsProblems(citing([]), { ...standards, standards: [changedStandard] })),
  ).toEqual([
    'standards.yaml: standards.0.figures.0: "6 kN" is not in section 1 with a mark A or B',
  ]);
});

describe("a mistake in the file is named by line and column", () => {
  test("an invalid mark", () => {
    const piece = "    - mark: A\n      meaning";
    const message = saidAfter(piece, piece.replace("A", "D"));
    expect(message).toContain(`standards.yaml:${lineOf(piece)}:13: `);
    expect(message).toContain('facts.marks.0.mark: expected a mark: A, B or C; found "D"');
  });

  test.each([
    ["id: en-397-2025\n", "id: en-397\n", "expected en-397-2025"],
    ["standard: en-812\n", "standard: en-821\n", "is the id of no standard; describe it there"],
    ["standard: en-812\n", "standard: en-397\n", "standards.2.id: has no edition"],
    [
      "    name: EN 812\n    group: head\n",
      "    name: EN 812\n    group: hat\n",
      "is the id of no group",
    ],
    ["- id: en-812\n    name: EN 812\n", "- id: en-397\n    name: EN 812\n", "is listed twice"],
    [
      "check\n    mark: C\n    seen: old material only",
      "current\n    mark: C\n    seen: old material only",
      "current needs a mark A or B",
    ],
    ["    supersededBy: en-397-2025\n", "", "superseded and supersededBy go together"],
    ["supersededBy: en-397-2025", "supersededBy: en-397-2099", "is the id of no edition"],
    [
      "amendedBy: A1:2024\n",
      "amendedBy: A1:2024\n    colour: red\n",
      'there is no key "colour" here',
    ],
    ['uncertain: ["137"]', 'uncertain: ["138"]', "names 138 as uncertain, but does not hold it"],
    ["- cells: [S2, S1 + WPA", "- cells: [S2, SB, S1 + WPA", "has 3 cells under 2 columns"],
    ['number: "4.2"', 'number: "4.1"', "is the number of another section too"],
    ['number: "4.2"', "number: 4.2", "write it in quotes"],
    [
      "        - standard: NIOSH REL\n",
      "        - standard: [NIOSH REL\n",
      "the closing ] is missing",
    ],
    ["name: EN 397:2025", "name: EN 397:2012+A1:2012", "expected en-397-2012-a1-2012"],
  ])("%s turned into %s", (piece, replacement, says) => {
    const message = saidAfter(piece, replacement);
    expect(message).toContain(says);
    expect(message).toMatch(/standards\.yaml:\d+:\d+: /);
  });

  test("a row without a mark in a section without a mark", () => {
    const piece = "          fact: 85 dBA 8 h, 3 dB exchange rate\n          marks: [C]\n";
    const message = saidAfter(piece, "          fact: 85 dBA 8 h, 3 dB exchange rate\n");
    expect(message).toContain(`standards.yaml:${lineOf(piece) - 1}:`);
    expect(message).toContain("has no mark, and its section has none");
  });
});
