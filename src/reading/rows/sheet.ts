import { parseQuantity, plainDigits } from "#reading/amounts/quantity.ts";
import { parseSizes } from "#reading/amounts/sizes.ts";
import { colourWord } from "#reading/amounts/vocabulary.ts";
import { splitBlocks } from "#reading/rows/blocks.ts";
import { carryDown, ditto, joinContinued } from "#reading/rows/carried-goods.ts";
import {
  findHeader,
  splitAtHeaders,
  type ColumnChoices,
  type ColumnRole,
} from "#reading/rows/header.ts";
import { longestRow } from "#reading/rows/row-bounds.ts";
import { readCells, splitQuantity, type RowAmounts } from "#reading/rows/row-amounts.ts";
import {
  isAnnouncement,
  isCancelled,
  isCancelledState,
  isClosing,
  isMailHeader,
  isPost,
  isRemark,
  isSection,
  isSentence,
  skipOf,
} from "#reading/rows/row-kinds.ts";
import { readPeople, readTurned } from "#reading/rows/people-list.ts";
import { groupSizes } from "#reading/rows/size-lines.ts";
import { sourceRow, type SourceRow } from "#reading/rows/source-row.ts";
import { markTakenBack } from "#reading/rows/taken-back.ts";
import { countOf, statedTotal, Sums, type SheetTotal } from "#reading/rows/sheet-totals.ts";
import { columnsOf, headerKey, type Column } from "#reading/rows/table-columns.ts";
import type { Table } from "#reading/rows/table-text.ts";
import { splitItems, stripChat } from "#reading/rows/text-lines.ts";
import { isReferenceAlone } from "#reading/rows/title-block.ts";

/** A table with a header: what each column was taken for. */
export interface SheetTable {
  /** Words of the header, by which the roles are chosen and remembered. */
  readonly key: string;
  readonly headings: readonly string[];
  readonly roles: readonly ColumnRole[];
}

/** Most tables whose columns are shown. */
const mostTables = 4;

interface Sheet {
  readonly tables: readonly SheetTable[];
  readonly rows: readonly SourceRow[];
  readonly totals: readonly SheetTotal[];
  readonly common: Table;
}

const lineColumn: readonly Column[] = [{ role: "text" }];

const hasAmount = ({ quantity, sizes }: RowAmounts) =>
  parseQuantity(quantity).kind === "quantity" || parseSizes(sizes) !== undefined;

/** Reads one of several things in a sentence, each of which begins with its count. */
function readItem(item: string): RowAmounts {
  const amounts = readCells([item], lineColumn);
  const [, count = "", goods = ""] = /^(\d{1,6})\s+(\p{L}.*)$/u.exec(amounts.text) ?? [];
  return hasAmount(amounts) || amounts.sizes !== "" || count === ""
    ? amounts
    : { ...amounts, text: goods, quantity: count };
}

/** A bullet or an ordinal that begins an item of a list. */
const listMark =
  /^\s*(?:[-*•·▪]|\d{1,3}\s?[.)]|\p{L}\)|(?:أول|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر)\u064B?ا\u064B?\s*:)\s*/u;

/** Tells if a line is an item of a list, with goods that end in no question and no colon. */
function isListed(text: string): boolean {
  return listMark.test(text) && !/[?؟:：]\s*$/u.test(text);
}

/** Answers the question for the colour of goods above. */
const colourAlone = new RegExp(`^${colourWord}(?:\\s+only)?[.!]?$`, "iu");

/** Reads a line of text: one thing or several, or words around the list. */
function readTextLine(cell: string): readonly SourceRow[] {
  // A line beyond the limit is given back unread.
  if (cell.length > longestRow) {
    return [sourceRow([cell], readCells([], []), undefined)];
  }
  const text = stripChat(cell);
  const whole = readCells([text], lineColumn);
  const skip = skipOf(text);
  const isAround =
    skip !== undefined && (skip === "total" || isMailHeader(text) || !hasAmount(whole));
  const isReference = isReferenceAlone(text);
  const items = text === "" || isAround || isReference ? [] : splitItems(text);
  const isWords =
    items.length === 1 &&
    !hasAmount(whole) &&
    !isListed(text) &&
    (isSentence(text) || colourAlone.test(text));
  if (isCancelled(text.replace(listMark, ""))) {
    return [sourceRow([cell], whole, "cancelled")];
  }
  if (items.length === 0 || isWords) {
    return [sourceRow([cell], whole, skip ?? "greeting")];
  }
  return items.length > 1
    ? items.map((item) => sourceRow([item], readItem(item), undefined))
    : [sourceRow([cell], whole, undefined)];
}

/** Reads the rows of a table below its header, and carries goods down to rows that leave them out. */
function readBody(
  table: Table,
  columns: readonly Column[],
  hasHeader: boolean,
  sums: Sums,
): readonly SourceRow[] {
  const goods = columns.flatMap(({ role }, index) => (role === "text" ? [index] : []));
  const [goodsColumn = -1] = goods;
  const hasNumbers = columns.some(({ role }) => role === "number");
  const body = hasHeader ? joinContinued(table, goodsColumn) : table;
  let above: readonly string[] = [];
  let group: string | undefined;
  // A row of names stands below "Requested by | Checked by".
  let isSigned = false;
  const read = (row: readonly string[]): readonly SourceRow[] => {
    const filled = row.filter((cell) => cell.trim() !== "");
    const [only = ""] = filled;
    if (filled.length === 1 && columns.length < 2) {
      return readTextLine(only);
    }
    if (row.some((cell) => cell.length > longestRow)) {
      return [sourceRow(row, readCells([], []), undefined)];
    }
    const firstWords = row
      .filter((cell, index) => columns[index]?.role !== "number" && cell.trim() !== "")
      .join(" ")
      .trim();
    const cellAmounts = readCells(row, columns);
    const goodsWords = goods
      .map((index) => row[index] ?? "")
      .join(" ")
      .trim();
    if (filled.length > 1 && row.some(isCancelledState)) {
      return [sourceRow(row, cellAmounts, "cancelled")];
    }
    const skip = skipOf(firstWords) ?? skipOf(only) ?? skipOf(goodsWords);
    const hasQuantityCell = row.some(
      (cell, index) =>
        parseQuantity(splitQuantity(cell)[0]).kind === "quantity" &&
        (columns[index]?.role === "quantity" || columns[index]?.size !== undefined),
    );
    if (skip === "total") {
      const inColumn = statedTotal(row, columns);
      const stated = inColumn ?? countOf(cellAmounts);
      if (stated > 0 && (inColumn !== undefined || hasQuantityCell)) {
        sums.check(stated);
      }
      return [sourceRow(row, cellAmounts, skip)];
    }
    const hasNoAmount = !hasQuantityCell && !hasAmount(cellAmounts);
    if (skip !== undefined && hasNoAmount) {
      isSigned = skip === "signature" && filled.length > 1;
      return [sourceRow(row, cellAmounts, skip)];
    }
    if ((isSigned || filled.every(isPost)) && hasNoAmount && filled.length > 1) {
      return [sourceRow(row, cellAmounts, "signature")];
    }
    const words = filled.filter((cell) => /\p{L}{2}/u.test(cell));
    const isSectionRow =
      hasHeader &&
      !hasAmount(cellAmounts) &&
      (isSection(firstWords || only, filled.length === 1) ||
        (filled.length === 2 &&
          (isSection(words.at(-1) ?? goodsWords, words.length === 1) ||
            /^(?:\p{Lu}|[IVX]{1,4}|أولا|ثانيا|ثالثا|رابعا|خامسا|[أ-ي])[.)]?$/u.test(only.trim()))));
    if (isSectionRow) {
      above = [];
      return [sourceRow(row, cellAmounts, "section")];
    }
    if (filled.length === 1 && hasHeader && goodsColumn < 0 && row[0]?.trim() === only.trim()) {
      group = only.trim();
      return [sourceRow(row, cellAmounts, "section")];
    }
    if (group !== undefined) {
      const [place = "", ...further] = row;
      const cells = [`${group} – ${place.trim()}`, ...further];
      return [sourceRow(cells, { ...cellAmounts, text: group }, undefined)];
    }
    if (filled.length === 1 && hasHeader && row[goodsColumn]?.trim() !== only.trim()) {
      return hasQuantityCell && sums.isSum(countOf(cellAmounts))
        ? [sourceRow(row, cellAmounts, "total")]
        : readTextLine(only).map((line) => ({ ...line, cells: row }));
    }
    if (filled.length === 1 && hasHeader && !hasAmount(cellAmounts) && isPost(only)) {
      return [sourceRow(row, cellAmounts, "signature")];
    }
    if (filled.length === 1 && hasHeader && !hasAmount(cellAmounts) && isSentence(only)) {
      return [sourceRow(row, cellAmounts, "greeting")];
    }
    const carried = row.map((cell, index) => {
      const isGoods = index === goodsColumn;
      const text = isGoods && cell.trim() === "" ? '"' : cell.trim();
      const previous = above[index];
      return previous === undefined || (!isGoods && !ditto.test(text))
        ? cell
        : carryDown(text, previous);
    });
    above = carried;
    const amounts = readCells(carried, columns);
    if (!hasNumbers && amounts.text === "" && sums.isSum(countOf(amounts))) {
      return [sourceRow(row, amounts, "total")];
    }
    const unused = row.filter(
      (cell, index) =>
        cell.trim() !== "" && ["aside", "code"].includes(columns[index]?.role ?? "aside"),
    );
    return [sourceRow(carried, amounts, undefined, unused)];
  };
  const lastCounted = body
    .map((row) =>
      row.some(
        (cell, index) =>
          (columns[index]?.role === "quantity" || columns[index]?.size !== undefined) &&
          /\d/u.test(plainDigits(cell)),
      ),
    )
    .lastIndexOf(true);
  let foot: "total" | "remark" | undefined;
  return body.flatMap((row, index) => {
    const filled = row.filter((cell) => cell.trim() !== "");
    const [only = ""] = filled;
    const isBelow = hasHeader && lastCounted >= 0 && index > lastCounted && filled.length === 1;
    const isFoot =
      isBelow && (foot === "remark" || (foot === "total" && !/^\W*\p{Nd}/u.test(only)));
    const rows = read(row).map((line) =>
      isFoot && line.skip === undefined && !hasAmount(line.amounts)
        ? { ...line, skip: "greeting" as const }
        : line,
    );
    if (index >= lastCounted && foot !== "remark") {
      foot = isRemark(only.trim())
        ? "remark"
        : rows.some(({ skip }) => skip === "total")
          ? "total"
          : foot;
    }
    for (const { amounts, skip } of rows) {
      if (skip === undefined) {
        sums.add(amounts);
      }
    }
    return rows;
  });
}

/** Reads a row above a header: a line of text that asks for goods, or part of the title block. */
function readTitleRow(row: readonly string[]): readonly SourceRow[] {
  const filled = row.filter((cell) => cell.trim() !== "");
  const [only = ""] = filled;
  const lines = filled.length === 1 ? readTextLine(only) : [];
  const isCounted = ({ skip, amounts }: SourceRow) => skip === undefined && hasAmount(amounts);
  // "Uniform sizes (1 coverall each)" explains the table.
  const outside = lines.length > 0 ? readTextLine(only.replaceAll(/\([^()]*\)/gu, " ")) : [];
  return lines.some(isCounted) && outside.some(isCounted)
    ? lines
    : [sourceRow(row, readCells([], []), "title")];
}

/** Marks what follows a closing such as "Regards": a name, a post, an address. */
function markClosing(rows: readonly SourceRow[]): readonly SourceRow[] {
  let isClosed = false;
  return rows.map((row) => {
    isClosed = row.skip === undefined ? isClosed && !hasAmount(row.amounts) : isClosed;
    isClosed ||=
      row.skip === "signature" || (row.skip === "greeting" && isClosing(stripChat(row.written)));
    const isAlone = row.cells.filter((cell) => cell.trim() !== "").length === 1;
    return isClosed && isAlone && row.skip === undefined ? { ...row, skip: "signature" } : row;
  });
}

function readBlock(
  table: Table,
  sums: Sums,
  choices: ColumnChoices,
): {
  readonly rows: readonly SourceRow[];
  readonly table?: SheetTable;
  /** Columns with the same content in each row, under their heading: a day that holds for all. */
  readonly common: Table;
} {
  const turned = readTurned(table);
  if (turned) {
    return { rows: turned, common: [] };
  }
  const { header, columns } = columnsOf(table, choices);
  const { start, end } = header ?? { start: 0, end: 0 };
  const headings = columns.map((_, index) =>
    table
      .slice(start, end)
      .map((row) => row[index]?.trim() ?? "")
      .filter(Boolean)
      .join(" "),
  );
  const rows = markClosing([
    ...table.slice(0, start).flatMap(readTitleRow),
    ...table.slice(start, end).map((row) => sourceRow(row, readCells([], []), "headings")),
    ...(readPeople(headings, table.slice(end), columns) ??
      readBody(table.slice(end), columns, header !== undefined, sums)),
  ]);
  const common = columns.flatMap((_, index): readonly (readonly string[])[] => {
    const cells = table.slice(end).flatMap((row) => row[index]?.trim() || []);
    const [heading = ""] = table.slice(start, end).map((row) => row[index]?.trim() ?? "");
    const [first = ""] = cells;
    return cells.length > 1 && cells.every((cell) => cell === first) ? [[heading, first]] : [];
  });
  return {
    rows,
    common: header ? common : [],
    ...(header && {
      table: {
        key: headerKey(table, header),
        headings,
        roles: columns.map(({ role }) => role),
      },
    }),
  };
}

/** Marks text without amounts at the end of a block, which names the table behind it. */
function markTitle(rows: readonly SourceRow[]): readonly SourceRow[] {
  const isTitle = ({ skip, amounts, cells }: SourceRow) =>
    skip === undefined && !hasAmount(amounts) && cells.filter(Boolean).length === 1;
  const end = rows.map(isTitle).lastIndexOf(false) + 1;
  return rows.map((row, index) =>
    index < end || rows.length === 1 ? row : { ...row, skip: "title" },
  );
}

/** Marks the lines of a chat or a mail, and lines that begin with their own numbers. */
function markText(rows: readonly SourceRow[]): readonly SourceRow[] {
  const lines = rows.filter(({ skip, cells }) => skip === undefined && cells.length === 1);
  const numbers = lines.flatMap(
    ({ written }) => /^\D{0,2}(\d+)/u.exec(plainDigits(written))?.[1] ?? [],
  );
  const isNumbered =
    numbers.length > 1 && numbers.every((number, index) => Number(number) === index + 1);
  const counted = rows.map(({ written, amounts, skip }) => {
    const text = plainDigits(stripChat(written));
    return (
      skip === undefined && (hasAmount(amounts) || (/\d/u.test(text) && !isAnnouncement(text)))
    );
  });
  const amounts = counted.filter(Boolean).length;
  const start = counted.indexOf(true);
  const between = rows
    .slice(start, counted.lastIndexOf(true) + 1)
    .filter(({ skip }) => skip === undefined).length;
  const isCounted = amounts > 2 && amounts * 4 >= between * 3;
  const listed = rows.map(
    ({ written, skip }) => skip === undefined && listMark.test(stripChat(written)),
  );
  const listStart = listed.filter(Boolean).length > 2 ? listed.indexOf(true) : 0;
  const isTalk = isCounted || rows.some(({ skip }) => skip === "greeting");
  return rows.map((row, index) => {
    if (row.cells.length > 1) {
      return { ...row, isNumbered: true };
    }
    const isHead = isCounted && index < start;
    const isAbove = index < listStart && !hasAmount(row.amounts);
    const isAnnounced =
      row.skip === undefined && (isAbove || (isHead && isAnnouncement(stripChat(row.written))));
    return { ...row, isTalk, isNumbered, isHead, ...(isAnnounced && { skip: "title" as const }) };
  });
}

/** Reads pasted text as the rows of a sheet, without knowledge of the catalogue. */
export function parseSheet(text: string, choices: ColumnChoices): Sheet {
  const sums = new Sums();
  const tables = splitBlocks(text).flatMap(splitAtHeaders);
  const blocks = tables.map((table) => readBlock(table, sums, choices));
  const rows = blocks.flatMap((block, index) => {
    const marked = markText(groupSizes(block.rows));
    return findHeader(tables[index + 1] ?? [])?.start === 0 ? markTitle(marked) : marked;
  });
  return {
    rows: markTakenBack(rows),
    totals: sums.totals,
    common: blocks.flatMap(({ common }) => common),
    tables: blocks.flatMap(({ table }) => table ?? []).slice(0, mostTables),
  };
}
