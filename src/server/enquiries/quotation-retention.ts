import { emailKey } from "#domain/mail-address.ts";
import type { QuotationContent } from "#domain/quotation/quotation.ts";
import { numberOrNull, textIn } from "#server/enquiries/database.ts";
import type { Database, Session } from "#server/enquiries/database.ts";

/** The person to erase, by an enquiry or by an e-mail address. */
type ErasedPerson = { readonly reference: string } | { readonly email: string };

const forgetBuyer = `update quotation set content = $2, buyer_email = '', buyer_company = '',
  version = version + 1, erased_at = $3 where id = $1`;

const eraseActs = `update buyer_act set name = null, order_number = null, words = null, line_words = null
where quotation = $1`;

/**
 * Removes a person from quotations in the caller's transaction: name, company, address, notes, the buyer's words,
 * PDFs and letters. Numbers, goods, amounts and sums stay. Drafts that were never sent are removed.
 */
export async function eraseFromQuotations(
  session: Session,
  person: ErasedPerson,
  currentTime: number,
): Promise<void> {
  const [column, value] =
    "email" in person ? ["buyer_email", emailKey(person.email)] : ["reference", person.reference];
  await session.query(`delete from quotation where ${column} = $1 and revision = 0`, [value]);
  const rows = await session.query(`select id, content from quotation where ${column} = $1`, [
    value,
  ]);
  for (const row of rows) {
    const id = textIn(row, "id");
    await session.query(forgetBuyer, [id, anonymized(textIn(row, "content")), currentTime]);
    await eraseRevisions(session, id);
    await session.query(eraseActs, [id]);
    for (const table of ["quotation_pdf", "given_price", "letter"]) {
      await session.query(`delete from ${table} where quotation = $1`, [id]);
    }
  }
}

async function eraseRevisions(session: Session, id: string): Promise<void> {
  const rows = await session.query(
    "select revision, content from quotation_revision where quotation = $1 order by revision",
    [id],
  );
  for (const row of rows) {
    await session.query(
      "update quotation_revision set content = $3 where quotation = $1 and revision = $2",
      [id, numberOrNull(row, "revision"), anonymized(textIn(row, "content"))],
    );
  }
}

/** Removes everything that may name a person; a free line keeps its amounts without its words. */
function anonymized(text: string): string {
  const content = JSON.parse(text) as QuotationContent;
  const lines = content.lines.map(({ asked: _asked, note: _note, ...line }) => ({
    ...line,
    text: line.product === undefined ? "" : line.text,
  }));
  const buyer = { name: "", company: "", email: "" };
  return JSON.stringify({ ...content, buyer, terms: "", lines });
}

/** Removes quotations older than their retention; the newest one vouches for the clock. */
export async function purgeQuotations(
  database: Database,
  { years, now }: { readonly years: number; readonly now: number },
): Promise<number> {
  return database.transaction(async (session) => {
    const [row] = await session.query("select max(changed_at) as newest from quotation");
    const newest = (row && numberOrNull(row, "newest")) ?? now;
    const due = new Date(Math.min(now, newest));
    due.setUTCFullYear(due.getUTCFullYear() - years);
    const removed = await session.query(
      "delete from quotation where changed_at < $1 returning id",
      [due.getTime()],
    );
    return removed.length;
  });
}
