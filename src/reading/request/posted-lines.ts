import { units, type Unit } from "#domain/catalogue/product.ts";
import { lineToSend, withoutProblem } from "#reading/request/list-line.ts";
import { requestBounds, type RequestLine } from "#domain/quotation/quotation-request.ts";
import { listField } from "#domain/quotation/list-field.ts";
import { readRequestList, type ListLine } from "#domain/quotation/request-list.ts";

/** A line of a form without script, and the unit of its product. */
export interface PostedLine {
  readonly line: ListLine;
  readonly unit?: Unit;
}

/** The names of the fields that a line of the form has. */
export const postedFields = {
  line: (at: number) => `line.${at}`,
  sizes: (at: number) => `sizes.${at}`,
  quantity: (at: number) => `quantity.${at}`,
} as const;

/** Whether a field of a form belongs to a line. */
export function isPostedField(name: string): boolean {
  return name === listField || /^(?:line|sizes|quantity)\.\d{1,3}$/.test(name);
}

/** What a line is of, as the value of a field. */
export function tellPostedLine({ line, unit }: PostedLine): string {
  const { product, code, text, note } = line;
  return JSON.stringify({ product, code, text, note, unit });
}

/**
 * The lines that were posted, and then those of the device's list; what is none is kept as text. An empty
 * field is a line that was taken out.
 */
export function readPostedLines(fields: Readonly<Record<string, string>>): readonly PostedLine[] {
  const listed = readRequestList(fields[listField] ?? null).map((line) => ({ line }));
  return [...readLineFields(fields), ...listed];
}

function readLineFields(fields: Readonly<Record<string, string>>): readonly PostedLine[] {
  return Array.from({ length: requestBounds.lines }, (_, at) => at).flatMap((at) => {
    const told = fields[postedFields.line(at)] ?? "";
    if (told.trim() === "") {
      return [];
    }
    const given = readTold(told);
    const textIn = (key: string) => {
      const value = given[key];
      return typeof value === "string" && value !== "" ? value : undefined;
    };
    const [product, code, unit] = [textIn("product"), textIn("code"), textIn("unit")];
    const known = units.find((one) => one === unit);
    const line: ListLine = {
      key: product ?? `own ${at}`,
      ...(product !== undefined && { product }),
      ...(code !== undefined && { code }),
      text: textIn("text") ?? told,
      quantity: fields[postedFields.quantity(at)] ?? "",
      sizes: fields[postedFields.sizes(at)] ?? "",
      note: textIn("note") ?? "",
    };
    return [{ line, ...(known !== undefined && { unit: known }) }];
  });
}

function readTold(told: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(told);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** A posted line as it is sent. */
export function postedToSend({ line, unit }: PostedLine): RequestLine {
  return lineToSend(withoutProblem(line), unit);
}
