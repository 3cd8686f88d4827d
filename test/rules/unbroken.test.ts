import { describe, expect, test } from "vitest";
import {
  insertNoBreakSpacesInHtml,
  insertNoBreakSpaces,
  insertWordJoinersInHtml,
} from "#site/no-break-spaces.ts";

/** Written with a low line where no line may end. */
const joined = (text: string) => text.replaceAll("_", "\u00a0");
const apart = (text: string) => text.replaceAll("_", " ");

describe("no line ends within", () => {
  test.each([
    "EN_388:2016+A1:2018 and EN_ISO_20345:2022",
    "ANSI/ISEA_Z89.1-2014 or ASTM_F2413-18, not NFPA_70E",
    "webbing of 45_mm for 100_kg, -30_°C and 4_cal/cm²",
    "up to 17,000_V a.c. for 8_h",
    "Class_2 gloves, a hat of Type_I, cut level D or Level_D",
    "3_x_4_m and 100_×_60_mm",
    "شريط 45_مم لوزن 100_كجم، 1,000_فولت و8_سعرة/سم²",
    "OSHA_29_CFR_1910.95, 42_CFR_Part_84 and 40_CFR_211",
    "gas at 1,000_ppm, not 1,000 pages",
    "call +966_50_000_0000 for NRR_23 or SNR_31",
    "النوع_I، الدرجة_2، المستوى_D من EN_388",
  ])("%s", (text) => {
    expect(insertNoBreakSpaces(apart(text))).toBe(joined(text));
  });
});

test.each(["50 units", "12 months", "Type of glove", "50 قطعة", "5 Minuten", "EN and ISO"])(
  "%s may be divided",
  (text) => {
    expect(insertNoBreakSpaces(text)).toBe(text);
  },
);

test("tags, scripts, titles and what is typed stay as they are", () => {
  const left =
    '<title>EN 388</title><a title="45 mm"><script>"EN 388"</script><textarea>45 mm</textarea>';
  expect(insertNoBreakSpacesInHtml(`${left}<p>45 mm</p>`)).toBe(`${left}<p>45\u00a0mm</p>`);
});

describe("no line ends behind a sign in", () => {
  test.each([
    "EN 148-~1, EN 13832-~3 and IEC 61340-~4-~3",
    "NFPA 70E-~2024 beside ANSI/~ASSP Z359.11 and ANSI/~ISEA Z89.1-~2014",
    "59-~140 N, CR-~39, a 4-point harness and 8 cal/~cm²",
    "<bdi>EN 148-~1</bdi>",
    "<h3>Pin-~Lock, One-~Piece, 4-~Point</h3>",
  ])("%s", (text) => {
    expect(insertWordJoinersInHtml(text.replaceAll("~", ""))).toBe(text.replaceAll("~", "\u2060"));
  });

  test.each([
    "a well-known and/or one-piece suit",
    "https://example.com/a-5/6-7 and 8VJM8-S1P86",
    '<a href="/x-5" title="EN 148-1"><textarea>EN 148-1</textarea>',
    "<h3>High-Temperature and/or</h3>",
  ])("%s stays", (text) => {
    expect(insertWordJoinersInHtml(text)).toBe(text);
  });
});
