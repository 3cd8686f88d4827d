import fc from "fast-check";
import { expect, test } from "vitest";
import { formatListAddress, parseListAddress } from "#domain/quotation/list-address.ts";
import type { Line } from "#domain/quotation/line.ts";

const text = (longest: number) =>
  fc
    .string({ minLength: 1, maxLength: longest, unit: "grapheme" })
    .map((one) => Array.from(one.trim()).slice(0, longest).join("").trim())
    .filter((one) => one !== "");
const count = fc.integer({ min: 1, max: 1_000_000 });
const amount = fc.oneof(
  fc.record({ sizes: fc.constant([]), quantity: count }),
  fc.record({ sizes: fc.constant([]) }),
  fc.record({
    sizes: fc.array(fc.record({ size: text(20), quantity: count }), { minLength: 1, maxLength: 8 }),
  }),
);
const subject = fc.oneof(
  fc.record({ product: text(40).filter((one) => !one.startsWith("!")), text: fc.constant("") }),
  fc.record({ text: text(60) }),
);
const marks = fc.record({ colour: text(20), note: text(60) }, { requiredKeys: [] });
const line: fc.Arbitrary<Line> = fc
  .tuple(subject, amount, marks)
  .map((parts) => Object.assign({}, ...parts));
const lists = fc.array(line, { maxLength: 12 });

test("parses every list that it formats as an address", () => {
  fc.assert(
    fc.property(lists, (lines) => {
      const address = formatListAddress(lines);
      expect(address).toMatch(/^[\w.%*,:;!-]*$/);
      expect(parseListAddress(address)).toEqual({ kind: "list", lines, lost: 0 });
    }),
  );
});

test("keeps the lines of a truncated address unchanged and counts the lost ones", () => {
  fc.assert(
    fc.property(lists, fc.nat(), (lines, at) => {
      const address = formatListAddress(lines);
      const head = address.indexOf(".", 2) + 1;
      const read = parseListAddress(address.slice(0, head + (at % (address.length - head + 1))));
      const whole = read.kind === "list" ? read.lines : [];
      expect(read).toEqual({
        kind: "list",
        lines: lines.slice(0, whole.length),
        lost: lines.length - whole.length,
      });
    }),
  );
});

test("accepts any text without failing", () => {
  fc.assert(fc.property(fc.string(), (address) => void parseListAddress(address)));
  fc.assert(fc.property(fc.string(), (body) => void parseListAddress(`1.9.${body}`)));
});

test.each([
  ["", "unreadable"],
  ["hello", "unreadable"],
  ["2.1.FP005*10_", "other-version"],
  [`1.1.${"x".repeat(100_000)}`, "too-long"],
])("%.20s is answered: %s", (address, kind) => {
  expect(parseListAddress(address)).toEqual({ kind });
});

test.each(["FP005*0_", "FP005*1e9_", "FP005*-1_", "FP005*1.5_", "%ZZ*10_", "*10_", "FP005*42:_"])(
  "drops a forged line: %s",
  (forged) => {
    expect(parseListAddress(`1.2.HD002*10_${forged}`)).toEqual({
      kind: "list",
      lines: [{ product: "HD002", text: "", sizes: [], quantity: 10 }],
      lost: 1,
    });
  },
);

test("formats 60 lines with sizes in 1,500 characters and 500 in 8,000 at most", () => {
  const sized = Array.from({ length: 60 }, (_, at) => ({
    product: `FP0${String(at).padStart(2, "0")}`,
    text: "",
    sizes: [
      { size: "42", quantity: 10 },
      { size: "43", quantity: 12 },
    ],
  }));
  expect(formatListAddress(sized).length).toBeLessThanOrEqual(1500);
  const plain = Array.from({ length: 500 }, (_, at) => ({
    product: `FP${at + 100}`,
    text: "",
    sizes: [],
    quantity: 1200,
  }));
  expect(formatListAddress(plain).length).toBeLessThanOrEqual(8000);
});
