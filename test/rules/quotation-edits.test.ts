import { describe, expect, test } from "vitest";
import { applyEdits, conflictsOf, valueAt } from "#domain/quotation/edits.ts";
import { quotationContent, quotationLine } from "#test/support/quotation-samples.ts";

const content = quotationContent({
  lines: ["k1", "k2", "k3"].map((id) => quotationLine({ id })),
});
const ids = (edits: Parameters<typeof applyEdits>[1]) =>
  applyEdits(content, edits)?.lines.map(({ id }) => id);

describe("an edit", () => {
  test("changes one field and notes that a clerk gave the price", () => {
    const edited = applyEdits(content, [
      { path: "terms", value: "Cash" },
      { path: "buyer.company", value: "Najd" },
      { path: "lines.k2.unitPrice", value: 100 },
      { path: "lines.k3.unit", value: null },
    ]);
    expect(edited).toMatchObject({ terms: "Cash", buyer: { company: "Najd", name: "Huda Salem" } });
    expect(edited?.lines[1]).toMatchObject({ unitPrice: 100, priceSource: "clerk" });
    expect(edited?.lines[2]).not.toHaveProperty("unit");
    expect(edited?.lines[0]).toEqual(content.lines[0]);
  });

  test("adds, removes and orders lines", () => {
    const line = quotationLine({ id: "k9" });
    expect(ids([{ path: "lines.k9", value: line, after: "k1" }])).toEqual(["k1", "k9", "k2", "k3"]);
    expect(ids([{ path: "lines.k9", value: line }])).toEqual(["k1", "k2", "k3", "k9"]);
    expect(ids([{ path: "lines.k2", value: null }])).toEqual(["k1", "k3"]);
    expect(ids([{ path: "order", value: ["k3", "k1"] }])).toEqual(["k3", "k1", "k2"]);
  });

  test.each(["state", "lines.k8.note", "lines.k1.id", "lines.k1.note.x", "buyer.vat", "__proto__"])(
    "of %s is refused",
    (path) => {
      expect(applyEdits(content, [{ path, value: 1 }])).toBeUndefined();
    },
  );
});

describe("a conflict", () => {
  const changed = { "lines.k1.unitPrice": 4, "lines.k2": 4, terms: 2 };
  const conflicts = (path: string, value: unknown, version: number) =>
    conflictsOf(content, changed, [{ path, value }], version).map((conflict) => conflict.path);

  test("is a later change of the same field to another value", () => {
    expect(conflicts("lines.k1.unitPrice", 1, 3)).toEqual(["lines.k1.unitPrice"]);
    expect(conflicts("lines.k1.unitPrice", 2675, 3)).toEqual([]);
    expect(conflicts("lines.k1.unitPrice", 1, 4)).toEqual([]);
    expect(conflicts("lines.k1.note", "x", 3)).toEqual([]);
    expect(conflicts("terms", "x", 2)).toEqual([]);
  });

  test("is a line that one clerk changes and the other removes", () => {
    expect(conflicts("lines.k1", null, 3)).toEqual(["lines.k1"]);
    expect(conflicts("lines.k2.note", "x", 3)).toEqual(["lines.k2.note"]);
  });

  test("carries both values", () => {
    expect(conflictsOf(content, changed, [{ path: "lines.k1.unitPrice", value: 1 }], 3)).toEqual([
      { path: "lines.k1.unitPrice", stored: 2675, sent: 1 },
    ]);
    expect(valueAt(content, "order")).toEqual(["k1", "k2", "k3"]);
  });
});
