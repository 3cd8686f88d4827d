import type { EnquiryList, EnquiryQuery, EnquiryTab } from "#domain/office/enquiry-messages.ts";
import { enquiriesOnPage } from "#domain/office/enquiry-messages.ts";
import { likePattern, numberIn } from "#server/enquiries/database.ts";
import type { Row, Session, SqlValue } from "#server/enquiries/database.ts";
import { isHandled } from "#server/enquiries/enquiry-state.ts";
import { enquiryTables, rowColumns, rowIn } from "#server/work/work-rows.ts";

/** Person who asks for a list, and the day in Riyadh. */
interface Viewer {
  readonly person: string;
  readonly today: string;
}

/** Columns that the search looks through. */
const searched = [
  "e.reference",
  "e.name",
  "e.email",
  "e.company",
  "e.message",
  "q.phone",
  "q.own_reference",
  "p.name",
];

const notHeld = "o.state not in ('held', 'discarded')";

/** True for every row; names `$1`, which only some of the conditions use. */
const always = "cast($1 as text) is not null";

/** Conditions of the tabs; `$1` is today. */
const tabConditions: Readonly<Record<EnquiryTab, string>> = {
  new: `w.state = 'new' and o.state <> 'held'`,
  taken: `w.state = 'taken' and ${notHeld}`,
  quoted: `w.state = 'quoted' and ${notHeld}`,
  "follow-up": `w.follow_up_on <= $1 and not ${isHandled} and ${notHeld}`,
  held: "o.state = 'held'",
  all: "1 = 1",
};

const countOf = ([tab, condition]: readonly [string, string]) =>
  `coalesce(sum(case when ${condition} then 1 else 0 end), 0) as "${tab}"`;

const countTabs = `select ${Object.entries(tabConditions).map(countOf).join(",\n  ")}
from enquiry_work w join outbox o on o.reference = w.reference`;

/** Lists the enquiries of a tab that the filters leave, with the counts of all tabs. */
export async function listEnquiries(
  session: Session,
  query: EnquiryQuery,
  viewer: Viewer,
): Promise<EnquiryList> {
  const { where, parameters } = conditionsOf(query, viewer);
  const [total = {}] = await session.query(
    `select count(*) as total ${enquiryTables} where ${where}`,
    parameters,
  );
  const place = parameters.length;
  const rows = await session.query(
    `select ${rowColumns} ${enquiryTables} where ${where}
order by ${orderOf(query.tab)} limit $${place + 1} offset $${place + 2}`,
    [...parameters, enquiriesOnPage, (query.page - 1) * enquiriesOnPage],
  );
  return {
    rows: rows.map(rowIn),
    total: numberIn(total, "total"),
    counts: await countEachTab(session, viewer.today),
  };
}

/** Counts the enquiries of every tab, whatever the filters. */
export async function countEachTab(
  session: Session,
  today: string,
): Promise<EnquiryList["counts"]> {
  const [row = {}] = await session.query(countTabs, [today]);
  const count = (tab: EnquiryTab) => numberIn(row, tab);
  return {
    new: count("new"),
    taken: count("taken"),
    quoted: count("quoted"),
    "follow-up": count("follow-up"),
    held: count("held"),
    all: count("all"),
  };
}

/** Lists the first rows of a tab, and counts all of them. */
export async function listTab(
  session: Session,
  tab: EnquiryTab,
  { today, limit }: { readonly today: string; readonly limit: number },
): Promise<ReturnType<typeof rowIn>[]> {
  const rows: readonly Row[] = await session.query(
    `select ${rowColumns} ${enquiryTables} where ${always} and ${tabConditions[tab]}
order by ${orderOf(tab)} limit $2`,
    [today, limit],
  );
  return rows.map(rowIn);
}

function orderOf(tab: EnquiryTab): string {
  return tab === "follow-up"
    ? "w.follow_up_on, e.received_at, e.reference"
    : "e.received_at desc, e.reference";
}

function conditionsOf(query: EnquiryQuery, { person, today }: Viewer) {
  const parameters: SqlValue[] = [today];
  const conditions = [always, tabConditions[query.tab]];
  const add = (value: SqlValue) => `$${parameters.push(value)}`;
  if (query.owner === "nobody") {
    conditions.push("w.assignee is null");
  } else if (query.owner !== "") {
    conditions.push(`w.assignee = ${add(query.owner === "me" ? person : query.owner)}`);
  }
  if (query.state !== undefined) {
    conditions.push(`w.state = ${add(query.state)}`);
  }
  if (query.overdue === 1) {
    conditions.push(`w.follow_up_on < $1 and not ${isHandled}`);
  }
  for (const word of query.q.split(/\s+/).filter(Boolean)) {
    const pattern = add(likePattern(word));
    const columns = searched.map((column) => `lower(${column}) like ${pattern} escape '!'`);
    conditions.push(`(${columns.join(" or ")} or exists (
  select 1 from note n where n.reference = e.reference and lower(n.text) like ${pattern} escape '!')
or exists (
  select 1 from quotation v where v.reference = e.reference and lower(v.number) like ${pattern} escape '!'))`);
  }
  return { where: conditions.join(" and "), parameters };
}
