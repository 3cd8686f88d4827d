import { plainDigits } from "#reading/amounts/quantity.ts";
import { formatSize, longestAmount, parseSizes } from "#reading/amounts/sizes.ts";
import { anySize, anyUnit, end, letterSize, sizeWord } from "#reading/amounts/vocabulary.ts";
import { sourceRow, type SourceRow } from "#reading/rows/source-row.ts";
import { stripChat } from "#reading/rows/text-lines.ts";

const sizeLine = new RegExp(
  `^(?:[-*•·▪]\\s*)?(?:${sizeWord}[\\s:.#-]*(?<named>${anySize})[\\s:=–x×-]+|(?<sized>${anySize})\\s*[:=–x×-]\\s*|(?<lettered>${letterSize})\\s+)(?<count>\\d{1,6})\\s*(?:${anyUnit})?\\.?${end}$`,
  "iu",
);

/** Reads a line that names a size with its amount, and no goods. */
function readSizeLine(row: SourceRow): string | undefined {
  const words = row.cells.join(" ");
  const text = words.length > longestAmount ? "" : plainDigits(stripChat(words)).trim();
  const { named, sized, lettered, count } = sizeLine.exec(text)?.groups ?? {};
  const size = named ?? sized ?? lettered;
  return size === undefined || count === undefined || row.cells.length > 1
    ? undefined
    : `${formatSize(size)}x${count}`;
}

/** Reads lines of sizes as lines of the goods that stand above them alone. */
export function groupSizes(rows: readonly SourceRow[]): readonly SourceRow[] {
  let goods: SourceRow | undefined;
  const heads = new Set<SourceRow>();
  const lines = rows.map((row) => {
    const sizes = readSizeLine(row);
    if (sizes === undefined) {
      const isOpen =
        row.skip === undefined &&
        row.cells.length === 1 &&
        row.amounts.quantity === "" &&
        row.amounts.sizes === "";
      goods = isOpen ? row : undefined;
      return row;
    }
    if (goods === undefined || parseSizes(sizes) === undefined) {
      return row;
    }
    heads.add(goods);
    const { amounts, written } = goods;
    return sourceRow([`${written} – ${row.written}`], { ...amounts, sizes }, undefined);
  });
  return lines.map((row) => (heads.has(row) ? { ...row, skip: "section" as const } : row));
}
