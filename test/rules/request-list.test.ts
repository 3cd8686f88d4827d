import fc from "fast-check";
import { expect, test } from "vitest";
import { formatListAddress, parseListAddress } from "#domain/quotation/list-address.ts";
import { requestBounds } from "#domain/quotation/quotation-request.ts";
import { entriesIn, slugsIn } from "#domain/quotation/listed.ts";
import { longestNote, longestSizes } from "#reading/rows/row-bounds.ts";
import { parseRequest } from "#reading/request/read-request.ts";
import {
  addressOfLine,
  lineOfAddress,
  lineToSend,
  problemOfLine,
} from "#reading/request/list-line.ts";
import { addLine, parseRequestList, removeLine } from "#domain/quotation/request-list.ts";
import type { RequestList } from "#domain/quotation/request-list.ts";
import type { DraftLine } from "#domain/quotation/line.ts";
import { toggleProduct } from "#domain/quotation/toggle-product.ts";
import type { Taken } from "#domain/quotation/toggle-product.ts";

const boots = { slug: "boots", code: "FP002", name: "Steel-toe boot", minimum: 20 };
const toggled = (list: RequestList, taken: Taken = new Map()) =>
  parseRequestList(toggleProduct(JSON.stringify(list), boots, taken));
const own: DraftLine = { key: "own 1", text: "Kneeling mat", quantity: "", sizes: "", note: "" };

test("a product is put on the list at its minimum, once", () => {
  const list = toggled([]);
  expect(list).toEqual([
    {
      key: "boots",
      product: "boots",
      code: "FP002",
      text: "Steel-toe boot",
      quantity: "20",
      sizes: "",
      note: "",
    },
  ]);
});

test("a full list takes no further line, and a line that was removed comes back where it stood", () => {
  const full = Array.from({ length: requestBounds.lines }, (_, at) => ({
    ...own,
    key: `own ${at}`,
  }));
  expect(toggled(full)).toEqual(full);
  const without = removeLine(full, "own 3");
  expect(addLine(without, { ...own, key: "own 3" }, 3)).toEqual(full);
});

const typed = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom("40", "1.5", "ten", "0", "42x10 43x12", "٥٠", "1e9", "10-20", ""),
);

test("what is sent says all that was typed, or the line has a problem", () => {
  fc.assert(
    fc.property(typed, typed, typed, (quantity, sizes, note) => {
      const line = { ...own, quantity, sizes, note };
      fc.pre(problemOfLine(line) === undefined);
      const sent = lineToSend(line, "pair");
      const reading = parseRequest({ lines: [sent] }, 0);
      expect(reading.ok).toBe(true);
      if (sent.sizes.length === 0) {
        expect(sent.note ?? "").toContain(sizes.trim());
      }
      expect(sent.note ?? "").toContain(note.trim());
    }),
  );
});

test.each([
  ["40", "", undefined],
  ["", "", undefined],
  ["ten", "", "not-a-number"],
  ["ten", "42x10", undefined],
  ["1.5", "", "not-whole"],
  ["10-20", "", "range"],
  ["0", "", "too-small"],
])("a quantity %j with sizes %j: %s", (quantity, sizes, problem) => {
  expect(problemOfLine({ ...own, quantity, sizes })).toBe(problem);
});

test("a chosen colour is sent, posted and stored with its line", () => {
  const line = { ...own, product: "boots", colour: "Black", quantity: "4" };
  expect(lineToSend(line, "pair").colour).toBe("Black");
  expect(parseRequestList(JSON.stringify([line]))).toEqual([line]);
});

test("more sizes than a line takes travel as they were written, and a quantity that is none too", () => {
  const sizes = Array.from({ length: 41 }, (_size, at) => `${at}x1`).join(" ");
  const sent = lineToSend({ ...own, sizes, note: "n".repeat(longestNote) }, "pair");
  expect(sent.sizes).toEqual([]);
  expect(sent.note).toContain(sizes);
  const longest = { ...own, sizes: "x".repeat(longestSizes), note: "n".repeat(longestNote) };
  expect(parseRequest({ lines: [lineToSend(longest, "pair")] }, 0).ok).toBe(true);
  expect(addressOfLine({ ...own, quantity: "ten", note: "blue" }).note).toBe("ten; blue");
});

test("a list that is sent as an address comes back as it was", () => {
  const list = [
    { ...own, quantity: "40", note: "blue" },
    { ...toggled([])[0], sizes: "42x10 43x12", colour: "Black", quantity: "" },
  ].filter((line) => line.key !== undefined) as DraftLine[];
  const read = parseListAddress(formatListAddress(list.map(addressOfLine)));
  const lines = read.kind === "list" ? read.lines : [];
  const back = lines.map((line) =>
    lineOfAddress(line, line.product === undefined ? undefined : boots),
  );
  const withoutKeys = (all: RequestList) => all.map((line) => ({ ...line, key: "" }));
  expect(withoutKeys(back)).toEqual(withoutKeys(list));
});

test("a product that is no longer known comes out of an address by its old name, as a line of one's own", () => {
  const line = lineOfAddress({ product: "HP999", text: "", sizes: [], quantity: 5 }, undefined);
  expect(line).toEqual(expect.objectContaining({ code: "HP999", text: "HP999", quantity: "5" }));
  expect(line.product).toBeUndefined();
});

test("lists of before are read, and whatever is no line is left out", () => {
  const stored = [
    { slug: "boots", quantity: 25 },
    { slug: "gone", quantity: -1 },
    7,
    null,
    own,
    own,
  ];
  expect(parseRequestList(JSON.stringify(stored))).toEqual([
    { key: "boots", product: "boots", text: "boots", quantity: "25", sizes: "", note: "" },
    own,
  ]);
  for (const broken of [null, "", "{{{", "7", "{}", '[{"key":1}]']) {
    expect(parseRequestList(broken)).toEqual([]);
  }
});

test("what every page shows of the list agrees with the list itself", () => {
  const lists = [toggled([own]), [{ slug: "boots", quantity: 25 }, null, 7], "nothing", {}].map(
    (list) => JSON.stringify(list),
  );
  for (const stored of [null, "{{{", ...lists]) {
    const list = parseRequestList(stored);
    const entries = entriesIn(stored);
    expect(entries).toHaveLength(list.length);
    for (const { product } of list) {
      expect(slugsIn(entries).has(product)).toBe(true);
    }
  }
});
