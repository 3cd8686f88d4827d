import { readRequestList } from "#domain/quotation/request-list.ts";
import type { RequestList } from "#domain/quotation/request-list.ts";
import { readStored, storedNames, writeStored } from "#site/islands/stored.ts";

/** A request that was sent from this device. */
export interface SentRequest {
  readonly reference: string;
  /** The address of its receipt. */
  readonly receipt: string;
  /** In milliseconds since 1970, by the clock of the device. */
  readonly at: number;
  readonly lines: RequestList;
}

/** So many are kept on the device, the newest first. */
const most = 20;

/** What was sent from this device; what cannot be read is left out. */
export function readSent(): readonly SentRequest[] {
  let stored: unknown;
  try {
    stored = JSON.parse(readStored(storedNames.sent) ?? "[]");
  } catch {
    return [];
  }
  const entries: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return entries.flatMap((entry) => {
    if (typeof entry !== "object" || entry === null) {
      return [];
    }
    const { reference, receipt, at, lines } = entry as Readonly<Record<string, unknown>>;
    return typeof reference === "string" && typeof receipt === "string" && typeof at === "number"
      ? [{ reference, receipt, at, lines: readRequestList(JSON.stringify(lines)) }]
      : [];
  });
}

/** Keeps a request that was sent, before the others. */
export function keepSent(sent: SentRequest): readonly SentRequest[] {
  const all = [sent, ...readSent()].slice(0, most);
  writeStored(storedNames.sent, JSON.stringify(all));
  return all;
}

/** Forgets everything that was sent from this device. */
export function forgetSent(): void {
  writeStored(storedNames.sent, null);
}
