import { StoreGone } from "#server/enquiries/database.ts";
import { describeLoss } from "#server/enquiries/high-water-mark.ts";
import type { EnquiryStore } from "#server/enquiries/store.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";
import type { Reason } from "#server/watch/health.ts";

const pause = 5000;

/** A fault of the store: acknowledged enquiries are missing, or it cannot be used. */
interface StoreFault extends Reason {
  readonly isLoss: boolean;
}

/** Finds a fault of the store; undefined where it holds every acknowledged enquiry. */
export async function lookAtStore(store: EnquiryStore): Promise<StoreFault | undefined> {
  try {
    const loss = await store.loss();
    const reason = "acknowledged enquiries are missing";
    return loss && { reason, detail: describeLoss(loss), isLoss: true };
  } catch (error) {
    const reason =
      error instanceof StoreGone
        ? { reason: "the files of the store were taken away or replaced", detail: error.message }
        : { reason: "the store does not answer", detail: tellError(error) };
    return { ...reason, isLoss: false };
  }
}

/** Looks every five seconds, and logs when something is wrong with the store and when it is right again. */
interface StoreWatch {
  start(): void;
  pass(): Promise<void>;
  stop(): void;
}

/** Makes it; nothing runs before `start`. */
export function createStoreWatch(store: EnquiryStore, log: Log): StoreWatch {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let reported: string | undefined;

  async function pass(): Promise<void> {
    const fault = await lookAtStore(store);
    if (fault?.reason === reported) {
      return;
    }
    reported = fault?.reason;
    if (fault === undefined) {
      log.info("store right again");
    } else {
      log.error("store wrong", { reason: fault.reason, detail: fault.detail ?? "" });
    }
  }

  async function run(): Promise<void> {
    await pass();
    if (running) {
      timer = setTimeout(run, pause).unref();
    }
  }

  return {
    start() {
      running = true;
      void run();
    },
    pass,
    stop() {
      running = false;
      clearTimeout(timer);
    },
  };
}
