import { randomUUID } from "node:crypto";
import type { EnquiryDetail, EnquiryList, EnquiryQuery } from "#domain/office/enquiry-messages.ts";
import type { EnquiryState, LossReason } from "#domain/office/enquiry-state.ts";
import { dayInRiyadh } from "#domain/riyadh-day.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Session } from "#server/enquiries/database.ts";
import { assign, changeState, setFollowUp, undoState } from "#server/enquiries/enquiry-state.ts";
import type { EnquiryWork, WorkOutcome } from "#server/enquiries/enquiry-state.ts";
import type { Events } from "#server/people/events.ts";
import { findEnquiry } from "#server/work/find-enquiry.ts";
import { listEnquiries } from "#server/work/list-enquiries.ts";

/** A change by a person, based on a version of the work. */
interface Change {
  readonly person: string;
  readonly version: number;
}

/** Work of the staff on enquiries; every change is an event. */
export interface WorkStore {
  list(query: EnquiryQuery, person: string): Promise<EnquiryList>;
  find(reference: string): Promise<Omit<EnquiryDetail, "buyersPage"> | undefined>;
  changeState(
    reference: string,
    change: Change & { readonly to: EnquiryState; readonly reason?: LossReason },
  ): Promise<WorkOutcome>;
  undo(reference: string, change: Change): Promise<WorkOutcome>;
  assign(
    reference: string,
    change: Change & { readonly assignee: string | null },
  ): Promise<WorkOutcome>;
  setFollowUp(
    reference: string,
    change: Change & { readonly followUpOn: string | null },
  ): Promise<WorkOutcome>;
  /** Returns false where there is no such enquiry. */
  addNote(reference: string, note: { person: string; text: string }): Promise<boolean>;
  /** Returns false where there is no such note. */
  removeNote(reference: string, id: string, person: string): Promise<boolean>;
}

const insertNote = `insert into note (id, reference, at, person, text)
select $1, e.reference, $3, $4, $5 from enquiry e where e.reference = $2 returning id`;

const deleteNote = "delete from note where id = $2 and reference = $1 returning id";

/** Opens the work of the staff over either database. */
export function openWork(database: Database, events: Pick<Events, "add">, clock: Clock): WorkStore {
  /** Changes the work and logs the values that differ. */
  const change = (
    reference: string,
    person: string,
    what: string,
    work: (session: Session) => Promise<WorkOutcome>,
  ) =>
    database.transaction(async (session) => {
      const result = await work(session);
      if (result.outcome === "changed") {
        const values = { before: valuesOf(result.before), after: valuesOf(result.work) };
        await events.add({ person, what, subject: reference, ...values }, session);
      }
      return result;
    });

  return {
    list: (query, person) =>
      database.read((session) =>
        listEnquiries(session, query, { person, today: dayInRiyadh(clock.now()) }),
      ),

    find: (reference) => database.read((session) => findEnquiry(session, reference)),

    changeState: (reference, { to, reason, person, version }) =>
      change(reference, person, `enquiry.${to}`, (session) =>
        changeState(session, reference, {
          to,
          reason: reason ?? null,
          at: clock.now(),
          person,
          version,
        }),
      ),

    undo: (reference, { person, version }) =>
      change(reference, person, "enquiry.undone", (session) =>
        undoState(session, reference, { at: clock.now(), version }),
      ),

    assign: (reference, { assignee, person, version }) =>
      change(reference, person, "enquiry.assigned", (session) =>
        assign(session, reference, { assignee, version }),
      ),

    setFollowUp: (reference, { followUpOn, person, version }) =>
      change(reference, person, "enquiry.follow-up", (session) =>
        setFollowUp(session, reference, { followUpOn, version }),
      ),

    addNote: (reference, { person, text }) =>
      database.transaction(async (session) => {
        const values = [randomUUID(), reference, clock.now(), person, text];
        const added = (await session.query(insertNote, values)).length > 0;
        if (added) {
          await events.add({ person, what: "enquiry.note-added", subject: reference }, session);
        }
        return added;
      }),

    removeNote: (reference, id, person) =>
      database.transaction(async (session) => {
        const removed = (await session.query(deleteNote, [reference, id])).length > 0;
        if (removed) {
          await events.add({ person, what: "enquiry.note-removed", subject: reference }, session);
        }
        return removed;
      }),
  };
}

function valuesOf({
  state,
  reason,
  assignee,
  followUpOn,
}: EnquiryWork): Omit<EnquiryWork, "version"> {
  return { state, reason, assignee, followUpOn };
}
