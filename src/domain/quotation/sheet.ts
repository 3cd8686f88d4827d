import { formatListAddress } from "#domain/quotation/list-address.ts";
import type { Line } from "#domain/quotation/line.ts";

/** Facts of a sheet beside its lines, in the buyer's words. */
export interface SheetFacts {
  readonly city?: string;
  readonly wanted?: string;
  readonly ownReference?: string;
  readonly equivalents: boolean;
  /** Of a request that was sent. */
  readonly reference?: string;
  /** When it was sent, in milliseconds since 1970. */
  readonly sentAt?: number;
}

/** Some of a list's lines, and the number of the first of them, from 1. */
interface SheetPart {
  readonly first: number;
  readonly lines: readonly Line[];
}

/** So much of a list goes into an address that every proxy passes on, in characters of the query. */
const longestPart = 6500;

/** A list in as few parts as have room in an address each. */
export function sheetParts(
  lines: readonly Line[],
  longest: number = longestPart,
): readonly SheetPart[] {
  const parts: { first: number; lines: Line[] }[] = [];
  let room = 0;
  for (const [at, line] of lines.entries()) {
    const length = encodeURIComponent(formatListAddress([line])).length;
    const lastPart = parts.at(-1);
    if (lastPart === undefined || length > room) {
      parts.push({ first: at + 1, lines: [line] });
      room = longest - length;
    } else {
      lastPart.lines.push(line);
      room -= length;
    }
  }
  return parts;
}

/** The query of a part's sheet. */
export function sheetQuery({ first, lines }: SheetPart, facts: SheetFacts): URLSearchParams {
  const { city, wanted, ownReference, equivalents, reference, sentAt } = facts;
  const parameters = {
    l: formatListAddress(lines),
    sheet: String(first),
    city,
    wanted,
    own: ownReference,
    equivalents: equivalents ? undefined : "0",
    reference,
    at: sentAt === undefined ? undefined : String(sentAt),
  };
  return new URLSearchParams(
    Object.entries(parameters).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  );
}

/** Reads what the query of a sheet says beside its lines. */
export function readSheetFacts(parameters: URLSearchParams): SheetFacts {
  const [city, wanted] = [parameters.get("city"), parameters.get("wanted")];
  const [ownReference, reference] = [parameters.get("own"), parameters.get("reference")];
  const sentAt = Number(parameters.get("at") ?? undefined);
  return {
    ...(city && { city }),
    ...(wanted && { wanted }),
    ...(ownReference && { ownReference }),
    equivalents: parameters.get("equivalents") !== "0",
    ...(reference && { reference }),
    ...(Number.isSafeInteger(sentAt) && { sentAt }),
  };
}
