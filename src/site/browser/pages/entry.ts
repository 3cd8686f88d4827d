/** What an entry of the history shows. */
export interface Entry {
  /** The name of the page that it belongs to. */
  readonly page: string;
  /** The slug of the product whose dialog is open over the page. */
  readonly product?: string;
}

/** Reads an entry of the history; undefined for one that something else has made. */
export function readEntry(state: unknown): Entry | undefined {
  if (typeof state !== "object" || state === null || !("page" in state)) {
    return undefined;
  }
  const { page } = state;
  const product = "product" in state ? state.product : undefined;
  return typeof page === "string"
    ? { page, ...(typeof product === "string" && { product }) }
    : undefined;
}
