import { expect, test } from "vitest";
import { factLines, isInSection } from "#content/standards/facts.ts";
import { holdsNumber, quantitiesIn } from "#content/standards/quantities.ts";
import { sayings } from "#domain/marks/mark.ts";
import { familiesOf, readMarks } from "#domain/marks/read-marks.ts";
import { rendered, textOf } from "#test/content/rendered.ts";
import { addresses, catalogue, content, words } from "#test/support/demonstration.ts";
import { readStandards } from "#tools/read-standards.ts";

/** What stands among the marks and is none: words on use and users, and on where the marks are found. */
const noMarks: readonly RegExp[] = [
  /\bon (?:the|frame)\b|\bby the certificate\b|^EN 407: second digit \d$|\bwithout\b/i,
  /\buser\b|^\d+ (?:kg|kN)\b|^(?:For|Work|Retractable|Guided)\b|^\d[\d-]* (?:V|Hz)$/,
];

/** Marks under readable standards of which no source says more than that they are there. */
const unexplained: readonly string[] = [
  ...["ESD", "PPE category 2", "PPE category 4", "EN 12492", "EN 50365:2023 class 0"],
];

const readings = [...content.products].flatMap(([slug, { specifications }]) => {
  const { standards, marks } = specifications;
  const written = typeof marks === "string" ? marks : marks?.en;
  return written === undefined || familiesOf(standards).length === 0
    ? []
    : [{ slug, ...readMarks(standards, written) }];
});

test("every mark under a standard that can be read is read, but for words that are none", () => {
  const unread = readings.flatMap(({ slug, left }) =>
    left
      .filter((piece) => !noMarks.some((pattern) => pattern.test(piece)))
      .filter((piece) => !unexplained.includes(piece))
      .map((piece) => `${slug}: ${piece}`),
  );
  expect(unread).toEqual([]);
  expect(readings.filter(({ read }) => read.length > 0).length).toBeGreaterThan(100);
});

test("a figure of an explanation is one that the facts hold as A or B", () => {
  const facts = factLines(readStandards()).filter(
    ({ marks }) => marks.includes("A") || marks.includes("B"),
  );
  const holds = (number: string, section?: string) =>
    facts.some(
      (line) =>
        (section === undefined || isInSection(line, section)) &&
        holdsNumber(line.text, number) &&
        !line.uncertain.includes(number),
    );
  const amounts = readings.flatMap(({ read }) =>
    read.flatMap(({ standard, signs }) =>
      signs.flatMap(({ least, most, tested, about }) =>
        [least, most, tested].flatMap((amount) =>
          amount && about !== "arc-rating" ? [{ standard, ...amount }] : [],
        ),
      ),
    ),
  );
  expect(amounts.length).toBeGreaterThan(60);
  for (const { standard, value, unit } of amounts) {
    const said = [value.toLocaleString("en"), value.toFixed(1), `${value / 1000}`];
    expect([standard, value, unit, said.some((number) => holds(number))]).toEqual([
      ...[standard, value, unit],
      true,
    ]);
  }
  for (const saying of sayings) {
    for (const { number } of quantitiesIn(words.marks.sayings[saying])) {
      expect([saying, number, holds(number)]).toEqual([saying, number, true]);
    }
  }
});

test("a product's page explains its marks sign by sign", async () => {
  const { html } = await rendered(addresses.product("cut-resistant-gloves-nitrile-foam-level-d"));
  const text = textOf(html);
  expect(text).toContain(words.marks.heading);
  for (const said of [
    "EN 388: 4X43D 4 Abrasion: level 4 of 4, at least 8,000 cycles",
    "X Cut, coupe test: not tested or not usable",
    "D Cut letter: at least 15 N",
    "ANSI/ISEA 105: ANSI cut A4 A4 Cut level in the American system: level 4 of 9, at least 1,500 g",
    words.marks.note,
  ]) {
    expect(text).toContain(said);
  }
  for (const product of catalogue.products) {
    const page = textOf((await rendered(addresses.product(product.slug))).html);
    const explained = product.specifications.explained.length > 0;
    expect([product.slug, page.includes(words.marks.heading)]).toEqual([product.slug, explained]);
  }
});
