import { z } from "zod";
import { canonicalJson } from "#domain/canonical-json.ts";
import { quotationLineSchema } from "#domain/quotation/quotation.ts";
import type { QuotationContent, QuotationLine } from "#domain/quotation/quotation.ts";

/**
 * A changed field by its path, such as `terms`, `buyer.email` or `lines.k3.unitPrice`; null clears a field.
 * `lines.k3` with a line adds it behind the line `after`, and with null removes it. `order` takes ids.
 */
export const editSchema = z.object({
  path: z.string().max(100),
  value: z.unknown(),
  after: z.string().max(40).optional(),
});

export type Edit = z.infer<typeof editSchema>;

/** A field that two clerks changed at the same time, with both values; null is an absent one. */
export interface EditConflict {
  readonly path: string;
  readonly stored: unknown;
  readonly sent: unknown;
}

/** The version in which each path was last changed. */
export type ChangedPaths = Readonly<Record<string, number>>;

const contentFields = ["language", "bilingual", "validDays", "terms"] as const;
const buyerFields = ["name", "company", "email"] as const;
const lineFields = Object.keys(quotationLineSchema.shape).filter((field) => field !== "id");

/** Applies edits in their order; undefined where a path does not exist. The content is validated later. */
export function applyEdits(
  content: QuotationContent,
  edits: readonly Edit[],
): QuotationContent | undefined {
  let result: QuotationContent | undefined = content;
  for (const edit of edits) {
    result = result && applyEdit(result, edit);
  }
  return result;
}

function applyEdit(content: QuotationContent, edit: Edit): QuotationContent | undefined {
  const { path, value } = edit;
  const [part = "", name, field, ...deeper] = path.split(".");
  if (deeper.length > 0) {
    return undefined;
  }
  if (path === "order") {
    return { ...content, lines: inOrder(content.lines, value) };
  }
  if (part === "lines" && name !== undefined) {
    const lines =
      field === undefined
        ? withLine(content.lines, name, edit)
        : withLineField(content.lines, name, field, value);
    return lines && { ...content, lines };
  }
  if (
    part === "buyer" &&
    field === undefined &&
    buyerFields.some((buyerField) => buyerField === name)
  ) {
    return { ...content, buyer: { ...content.buyer, [String(name)]: value } };
  }
  return contentFields.some((contentField) => contentField === path)
    ? { ...content, [path]: value }
    : undefined;
}

function inOrder(lines: readonly QuotationLine[], value: unknown): QuotationLine[] {
  const ids: readonly unknown[] = Array.isArray(value) ? value : [];
  const rank = new Map(ids.map((id, index) => [id, index]));
  const rankOf = ({ id }: QuotationLine) => rank.get(id) ?? ids.length;
  return Array.from(lines).sort((a, b) => rankOf(a) - rankOf(b));
}

function withLine(
  lines: readonly QuotationLine[],
  id: string,
  { value, after }: Edit,
): QuotationLine[] {
  const remaining = lines.filter((line) => line.id !== id);
  if (value === null || value === undefined) {
    return remaining;
  }
  const line = { ...Object(value), id } as QuotationLine;
  const index = lines.findIndex((candidate) => candidate.id === id);
  const previous = remaining.findIndex((candidate) => candidate.id === after);
  const lastIndex = previous < 0 ? remaining.length : previous + 1;
  const place = index < 0 ? lastIndex : index;
  return [...remaining.slice(0, place), line, ...remaining.slice(place)];
}

function withLineField(
  lines: readonly QuotationLine[],
  id: string,
  field: string,
  value: unknown,
): QuotationLine[] | undefined {
  if (!lineFields.includes(field) || lines.every((line) => line.id !== id)) {
    return undefined;
  }
  return lines.map((line) => {
    if (line.id !== id) {
      return line;
    }
    const source = field === "unitPrice" ? { priceSource: "clerk" as const } : {};
    return withoutAbsent({ ...line, ...source, [field]: value ?? undefined });
  });
}

/** Removes cleared fields, as the stored JSON does. */
function withoutAbsent(line: QuotationLine): QuotationLine {
  const fields = Object.entries(line).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as QuotationLine;
}

/** Lists the edits that meet a later change of the same field to another value. */
export function conflictsOf(
  content: QuotationContent,
  changed: ChangedPaths,
  edits: readonly Edit[],
  baseVersion: number,
): readonly EditConflict[] {
  const later = Object.keys(changed).filter((path) => (changed[path] ?? 0) > baseVersion);
  return edits.flatMap(({ path, value }) => {
    const meets = later.some((laterPath) => isWithin(path, laterPath) || isWithin(laterPath, path));
    const stored = valueAt(content, path);
    return meets && !isSame(stored, value ?? null) ? [{ path, stored, sent: value ?? null }] : [];
  });
}

function isWithin(path: string, ancestor: string): boolean {
  return path === ancestor || path.startsWith(`${ancestor}.`);
}

/** Returns the value at a path; null where it is absent. */
export function valueAt(content: QuotationContent, path: string): unknown {
  if (path === "order") {
    return content.lines.map(({ id }) => id);
  }
  const [part = "", name = "", field] = path.split(".");
  if (part !== "lines") {
    const value: unknown = Reflect.get(content, part);
    return (name === "" ? value : Reflect.get(Object(value), name)) ?? null;
  }
  const line = content.lines.find(({ id }) => id === name);
  return (field === undefined ? line : line && Reflect.get(line, field)) ?? null;
}

function isSame(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b);
}
