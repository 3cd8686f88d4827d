import { units } from "#domain/catalogue/product.ts";
import type { DraftLine, Line } from "#domain/quotation/line.ts";
import { listField } from "#domain/quotation/list-field.ts";
import { requestBounds } from "#domain/quotation/quotation-request.ts";
import { parseRequestList } from "#domain/quotation/request-list.ts";
import { lineToSend, withoutProblem } from "#reading/request/list-line.ts";

/** Names of the fields of a line in a form without script. */
export const postedFields = {
  line: (index: number) => `line.${index}`,
  sizes: (index: number) => `sizes.${index}`,
  quantity: (index: number) => `quantity.${index}`,
  /** The quantity of one size; a line may have such fields beside its sizes. */
  size: (index: number, size: string) => `size.${index}.${size}`,
} as const;

/** Checks that a field of a form belongs to a line. */
export function isPostedField(name: string): boolean {
  return (
    name === listField || /^(?:(?:line|sizes|quantity)\.\d{1,3}|size\.\d{1,3}\..{1,20})$/.test(name)
  );
}

/** Formats the subject of a line as the value of a field; sizes and quantity have fields of their own. */
export function formatPostedLine({ product, code, text, colour, note, unit }: DraftLine): string {
  return JSON.stringify({ product, code, text, colour, note, unit });
}

/**
 * Parses the lines that were posted, then those of the device's list. An empty field is a line that was taken
 * out; a value that cannot be parsed becomes the line's text.
 */
export function parsePostedLines(fields: Readonly<Record<string, string>>): readonly DraftLine[] {
  return [...parseLineFields(fields), ...parseRequestList(fields[listField] ?? null)];
}

/** Collects the filled fields of single sizes by the index of their line, such as `42x10 43x12`. */
function parseSizeFields(fields: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const sizes = new Map<string, string>();
  for (const [name, count] of Object.entries(fields)) {
    const [, index, size] = /^size\.(\d{1,3})\.(.{1,20})$/.exec(name) ?? [];
    if (index !== undefined && count.trim() !== "") {
      sizes.set(index, `${sizes.get(index) ?? ""} ${size}x${count.trim()}`.trim());
    }
  }
  return sizes;
}

function parseLineFields(fields: Readonly<Record<string, string>>): readonly DraftLine[] {
  const sizes = parseSizeFields(fields);
  return Array.from({ length: requestBounds.lines }, (_, index) => index).flatMap((index) => {
    const written = fields[postedFields.line(index)] ?? "";
    if (written.trim() === "") {
      return [];
    }
    const values = parseObject(written);
    const textOf = (key: string) => {
      const value = values[key];
      return typeof value === "string" && value !== "" ? value : undefined;
    };
    const product = textOf("product");
    const code = textOf("code");
    const colour = textOf("colour");
    const unit = units.find((name) => name === textOf("unit"));
    return [
      {
        key: product ?? `own ${index}`,
        ...(product !== undefined && { product }),
        ...(code !== undefined && { code }),
        text: textOf("text") ?? written,
        quantity: fields[postedFields.quantity(index)] ?? "",
        sizes: [fields[postedFields.sizes(index)], sizes.get(String(index))]
          .filter(Boolean)
          .join(" "),
        ...(colour !== undefined && { colour }),
        note: textOf("note") ?? "",
        ...(unit !== undefined && { unit }),
      },
    ];
  });
}

function parseObject(json: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Converts a posted line to one that can be sent. */
export function postedToSend(line: DraftLine): Line {
  return lineToSend(withoutProblem(line), line.unit);
}
