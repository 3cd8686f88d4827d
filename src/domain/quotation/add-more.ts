import { entriesIn, freeKey, longestList, productLine, slugsIn } from "#domain/quotation/listed.ts";
import type { ListedProduct } from "#domain/quotation/listed.ts";

type Entry = ReturnType<typeof entriesIn>[number];

const isOf = (slug: string) => (entry: Entry) => slugsIn([entry]).has(slug);

/** Reads a field of a stored line. */
function fieldOf(entry: Entry | undefined, name: "quantity" | "sizes" | "note"): string {
  const value = (entry as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof value === "string" ? value.trim() : "";
}

const counted = /^[\w.]+x\d+(?: [\w.]+x\d+)*$/i;

/** Both amounts in one; undefined where there is no sum. */
function sumOf(line: Entry | undefined, further: ReturnType<typeof productLine>) {
  const [quantity, sizes] = [fieldOf(line, "quantity"), fieldOf(line, "sizes")];
  if (counted.test(sizes) && counted.test(further.sizes)) {
    return { quantity: "", sizes: `${sizes} ${further.sizes}` };
  }
  return sizes + further.sizes === "" && /^\d+$/.test(quantity) && /^\d+$/.test(further.quantity)
    ? { quantity: String(Number(quantity) + Number(further.quantity)), sizes }
    : undefined;
}

/** A list to be stored, and what it asks for now of the product that was added to. */
interface Added {
  readonly stored: string;
  readonly amount: string;
}

/**
 * Asks for more of a product that stands on a stored list: its last line is added to, and where there is no sum
 * what was typed becomes a line of its own. Undefined where the list is full.
 */
export function addMore(stored: string | null, product: ListedProduct): Added | undefined {
  const entries = entriesIn(stored);
  const productEntries = entries.filter(isOf(product.slug));
  const added = productLine(product);
  const lastEntry = productEntries.at(-1);
  const sum = sumOf(lastEntry, added);
  if (lastEntry && sum) {
    const note = [...new Set([fieldOf(lastEntry, "note"), added.note])].filter(Boolean).join("; ");
    const entriesWithSum = entries.map((entry) =>
      entry === lastEntry ? { ...entry, ...sum, note } : entry,
    );
    return { stored: JSON.stringify(entriesWithSum), amount: sum.sizes || sum.quantity };
  }
  if (entries.length >= longestList) {
    return undefined;
  }
  const keys = new Set(entries.map(({ key, slug }) => key ?? slug));
  const key = freeKey(added.key, (name) => keys.has(name));
  const amount = [fieldOf(lastEntry, "sizes") || fieldOf(lastEntry, "quantity"), amountOf(added)];
  return {
    stored: JSON.stringify([...entries, { ...added, key }]),
    amount: amount.filter(Boolean).join(" + "),
  };
}

const amountOf = ({ sizes, quantity, note }: ReturnType<typeof productLine>) =>
  sizes || quantity || note;

/** A stored list with the lines of one product as they were before; all others stay as they are now. */
export function takeBack(stored: string | null, previous: string | null, slug: string): string {
  const restored = entriesIn(stored).filter((entry) => !isOf(slug)(entry));
  for (const [at, entry] of entriesIn(previous).entries()) {
    if (isOf(slug)(entry)) {
      restored.splice(at, 0, entry);
    }
  }
  return JSON.stringify(restored);
}
