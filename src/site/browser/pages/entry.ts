/** A history entry. */
export interface Entry {
  /** The id of the page that it belongs to. */
  readonly page: string;
  /** The slug of the product shown in the dialog. */
  readonly product?: string;
}

/** Parses a history entry; undefined for state written by others. */
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
