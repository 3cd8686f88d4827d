import { dayInRiyadh } from "#domain/riyadh-day.ts";

const dayLength = 24 * 60 * 60_000;

/** States of a quotation. `expired` follows from the calendar and is never stored. */
export const quotationStates = [
  "draft",
  "sent",
  "viewed",
  "change-requested",
  "accepted",
  "declined",
  "expired",
  "withdrawn",
] as const;

export type QuotationState = (typeof quotationStates)[number];

/** Persons who act on a quotation. */
export type QuotationActor = "buyer" | "staff";

export const quotationActions = [
  "send",
  "view",
  "request-change",
  "accept",
  "decline",
  "withdraw",
  "undo",
] as const;

export type QuotationAction = (typeof quotationActions)[number];

interface Transition {
  /** The state afterwards; an undo returns to the state before. */
  readonly to: Exclude<QuotationState, "draft" | "expired"> | "previous";
  readonly from: Readonly<Record<QuotationActor, readonly QuotationState[]>>;
}

const open: readonly QuotationState[] = ["sent", "viewed", "change-requested"];

/** Transitions by action, and the states from which each person may take it. */
export const quotationTransitions: Readonly<Record<QuotationAction, Transition>> = {
  send: {
    to: "sent",
    from: { buyer: [], staff: ["draft", ...open, "declined", "expired", "withdrawn"] },
  },
  view: { to: "viewed", from: { buyer: ["sent"], staff: [] } },
  "request-change": { to: "change-requested", from: { buyer: open, staff: open } },
  accept: { to: "accepted", from: { buyer: open, staff: [...open, "expired", "declined"] } },
  decline: { to: "declined", from: { buyer: open, staff: [...open, "expired"] } },
  withdraw: { to: "withdrawn", from: { buyer: [], staff: [...open, "expired"] } },
  undo: {
    to: "previous",
    from: { buyer: [], staff: ["change-requested", "accepted", "declined", "withdrawn"] },
  },
};

/** Checks that a person may take an action in a state. */
export function mayTake(
  action: QuotationAction,
  state: QuotationState,
  actor: QuotationActor,
): boolean {
  return quotationTransitions[action].from[actor].includes(state);
}

/** Lists the actions of a person in a state. */
export function actionsIn(
  state: QuotationState,
  actor: QuotationActor,
): readonly QuotationAction[] {
  return quotationActions.filter((action) => mayTake(action, state, actor));
}

/** Computes the last day on which a quotation sent at a time holds. */
export function lastValidDay(sentAt: number, validDays: number): string {
  return dayInRiyadh(sentAt + validDays * dayLength);
}

/** Computes the state by the calendar: an open quotation expires after its last day in Riyadh. */
export function stateAt(
  stored: QuotationState,
  validUntil: string | null,
  currentTime: number,
): QuotationState {
  const isOver = validUntil !== null && dayInRiyadh(currentTime) > validUntil;
  return isOver && open.includes(stored) ? "expired" : stored;
}

/** Returns the year in Riyadh, which the numbers of quotations count in. */
export function numberYear(time: number): number {
  return Number(dayInRiyadh(time).slice(0, 4));
}

/** Formats the number of a quotation, such as Q-2026-0001. */
export function formatNumber(year: number, count: number): string {
  return `Q-${year}-${String(count).padStart(4, "0")}`;
}

/** Formats the name of a sent revision, such as Q-2026-0001-R2. */
export function formatRevision({
  number,
  revision,
}: {
  readonly number: string;
  readonly revision: number;
}): string {
  return `${number}-R${revision}`;
}
