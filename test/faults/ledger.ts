import { readdir } from "node:fs/promises";
import { createDelivery } from "#server/enquiries/deliver.ts";
import type { OpenedStore } from "#server/enquiries/open-store.ts";
import { createFolderMailer } from "#server/mail/folder.ts";
import type { Acknowledged } from "#test/faults/sender.ts";
import { serviceWordsIn } from "#words/service.ts";

const everything = 10_000_000;
const hour = 60 * 60_000;

/** How many that were acknowledged are not in the store, or not as they were sent. */
export async function countLost(
  { desk }: OpenedStore,
  acknowledged: Acknowledged,
): Promise<{ rows: number; lost: number }> {
  const kept = await desk.list({ limit: everything });
  const messages = new Map(kept.map(({ reference, enquiry }) => [reference, enquiry.message]));
  const lost = Array.from(acknowledged).filter(
    ([reference, message]) => messages.get(reference) !== message,
  );
  return { rows: kept.length, lost: lost.length };
}

/** Delivers what waits as a service would an hour later, when every lease is over. */
export async function deliverAll({ store }: OpenedStore, mailbox: string): Promise<void> {
  const delivery = createDelivery({
    store,
    mailer: createFolderMailer(mailbox),
    correspondents: { companyName: "S", from: "site@s.example", to: "desk@s.example" },
    clock: { now: () => Date.now() + hour },
    log: { info: () => {}, error: () => {} },
    words: serviceWordsIn("en"),
    offerIn: async () => ({ siteUrl: "http://s.example", language: "en", products: new Map() }),
    wordsOf: serviceWordsIn,
    buyersCopy: false,
    random: Math.random,
  });
  while ((await delivery.pass()) > 0) {}
}

/** How many letters there are, and for how many rows there is none. */
export async function countLetters(
  { desk }: OpenedStore,
  mailbox: string,
): Promise<{ letters: number; missing: number }> {
  const names = await readdir(mailbox).catch((): string[] => []);
  const letters = names.filter((name) => name.endsWith(".eml"));
  const written = new Set(letters.map((name) => name.slice(-15, -4)));
  const kept = await desk.list({ limit: everything });
  return {
    letters: letters.length,
    missing: kept.filter(({ reference }) => !written.has(reference)).length,
  };
}
