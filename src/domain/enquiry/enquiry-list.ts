/** A product on the visitor's enquiry list. */
export interface EnquiryLine {
  readonly slug: string;
  readonly quantity: number;
}

export type EnquiryList = readonly EnquiryLine[];

/** The most lines that a list holds, and the largest quantity of a line, in units. */
export const longestList = 60;
export const largestQuantity = 1_000_000;

/** Whether a product is on the list. */
export function isListed(list: EnquiryList, slug: string): boolean {
  return list.some((line) => line.slug === slug);
}

/** The list with the product put on it at that quantity, or taken off it when it was there. */
export function toggleLine(list: EnquiryList, slug: string, quantity: number): EnquiryList {
  if (isListed(list, slug)) {
    return removeLine(list, slug);
  }
  return list.length >= longestList ? list : [...list, { slug, quantity }];
}

/** The list without the product. */
export function removeLine(list: EnquiryList, slug: string): EnquiryList {
  return list.filter((line) => line.slug !== slug);
}

/** The list with another quantity for the product; a quantity that is no positive integer changes nothing. */
export function setQuantity(list: EnquiryList, slug: string, quantity: number): EnquiryList {
  if (!isQuantity(quantity)) {
    return list;
  }
  return list.map((line) => (line.slug === slug ? { slug, quantity } : line));
}

/** Reads a stored list; whatever is not a proper line is left out. */
export function readEnquiryList(stored: string | null): EnquiryList {
  const found = new Map<string, EnquiryLine>();
  for (const entry of parseArray(stored)) {
    if (isLine(entry)) {
      found.set(entry.slug, { slug: entry.slug, quantity: entry.quantity });
    }
  }
  return [...found.values()].slice(0, longestList);
}

function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= largestQuantity;
}

function isLine(value: unknown): value is EnquiryLine {
  return (
    typeof value === "object" &&
    value !== null &&
    "slug" in value &&
    typeof value.slug === "string" &&
    "quantity" in value &&
    isQuantity(value.quantity)
  );
}

function parseArray(stored: string | null): readonly unknown[] {
  if (stored === null) {
    return [];
  }
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
