import type { EnquiryDetail } from "#domain/office/enquiry-messages.ts";
import { emailKey } from "#domain/mail-address.ts";
import { normalizeCompany } from "#domain/office/company-name.ts";
import type { QuotationRequest } from "#domain/quotation/quotation-request.ts";
import { readFiles } from "#server/enquiries/attachments/attachments.ts";
import { numberIn, numberOrNull, textIn, textOrNull } from "#server/enquiries/database.ts";
import type { Row, Session } from "#server/enquiries/database.ts";
import { stateIn } from "#server/enquiries/enquiry-state.ts";
import { readRequests } from "#server/enquiries/request-rows.ts";
import { enquiryTables, rowColumns, rowIn } from "#server/work/work-rows.ts";

/** Enquiries of one buyer that the screen lists. */
const longestHistory = 50;

const findRow = `select ${rowColumns}, e.message, e.suspicion, o.last_error ${enquiryTables}
where e.reference = $1`;

const listNotes = `select n.id, n.at, n.text, p.name as person from note n
left join person p on p.id = n.person where n.reference = $1 order by n.at desc, n.id`;

const listSteps = `select s.at, s.from_state, s.to_state, s.to_reason, s.undone_at, p.name as person
from enquiry_step s left join person p on p.id = s.person
where s.reference = $1 order by s.position desc`;

/** Reads everything about one enquiry but the address of the buyer's page. */
export async function findEnquiry(
  session: Session,
  reference: string,
): Promise<Omit<EnquiryDetail, "buyersPage"> | undefined> {
  const [row] = await session.query(findRow, [reference]);
  if (row === undefined) {
    return undefined;
  }
  const requests = await readRequests(session, [reference]);
  const files = (await readFiles(session, [reference])).get(reference) ?? [];
  const steps = (await session.query(listSteps, [reference])).map(stepIn);
  const enquiry = rowIn(row);
  return {
    ...enquiry,
    message: textIn(row, "message"),
    request: copyRequest(requests.get(reference)),
    files: [...files],
    suspicion: textOrNull(row, "suspicion"),
    letter: { state: textIn(row, "letter_state"), lastError: textOrNull(row, "last_error") },
    notes: (await session.query(listNotes, [reference])).map(noteIn),
    steps,
    canUndo: steps.some(({ isUndone }) => !isUndone),
    history: await listHistory(session, enquiry),
  };
}

/** Copies a request into arrays that a message may hold. */
function copyRequest(request: QuotationRequest | undefined): EnquiryDetail["request"] {
  return request === undefined
    ? null
    : {
        ...request,
        lines: request.lines.map(({ sizes, ...line }) => ({ ...line, sizes: [...sizes] })),
      };
}

function noteIn(row: Row): EnquiryDetail["notes"][number] {
  return {
    id: textIn(row, "id"),
    at: numberIn(row, "at"),
    person: textOrNull(row, "person"),
    text: textIn(row, "text"),
  };
}

function stepIn(row: Row): EnquiryDetail["steps"][number] {
  return {
    at: numberIn(row, "at"),
    person: textOrNull(row, "person"),
    from: stateIn(row, "from_state"),
    to: stateIn(row, "to_state"),
    reason: textOrNull(row, "to_reason"),
    isUndone: numberOrNull(row, "undone_at") !== null,
  };
}

/** Lists the other enquiries of the same e-mail address or company. */
async function listHistory(
  session: Session,
  { reference, email, company }: Pick<EnquiryDetail, "reference" | "email" | "company">,
): Promise<EnquiryDetail["history"]> {
  const spellings = await findSpellings(session, company);
  const isSameCompany =
    spellings.length === 0 ? "" : ` or e.company in (${placesAfter(3, spellings)})`;
  const rows = await session.query(
    `select ${rowColumns} ${enquiryTables}
where e.reference <> $1 and ((e.email <> '' and lower(e.email) = $2)${isSameCompany})
order by e.received_at desc, e.reference limit $3`,
    [reference, emailKey(email), longestHistory, ...spellings],
  );
  return rows.map(rowIn);
}

/** Finds the spellings of a company in the store. */
async function findSpellings(session: Session, company: string): Promise<readonly string[]> {
  const normalized = normalizeCompany(company);
  if (normalized === "") {
    return [];
  }
  const rows = await session.query("select distinct company from enquiry");
  return rows
    .map((row) => textIn(row, "company"))
    .filter((name) => normalizeCompany(name) === normalized);
}

function placesAfter(count: number, values: readonly string[]): string {
  return values.map((_, index) => `$${count + index + 1}`).join(", ");
}
