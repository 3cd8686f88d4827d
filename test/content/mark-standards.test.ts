import { expect, test } from "vitest";
import type { ExplainedMark } from "#domain/marks/read-marks.ts";
import { catalogue } from "#test/support/demonstration.ts";

type Reading = Pick<ExplainedMark, "standard" | "mark">;

/** Standards that define a mark, written down apart from the decoder. */
const definitions: readonly (readonly [mark: RegExp, standards: RegExp])[] = [
  [/^NRR\b/, /^ANSI S3\.19$/],
  [/^SNR\b/, /^EN 352-/],
  [/^Type [34](?:-B)?$/, /^EN 14605$/],
  [/^Type 5(?:-B)?$/, /^EN ISO 13982-1$/],
  [/^Type 6(?:-B)?$/, /^EN 13034$/],
  [/^W\d/, /^EN ISO 16321-2$/],
  [/^Z87/, /^ANSI\/ISEA Z87\.1$/],
  [/^FFP[123]\b/, /^EN 149$/],
  [/^(?:ABEK|A|AX|Hg)\d*P3\b/, /^EN 14387$/],
  [/^P3 R\b/, /^EN 143$/],
  [/^[\dX]{4}[A-FX]P?$/, /^EN 388$/],
  [/^ANSI cut A\d$/, /^ANSI\/ISEA 105$/],
  [/^S\d[A-Z]*\b/, /^EN ISO 20345$/],
  [/^O\d\b/, /^EN ISO 20347$/],
  [/^\d+A \d+B/, /^EN 3-7$/],
];

/** Lists marks that stand under a standard which does not define them. */
function misplaced(readings: readonly Reading[]): readonly string[] {
  return readings.flatMap(({ standard, mark = "" }) =>
    definitions.some(([pattern, standards]) => pattern.test(mark) && !standards.test(standard))
      ? [`${standard}: ${mark}`]
      : [],
  );
}

test("each mark of the catalogue is explained under a standard that defines it", () => {
  const explained = catalogue.products.flatMap(({ specifications }) => specifications.explained);
  expect(misplaced(explained)).toEqual([]);
  for (const [pattern] of definitions) {
    expect([pattern, explained.some(({ mark = "" }) => pattern.test(mark))]).toEqual([
      pattern,
      true,
    ]);
  }
});

// Readings that product pages showed while a family took the first standard of its list.
test.each<Reading>([
  { standard: "EN 352-2", mark: "NRR 33 dB" },
  { standard: "EN 352-1", mark: "NRR 30 dB" },
  { standard: "EN ISO 13982-1", mark: "Type 6" },
  { standard: "ANSI/ISEA Z87.1", mark: "W5" },
  { standard: "ANSI/ISEA Z87.1", mark: "W11" },
])("$mark under $standard is refused", (reading) => {
  expect(misplaced([reading])).toEqual([`${reading.standard}: ${reading.mark}`]);
});
