import type { PublishOrder, PublishOutcome } from "#domain/office/draft.ts";
import type { Draft, Drafts } from "#server/catalogue/drafts.ts";
import type { Uploads } from "#server/catalogue/uploads.ts";
import type { Clock } from "#server/clock.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";
import type { Events } from "#server/people/events.ts";

/** Milliseconds of rest after an edit before prices and availability are published. */
const restAfterEdit = 2000;
/** Milliseconds until a publish that failed is tried again. */
const retryDelay = 30_000;

/** Result of a publish; `failed` is an error that no edit caused, such as a full disk. */
export type LastPublish = { readonly at: number } & (PublishOutcome | { readonly kind: "failed" });

interface PublisherState {
  /** `held` while an earlier release is shown: a publish by itself would end that. */
  readonly phase: "idle" | "waiting" | "running" | "held";
  readonly last: LastPublish | undefined;
}

/** Publishes drafts, one publish at a time. */
export interface Publisher {
  /** Resumes what an ended process left. */
  start(): void;
  /** Publishes the drafts that ask for it after a moment without edits. */
  soon(): void;
  /** Publishes every draft, or none of them after a refusal. */
  publishAll(person: string, note: string): Promise<LastPublish>;
  /** Publishes the content folder as it is, without drafts. */
  publishFolder(person: string, note: string): Promise<LastPublish>;
  state(): PublisherState;
  stop(): Promise<void>;
}

interface PublisherParts {
  readonly drafts: Drafts;
  readonly run: (order: PublishOrder) => Promise<PublishOutcome>;
  /** Writes the uploaded files that changes name to the disk. */
  readonly stage: Uploads["stage"];
  /** Tells if somebody has chosen to show an earlier release. */
  readonly showsEarlier: () => Promise<boolean>;
  /** Prepares for a publish that follows within seconds. */
  readonly warm?: () => void;
  readonly events: Events;
  readonly clock: Clock;
  readonly log: Log;
  /** Milliseconds of rest after an edit. */
  readonly rest?: number;
}

export function createPublisher(parts: PublisherParts): Publisher {
  const { drafts, run, stage, showsEarlier, events, clock, log, rest = restAfterEdit } = parts;
  let timer: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  /** Publishes that run or wait for their turn. */
  let waiting = 0;
  let lastOutcome: LastPublish | undefined;
  let isHeld = false;
  let isStopped = false;

  function soon(delay: number): void {
    clearTimeout(timer);
    timer = undefined;
    if (!isStopped) {
      timer = setTimeout(() => {
        timer = undefined;
        void publishAsked();
      }, delay);
    }
  }

  async function publish(
    changes: readonly Draft[],
    order: Omit<PublishOrder, "changes">,
    person: string | null,
  ): Promise<LastPublish> {
    const staged = await stage(changes);
    const outcome = await run({ changes, files: staged.files, ...order }).finally(staged.remove);
    if (outcome.kind === "published") {
      isHeld = false;
      const { number, published, refused } = outcome;
      await drafts.settle(published);
      const isPublished = ({ path, field }: Draft) =>
        published.some((change) => change.path === path && change.field === field);
      await drafts.keepBack(
        changes.filter((change) => !isPublished(change)),
        refused,
      );
      await events.add({ person, what: "catalogue.published", subject: String(number) });
    } else {
      await drafts.keepBack(changes, outcome.refused);
    }
    return { ...outcome, at: clock.now() };
  }

  /** Runs one publish after the other; undefined where there was nothing to publish. */
  function inTurn<Result extends LastPublish | undefined>(
    work: () => Promise<Result>,
  ): Promise<Result | LastPublish> {
    waiting += 1;
    const turn = queue.then(work).catch((error: unknown): LastPublish => {
      log.error("publishing failed", { reason: tellError(error) });
      soon(retryDelay);
      return { kind: "failed", at: clock.now() };
    });
    const result = turn.then((outcome) => {
      waiting -= 1;
      lastOutcome = outcome ?? lastOutcome;
      return outcome;
    });
    queue = result;
    return result;
  }

  function phaseOf(): PublisherState["phase"] {
    if (waiting > 0) {
      return "running";
    }
    if (timer !== undefined) {
      return "waiting";
    }
    return isHeld ? "held" : "idle";
  }

  const publishAsked = () =>
    inTurn(async () => {
      isHeld = await showsEarlier();
      if (isHeld) {
        return undefined;
      }
      const due = (await drafts.list()).filter((draft) => draft.asked);
      return due.length === 0
        ? undefined
        : publish(due, { withoutRefused: true, note: namesOf(due) }, null);
    });

  return {
    start: () => soon(0),
    soon() {
      parts.warm?.();
      soon(rest);
    },
    publishAll(person, note) {
      clearTimeout(timer);
      timer = undefined;
      return inTurn(async () => {
        await drafts.askForAll();
        const changes = await drafts.list();
        const usualNote = note === "" ? namesOf(changes) : note;
        const outcome = await publish(changes, { withoutRefused: false, note: usualNote }, person);
        soon(rest);
        return outcome;
      });
    },
    publishFolder: (person, note) =>
      inTurn(() => publish([], { withoutRefused: false, note }, person)),
    state: () => ({
      phase: phaseOf(),
      last: lastOutcome,
    }),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await queue;
    },
  };
}

/** Names the persons whose changes are published. */
function namesOf(drafts: readonly Draft[]): string {
  return [...new Set(drafts.flatMap(({ person }) => person ?? []))].join(", ");
}
