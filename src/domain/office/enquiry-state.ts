import { addWorkingDays } from "#domain/office/working-days.ts";
import { dayInRiyadh } from "#domain/riyadh-day.ts";

/** Working days between a quotation and the question how it stands. */
const followUpWorkingDays = 3;

/** States of an enquiry at the supplier's, in their usual order. */
export const enquiryStates = ["new", "taken", "quoted", "won", "lost", "closed"] as const;

export type EnquiryState = (typeof enquiryStates)[number];

/** States that a person may choose next; automatic steps follow the same table. */
export const stateTransitions: Readonly<Record<EnquiryState, readonly EnquiryState[]>> = {
  new: ["taken", "quoted", "won", "lost", "closed"],
  taken: ["quoted", "won", "lost", "closed"],
  quoted: ["taken", "won", "lost", "closed"],
  won: ["taken", "lost"],
  lost: ["taken", "quoted", "won"],
  closed: ["taken", "quoted", "won"],
};

/** Reports whether an enquiry may go from one state to another. */
export function canChangeState(currentState: EnquiryState, nextState: EnquiryState): boolean {
  return stateTransitions[currentState].includes(nextState);
}

/** Reasons of a loss; the interface has the words for them, and buyers never see them. */
export const lossReasons = [
  "price",
  "delivery-time",
  "not-available",
  "other-supplier",
  "cancelled",
  "no-answer",
  "other",
] as const;

export type LossReason = (typeof lossReasons)[number];

/** States in which nothing is left to do. */
export const finishedStates: readonly EnquiryState[] = ["won", "lost", "closed"];

export function isFinished(state: EnquiryState): boolean {
  return finishedStates.includes(state);
}

/** Progress of a request as its buyer sees it; a loss and its reason stay inside. */
export const buyerStages = ["received", "pricing", "quoted", "accepted", "closed"] as const;

export type BuyerStage = (typeof buyerStages)[number];

const stages: Readonly<Record<EnquiryState, BuyerStage>> = {
  new: "pricing",
  taken: "pricing",
  quoted: "quoted",
  won: "accepted",
  lost: "closed",
  closed: "closed",
};

/** Returns the stage that the buyer sees: the same for a held enquiry, so that a trapped sender cannot tell. */
export function buyerStageOf(state: EnquiryState): BuyerStage {
  return stages[state];
}

/** Follow-up day after a step: sending a quotation sets one, the end of an enquiry clears it. */
export function followUpAfterStep(
  nextState: EnquiryState,
  { at, current }: { readonly at: number; readonly current: string | null },
): string | null {
  if (nextState === "quoted") {
    return addWorkingDays(dayInRiyadh(at), followUpWorkingDays);
  }
  return isFinished(nextState) ? null : current;
}
