import fc from "fast-check";
import { expect, test } from "vitest";
import { addMore, takeBack } from "#domain/quotation/add-more.ts";
import { longestList } from "#domain/quotation/listed.ts";
import { parseRequestList } from "#domain/quotation/request-list.ts";

const helmet = { slug: "helmet", code: "HP001", name: "Hard hat", minimum: 50 };
const line = (quantity: string, sizes = "", note = "") => ({
  key: "helmet",
  product: "helmet",
  code: "HP001",
  text: "Hard hat",
  quantity,
  sizes,
  note,
});
const added = (list: readonly object[], quantity: string, sizes = "", note = "") => {
  const result = addMore(JSON.stringify(list), { ...helmet, typed: { quantity, sizes, note } });
  const lines = parseRequestList(result?.stored ?? null).map((one) => [
    one.quantity,
    one.sizes,
    one.note,
  ]);
  return { lines, amount: result?.amount };
};

test("adds a quantity to a listed product where a sum is possible", () => {
  expect(added([line("50")], "60")).toEqual({ lines: [["110", "", ""]], amount: "110" });
  expect(added([line("", "9x20")], "60", "10x60")).toEqual({
    lines: [["", "9x20 10x60", ""]],
    amount: "9x20 10x60",
  });
});

test("adds another line where no sum is possible", () => {
  expect(added([line("ten")], "60").lines).toEqual([
    ["ten", "", ""],
    ["60", "", ""],
  ]);
  expect(added([line("50")], "60", "10x60")).toEqual({
    lines: [
      ["50", "", ""],
      ["60", "10x60", ""],
    ],
    amount: "50 + 10x60",
  });
  expect(added([line("50")], "", "", "10").lines).toEqual([
    ["50", "", ""],
    ["", "", "10"],
  ]);
  const full = Array.from({ length: longestList }, (_, at) => ({ ...line("ten"), key: `${at}` }));
  expect(added(full, "60").amount).toBeUndefined();
});

test("keeps every typed text, and undoing restores the list", () => {
  const typing = fc.oneof(fc.string({ maxLength: 6 }), fc.nat(999).map(String), fc.constant(""));
  const lines = fc.uniqueArray(
    fc.record({
      key: fc.constantFrom("helmet", "helmet 2", "boots", "own 1"),
      quantity: typing,
      sizes: fc.oneof(typing, fc.constant("42x10 43x2")),
      note: typing,
    }),
    { selector: ({ key }) => key },
  );
  fc.assert(
    fc.property(lines, fc.nat(999), (own, more) => {
      const list = own.map((one) => ({ ...one, product: one.key.split(" ")[0], text: "thing" }));
      const stored = JSON.stringify(list);
      const typed = { quantity: String(more), sizes: "", note: "" };
      const next = addMore(stored, { ...helmet, typed })?.stored ?? "";
      const others = (text: string) =>
        parseRequestList(text).filter(({ product }) => product !== "helmet");
      expect(others(next)).toEqual(others(stored));
      expect(next).toMatch(/\d/);
      expect(JSON.parse(takeBack(next, stored, "helmet"))).toEqual(list);
    }),
  );
});
