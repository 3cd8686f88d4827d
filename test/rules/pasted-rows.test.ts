import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseRows } from "#reading/rows/read-rows.ts";
import { parseSizes } from "#reading/amounts/sizes.ts";
import { formatTable } from "#reading/rows/table-text.ts";
import { matchRow } from "#reading/rows/row-answer.ts";
import { catalogue, search } from "#test/support/demonstration.ts";

interface Sample {
  readonly half: string;
  readonly cells: readonly string[];
  readonly expected: readonly string[];
  readonly sizes: string;
  readonly total: string;
}

const samples = readFileSync("test/rules/pasted-rows.tsv", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line): Sample => {
    const [half = "", ...told] = line.split("\t");
    const [expected = "", sizes = "", total = ""] = told.slice(4);
    return { half, cells: told.slice(0, 4), expected: expected.split(" "), sizes, total };
  });

const answer = (text: string) => matchRow(text, (query) => search(query));

function isExpected(slug: string, { expected }: Sample): boolean {
  const product = catalogue.product(slug);
  return expected.some((one) =>
    [slug, product?.subcategory.id, `cat:${product?.category.id}`].includes(one),
  );
}

/** How a row was read: right at once is the right product or choice, no product where none is meant. */
function judge(half: string) {
  const own = samples.filter((sample) => sample.half === half);
  const { rows } = parseRows(formatTable(own.map(({ cells }) => cells)), answer);
  return own.map((sample, at) => {
    const row = rows[at];
    const slugs = row?.products.map(({ slug }) => slug) ?? [];
    const isFree = sample.expected.includes("!");
    const isRight = isFree ? slugs.length === 0 : slugs.some((slug) => isExpected(slug, sample));
    const isFirst = isFree ? slugs.length === 0 : isExpected(slugs[0] ?? "", sample);
    const total = (parseSizes(row?.sizes ?? "") ?? []).reduce((sum, one) => sum + one.quantity, 0);
    return {
      written: row?.written ?? "",
      certainty: row?.certainty,
      slugs,
      isRight,
      isFirst,
      amounts: `${row?.sizes} ${total || row?.quantity.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 15))}`,
      expectedAmounts: `${sample.sizes} ${sample.total}`,
    };
  });
}

describe.each(["seen", "unseen"])("of sixty rows as officers paste them, the %s half", (half) => {
  const judged = judge(half);
  test("is right at once in 85 of 100 rows and more", () => {
    const wrong = judged.filter(({ isFirst }) => !isFirst);
    expect(wrong.length, JSON.stringify(wrong, undefined, 1)).toBeLessThanOrEqual(
      judged.length * 0.15,
    );
  });
  test("has no wrong row that is called sure", () => {
    expect(judged.filter(({ certainty, isFirst }) => certainty === "sure" && !isFirst)).toEqual([]);
  });
  test("has every size and quantity", () => {
    const wrong = judged.filter(({ amounts, expectedAmounts }) => amounts !== expectedAmounts);
    expect(wrong).toEqual([]);
  });
});
