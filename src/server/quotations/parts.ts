import type { Clock } from "#server/clock.ts";
import type { Database, Session } from "#server/enquiries/database.ts";
import type { NewEvent } from "#server/people/events.ts";

/** A step of the enquiry that a quotation causes; `undo` takes the last one back. */
export interface EnquiryStep {
  readonly to: "quoted" | "won" | "undo";
  readonly at: number;
  readonly person: string | null;
}

/** Collaborators of the quotations; both functions join the caller's transaction. */
export interface QuotationParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly vatPercent: number;
  /** Domain of Message-IDs. */
  readonly mailDomain: string;
  record(session: Session, event: NewEvent): Promise<void>;
  followEnquiry(session: Session, reference: string, step: EnquiryStep): Promise<void>;
}

/** Normalizes a company's name for the search of its earlier prices. */
export function companyKey(company: string): string {
  return company.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ").trim();
}
