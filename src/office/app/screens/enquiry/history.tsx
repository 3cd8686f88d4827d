import { Link } from "@tanstack/react-router";
import type { EnquiryDetail } from "#domain/office/enquiry-messages.ts";
import { formatRiyals } from "#domain/quotation/money.ts";
import { dayInRiyadh } from "#domain/riyadh-day.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { StateBadge } from "#office/app/screens/enquiries/state-badge.tsx";
import { dayIn } from "#words/times.ts";

/** Other enquiries of this buyer. */
export function History({ enquiry: { history } }: { readonly enquiry: EnquiryDetail }) {
  const words = useWords("enquiry");
  const { lineCount } = useWords("enquiries");
  const { language } = useLanguage();
  return (
    <section aria-labelledby="history">
      <h2 id="history">{words.history}</h2>
      {history.length === 0 && <p className="screen-lead">{words.noHistory}</p>}
      <ul className="history-list">
        {history.map((row) => (
          <li key={row.reference}>
            <Link to="/enquiries/$reference" params={{ reference: row.reference }}>
              {dayIn(language, dayInRiyadh(row.receivedAt))}
            </Link>
            <StateBadge row={row} />
            <span>{lineCount(row.lines)}</span>
            {row.value !== null && <span className="figure">{formatRiyals(row.value)}</span>}
            <bdi>{row.name}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
