import { parseRequestList } from "#domain/quotation/request-list.ts";
import type { RequestList } from "#domain/quotation/request-list.ts";
import type { SheetFacts } from "#domain/quotation/sheet.ts";
import { detailsIn, factsOf, type DetailValues } from "#site/islands/request/request-details.tsx";
import { readStored, storedNames, writeStored } from "#site/islands/stored.ts";

/** A request that was sent from this device. */
export interface SentRequest {
  readonly reference: string;
  /** The address of its receipt. */
  readonly receipt: string;
  /** In milliseconds since 1970, by the clock of the device. */
  readonly at: number;
  readonly lines: RequestList;
  /** What was said of all of them. */
  readonly details: DetailValues;
}

/** What stands on the sheet of a request that was sent. */
export function factsOfSent({ reference, at, details }: SentRequest): SheetFacts {
  return { ...factsOf(details), reference, sentAt: at };
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
    const { reference, receipt, at, lines, details } = entry as Readonly<Record<string, unknown>>;
    return typeof reference === "string" && typeof receipt === "string" && typeof at === "number"
      ? [
          {
            ...{ reference, receipt, at, details: detailsIn(details) },
            lines: parseRequestList(JSON.stringify(lines)),
          },
        ]
      : [];
  });
}

/** Keeps a request that was sent, before the others. */
export function keepSent(sent: SentRequest): readonly SentRequest[] {
  const all = [sent, ...readSent()].slice(0, most);
  writeStored(storedNames.sent, JSON.stringify(all));
  return all;
}

/** Forgets a request that was sent from this device, or all of them, and answers what is left. */
export function forgetSent(reference?: string): readonly SentRequest[] {
  const left =
    reference === undefined ? [] : readSent().filter((one) => one.reference !== reference);
  writeStored(storedNames.sent, left.length === 0 ? null : JSON.stringify(left));
  return left;
}
