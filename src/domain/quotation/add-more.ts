import { entriesIn, freeKey, longestList, productLine, slugsIn } from "#domain/quotation/listed.ts";
import type { ListedProduct } from "#domain/quotation/listed.ts";

type Entry = ReturnType<typeof entriesIn>[number];

const isOf = (slug: string) => (entry: Entry) => slugsIn([entry]).has(slug);

/** What stands in a field of a stored line. */
function fieldOf(entry: Entry | undefined, name: "quantity" | "sizes" | "note"): string {
  const value = (entry as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof value === "string" ? value.trim() : "";
}

const counted = /^[\w.]+x\d+(?: [\w.]+x\d+)*$/i;

/** Both amounts in one; undefined where there is no sum. */
function sumOf(line: Entry | undefined, more: ReturnType<typeof productLine>) {
  const [quantity, sizes] = [fieldOf(line, "quantity"), fieldOf(line, "sizes")];
  if (counted.test(sizes) && counted.test(more.sizes)) {
    return { quantity: "", sizes: `${sizes} ${more.sizes}` };
  }
  return sizes + more.sizes === "" && /^\d+$/.test(quantity) && /^\d+$/.test(more.quantity)
    ? { quantity: String(Number(quantity) + Number(more.quantity)), sizes }
    : undefined;
}

/** A list to be stored, and what it asks for now of the product that was added to. */
export interface Added {
  readonly stored: string;
  readonly amount: string;
}

/**
 * Asks for more of a product that stands on a stored list: its last line is added to, and where there is no sum
 * what was typed becomes a line of its own. Undefined where the list is full.
 */
export function addMore(stored: string | null, product: ListedProduct): Added | undefined {
  const entries = entriesIn(stored);
  const own = entries.filter(isOf(product.slug));
  const more = productLine(product);
  const last = own.at(-1);
  const sum = sumOf(last, more);
  if (last && sum) {
    const note = [...new Set([fieldOf(last, "note"), more.note])].filter(Boolean).join("; ");
    const next = entries.map((entry) => (entry === last ? { ...entry, ...sum, note } : entry));
    return { stored: JSON.stringify(next), amount: sum.sizes || sum.quantity };
  }
  if (entries.length >= longestList) {
    return undefined;
  }
  const keys = new Set(entries.map(({ key, slug }) => key ?? slug));
  const key = freeKey(more.key, (name) => keys.has(name));
  const amount = [fieldOf(last, "sizes") || fieldOf(last, "quantity"), amountOf(more)];
  return {
    stored: JSON.stringify([...entries, { ...more, key }]),
    amount: amount.filter(Boolean).join(" + "),
  };
}

const amountOf = ({ sizes, quantity, note }: ReturnType<typeof productLine>) =>
  sizes || quantity || note;

/** A stored list with the lines of one product as they were before; all others stay as they are now. */
export function takeBack(stored: string | null, before: string | null, slug: string): string {
  const next = entriesIn(stored).filter((entry) => !isOf(slug)(entry));
  for (const [at, entry] of entriesIn(before).entries()) {
    if (isOf(slug)(entry)) {
      next.splice(at, 0, entry);
    }
  }
  return JSON.stringify(next);
}
