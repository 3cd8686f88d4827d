import { isShortened, readAmount, readWhole } from "#content/exchange/number.ts";
import { read, wrong, type CellReading, type SheetCell } from "#content/exchange/cell.ts";
import type { Column, Label } from "#content/exchange/column.ts";
import { setAt, valueAt, type Draft } from "#content/exchange/draft.ts";
import { findWord, findWords, type Vocabulary } from "#content/exchange/vocabulary.ts";
import { day } from "#content/text.ts";
import { westernDigits } from "#domain/western-digits.ts";

/** Removes the value at a path. */
export function clearing(path: readonly string[]) {
  return (draft: Draft): undefined => {
    setAt(draft, path, undefined);
  };
}

interface Cells<Value> {
  readonly width: number;
  readonly parse: (cell: SheetCell, words: Vocabulary) => CellReading<Value>;
  readonly format?: (value: Value) => string | number;
}

function valueColumn<Value>(
  id: string,
  dottedPath: string,
  header: Label,
  { width, parse, format = (value) => value as string | number }: Cells<Value>,
): Column {
  const path = dottedPath.split(".");
  return {
    id,
    header,
    path,
    width,
    show: (draft) => {
      const value = valueAt(draft, path);
      return value === undefined || value === null ? undefined : format(value as Value);
    },
    put: (draft, cell, words) => {
      const reading = parse(cell, words);
      if (!reading.ok) {
        return reading.message;
      }
      setAt(draft, path, reading.value);
      return undefined;
    },
    clear: clearing(path),
  };
}

const dateFormat =
  /^(\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2}[- ]?[A-Z][a-z]{2,8}([- ]\d{2,4})?|[A-Z][a-z]{2}[- ]\d{2,4})$/;
const months = /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i;

/** Detects dates that a spreadsheet has made from codes such as 3-26. */
function looksLikeDate(text: string): boolean {
  return dateFormat.test(text) && (months.test(text) || /^\d+[-/.]\d+[-/.]\d+$/.test(text));
}

/** Reads a code as it stands; refuses numbers and dates that have lost digits. */
export function readCode(cell: SheetCell): CellReading<string> {
  const text = cell.text.trim();
  if (isShortened(text)) {
    return wrong(
      "is a number that the spreadsheet has shortened, so digits are lost; format the column as text and type the code again",
    );
  }
  if (cell.kind === "number" && !/^\d{1,15}$/.test(text)) {
    return wrong(
      "is a number, and digits may be lost; format the column as text and type the code again",
    );
  }
  if (looksLikeDate(text)) {
    return wrong("is a date, made from a code; format the column as text and type the code again");
  }
  return text.includes("\n") ? wrong("holds more than one line") : read(text);
}

function readDigits(cell: SheetCell): CellReading<string> {
  const reading = readCode(cell);
  if (!reading.ok) {
    return reading;
  }
  const digits = westernDigits(reading.value).replace(/[\s-]/g, "");
  return /^\d+$/.test(digits) ? read(digits) : wrong("is no number of digits alone");
}

function readShort(cell: SheetCell): CellReading<string> {
  const text = cell.text.trim();
  return text.includes("\n") ? wrong("holds more than one line") : read(text);
}

function readDay({ text }: SheetCell): CellReading<string> {
  const reading = day.safeParse(westernDigits(text.trim()));
  return reading.success ? read(reading.data) : wrong("is no date; write it as 2027-03-31");
}

function readFileNames({ text }: SheetCell): CellReading<readonly { readonly file: string }[]> {
  const names = splitLines(text, /[\n,;|،؛]/);
  const path = names.find((name) => /[/\\]/.test(name));
  return path === undefined
    ? read(names.map((file) => ({ file })))
    : wrong(`holds "${path}"; write the file's name without its folder`);
}

function splitLines(text: string, separator: RegExp): readonly string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** A column of codes. */
export function codeColumn(id: string, path: string, header: Label): Column {
  return valueColumn(id, path, header, { width: 14, parse: readCode });
}

/** A column of codes of digits alone. */
export function digitsColumn(id: string, path: string, header: Label): Column {
  return valueColumn(id, path, header, { width: 14, parse: readDigits });
}

/** A column of texts of one line. */
export function lineColumn(id: string, path: string, header: Label, width = 18): Column {
  return valueColumn(id, path, header, { width, parse: readShort });
}

/** A column of whole numbers. */
export function wholeColumn(id: string, path: string, header: Label): Column {
  return valueColumn(id, path, header, { width: 10, parse: readWhole });
}

/** A column of days, written year first because other orders are ambiguous. */
export function dayColumn(id: string, path: string, header: Label): Column {
  return { ...valueColumn(id, path, header, { width: 12, parse: readDay }), takesDates: true };
}

/** A column of amounts in riyals. */
export function amountColumn(id: string, path: string, header: Label): Column {
  return valueColumn(id, path, header, { width: 11, parse: readAmount });
}

/** A column of one id of a list, written as id or name. */
export function choiceColumn(
  id: string,
  path: string,
  header: Label,
  list: keyof Vocabulary,
  width = 14,
): Column {
  const column = valueColumn(id, path, header, {
    width,
    parse: (cell, words) => findWord(cell.text, words[list]),
  });
  return { ...column, list };
}

/** A column of several ids of a list, separated by commas. */
export function choicesColumn(
  id: string,
  path: string,
  header: Label,
  list: keyof Vocabulary,
): Column {
  const column = valueColumn<readonly string[]>(id, path, header, {
    width: 24,
    parse: (cell, words) => findWords(cell.text, words[list]),
    format: (ids) => ids.join(", "),
  });
  return { ...column, list, takesMany: true };
}

/** A column of short texts, one a line, or separated by semicolons or commas on one line. */
export function linesColumn(id: string, path: string, header: Label): Column {
  return valueColumn<readonly string[]>(id, path, header, {
    width: 30,
    parse: ({ text }) => read(splitLines(text, text.includes("\n") ? /\n/ : /[;؛,،]/)),
    format: (lines) => lines.join("\n"),
  });
}

/** A column of pictures by the names of their files. */
export function picturesColumn(id: string, path: string, header: Label): Column {
  return valueColumn<readonly { readonly file: string }[]>(id, path, header, {
    width: 26,
    parse: readFileNames,
    format: (pictures) => pictures.map(({ file }) => file).join("\n"),
  });
}
