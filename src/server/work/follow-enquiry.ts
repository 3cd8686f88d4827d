import { followUpAfterStep } from "#domain/office/enquiry-state.ts";
import type { Session } from "#server/enquiries/database.ts";
import { changeState, setFollowUp, undoState } from "#server/enquiries/enquiry-state.ts";

/** A step that a quotation causes; `undo` takes the last one back. */
interface QuotationStep {
  readonly to: "quoted" | "won" | "undo";
  readonly at: number;
  readonly person: string | null;
}

/** Moves an enquiry with its quotation, in the caller's transaction; a further revision renews the follow-up. */
export async function followEnquiry(
  session: Session,
  reference: string,
  { to, at, person }: QuotationStep,
): Promise<void> {
  if (to === "undo") {
    await undoState(session, reference, { at });
    return;
  }
  const result = await changeState(session, reference, { to, at, person });
  if (result.outcome === "refused" && result.work.state === to) {
    const { version, followUpOn: current } = result.work;
    const followUpOn = followUpAfterStep(to, { at, current });
    await setFollowUp(session, reference, { followUpOn, version });
  }
}
