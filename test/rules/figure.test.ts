import { expect, test } from "vitest";
import { parseFigure } from "#reading/amounts/figure.ts";

test.each([
  ["1.75", 1.75],
  [" 1,5 ", 1.5],
  ["0,025", 0.025],
  ["١٫٧٥", 1.75],
  ["100", 100],
  ["0", 0],
])("reads %j as %d", (text, figure) => {
  expect(parseFigure(text)).toBe(figure);
});

test.each(["", "1,750", "1.2.3", "-1", "5 ft", "1e3", "NaN", "Infinity", "۱۲x", "12345678"])(
  "does not guess at %j",
  (text) => {
    expect(parseFigure(text)).toBeUndefined();
  },
);
