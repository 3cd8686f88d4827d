import {
  canChangeState,
  enquiryStates,
  finishedStates,
  followUpAfterStep,
} from "#domain/office/enquiry-state.ts";
import type { EnquiryState } from "#domain/office/enquiry-state.ts";
import { numberIn, textIn, textOrNull } from "#server/enquiries/database.ts";
import type { Row, Session } from "#server/enquiries/database.ts";

/** SQL condition on `enquiry_work w`: nothing is left to do. */
export const isHandled = `w.state in (${finishedStates.map((state) => `'${state}'`).join(", ")})`;

/** Work of the supplier on an enquiry; `version` grows with every change of it. */
export interface EnquiryWork {
  readonly state: EnquiryState;
  /** Reason of a loss. */
  readonly reason: string | null;
  /** Identifies the person who deals with it. */
  readonly assignee: string | null;
  /** Day in Riyadh on which to ask the buyer again. */
  readonly followUpOn: string | null;
  readonly version: number;
}

/** A step of an enquiry to another state. */
export interface StateStep {
  readonly to: EnquiryState;
  readonly reason?: string | null;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Person who takes the step; null for a command or the buyer. */
  readonly person: string | null;
  /** Version that the step was based on; absent for a step that the program takes by itself. */
  readonly version?: number;
}

/**
 * Result of a change. `stale`: another version is current. `refused`: the table of transitions lacks the step,
 * or the letter is held.
 */
export type WorkOutcome =
  | { readonly outcome: "changed"; readonly before: EnquiryWork; readonly work: EnquiryWork }
  | { readonly outcome: "stale" | "refused"; readonly work: EnquiryWork }
  | { readonly outcome: "missing" };

/** Columns of `enquiry_work` that `workIn` reads. */
const workColumns = "state, reason, assignee, follow_up_on, version";

const lockRow = `update enquiry_work set version = version where reference = $1
returning ${workColumns}`;

const heldRow = "select 1 as held from outbox where reference = $1 and state = 'held'";

const writeRow = `update enquiry_work
set state = $2, reason = $3, assignee = $4, follow_up_on = $5, version = version + 1
where reference = $1 returning ${workColumns}`;

const insertStep = `insert into enquiry_step (reference, position, from_state, from_reason, from_assignee,
  from_follow_up, to_state, to_reason, at, person)
select $1, coalesce(max(position), 0) + 1, $2, $3, $4, $5, $6, $7, $8, $9
from enquiry_step where reference = $1`;

const lastStep = `select position, from_state, from_reason, from_assignee, from_follow_up
from enquiry_step where reference = $1 and undone_at is null order by position desc limit 1`;

const markUndone = "update enquiry_step set undone_at = $3 where reference = $1 and position = $2";

/** Reads the work in a row. */
export function workIn(row: Row): EnquiryWork {
  return {
    state: stateIn(row, "state"),
    reason: textOrNull(row, "reason"),
    assignee: textOrNull(row, "assignee"),
    followUpOn: textOrNull(row, "follow_up_on"),
    version: numberIn(row, "version"),
  };
}

/** Reads a state; throws where the column holds anything else. */
export function stateIn(row: Row, column: string): EnquiryState {
  const name = textIn(row, column);
  const state = enquiryStates.find((candidate) => candidate === name);
  if (state === undefined) {
    throw new TypeError(`column ${column} holds no state`);
  }
  return state;
}

/** Begins the work on a stored enquiry; one that a clerk entered is taken by that clerk. */
export async function beginWork(
  session: Session,
  reference: string,
  enteredBy: string | undefined,
): Promise<void> {
  const state: EnquiryState = enteredBy === undefined ? "new" : "taken";
  await session.query(
    "insert into enquiry_work (reference, state, assignee, version) values ($1, $2, $3, 0)",
    [reference, state, enteredBy ?? null],
  );
}

/** Takes a step in the caller's transaction; an enquiry that a person takes is assigned to that person. */
export async function changeState(
  session: Session,
  reference: string,
  { to, reason = null, at, person, version }: StateStep,
): Promise<WorkOutcome> {
  return updateWork(session, reference, version, async (current) => {
    if (!canChangeState(current.state, to) || (await isHeld(session, reference))) {
      return undefined;
    }
    await session.query(insertStep, [
      reference,
      current.state,
      current.reason,
      current.assignee,
      current.followUpOn,
      to,
      reason,
      at,
      person,
    ]);
    return {
      state: to,
      reason: to === "lost" ? reason : null,
      assignee: current.assignee ?? person,
      followUpOn: followUpAfterStep(to, { at, current: current.followUpOn }),
    };
  });
}

/** Sets the next question to the buyer of a quoted enquiry anew; `refused` in another state. */
export function renewFollowUp(
  session: Session,
  reference: string,
  currentTime: number,
): Promise<WorkOutcome> {
  return updateWork(session, reference, undefined, async (current) =>
    current.state === "quoted"
      ? {
          ...current,
          followUpOn: followUpAfterStep("quoted", { at: currentTime, current: current.followUpOn }),
        }
      : undefined,
  );
}

/** Undoes the last step that is not undone; `refused` where there is none. */
export async function undoState(
  session: Session,
  reference: string,
  { at, version }: Pick<StateStep, "at" | "version">,
): Promise<WorkOutcome> {
  return updateWork(session, reference, version, async () => {
    const [step] = await session.query(lastStep, [reference]);
    if (step === undefined) {
      return undefined;
    }
    await session.query(markUndone, [reference, numberIn(step, "position"), at]);
    return {
      state: stateIn(step, "from_state"),
      reason: textOrNull(step, "from_reason"),
      assignee: textOrNull(step, "from_assignee"),
      followUpOn: textOrNull(step, "from_follow_up"),
    };
  });
}

/** Assigns the enquiry to a person, or to nobody. */
export function assign(
  session: Session,
  reference: string,
  { assignee, version }: { readonly assignee: string | null; readonly version: number },
): Promise<WorkOutcome> {
  return updateWork(session, reference, version, async (current) => ({ ...current, assignee }));
}

/** Sets the day on which to ask the buyer again, or none. */
export function setFollowUp(
  session: Session,
  reference: string,
  { followUpOn, version }: { readonly followUpOn: string | null; readonly version: number },
): Promise<WorkOutcome> {
  return updateWork(session, reference, version, async (current) => ({ ...current, followUpOn }));
}

/** Locks the row, checks the version and writes the result of `change`; undefined refuses. */
async function updateWork(
  session: Session,
  reference: string,
  version: number | undefined,
  change: (current: EnquiryWork) => Promise<Omit<EnquiryWork, "version"> | undefined>,
): Promise<WorkOutcome> {
  const [row] = await session.query(lockRow, [reference]);
  if (row === undefined) {
    return { outcome: "missing" };
  }
  const current = workIn(row);
  if (version !== undefined && version !== current.version) {
    return { outcome: "stale", work: current };
  }
  const changed = await change(current);
  if (changed === undefined) {
    return { outcome: "refused", work: current };
  }
  const { state, reason, assignee, followUpOn } = changed;
  const values = [reference, state, reason, assignee, followUpOn];
  const [written] = await session.query(writeRow, values);
  return written === undefined
    ? { outcome: "missing" }
    : { outcome: "changed", before: current, work: workIn(written) };
}

async function isHeld(session: Session, reference: string): Promise<boolean> {
  return (await session.query(heldRow, [reference])).length > 0;
}
