import type { EnquiryRow } from "#domain/office/enquiry-messages.ts";
import { ageOf, isLate } from "#domain/office/working-days.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { minuteIn } from "#words/times.ts";

/** Time since an enquiry came; a new one that waits too long is marked. */
export function Age({ row }: { readonly row: Pick<EnquiryRow, "receivedAt" | "work"> }) {
  const words = useWords("enquiries");
  const { language } = useLanguage();
  const currentTime = Date.now();
  const { unit, count } = ageOf(row.receivedAt, currentTime);
  const late = row.work.state === "new" && isLate(row.receivedAt, currentTime);
  return (
    <span
      className="age"
      data-late={late ? "" : undefined}
      title={minuteIn(language, row.receivedAt)}
    >
      {words.age(unit, count)}
      {late && <span className="sr-only"> ({words.late})</span>}
    </span>
  );
}
