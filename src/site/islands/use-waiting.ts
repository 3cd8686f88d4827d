import { useCallback, useEffect, useRef, useState } from "react";
import type { DraftLine } from "#domain/quotation/line.ts";
import type { Language } from "#domain/language.ts";
import type { SiteData } from "#domain/site-data.ts";
import { storageKeys, writeStored } from "#site/islands/device-storage.ts";
import type { Sending } from "#site/islands/sending.ts";
import {
  keepWaiting,
  readWaiting,
  removeWaiting,
  sendWaiting,
  takeResult,
  waitingTag,
  watchWaiting,
  type WaitingEnquiry,
} from "#site/islands/waiting-enquiries.ts";

interface WaitingParts {
  readonly name: Sending["name"];
  readonly language: Language;
  readonly backend: SiteData["backend"];
  /** Called once for an enquiry that has been sent meanwhile. */
  readonly onSent: (enquiry: WaitingEnquiry) => void;
  readonly onRefused: () => void;
}

/** Asks the browser to send when the network returns, where it can. */
async function registerSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const { sync } = Object(registration) as { sync?: { register(tag: string): Promise<void> } };
    await sync?.register(waitingTag);
  } catch {
    // Pages send it as well.
  }
}

/** Holds the enquiry of a form that waits for a connection. */
export function useWaiting(parts: WaitingParts) {
  const { name, language, backend } = parts;
  const [waiting, setWaiting] = useState<WaitingEnquiry>();
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  }, [parts]);

  const refresh = useCallback(async () => {
    const result = await takeResult(name);
    setWaiting(await readWaiting(name));
    if (result?.state === "sent") {
      latest.current.onSent(result);
    } else if (result) {
      latest.current.onRefused();
    }
  }, [name]);

  useEffect(() => {
    void refresh();
    return watchWaiting(() => void refresh());
  }, [refresh]);

  /** Keeps an enquiry that could not be sent; returns false where the device refuses. */
  async function keep(sending: Sending, key: string, lines: readonly DraftLine[]) {
    try {
      await keepWaiting({
        name,
        key,
        sending,
        language,
        backend,
        at: Date.now(),
        lines,
        state: "waiting",
      });
    } catch {
      return false;
    }
    writeStored(storageKeys.waiting, "1");
    await refresh();
    void registerSync();
    return true;
  }

  return {
    waiting,
    keep,
    send: () => void sendWaiting(),
    discard: () => void removeWaiting(name),
  };
}
