import type { Sheet } from "#content/exchange/cell.ts";

/** What is read at most, so that no file can take the machine down. */
export const bounds = {
  bytes: 20_000_000,
  rows: 20_000,
  columns: 200,
  /** Bytes of a workbook once it is unpacked. */
  unpacked: 300_000_000,
} as const;

export type SheetReading =
  | { readonly ok: true; readonly sheet: Sheet }
  | { readonly ok: false; readonly message: string };

/** A file that is not read, and why. */
export function refused(message: string): SheetReading {
  return { ok: false, message };
}
