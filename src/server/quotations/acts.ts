import { randomUUID } from "node:crypto";
import type { BuyerDecision } from "#domain/quotation/buyer-act.ts";
import { mayTake, quotationTransitions } from "#domain/quotation/quotation-states.ts";
import type {
  QuotationAction,
  QuotationActor,
  QuotationState,
} from "#domain/quotation/quotation-states.ts";
import { numberIn, numberOrNull, textIn, textOrNull } from "#server/enquiries/database.ts";
import type { Row, Session } from "#server/enquiries/database.ts";
import { queueLetter } from "#server/quotations/letters.ts";
import type { QuotationParts } from "#server/quotations/parts.ts";
import { lock } from "#server/quotations/quotation-rows.ts";
import type { Quotation } from "#server/quotations/quotation-rows.ts";

/** A decision on a revision, as it was stored. */
export interface BuyerAct {
  readonly id: string;
  readonly quotation: string;
  readonly revision: number;
  readonly action: string;
  readonly actor: QuotationActor;
  readonly name: string | null;
  readonly orderNumber: string | null;
  readonly words: string;
  /** Remarks by the ids of lines. */
  readonly lineWords: Readonly<Record<string, string>>;
  readonly at: number;
  readonly undoneAt: number | null;
}

interface DecideOrder {
  readonly id: string;
  /** Revision that the person saw. */
  readonly revision: number;
  readonly decision: BuyerDecision;
  readonly actor: QuotationActor;
  /** Id of the clerk who decides in the buyer's name. */
  readonly person: string | null;
}

/**
 * Result of an act. `known`: the same decision was stored before. `stale`: a later revision was sent.
 * `refused`: the state does not allow it.
 */
export type ActOutcome =
  | { readonly outcome: "done" | "known" | "stale" | "refused"; readonly quotation: Quotation }
  | { readonly outcome: "missing" };

/** Acts on sent quotations. */
export interface Acts {
  /** Stores a decision and queues the letters about it, in one transaction. */
  decide(order: DecideOrder): Promise<ActOutcome>;
  /** Notes that the buyer looked at the revision; never by a mere GET. */
  view(id: string, revision: number): Promise<ActOutcome>;
  withdraw(id: string, person: string | null): Promise<ActOutcome>;
  /** Takes the last decision or withdrawal back; a sent revision stays sent. */
  undo(id: string, person: string | null): Promise<ActOutcome>;
  /** Lists the decisions on a quotation, the oldest first. */
  list(quotation: string): Promise<readonly BuyerAct[]>;
  find(act: string): Promise<BuyerAct | undefined>;
}

const columns = `id, quotation, revision, action, actor, name, order_number, words, line_words, at, undone_at`;

const insertAct = `insert into buyer_act (id, quotation, revision, action, actor, name, order_number, words,
  line_words, person, at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

const lastAct = `select ${columns} from buyer_act where quotation = $1 and undone_at is null
order by at desc, id limit 1`;

const undoAct = `update buyer_act set undone_at = $2 where id = $1`;

const writeState = `update quotation set state = $2, previous_state = $3, version = version + 1, changed_at = $4,
  decided_at = $5
where id = $1`;

/** Creates the acts over either database. */
export function createActs(parts: QuotationParts): Acts {
  const { database, clock } = parts;

  /** Locks the quotation, checks the action and writes the state; the quotation is the one before. */
  async function step(
    session: Session,
    action: QuotationAction,
    order: { id: string; revision?: number; actor: QuotationActor; person: string | null },
  ): Promise<ActOutcome> {
    const time = clock.now();
    const quotation = await lock(session, order.id, time);
    if (quotation === undefined) {
      return { outcome: "missing" };
    }
    if (order.revision !== undefined && order.revision !== quotation.revision) {
      return { outcome: "stale", quotation };
    }
    const { to } = quotationTransitions[action];
    const nextState = to === "previous" ? quotation.previousState : to;
    if (!mayTake(action, quotation.state, order.actor) || nextState === null) {
      return { outcome: "refused", quotation };
    }
    const previous = quotation.state === nextState ? quotation.previousState : quotation.state;
    const decidedAt = action === "view" || action === "undo" ? null : time;
    await session.query(writeState, [
      order.id,
      nextState,
      action === "undo" || action === "view" ? null : storedState(previous),
      time,
      decidedAt,
    ]);
    if (action !== "view") {
      await parts.record(session, {
        person: order.person,
        what: `quotation.${action}`,
        subject: quotation.number ?? quotation.id,
        before: quotation.state,
        after: nextState,
      });
    }
    return { outcome: "done", quotation };
  }

  async function follow(
    session: Session,
    { reference }: Quotation,
    transition: "won" | "undo",
    person: string | null,
  ): Promise<void> {
    if (reference !== null) {
      await parts.followEnquiry(session, reference, { to: transition, at: clock.now(), person });
    }
  }

  async function decideIn(session: Session, order: DecideOrder): Promise<ActOutcome> {
    const { id, decision, actor, person } = order;
    const quotation = await lock(session, id, clock.now());
    if (quotation !== undefined && (await isRepeated(session, order))) {
      return { outcome: "known", quotation };
    }
    const outcome = await step(session, decision.action, order);
    if (outcome.outcome !== "done") {
      return outcome;
    }
    const act = await storeAct(session, order, clock.now());
    if (decision.action === "accept") {
      await follow(session, outcome.quotation, "won", person);
    }
    for (const kind of actor === "buyer" ? ["act-to-clerk", "act-to-buyer"] : []) {
      await queueLetter(session, {
        kind,
        messageId: `<${kind}.${act.toUpperCase()}@${parts.mailDomain}>`,
        payload: { act },
        quotation: id,
        at: clock.now(),
      });
    }
    return current(session, id, outcome);
  }

  async function current(session: Session, id: string, outcome: ActOutcome): Promise<ActOutcome> {
    const quotation = outcome.outcome === "done" ? await lock(session, id, clock.now()) : undefined;
    return quotation === undefined ? outcome : { outcome: "done", quotation };
  }

  return {
    decide: (order) => database.transaction((session) => decideIn(session, order)),

    view: (id, revision) =>
      database.transaction(async (session) =>
        current(
          session,
          id,
          await step(session, "view", { id, revision, actor: "buyer", person: null }),
        ),
      ),

    withdraw: (id, person) =>
      database.transaction(async (session) =>
        current(session, id, await step(session, "withdraw", { id, actor: "staff", person })),
      ),

    undo: (id, person) =>
      database.transaction(async (session) => {
        const outcome = await step(session, "undo", { id, actor: "staff", person });
        if (outcome.outcome === "done") {
          const { state } = outcome.quotation;
          const [row] = state === "withdrawn" ? [] : await session.query(lastAct, [id]);
          if (row !== undefined) {
            await session.query(undoAct, [textIn(row, "id"), clock.now()]);
          }
          if (state === "accepted") {
            await follow(session, outcome.quotation, "undo", person);
          }
        }
        return current(session, id, outcome);
      }),

    async list(quotation) {
      const sql = `select ${columns} from buyer_act where quotation = $1 order by at, id`;
      return (await database.read((session) => session.query(sql, [quotation]))).map(actIn);
    },

    async find(act) {
      const sql = `select ${columns} from buyer_act where id = $1`;
      const [row] = await database.read((session) => session.query(sql, [act]));
      return row && actIn(row);
    },
  };
}

/** Replaces a state of the calendar by one that is stored. */
function storedState(state: QuotationState | null): QuotationState | null {
  return state === "expired" ? "sent" : state;
}

async function storeAct(session: Session, order: DecideOrder, time: number): Promise<string> {
  const id = randomUUID();
  const { name, orderNumber, words, lineWords } = partsOf(order.decision);
  await session.query(insertAct, [
    id,
    order.id,
    order.revision,
    order.decision.action,
    order.actor,
    name,
    orderNumber,
    words,
    JSON.stringify(lineWords),
    order.person,
    time,
  ]);
  return id;
}

/** Lists the parts of a decision; those that its action lacks are empty. */
function partsOf(decision: BuyerDecision) {
  return {
    name: "name" in decision ? decision.name : null,
    orderNumber: ("orderNumber" in decision ? decision.orderNumber : undefined) ?? null,
    words: decision.words ?? "",
    lineWords: "lineWords" in decision ? decision.lineWords : {},
  };
}

/** Compares a decision with the last one, so that a repeated form changes nothing. */
async function isRepeated(session: Session, order: DecideOrder): Promise<boolean> {
  const [row] = await session.query(lastAct, [order.id]);
  if (row === undefined) {
    return false;
  }
  const { revision, decision } = order;
  const act = actIn(row);
  const { name, words, lineWords } = partsOf(decision);
  return (
    act.revision === revision &&
    act.action === decision.action &&
    act.name === name &&
    act.words === words &&
    JSON.stringify(act.lineWords) === JSON.stringify(lineWords)
  );
}

function actIn(row: Row): BuyerAct {
  return {
    id: textIn(row, "id"),
    quotation: textIn(row, "quotation"),
    revision: numberIn(row, "revision"),
    action: textIn(row, "action"),
    actor: textIn(row, "actor") === "buyer" ? "buyer" : "staff",
    name: textOrNull(row, "name"),
    orderNumber: textOrNull(row, "order_number"),
    words: textOrNull(row, "words") ?? "",
    lineWords: JSON.parse(textOrNull(row, "line_words") ?? "{}") as BuyerAct["lineWords"],
    at: numberIn(row, "at"),
    undoneAt: numberOrNull(row, "undone_at"),
  };
}
