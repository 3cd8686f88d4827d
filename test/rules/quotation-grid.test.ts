import { expect, test } from "vitest";
import { quotationLine } from "#test/support/quotation-samples.ts";
import { cellCommand } from "#office/app/screens/quotation/cell-keys.ts";
import { firstCell, moveFrom } from "#office/app/screens/quotation/grid-moves.ts";
import type { QuotationLine } from "#domain/quotation/quotation.ts";

const priced = (id: string) => quotationLine({ id });

function unpriced(id: string, change: Partial<QuotationLine> = {}): QuotationLine {
  const { unitPrice: _none, ...line } = quotationLine({ id, ...change });
  return line;
}

const lines = [
  priced("a"),
  unpriced("b"),
  priced("c"),
  unpriced("d", { kind: "not-offered" }),
  unpriced("e"),
  priced("f"),
];
const price = (line: string) => ({ line, field: "unitPrice" }) as const;
const skipping = { skipsPriced: true };
const visiting = { skipsPriced: false };

test("begins at the first missing price, or at the first price", () => {
  expect(firstCell(lines)).toEqual(price("b"));
  expect(firstCell([priced("x"), priced("y")])).toEqual(price("x"));
  expect(firstCell([])).toBeUndefined();
});

test("goes forward to the next missing price, past lines that are not offered", () => {
  expect(moveFrom(lines, price("b"), "forward", skipping)).toEqual(price("e"));
});

test("returns to an earlier missing price before it ends at the sending", () => {
  expect(moveFrom(lines, price("e"), "forward", skipping)).toEqual(price("b"));
  const complete = lines.filter(({ id }) => id !== "b");
  expect(moveFrom(complete, price("e"), "forward", skipping)).toBe("send");
});

test("goes forward line by line where priced lines are visited", () => {
  expect(moveFrom(lines, price("b"), "forward", visiting)).toEqual(price("c"));
  expect(moveFrom(lines, price("c"), "forward", visiting)).toEqual(price("e"));
  expect(moveFrom(lines, price("f"), "forward", visiting)).toBe("send");
});

test("goes back to the price of the line before", () => {
  expect(moveFrom(lines, price("e"), "back", skipping)).toEqual(price("c"));
  expect(moveFrom(lines, price("a"), "back", skipping)).toBeUndefined();
});

test("keeps the column up and down, and stays within the grid", () => {
  const quantity = (line: string) => ({ line, field: "quantity" }) as const;
  expect(moveFrom(lines, quantity("c"), "down", skipping)).toEqual(quantity("e"));
  expect(moveFrom(lines, quantity("c"), "up", skipping)).toEqual(quantity("b"));
  expect(moveFrom(lines, quantity("f"), "down", skipping)).toBeUndefined();
});

test("goes onward from the text to what the line lacks, and down where it lacks nothing", () => {
  const { quantity: _quantity, ...uncounted } = unpriced("n", { kind: "free" });
  const all = [uncounted, priced("z")];
  expect(moveFrom(all, { line: "n", field: "text" }, "onward", skipping)).toEqual({
    line: "n",
    field: "quantity",
  });
  expect(moveFrom(all, { line: "n", field: "quantity" }, "onward", skipping)).toEqual(price("n"));
  expect(moveFrom(lines, { line: "a", field: "quantity" }, "onward", skipping)).toEqual({
    line: "b",
    field: "quantity",
  });
});

test("leaves typed keys to the price, and takes letters as commands before", () => {
  const key = (pressed: string, code: string, control = false) => ({
    key: pressed,
    code,
    ctrlKey: control,
    metaKey: false,
    altKey: false,
    shiftKey: false,
  });
  const fresh = { field: "unitPrice", isTyped: false } as const;
  const typed = { field: "unitPrice", isTyped: true } as const;
  expect(cellCommand(key("1", "Digit1"), fresh)).toBeUndefined();
  expect(cellCommand(key("ش", "KeyA"), fresh)).toBe("search");
  expect(cellCommand(key("ى", "KeyN"), fresh)).toBe("not-offered");
  expect(cellCommand(key("a", "KeyA"), typed)).toBeUndefined();
  expect(cellCommand(key("a", "KeyA"), { field: "text", isTyped: false })).toBeUndefined();
  expect(cellCommand(key("Enter", "Enter", true), typed)).toBe("send");
  expect(cellCommand(key("z", "KeyZ", true), fresh)).toBe("undo");
  expect(cellCommand(key("z", "KeyZ", true), typed)).toBeUndefined();
});
