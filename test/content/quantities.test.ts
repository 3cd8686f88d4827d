import { describe, expect, test } from "vitest";
import { numberPattern, parseBareNumber, parseQuantities } from "#content/standards/quantities.ts";

describe("quantities", () => {
  test.each([
    ["from 100 kΩ to 1,000 MΩ", ["100 kΩ", "1000 MΩ"]],
    ["between 60–100 °F", ["60 °F", "100 °F"]],
    ["at −20 °C", ["−20 °C"]],
    ["0.500 in (12.7 mm)", ["0.500 in", "12.7 mm"]],
    ["95% of 10 cal/cm2", ["95 %", "10 cal/cm²"]],
    ["1.2 m/s, 30 minutes, 6 months", ["1.2 m/s", "30 minutes", "6 months"]],
    ["EN ISO 20345:2022, class 3 in all", []],
    ["85 dB(A)", ["85 dBA"]],
  ])("of %s are %j", (text, expected) => {
    const quantities = parseQuantities(text).map(
      ({ number, unit }) => `${number.replace(",", "")} ${unit}`,
    );
    expect(quantities).toEqual(expected);
  });

  test("a bare number is a whole cell", () => {
    expect(parseBareNumber(" ≥ 1,000 ")).toBe("1,000");
    expect(parseBareNumber("class 1")).toBeUndefined();
  });

  test("a number matches only as a whole", () => {
    expect(numberPattern("20,000").test("≤ 20,000 V")).toBe(true);
    for (const text of ["120,000 V", "20,0001", "20,000.5"]) {
      expect(numberPattern("20,000").test(text)).toBe(false);
    }
    expect(numberPattern("5").test("2.5 kV")).toBe(false);
  });
});
