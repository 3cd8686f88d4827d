import type { DraftLine } from "#domain/quotation/line.ts";
import type { Language } from "#domain/language.ts";
import type { SiteData } from "#domain/site-data.ts";
import { SendError, sendByFetch } from "#site/islands/send-by-fetch.ts";
import type { Sending } from "#site/islands/sending.ts";

/** An enquiry that was sent without a connection. It is kept on the device until it has arrived. */
export interface WaitingEnquiry {
  readonly name: Sending["name"];
  /** Idempotency key: the server takes the enquiry once, however often it is sent. */
  readonly key: string;
  readonly sending: Sending;
  readonly language: Language;
  readonly backend: SiteData["backend"];
  /** Milliseconds since 1970, by the device's clock. */
  readonly at: number;
  /** The lines as they stood on the list. */
  readonly lines: readonly DraftLine[];
  readonly state: "waiting" | "sent" | "refused";
  /** Address of the receipt, once it has been sent. */
  readonly receipt?: string;
}

/** Names the background synchronization, the lock and the channel of waiting enquiries. */
export const waitingTag = "waiting-enquiries";

const storeName = "enquiries";

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB failed")));
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(waitingTag, 1);
  opening.addEventListener("upgradeneeded", () => {
    opening.result.createObjectStore(storeName, { keyPath: "name" });
  });
  return settled(opening);
}

/** Runs a task in a transaction of its own; rejects where storage is denied. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  task: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(storeName, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener("complete", () => resolve());
      transaction.addEventListener("abort", () =>
        reject(transaction.error ?? new Error("aborted")),
      );
    });
    const result = await task(transaction.objectStore(storeName));
    await done;
    return result;
  } finally {
    database.close();
  }
}

function announce(): void {
  const channel = new BroadcastChannel(waitingTag);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have no origin
  channel.postMessage("");
  channel.close();
}

/** Calls back whenever a waiting enquiry changes, in any tab or in the worker; returns how to stop. */
export function watchWaiting(notify: () => void): () => void {
  if (typeof BroadcastChannel === "undefined") {
    return () => undefined;
  }
  const channel = new BroadcastChannel(waitingTag);
  channel.addEventListener("message", notify);
  return () => channel.close();
}

/** Keeps an enquiry; a later one of the same form replaces it. Rejects where storage is denied. */
export async function keepWaiting(enquiry: WaitingEnquiry): Promise<void> {
  await inStore("readwrite", (store) => settled(store.put(enquiry)));
  announce();
}

/** Reads the enquiry of a form; undefined without one, and where storage is denied. */
export async function readWaiting(name: Sending["name"]): Promise<WaitingEnquiry | undefined> {
  try {
    return await inStore<WaitingEnquiry | undefined>("readonly", (store) =>
      settled(store.get(name)),
    );
  } catch {
    return undefined;
  }
}

/** Reads all enquiries; none where storage is denied. */
export async function readAllWaiting(): Promise<readonly WaitingEnquiry[]> {
  try {
    return await inStore<readonly WaitingEnquiry[]>("readonly", (store) => settled(store.getAll()));
  } catch {
    return [];
  }
}

/** Removes the enquiry of a form, once it is discarded or its result is shown. */
export async function removeWaiting(name: Sending["name"]): Promise<void> {
  try {
    await inStore("readwrite", (store) => settled(store.delete(name)));
    announce();
  } catch {
    // Storage is denied, so there is none.
  }
}

/** Removes the enquiry of a form whose result is known, and returns it to one caller alone. */
export async function takeResult(name: Sending["name"]): Promise<WaitingEnquiry | undefined> {
  try {
    return await inStore("readwrite", async (store) => {
      const enquiry: WaitingEnquiry | undefined = await settled(store.get(name));
      if (enquiry === undefined || enquiry.state === "waiting") {
        return undefined;
      }
      await settled(store.delete(name));
      return enquiry;
    });
  } catch {
    return undefined;
  }
}

/** Statuses that a repetition cannot change. */
const isFinal = (status: number) =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

async function sendOne(enquiry: WaitingEnquiry): Promise<void> {
  const { backend, sending, language, key } = enquiry;
  let result: WaitingEnquiry;
  try {
    const receipt = await sendByFetch(backend, sending, language, key);
    result = { ...enquiry, state: "sent", ...(receipt !== undefined && { receipt }) };
  } catch (error) {
    const status = error instanceof SendError ? error.answer?.status : undefined;
    if (status === undefined || !isFinal(status)) {
      return;
    }
    result = { ...enquiry, state: "refused" };
  }
  // Meanwhile it may have been discarded or replaced.
  if ((await readWaiting(enquiry.name))?.key === key) {
    await keepWaiting(result);
  }
}

async function sendAll(): Promise<void> {
  for (const enquiry of await readAllWaiting()) {
    if (enquiry.state === "waiting") {
      await sendOne(enquiry);
    }
  }
}

/** Sends the waiting enquiries; tabs and the worker take turns. */
export function sendWaiting(): Promise<void> {
  return "locks" in navigator ? navigator.locks.request(waitingTag, sendAll) : sendAll();
}
