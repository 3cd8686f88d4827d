import { parseRequestList } from "#domain/quotation/request-list.ts";
import type { RequestList } from "#domain/quotation/request-list.ts";
import type { SheetFacts } from "#domain/quotation/sheet.ts";
import {
  parseDetails,
  sheetFacts,
  type DetailValues,
} from "#site/islands/request/request-details.tsx";
import { readStored, storageKeys, writeStored } from "#site/islands/device-storage.ts";

export interface SentRequest {
  readonly reference: string;
  readonly receipt: string;
  /** Milliseconds since 1970, by the device's clock. */
  readonly at: number;
  readonly lines: RequestList;
  /** The details of the whole request. */
  readonly details: DetailValues;
}

/** Builds the facts of a sent request for its printed sheet. */
export function sentSheetFacts({ reference, at, details }: SentRequest): SheetFacts {
  return { ...sheetFacts(details), reference, sentAt: at };
}

/** The maximum stored requests, newest first. */
const limit = 20;

/** Reads the sent requests of this device; skips unreadable ones. */
export function readSentRequests(): readonly SentRequest[] {
  let stored: unknown;
  try {
    stored = JSON.parse(readStored(storageKeys.sent) ?? "[]");
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
            reference,
            receipt,
            at,
            details: parseDetails(details),
            lines: parseRequestList(JSON.stringify(lines)),
          },
        ]
      : [];
  });
}

/** Stores a sent request as the newest. */
export function saveSentRequest(sent: SentRequest): readonly SentRequest[] {
  const requests = [sent, ...readSentRequests()].slice(0, limit);
  writeStored(storageKeys.sent, JSON.stringify(requests));
  return requests;
}

/** Deletes one sent request, or all, and returns the remaining ones. */
export function deleteSentRequests(reference?: string): readonly SentRequest[] {
  const remaining =
    reference === undefined
      ? []
      : readSentRequests().filter((request) => request.reference !== reference);
  writeStored(storageKeys.sent, remaining.length === 0 ? null : JSON.stringify(remaining));
  return remaining;
}
