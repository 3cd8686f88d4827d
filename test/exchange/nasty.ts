import fc from "fast-check";

const unprintable =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

const known = [
  "=1+1",
  "+966",
  "-",
  "--",
  "@home",
  "-5",
  "'quoted",
  "'=x",
  "0012",
  "6.28E+12",
  "1,249.00",
  "true",
  "null",
  "~",
  "_x0041_",
  "_x005F_x0041_",
  "a: b",
  "# no comment",
  "- item",
  "{en: x}",
  "[1, 2]",
  '"',
  "\\n",
  "a\\",
  "a;b,c\td|e",
  "line\nline",
  "line\n\n  indented\nline",
  "خوذة، سلامة",
  "<b>&amp;</b>",
  "]]>",
  "%TAG",
  "*alias",
  "&anchor",
  "!tag",
  "x".repeat(200),
  "word ".repeat(60).trim(),
  "\u2028",
  "a\u00A0b",
  "\uFFFF",
  "a\uFFFD",
  "😀",
  "a\n-",
  "2026-03-01",
  "1e3",
  "Mar-26",
];

/** A text that the schema takes: trimmed, without control characters; often one that formats trip over. */
export const nastyText = fc
  .oneof(
    fc.constantFrom(...known),
    fc.string({ unit: "binary", minLength: 1, maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom(...Array.from(" \n\t,;:-#'\"{}[]&*!|>%@`=+\\/ابتabc")),
      minLength: 1,
      maxLength: 60,
    }),
  )
  .map((text) => text.replace(unprintable, "").trim())
  .filter((text) => text !== "");
