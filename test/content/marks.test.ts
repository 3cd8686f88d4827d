import { expect, test } from "vitest";
import { listFactLines, isInSection } from "#content/standards/facts.ts";
import { numberPattern, parseQuantities } from "#content/standards/quantities.ts";
import { sayings } from "#domain/marks/mark.ts";
import { familiesOf, readMarks } from "#domain/marks/read-marks.ts";
import { rendered, textOf } from "#test/content/rendered.ts";
import { addresses, catalogue, content, words } from "#test/support/demonstration.ts";
import { readStandards } from "#tools/read-standards.ts";

/** Words among the marks that are no marks: on use, users and places of marks. */
const noMarks: readonly RegExp[] = [
  /\bon (?:the|frame)\b|\bby the certificate\b|^EN 407: second digit \d$|\bwithout\b/i,
  /\buser\b|^\d+ (?:kg|kN)\b|^(?:For|Work|Retractable|Guided)\b|^\d[\d-]* (?:V|Hz)$/,
];

/** Marks of readable standards that no source explains. */
const unexplained: readonly string[] = [
  "ESD",
  "PPE category 2",
  "PPE category 4",
  "EN 12492",
  "EN 50365:2023 class 0",
];

const readings = [...content.products].flatMap(([slug, { specifications }]) => {
  const { standards, marks } = specifications;
  const written = typeof marks === "string" ? marks : marks?.en;
  return written === undefined || familiesOf(standards).length === 0
    ? []
    : [{ slug, ...readMarks(standards, written) }];
});

test("every mark of a readable standard is decoded, except ordinary words", () => {
  const unread = readings.flatMap(({ slug, left }) =>
    left
      .filter((piece) => !noMarks.some((pattern) => pattern.test(piece)))
      .filter((piece) => !unexplained.includes(piece))
      .map((piece) => `${slug}: ${piece}`),
  );
  expect(unread).toEqual([]);
  expect(readings.filter(({ read }) => read.length > 0).length).toBeGreaterThan(100);
});

/** Marks that show every known figure of a standard, and the section of the facts with them. */
const everyFigure: readonly (readonly [edition: string, section: string, marks: string])[] = [
  ["EN 388:2016+A1:2018", "4.1", "1111A, 2222B, 3333C, 4444D, 4544E, 4444F"],
  ["ANSI/ISEA 105-2024", "4.2", "A1, A2, A3, A4, A5, A6, A7, A8, A9"],
  ["EN 407:2020", "4.3", "111111, 222222, 333333, 444444"],
  ["EN ISO 374-1:2016+A1:2018", "4.3", "Type A, Type B, Type C"],
  ["IEC 60903:2014", "4.4", "Class 00, Class 0, Class 1, Class 2, Class 3, Class 4"],
  ["ASTM F2413-24", "5.2", "M/I/C EH"],
  ["EN 50321-1:2018", "5.3", "Class 00, Class 0, Class 1, Class 2, Class 3, Class 4"],
  ["EN ISO 11612:2015", "6", "A1 B1 C1 D1 E1 F1, A2 B2 C2 D2 E2 F2, A1 B3 C3 D3 E3 F3, A1 C4"],
  ["EN 149:2001+A1:2009", "7", "FFP1 NR, FFP2 NR, FFP3 NR"],
  ["EN 14387:2021", "7", "A1, A2, A3"],
  ["ANSI/ISEA Z89.1-2014 (R2019)", "1", "Class G, Class E"],
  ["EN 166:2001", "2", "1 F, 1 B, 1 A"],
  ["EN ISO 16321-1:2022", "2", "impact level C, impact level D, impact level E"],
];

const facts = listFactLines(readStandards()).filter(
  ({ marks }) => marks.includes("A") || marks.includes("B"),
);

const holds = (number: string, section = "") =>
  facts.some(
    (line) =>
      (section === "" || isInSection(line, section)) &&
      numberPattern(number).test(line.text) &&
      !line.uncertain.includes(number),
  );

test.each(everyFigure)(
  "each figure of %s is in section %s as A or B",
  (edition, section, marks) => {
    const { read, left } = readMarks([edition], marks);
    const amounts = read.flatMap(({ signs }) =>
      signs.flatMap(({ least, most, tested }) =>
        [least, most, tested].flatMap((limit) => limit ?? []),
      ),
    );
    expect(left).toEqual([]);
    expect(amounts.length).toBeGreaterThan(1);
    const isKnownValue = ({ value }: { readonly value: number }) =>
      [value.toLocaleString("en"), value.toFixed(1), `${value / 1000}`].some((number) =>
        holds(number, section),
      );
    expect(amounts.filter((amount) => !isKnownValue(amount))).toEqual([]);
  },
);

test("each figure in the words for signs is in the facts as A or B", () => {
  for (const saying of sayings) {
    for (const { number } of parseQuantities(words.marks.sayings[saying])) {
      expect([saying, number, holds(number)]).toEqual([saying, number, true]);
    }
  }
});

test("a product's page explains its marks sign by sign", async () => {
  const { html } = await rendered(addresses.product("cut-resistant-gloves-nitrile-foam-level-d"));
  const text = textOf(html);
  expect(text).toContain(words.marks.heading);
  for (const phrase of [
    "EN 388: 4X43D 4 Abrasion: level 4 of 4, at least 8,000 cycles",
    "X Cut, coupe test: not tested or not usable",
    "D Cut letter: at least 15 N",
    "ANSI/ISEA 105: ANSI cut A4 A4 Cut level in the American system: level 4 of 9, at least 1,500 g",
    words.marks.note,
  ]) {
    expect(text).toContain(phrase);
  }
  for (const product of catalogue.products) {
    const page = textOf((await rendered(addresses.product(product.slug))).html);
    const explained = product.specifications.explained.length > 0;
    expect([product.slug, page.includes(words.marks.heading)]).toEqual([product.slug, explained]);
  }
});
