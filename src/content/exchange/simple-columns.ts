import { isShortened, readAmount, readWhole, type Bounds } from "#content/exchange/number.ts";
import { read, wrong, type CellReading, type SheetCell } from "#content/exchange/cell.ts";
import { westernDigits } from "#domain/western-digits.ts";
import { day } from "#content/text.ts";
import type { Column, Naming } from "#content/exchange/column.ts";
import { setAt, valueAt, type Draft } from "#content/exchange/draft.ts";
import {
  findWord,
  findWords,
  type Vocabulary,
  type WordList,
} from "#content/exchange/vocabulary.ts";

type Path = readonly string[];

function clearing(path: Path) {
  return (draft: Draft): undefined => {
    setAt(draft, path, undefined);
  };
}

interface Simple<Value> {
  readonly path: Path;
  readonly width: number;
  readonly read: (cell: SheetCell, words: Vocabulary) => CellReading<Value>;
  readonly show?: (value: Value) => string | number;
}

/** A column of one value that stands at one place. */
export function simple<Value>(
  named: Naming,
  { path, width, read: reading, show }: Simple<Value>,
): Column {
  return {
    ...named,
    path,
    width,
    show: (draft) => {
      const value = valueAt(draft, path);
      return value === undefined || value === null
        ? undefined
        : show
          ? show(value as Value)
          : (value as string | number);
    },
    put: (draft, cell, words) => {
      const one = reading(cell, words);
      if (!one.ok) {
        return one.message;
      }
      setAt(draft, path, one.value);
      return undefined;
    },
    clear: clearing(path),
  };
}

const dateFormat =
  /^(\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2}[- ]?[A-Z][a-z]{2,8}([- ]\d{2,4})?|[A-Z][a-z]{2}[- ]\d{2,4})$/;
const months = /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i;

/** Whether a text is a date that a spreadsheet has made from a code such as 3-26. */
function looksLikeDate(text: string): boolean {
  const plain = text.trim();
  return dateFormat.test(plain) && (months.test(plain) || /^\d+[-/.]\d+[-/.]\d+$/.test(plain));
}

/** A code or another short text, taken as it stands. */
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

/** One line of at most 120 characters. */
export function readShort(cell: SheetCell): CellReading<string> {
  const text = cell.text.trim();
  return text.includes("\n")
    ? wrong("holds more than one line")
    : text.length > 120
      ? wrong("is over 120 characters long")
      : read(text);
}

/** A column of whole numbers. */
export function whole(named: Naming, path: Path, bounds: Bounds): Column {
  return simple(named, { path, width: 10, read: (cell) => readWhole(cell, bounds) });
}

/** A column of days: dates of a spreadsheet, or written from the year down, which nobody can mistake. */
export function date(named: Naming, path: Path): Column {
  const column = simple(named, {
    path,
    width: 12,
    read: ({ text }) => {
      const reading = day.safeParse(westernDigits(text.trim()));
      return reading.success ? read(reading.data) : wrong("is no date; write it as 2027-03-31");
    },
  });
  return { ...column, takesDates: true };
}

/** A column of amounts in riyals. */
export function amount(named: Naming, path: Path): Column {
  return simple(named, { path, width: 11, read: readAmount });
}

/** A column of one id of a list, by the id or by a name. */
export function oneOf(
  named: Naming,
  path: Path,
  list: (words: Vocabulary) => WordList,
  width = 14,
): Column {
  return simple(named, { path, width, read: (cell, words) => findWord(cell.text, list(words)) });
}

/** A column of several ids of a list, separated by commas. */
export function someOf(named: Naming, path: Path, list: (words: Vocabulary) => WordList): Column {
  return simple<readonly string[]>(named, {
    path,
    width: 24,
    read: (cell, words) => findWords(cell.text, list(words)),
    show: (ids) => ids.join(", "),
  });
}

/** Short texts, one line each; on one line, separated by semicolons or commas. */
export function lines(named: Naming, path: Path): Column {
  return simple<readonly string[]>(named, {
    path,
    width: 30,
    read: ({ text }) => {
      const parts = text.includes("\n") ? text.split("\n") : text.split(/[;؛,،]/);
      return read(parts.map((part) => part.trim()).filter((part) => part !== ""));
    },
    show: (values) => values.join("\n"),
  });
}
