import { expect, test } from "vitest";
import { codeOf } from "#domain/catalogue/standard-code.ts";

test.each([
  ["EN ISO 20471:2013+A1:2016", "EN ISO 20471"],
  ["EN 388:2016+A1:2018", "EN 388"],
  ["IEC 60601-2-4:2010+A1:2018", "IEC 60601-2-4"],
  ["ANSI/ISEA Z89.1-2014 (R2019)", "ANSI/ISEA Z89.1"],
  ["ANSI/ISEA 105-2024", "ANSI/ISEA 105"],
  ["NFPA 2112-2023", "NFPA 2112"],
  ["ASTM F2178/F2178M-23a", "ASTM F2178/F2178M"],
  ["ASTM D120-22", "ASTM D120"],
  ["EN 50321-1", "EN 50321-1"],
  ["EN 60598-22", "EN 60598-22"],
  ["MUTCD 2009 Section 6F.64", "MUTCD 2009 Section 6F.64"],
  ["42 CFR Part 84", "42 CFR Part 84"],
])("the code of %s is %s", (standard, code) => {
  expect(codeOf(standard)).toBe(code);
});
