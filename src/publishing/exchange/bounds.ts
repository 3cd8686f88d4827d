import type { Sheet } from "#content/exchange/cell.ts";

/** Limits that keep a single file from exhausting the machine. */
export const bounds = {
  bytes: 20_000_000,
  rows: 20_000,
  columns: 200,
  /** Bytes of a workbook after unpacking. */
  unpacked: 300_000_000,
} as const;

/** Reasons to refuse a file, for screens; the message says more. */
type RefusedReason =
  | "empty"
  | "not-a-table"
  | "old-excel"
  | "too-large"
  | "too-many-columns"
  | "too-many-rows";

export type SheetReading =
  | { readonly ok: true; readonly sheet: Sheet }
  | { readonly ok: false; readonly message: string; readonly reason: RefusedReason };

/** Makes the reading of a refused file. */
export function refused(message: string, reason: RefusedReason = "not-a-table"): SheetReading {
  return { ok: false, message, reason };
}
