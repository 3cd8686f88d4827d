import { columnLetters } from "#content/exchange/cell.ts";

/** Facts of a sheet besides its values; rows count from 1, columns from 0. */
export interface SheetFacts {
  readonly lastRow: number;
  readonly lastColumn: number;
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: readonly number[];
  /** By cell, such as "B7". */
  readonly formulas: ReadonlyMap<string, string>;
  /** By cell of a merged area, the area's first cell. */
  readonly merged: ReadonlyMap<string, string>;
  /** By cell, the digits of a format that fills up with zeros, such as 0000. */
  readonly zeros: ReadonlyMap<string, number>;
  /** The sheet's XML without the cells of formulas. */
  readonly xml: string;
}

/** Parses a cell's name into row and column. */
function parsePlace(name: string): { readonly row: number; readonly column: number } {
  const [, letters = "", digits = "0"] = /^([A-Z]+)(\d+)$/.exec(name) ?? [];
  const column =
    Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits), column };
}

/** Returns the value of an attribute of a tag, as it is written. */
export function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1];
}

function mergedIn(xml: string): ReadonlyMap<string, string> {
  const merged = new Map<string, string>();
  for (const [, from = "", to = ""] of xml.matchAll(
    /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]+\d+):([A-Z]+\d+)"/g,
  )) {
    const [start, end] = [parsePlace(from), parsePlace(to)];
    const rows = Math.min(end.row, start.row + 25_000);
    for (let row = start.row; row <= rows && merged.size < 100_000; row += 1) {
      for (
        let column = start.column;
        column <= Math.min(end.column, start.column + 300);
        column += 1
      ) {
        if (row !== start.row || column !== start.column) {
          merged.set(columnLetters(column) + String(row), from);
        }
      }
    }
  }
  return merged;
}

/** Reads by style the digits that numbers are filled up to. */
function zeroStyles(styles: string): ReadonlyMap<string, number> {
  const formats = new Map(
    [...styles.matchAll(/<(?:\w+:)?numFmt\s[^>]*>/g)].map(([tag]) => [
      attribute(tag, "numFmtId"),
      attribute(tag, "formatCode") ?? "",
    ]),
  );
  const cells = /<(?:\w+:)?cellXfs[^>]*>([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(styles)?.[1] ?? "";
  return new Map(
    [...cells.matchAll(/<(?:\w+:)?xf\s?[^>]*>/g)].flatMap(([tag], index) => {
      const format = formats.get(attribute(tag, "numFmtId")) ?? "";
      return /^0{2,}$/.test(format) ? [[String(index), format.length] as const] : [];
    }),
  );
}

/** Reads rows, columns, formulas and merged cells of a sheet; a formula with a stored value may be kept as that. */
export function sheetFacts(xml: string, styles: string, readsFormulas = false): SheetFacts {
  const hiddenRows = new Set<number>();
  for (const [tag] of xml.matchAll(/<(?:\w+:)?row\s[^>]*?\shidden="(?:1|true)"[^>]*>/g)) {
    hiddenRows.add(Number(attribute(tag, "r")));
  }
  const hiddenColumns = [
    ...xml.matchAll(/<(?:\w+:)?col\s[^>]*?\shidden="(?:1|true)"[^>]*>/g),
  ].flatMap(([tag]) => {
    const [from, to] = [Number(attribute(tag, "min")), Number(attribute(tag, "max"))];
    return Array.from({ length: Math.min(200, to - from + 1) }, (_, index) => from - 1 + index);
  });
  const fills = zeroStyles(styles);
  const formulas = new Map<string, string>();
  const zeros = new Map<string, number>();
  let [lastRow, lastColumn] = [0, 0];
  const bare = xml.replace(
    /<((?:\w+:)?)c\s([^>]*?)(?:\/>|>([\s\S]*?)<\/\1c>)/g,
    (whole: string, _prefix: string, attributes: string, inside: string | undefined) => {
      if (inside === undefined || inside === "") {
        return whole;
      }
      const name = attribute(attributes, "r") ?? "";
      const { row, column } = parsePlace(name);
      lastRow = Math.max(lastRow, row);
      lastColumn = Math.max(lastColumn, column);
      const fill = fills.size > 0 ? fills.get(attribute(attributes, "s") ?? "") : undefined;
      if (fill !== undefined) {
        zeros.set(name, fill);
      }
      const formula = /<(?:\w+:)?f(?:\s[^>]*)?(?:\/>|>([^<]*))/.exec(inside);
      if (formula && !(readsFormulas && /<(?:\w+:)?v[\s>]/.test(inside))) {
        formulas.set(name, formula[1] ?? "");
        return "";
      }
      return whole;
    },
  );
  return {
    lastRow,
    lastColumn,
    hiddenRows,
    hiddenColumns,
    formulas,
    merged: mergedIn(xml),
    zeros,
    xml: bare,
  };
}
