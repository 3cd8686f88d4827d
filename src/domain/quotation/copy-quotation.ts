import type { Edit } from "#domain/quotation/edits.ts";
import type { QuotationLine } from "#domain/quotation/quotation.ts";

const copiedFields = ["unitPrice", "discount", "leadTime"] as const;

/** Takes prices, discounts and lead times of the same products in the same units from an earlier quotation. */
export function copyPrices(
  lines: readonly QuotationLine[],
  earlier: readonly QuotationLine[],
): readonly Edit[] {
  return lines.flatMap((line) => {
    const source = earlier.find(
      ({ product, unit, unitPrice }) =>
        product !== undefined &&
        product === line.product &&
        unit === line.unit &&
        unitPrice !== undefined,
    );
    return line.kind === "not-offered" || source === undefined
      ? []
      : copiedFields
          .filter((field) => JSON.stringify(source[field]) !== JSON.stringify(line[field]))
          .map((field) => ({ path: `lines.${line.id}.${field}`, value: source[field] ?? null }));
  });
}

/** Adds the offered lines of an earlier quotation behind the others, with ids of their own. */
export function copyLines(
  lines: readonly QuotationLine[],
  earlier: readonly QuotationLine[],
): readonly Edit[] {
  const edits: Edit[] = [];
  const ids = new Set(lines.map(({ id }) => id));
  let after = lines.at(-1)?.id;
  for (const line of earlier.filter(({ kind }) => kind !== "not-offered")) {
    const id = freeId(ids);
    ids.add(id);
    edits.push({
      path: `lines.${id}`,
      value: { ...line, id },
      ...(after !== undefined && { after }),
    });
    after = id;
  }
  return edits;
}

/** Finds an id that no line has; two clerks who add at the same time get different ones. */
export function freeId(ids: ReadonlySet<string>, random: () => number = Math.random): string {
  const id = `n${Math.floor(random() * 36 ** 6).toString(36)}`;
  return ids.has(id) ? freeId(ids, random) : id;
}
