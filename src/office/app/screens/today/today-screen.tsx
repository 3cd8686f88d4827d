import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { buyerLabel } from "#domain/office/enquiry-messages.ts";
import type { EnquiryRow, EnquiryTab } from "#domain/office/enquiry-messages.ts";
import type { Today } from "#domain/office/figure-messages.ts";
import { formatRiyals } from "#domain/quotation/money.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { Age } from "#office/app/screens/enquiries/age.tsx";
import { todayQuery } from "#office/app/screens/enquiries/queries.ts";
import { useListKeys } from "#office/app/screens/enquiries/use-list-keys.ts";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { dayIn, shortDayIn } from "#words/times.ts";

/** The first screen: everything that waits for somebody. */
export function TodayScreen() {
  const words = useWords("today");
  const { language } = useLanguage();
  const { data, error } = useQuery(todayQuery);
  useListKeys();
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>{words.title}</h1>
        {data !== undefined && <p className="screen-lead">{dayIn(language, data.day)}</p>}
      </div>
      <ProblemNote error={error} />
      {data !== undefined && <Lists data={data} />}
    </div>
  );
}

function Lists({ data }: { readonly data: Today }) {
  const words = useWords("today");
  const { newEnquiries, followUps, held, ending, accepted, letters, counts } = data;
  return (
    <div className="today-lists">
      {letters.length > 0 && <Letters letters={letters} />}
      <Enquiries
        title={words.newEnquiries}
        tab="new"
        rows={newEnquiries}
        total={counts.new}
        empty={words.nothingNew}
      />
      <Enquiries
        title={words.followUps}
        tab="follow-up"
        rows={followUps}
        total={counts["follow-up"]}
        empty={words.nothingDue}
      />
      {ending.length > 0 && <Ending quotations={ending} />}
      {accepted.length > 0 && (
        <Enquiries title={words.accepted} tab="all" rows={accepted} total={accepted.length} />
      )}
      {held.length > 0 && (
        <Enquiries title={words.held} tab="held" rows={held} total={counts.held} />
      )}
    </div>
  );
}

function Part({
  title,
  count,
  children,
}: {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}) {
  return (
    <section className="today-part">
      <h2>
        {title} <span className="tab-count">{count}</span>
      </h2>
      {children}
    </section>
  );
}

function Enquiries({
  title,
  tab,
  rows,
  total,
  empty,
}: {
  readonly title: string;
  readonly tab: EnquiryTab;
  readonly rows: readonly EnquiryRow[];
  readonly total: number;
  readonly empty?: string;
}) {
  const words = useWords("today");
  return (
    <Part title={title} count={total}>
      {rows.length === 0 && <p className="today-empty">{empty}</p>}
      <ul className="today-list">
        {rows.map((row) => (
          <EnquiryLine key={row.reference} row={row} />
        ))}
      </ul>
      {total > rows.length && (
        <Link to="/enquiries" search={{ tab }}>
          {words.all(total)}
        </Link>
      )}
    </Part>
  );
}

function EnquiryLine({ row }: { readonly row: EnquiryRow }) {
  const { lineCount } = useWords("enquiries");
  const { language } = useLanguage();
  const { reference, city, lines, value, work } = row;
  return (
    <li>
      <Link className="row-link" to="/enquiries/$reference" params={{ reference }}>
        <bdi>{buyerLabel(row)}</bdi>
      </Link>
      <span className="today-details">
        <Age row={row} />
        {lines > 0 && <span>{lineCount(lines)}</span>}
        {city !== null && (
          <span>
            <bdi>{city}</bdi>
          </span>
        )}
        {work.followUpOn !== null && <span>{shortDayIn(language, work.followUpOn)}</span>}
        {work.assignee !== null && (
          <span>
            <bdi>{work.assignee.name}</bdi>
          </span>
        )}
      </span>
      {value !== null && <span className="figure">{formatRiyals(value)}</span>}
    </li>
  );
}

function Ending({ quotations }: { readonly quotations: Today["ending"] }) {
  const words = useWords("today");
  const { language } = useLanguage();
  return (
    <Part title={words.ending} count={quotations.length}>
      <ul className="today-list">
        {quotations.map(({ id, reference, number, company, validUntil, total }) => (
          <li key={id}>
            {reference === null ? (
              <bdi>{company}</bdi>
            ) : (
              <Link className="row-link" to="/enquiries/$reference" params={{ reference }}>
                <bdi>{company}</bdi>
              </Link>
            )}
            <span className="today-details">
              <span>
                <bdi dir="ltr">{number}</bdi>
              </span>
              <span>{words.until(shortDayIn(language, validUntil))}</span>
            </span>
            <span className="figure">{formatRiyals(total)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Letters({ letters }: { readonly letters: Today["letters"] }) {
  const words = useWords("today");
  return (
    <Part title={words.letters} count={letters.length}>
      <ul className="today-list" data-trouble="">
        {letters.map(({ reference, company, isRefused, lastError }) => (
          <li key={reference}>
            <Link className="row-link" to="/enquiries/$reference" params={{ reference }}>
              <bdi>{company}</bdi>
            </Link>
            <span className="today-details">
              <span>{isRefused ? words.refused : words.waiting}</span>
              <span>
                <bdi>{lastError}</bdi>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
