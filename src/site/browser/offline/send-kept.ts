import { addressesIn } from "#addresses";
import { pageLanguage } from "#site/browser/offline/page-language.ts";
import { showNotice } from "#site/browser/offline/arrived-notice.ts";
import { storageKeys, writeStored } from "#site/islands/device-storage.ts";
import { readAllWaiting, sendWaiting, watchWaiting } from "#site/islands/waiting-enquiries.ts";

/** Tells on pages without the form that a waiting enquiry has been sent. */
async function showArrived(): Promise<void> {
  const enquiries = await readAllWaiting();
  if (enquiries.length === 0) {
    writeStored(storageKeys.waiting, null);
  }
  const sent = enquiries.find(({ state }) => state !== "waiting");
  const island = sent?.name === "send-contact-email" ? "contact" : "request";
  if (sent && !document.querySelector(`[data-island=${island}]`)) {
    const language = pageLanguage();
    await showNotice(language, addressesIn(language)[island]);
  }
}

let isWatching = false;

/** Sends the enquiries that wait on this device, if there is a connection, and tells what has arrived. */
export async function sendKeptEnquiries(): Promise<void> {
  if (!isWatching) {
    isWatching = true;
    // The worker or another tab may send them.
    watchWaiting(() => void showArrived().catch(() => undefined));
  }
  if (navigator.onLine) {
    await sendWaiting();
  }
  await showArrived();
}
