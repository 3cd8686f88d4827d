import { readdir } from "node:fs/promises";
import { createDelivery } from "#server/enquiries/deliver.ts";
import type { OpenedStore } from "#server/enquiries/open-store.ts";
import { createFolderMailer } from "#server/mail/folder.ts";
import type { Acknowledged } from "#test/faults/sender.ts";
import { serviceWordsIn } from "#words/service.ts";

const everything = 10_000_000;
const hour = 60 * 60_000;

/** Counts acknowledged enquiries that the store lacks or changed. */
export async function countLost(
  { desk }: OpenedStore,
  acknowledged: Acknowledged,
): Promise<{ rows: number; lost: number }> {
  const stored = await desk.list({ limit: everything });
  const messages = new Map(stored.map(({ reference, enquiry }) => [reference, enquiry.message]));
  const lost = Array.from(acknowledged).filter(
    ([reference, message]) => messages.get(reference) !== message,
  );
  return { rows: stored.length, lost: lost.length };
}

/** Delivers waiting letters as a service would an hour later, when all leases are over. */
export async function deliverAll({ store }: OpenedStore, mailbox: string): Promise<void> {
  const delivery = createDelivery({
    store,
    mailer: createFolderMailer(mailbox),
    correspondents: { companyName: "S", from: "site@s.example", to: "desk@s.example" },
    clock: { now: () => Date.now() + hour },
    log: { info: () => {}, error: () => {} },
    words: serviceWordsIn("en"),
    offerIn: async () => ({
      siteUrl: "http://s.example",
      language: "en",
      products: new Map(),
      prices: new Map(),
    }),
    wordsOf: serviceWordsIn,
    buyersCopy: false,
    random: Math.random,
  });
  while ((await delivery.pass()) > 0) {}
}

/** Counts the letters, and the rows without a letter. */
export async function countLetters(
  { desk }: OpenedStore,
  mailbox: string,
): Promise<{ letters: number; missing: number }> {
  const names = await readdir(mailbox).catch((): string[] => []);
  const letters = names.filter((name) => name.endsWith(".eml"));
  const written = new Set(letters.map((name) => name.slice(-15, -4)));
  const stored = await desk.list({ limit: everything });
  return {
    letters: letters.length,
    missing: stored.filter(({ reference }) => !written.has(reference)).length,
  };
}
