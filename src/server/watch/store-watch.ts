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

/** What is wrong with the store; undefined where it holds what was acknowledged. */
export async function lookAtStore(store: EnquiryStore): Promise<StoreFault | undefined> {
  try {
    const loss = await store.loss();
    const reason = "acknowledged enquiries are missing";
    return loss && { reason, detail: describeLoss(loss), isLoss: true };
  } catch (error) {
    const fault =
      error instanceof StoreGone
        ? { reason: "the files of the store were taken away or replaced", detail: error.message }
        : { reason: "the store does not answer", detail: tellError(error) };
    return { ...fault, isLoss: false };
  }
}

/** Looks every five seconds, and logs when something is wrong with the store and when it is right again. */
export interface StoreWatch {
  start(): void;
  pass(): Promise<void>;
  stop(): void;
}

/** Makes it; nothing runs before `start`. */
export function createStoreWatch(store: EnquiryStore, log: Log): StoreWatch {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let told: string | undefined;

  async function pass(): Promise<void> {
    const found = await lookAtStore(store);
    if (found?.reason === told) {
      return;
    }
    told = found?.reason;
    if (found === undefined) {
      log.info("store right again");
    } else {
      log.error("store wrong", { reason: found.reason, detail: found.detail ?? "" });
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
