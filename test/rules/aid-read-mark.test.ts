import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { productsWithMarks } from "#domain/aids/mark-products.ts";
import { markKinds, readLabel, type MarkKind } from "#domain/aids/read-mark.ts";
import { catalogue } from "#test/support/demonstration.ts";

function firstReading(label: string, kind?: MarkKind) {
  const read = readLabel(label, kind);
  const [mark] = read.kind === "answer" ? read.marks : [];
  return mark?.readings[0];
}

function slugsFor(label: string, kind?: MarkKind) {
  const read = readLabel(label, kind);
  return read.kind === "answer"
    ? productsWithMarks(catalogue.products, read.marks).map(({ slug }) => slug)
    : [];
}

const signsOf = (label: string, kind?: MarkKind) =>
  firstReading(label, kind)?.signs.map(({ sign }) => sign);

describe("the worked examples", () => {
  test("4X43D: five positions, and the coupe test that was not usable", () => {
    expect(firstReading("4X43D")?.standards).toEqual(["EN 388"]);
    expect(signsOf("4X43D")).toEqual(["4", "X", "4", "3", "D"]);
    expect(firstReading("4X43D")?.missing).toEqual(["impact"]);
  });

  test("4X43CP: impact", () => {
    expect(signsOf("4X43CP")).toContain("P");
    expect(firstReading("4X43CP")?.missing).toEqual([]);
  });

  test("JKLOPT: type A, six chemicals", () => {
    expect(firstReading("JKLOPT")?.signs[0]).toMatchObject({
      sign: "A",
      details: ["chemicals-six"],
    });
  });

  test("S7S SR FO SC: S3S and a boot that keeps water out", () => {
    const [category] = firstReading("S7S SR FO SC")?.signs ?? [];
    expect(category?.details).toEqual(
      expect.arrayContaining(["perforation-small-nail", "cleats", "whole-water"]),
    );
  });

  test("S3 SRC: slip mark of the 2011 edition", () => {
    expect(firstReading("S3 SRC")?.signs.at(-1)).toMatchObject({
      about: "old-slip",
      details: ["ask-sr"],
    });
  });

  test("413X4X: six digits of EN 407", () => {
    expect(firstReading("413X4X")?.standards).toEqual(["EN 407"]);
  });

  test("3:2: old EN 343, to be asked for in three parts", () => {
    expect(firstReading("3:2")?.signs[0]).toMatchObject({
      about: "old-rain",
      details: ["ask-three"],
    });
  });

  test("34A 183B C: an extinguisher", () => {
    expect(signsOf("34A 183B C")).toEqual(["34A", "183B", "C"]);
    expect(firstReading("34A 183B C")?.missing).toEqual(["fire-metals", "fire-oil"]);
  });
});

test.each(["5X43D", "nonsense", "4X43Z", "FFP4 NR", "99A", "4X43D4X43D"])(
  "%s is no mark and is refused",
  (label) => {
    expect(readLabel(label)).toEqual({ kind: "refused", reason: "unread" });
  },
);

test("nothing written is refused", () => {
  expect(readLabel("  ")).toEqual({ kind: "refused", reason: "no-mark" });
});

test("a standard with its edition in front of the mark decides", () => {
  expect(firstReading("EN 388:2016+A1:2018 4X43D")?.standards).toEqual(["EN 388"]);
  expect(firstReading("EN ISO 20471:2013 Class 2")?.standards).toEqual(["EN ISO 20471"]);
  expect(readLabel("EN 407 4X43D")).toEqual({ kind: "refused", reason: "unread" });
});

test("a mark that several standards have is read under each of them", () => {
  const read = readLabel("Class 2", "clothing");
  const standards =
    read.kind === "answer" ? read.marks[0]?.readings.map(({ standards: [name] }) => name) : [];
  expect(standards).toEqual(expect.arrayContaining(["EN ISO 20471", "EN ISO 11611"]));
});

test("what an Arabic keyboard or a copied page writes is read as the label prints it", () => {
  for (const written of ["\u2068FFP2 NR\u2069", "ＦＦＰ２ NR", "FFP٢ NR"]) {
    expect(signsOf(written)).toEqual(signsOf("FFP2 NR"));
  }
  const read = readLabel("٣٤A ١٨٣B C، FFP٢ NR؛ ٤X٤٣D");
  expect(read.kind === "answer" && read.marks.map(({ mark }) => mark)).toEqual([
    "34A 183B C",
    "FFP2 NR",
    "4X43D",
  ]);
});

test("what cannot be read of a label is named", () => {
  expect(readLabel("4X43D; hello", "gloves")).toMatchObject({ unread: ["hello"] });
});

describe("products that carry at least the mark", () => {
  test("FFP2 is carried by FFP3, and FFP1 does not carry it", () => {
    const slugs = slugsFor("FFP2 NR");
    expect(slugs).toContain("ffp3-fold-mask-valved");
    expect(slugs).toContain("ffp2-fold-mask-unvalved");
    expect(slugs).not.toContain("ffp1-dust-mask");
    expect(slugsFor("FFP2 NR D")).not.toContain("ffp2-fold-mask-unvalved");
  });

  test("ABEK1 is carried by the combined filters with all four letters", () => {
    const slugs = slugsFor("A1B1E1K1");
    expect(slugs).toContain("combined-filters-abek1p3-bayonet-pair");
    expect(slugs).toContain("combined-filter-a2b2e2k2p3-thread");
    expect(slugs).not.toContain("combined-filters-a2p3-bayonet-pair");
  });

  test("a mark of an old edition has none: it is asked for", () => {
    expect(slugsFor("S3 SRC")).toEqual([]);
  });

  test("each product carries its own marks", () => {
    for (const product of catalogue.products) {
      for (const { mark } of product.specifications.explained) {
        const read = mark === undefined ? undefined : readLabel(mark);
        if (read?.kind === "answer" && product.status === "live") {
          const isOld = read.marks.some(({ readings }) =>
            readings.some(({ signs }) => signs.some(({ about }) => about.startsWith("old-"))),
          );
          const isCarried = productsWithMarks([product], read.marks).length === 1;
          expect([product.slug, mark, isCarried || isOld]).toEqual([product.slug, mark, true]);
        }
      }
    }
  });
});

test("any text is read without failing, and the same text in the same way", () => {
  const kinds = fc.constantFrom(...markKinds, undefined);
  const labels = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.constantFrom("toString", "constructor", "__proto__"),
    fc.string({ unit: fc.constantFrom(...Array.from("0123456789XABCDEFPRSNOKTI /:;, ")) }),
  );
  fc.assert(
    fc.property(labels, kinds, (label, kind) => {
      const read = readLabel(label, kind);
      expect(readLabel(label, kind)).toEqual(read);
      if (read.kind === "answer") {
        productsWithMarks(catalogue.products.slice(0, 20), read.marks);
      }
    }),
    { numRuns: 500 },
  );
});

test("a higher level of a glove never has more products", () => {
  for (const [lower, higher] of [
    ["3X31C", "4X31C"],
    ["3X31B", "3X31E"],
    ["2121X", "2131X"],
  ] as const) {
    const slugs = slugsFor(lower);
    expect(slugs).toEqual(expect.arrayContaining(slugsFor(higher)));
  }
});
