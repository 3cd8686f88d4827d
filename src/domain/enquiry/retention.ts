/** How long enquiries are kept where no setting says otherwise, in days. */
export const usualRetentionDays = 365;

/** Years that a sent quotation is kept for the books, unless the settings say otherwise. */
export const usualQuotationYears = 10;
const day = 24 * 60 * 60_000;
/** A pass that would remove more than this part of all enquiries is for a person to confirm. */
const largestPart = 0.1;
/** So few may go in any case: one of three is a third, and yet an ordinary day of a small store. */
const alwaysFew = 20;
/** A quiet store may have nothing newer for so long before somebody is told, in milliseconds. */
const quietTime = 31 * day;

/** How long enquiries are kept, and what time it is said to be (milliseconds since 1970). */
export interface Retention {
  readonly days: number;
  readonly now: number;
}

/** How many enquiries there are, and when the newest of them came in. */
interface StoredEnquiries {
  readonly count: number;
  readonly newest: number | null;
}

/** Why what is due by the clock was not removed without a person's word. */
export type Doubt =
  | { readonly why: "too many" }
  | { readonly why: "nothing newer"; readonly oldest: number; readonly newest: number };

/** By the clock, what was received before this time has been kept long enough. */
export function dueBefore({ days, now }: Retention): number {
  return now - days * day;
}

/**
 * Bounds of one pass that no person has confirmed, because a clock may have jumped.
 * The newest enquiry vouches for the time.
 */
export function purgeBounds(
  retention: Retention,
  enquiries: StoredEnquiries,
): { readonly before: number; readonly most: number } {
  const time = Math.min(retention.now, enquiries.newest ?? retention.now);
  return {
    before: dueBefore({ ...retention, now: time }),
    most: Math.max(alwaysFew, Math.floor(enquiries.count * largestPart)),
  };
}

/** Reports whether operators have to know of a doubt; quiet weeks are no reason. */
export function isUrgent(doubt: Doubt, retention: Retention): boolean {
  return doubt.why === "too many" || doubt.oldest < dueBefore(retention) - quietTime;
}

/** The doubt in words for operators, and the command that ends it. */
export function tellDoubt(
  doubt: Doubt,
  { days, now }: Retention,
): { readonly why: string; readonly command: string } {
  const clock = `the clock, which says ${dateOf(now)}`;
  return {
    why:
      doubt.why === "too many"
        ? `more than a tenth of all enquiries are older than ${days} days by ${clock}`
        : `no enquiry since ${dateOf(doubt.newest)} vouches for ${clock}`,
    command: `npm run enquiries -- purge ${days} --all`,
  };
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
