import type { DraftLine } from "#domain/quotation/line.ts";
import { entriesIn, longestList } from "#domain/quotation/listed.ts";

/** A request for quotation that is being put together. */
export type RequestList = readonly DraftLine[];

export type LineField = "text" | "quantity" | "sizes" | "colour" | "note";

/** Checks that the list takes no further line. */
export function isFull(list: RequestList): boolean {
  return list.length >= longestList;
}

/** The list with a line behind the others, or where a line that was removed stood before. */
export function addLine(list: RequestList, line: DraftLine, at = list.length): RequestList {
  return isFull(list) || list.some(({ key }) => key === line.key)
    ? list
    : [...list.slice(0, at), line, ...list.slice(at)];
}

/** The list without a line. */
export function removeLine(list: RequestList, key: string): RequestList {
  return list.filter((line) => line.key !== key);
}

/** The list with what was typed into a field of a line. */
export function changeLine(list: RequestList, key: string, field: LineField, typed: string) {
  return list.map((line) => (line.key === key ? { ...line, [field]: typed } : line));
}

const typedFields = ["text", "quantity", "sizes", "colour", "note"] as const;

/** The list without the lines that were sent; one that was changed since then stays as it is now. */
export function withoutSent(list: RequestList, sent: RequestList): RequestList {
  const keys = new Map(sent.map((line) => [line.key, line]));
  return list.filter((line) => {
    const sentLine = keys.get(line.key);
    return !sentLine || typedFields.some((field) => line[field] !== sentLine[field]);
  });
}

/** Reads a stored list; whatever is no line is left out. */
export function parseRequestList(stored: string | null): RequestList {
  const linesByKey = new Map<string, DraftLine>();
  for (const entry of entriesIn(stored)) {
    const line = lineIn(entry);
    if (line !== undefined && !linesByKey.has(line.key)) {
      linesByKey.set(line.key, line);
    }
  }
  return [...linesByKey.values()].slice(0, longestList);
}

function lineIn(entry: unknown): DraftLine | undefined {
  if (typeof entry !== "object" || entry === null) {
    return undefined;
  }
  const fields = entry as Readonly<Record<string, unknown>>;
  const textAt = (name: string) => (typeof fields[name] === "string" ? fields[name] : undefined);
  const former = formerLine(textAt("slug"), fields["quantity"]);
  const [key, text] = [textAt("key"), textAt("text")];
  if (key === undefined || text === undefined) {
    return former;
  }
  const [product, code, colour] = [textAt("product"), textAt("code"), textAt("colour")];
  return {
    key,
    ...(product !== undefined && { product }),
    ...(code !== undefined && { code }),
    text,
    quantity: textAt("quantity") ?? "",
    sizes: textAt("sizes") ?? "",
    ...(colour && { colour }),
    note: textAt("note") ?? "",
  };
}

/** A line as lists kept it that held a slug and a number alone. */
function formerLine(slug: string | undefined, quantity: unknown): DraftLine | undefined {
  return slug === undefined || !Number.isInteger(quantity) || Number(quantity) < 1
    ? undefined
    : { key: slug, product: slug, text: slug, quantity: String(quantity), sizes: "", note: "" };
}
