import { addLine } from "#domain/quotation/request-list.ts";
import type { ListLine, RequestList } from "#domain/quotation/request-list.ts";
import { requestBounds } from "#domain/quotation/quotation-request.ts";

/** What was written in rows, a line of the visitor's own for each; what is too long goes on in the next. */
export function ownLines(rows: string): readonly ListLine[] {
  return rows.split(/\r?\n/).flatMap((row) => {
    const text = row.replaceAll("\t", " ").trim();
    const pieces = text.match(new RegExp(`.{1,${requestBounds.text}}`, "gsu")) ?? [];
    return pieces.map((piece) => ({
      key: `own ${piece}`,
      text: piece,
      quantity: "",
      sizes: "",
      note: "",
    }));
  });
}

/** The list with lines behind the others, and how many of them it could not take. */
export function withOwnLines(
  list: RequestList,
  lines: readonly ListLine[],
): { readonly list: RequestList; readonly left: readonly ListLine[] } {
  let all = list;
  const left: ListLine[] = [];
  for (const line of lines) {
    const next = addLine(all, line);
    if (next === all && !all.some(({ key }) => key === line.key)) {
      left.push(line);
    }
    all = next;
  }
  return { list: all, left };
}
