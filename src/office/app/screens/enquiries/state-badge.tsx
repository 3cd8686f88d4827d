import type { EnquiryRow } from "#domain/office/enquiry-messages.ts";
import { useWords } from "#office/app/language.tsx";

/** State of an enquiry as a mark of colour and words. */
export function StateBadge({ row }: { readonly row: Pick<EnquiryRow, "isHeld" | "work"> }) {
  const words = useWords("enquiries");
  const { isHeld, work } = row;
  return (
    <span className="state-badge" data-state={isHeld ? "held" : work.state}>
      {isHeld ? words.held : words.states[work.state]}
    </span>
  );
}
