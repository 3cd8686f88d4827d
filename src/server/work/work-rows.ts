import type { EnquiryRow, WorkMessage } from "#domain/office/enquiry-messages.ts";
import { numberIn, numberOrNull, textIn, textOrNull } from "#server/enquiries/database.ts";
import type { Row } from "#server/enquiries/database.ts";
import { languageInRow } from "#server/enquiries/enquiry-columns.ts";
import { stateIn } from "#server/enquiries/enquiry-state.ts";

/** Total of the latest quotation of an enquiry, in halalas. */
const value = `(select t.total from quotation t where t.reference = e.reference and t.total is not null
    order by t.created_at desc, t.id desc limit 1)`;

/** Columns that `rowIn` reads, of the tables in `enquiryTables`. */
export const rowColumns = `e.reference, e.received_at, e.origin, e.company, e.name, e.email, e.language,
  o.state as letter_state, q.city,
  (select count(*) from request_line l where l.reference = e.reference) as line_count,
  ${value} as value,
  w.state, w.reason, w.assignee, p.name as assignee_name, w.follow_up_on, w.version`;

export const enquiryTables = `from enquiry e
  join outbox o on o.reference = e.reference
  join enquiry_work w on w.reference = e.reference
  left join quotation_request q on q.reference = e.reference
  left join person p on p.id = w.assignee`;

/** Reads an enquiry of the list. */
export function rowIn(row: Row): EnquiryRow {
  return {
    reference: textIn(row, "reference"),
    receivedAt: numberIn(row, "received_at"),
    origin: textIn(row, "origin") === "clerk" ? "clerk" : "site",
    isHeld: textIn(row, "letter_state") === "held",
    company: textIn(row, "company"),
    name: textIn(row, "name"),
    email: textIn(row, "email"),
    city: textOrNull(row, "city"),
    language: languageInRow(row),
    lines: numberIn(row, "line_count"),
    value: numberOrNull(row, "value"),
    work: workMessageIn(row),
  };
}

/** Reads the work with the name of its assignee. */
export function workMessageIn(row: Row): WorkMessage {
  const assignee = textOrNull(row, "assignee");
  return {
    state: stateIn(row, "state"),
    reason: textOrNull(row, "reason"),
    assignee:
      assignee === null ? null : { id: assignee, name: textOrNull(row, "assignee_name") ?? "" },
    followUpOn: textOrNull(row, "follow_up_on"),
    version: numberIn(row, "version"),
  };
}
