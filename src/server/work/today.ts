import type { Today } from "#domain/office/figure-messages.ts";
import { addDays } from "#domain/office/working-days.ts";
import { dayInRiyadh, startOfDay } from "#domain/riyadh-day.ts";
import { numberIn, textIn, textOrNull } from "#server/enquiries/database.ts";
import type { Row, Session } from "#server/enquiries/database.ts";
import { isHandled } from "#server/enquiries/enquiry-state.ts";
import { countEachTab, listTab } from "#server/work/list-enquiries.ts";
import { enquiryTables, rowColumns, rowIn } from "#server/work/work-rows.ts";

/** Entries of each list; the counts tell of the others. */
const longestList = 12;
/** Days before its end in which a quotation is shown. */
const endingDays = 3;
/** A letter that waits for longer is in trouble, in milliseconds. */
const longestWait = 15 * 60_000;

const accepted = `select ${rowColumns} ${enquiryTables}
where w.state = 'won' and exists (select 1 from enquiry_step s
  where s.reference = e.reference and s.to_state = 'won' and s.undone_at is null and s.at >= $1)
order by e.received_at desc, e.reference limit ${longestList}`;

const endingQuotations = `select t.id, t.reference, t.number, t.buyer_company, t.valid_until, t.total,
  e.company from quotation t left join enquiry e on e.reference = t.reference
where t.state in ('sent', 'viewed', 'change-requested')
  and t.valid_until >= $1 and t.valid_until <= $2 and t.number is not null and t.total is not null
order by t.valid_until, t.number limit ${longestList}`;

const stuckLetters = `select e.reference, e.company, o.state, o.last_error
from outbox o join enquiry e on e.reference = o.reference
  join enquiry_work w on w.reference = o.reference
where (o.state = 'refused' and not ${isHandled})
  or (o.state = 'waiting' and o.last_error is not null and e.received_at < $1)
order by e.received_at, e.reference limit ${longestList}`;

/** Reads everything that the first screen shows. */
export async function readToday(session: Session, currentTime: number): Promise<Today> {
  const day = dayInRiyadh(currentTime);
  const page = { today: day, limit: longestList };
  const yesterday = startOfDay(addDays(day, -1));
  return {
    day,
    counts: await countEachTab(session, day),
    newEnquiries: await listTab(session, "new", page),
    followUps: await listTab(session, "follow-up", page),
    held: await listTab(session, "held", page),
    ending: (await session.query(endingQuotations, [day, addDays(day, endingDays)])).map(endingIn),
    accepted: (await session.query(accepted, [yesterday])).map(rowIn),
    letters: (await session.query(stuckLetters, [currentTime - longestWait])).map(letterIn),
  };
}

function endingIn(row: Row): Today["ending"][number] {
  return {
    id: textIn(row, "id"),
    reference: textOrNull(row, "reference"),
    number: textIn(row, "number"),
    company: textOrNull(row, "company") ?? textIn(row, "buyer_company"),
    validUntil: textIn(row, "valid_until"),
    total: numberIn(row, "total"),
  };
}

function letterIn(row: Row): Today["letters"][number] {
  return {
    reference: textIn(row, "reference"),
    company: textIn(row, "company"),
    isRefused: textIn(row, "state") === "refused",
    lastError: textOrNull(row, "last_error"),
  };
}
