import type { BuyerStage, EnquiryState, LossReason } from "#domain/office/enquiry-state.ts";
import type { EnquiryTab } from "#domain/office/enquiry-messages.ts";
import { countIn } from "#words/plurals.ts";

const lines = { one: "{n} line", other: "{n} lines" };
const enquiryCount = { one: "{n} enquiry", other: "{n} enquiries" };
const ages = {
  minute: { one: "{n} min", other: "{n} min" },
  hour: { one: "{n} h", other: "{n} h" },
  day: { one: "{n} day", other: "{n} days" },
};

const states: Record<EnquiryState, string> = {
  new: "New",
  taken: "Taken",
  quoted: "Quoted",
  won: "Won",
  lost: "Lost",
  closed: "Closed",
};

const stages: Record<BuyerStage, string> = {
  received: "received",
  pricing: "being priced",
  quoted: "quoted",
  accepted: "accepted",
  closed: "closed",
};

const reasons: Record<LossReason, string> = {
  price: "Price",
  "delivery-time": "Delivery time",
  "not-available": "Not available",
  "other-supplier": "Other supplier",
  cancelled: "Project cancelled",
  "no-answer": "No answer",
  other: "Another reason",
};

const tabs: Record<EnquiryTab, string> = {
  new: "New",
  taken: "Taken",
  quoted: "Quoted",
  "follow-up": "Follow-up",
  held: "Held",
  all: "All",
};

export const enquiries = {
  title: "Enquiries",
  enter: "New enquiry",
  tabs,
  tabsLabel: "Enquiries by state",
  states,
  stages,
  reasons,
  search: "Search",
  searchHint: "Company, name, e-mail, phone, reference, quotation, words",
  owner: "Owner",
  everybody: "Everybody",
  me: "Me",
  nobody: "Nobody",
  overdue: "Overdue only",
  state: "State",
  allStates: "All states",
  clear: "Clear filters",
  columns: {
    state: "State",
    age: "Age",
    company: "Company",
    lines: "Lines",
    value: "Value (SAR)",
    owner: "Owner",
    followUp: "Follow-up",
    reference: "Reference",
  },
  age: (unit: keyof typeof ages, count: number) => countIn("en", count, ages[unit]),
  lineCount: (count: number) => countIn("en", count, lines),
  count: (count: number) => countIn("en", count, enquiryCount),
  none: "No enquiries here.",
  noneFound: "Nothing matches these filters.",
  keys: "↑ ↓ choose · Enter opens",
  held: "Held",
  late: "Late",
  byClerk: "Entered by staff",
  previous: "Previous page",
  next: "Next page",
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};
