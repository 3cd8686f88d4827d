import fc from "fast-check";
import { expect, test } from "vitest";
import { readMarks } from "#domain/marks/read-marks.ts";

const glove = "EN 388:2016+A1:2018";
const boot = "EN ISO 20345:2022+A1:2024";

test("every well-formed EN 388 mark gives its signs back, and no other text of such signs is read", () => {
  const parts = ["01234X", "012345X", "01234X", "01234X", "ABCDEFX"].map((signs) =>
    fc.constantFrom(...Array.from(signs)),
  );
  const good = fc
    .tuple(fc.tuple(...parts), fc.constantFrom("", "P"))
    .map(([signs, impact]) => signs.join("") + impact)
    .filter((mark) => /[^XP]/.test(mark));
  fc.assert(
    fc.property(good, (mark) => {
      const [read] = readMarks([glove], mark).read;
      expect(read?.signs.map(({ sign }) => sign).join("")).toBe(mark);
    }),
  );
  const grammar = /^(?!X+$)[0-4X][0-5X][0-4X][0-4X][A-FX]P?$/;
  const near = fc.string({
    unit: fc.constantFrom(...Array.from("0123456XABDFGP")),
    minLength: 5,
    maxLength: 6,
  });
  fc.assert(
    fc.property(near, (mark) => {
      const [read] = readMarks([glove], mark).read;
      const old = read?.signs[0]?.about === "old-glove";
      expect(read !== undefined && !old).toBe(grammar.test(mark));
    }),
  );
});

test("any text is read without failing, and what is left of it was in it", () => {
  const standards = [glove, boot, "EN 407:2020", "EN 3-7:2004+A1:2007", "EN 14387:2021"];
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 80 }), (text) => {
      const { read, left } = readMarks(standards, text);
      for (const piece of [...read.map(({ mark }) => mark), ...left]) {
        expect(text).toContain(piece);
      }
    }),
  );
});
