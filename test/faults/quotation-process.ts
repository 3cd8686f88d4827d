import { systemClock } from "#server/clock.ts";
import { openDatabase } from "#server/enquiries/open-store.ts";
import { createSmtpMailer } from "#server/mail/smtp.ts";
import { readMailServer } from "#domain/mail-server.ts";
import { createQuotations } from "#server/quotations/quotations.ts";
import { createNotices } from "#server/quotations/send-letters.ts";
import { quotationContent } from "#test/support/quotation-samples.ts";
import { serviceWordsIn } from "#words/service.ts";

// Sends and accepts quotations until it is killed; each finished step is a line of the output.
const { DATA_DIR = "", DATABASE_URL, SMTP_URL = "" } = process.env;
const place = {
  dataFolder: DATA_DIR,
  ...(DATABASE_URL !== undefined && { databaseUrl: DATABASE_URL }),
};
const reading = readMailServer(SMTP_URL);
if (!reading.ok) {
  throw new Error("SMTP_URL names no mail server");
}
const database = await openDatabase(place, "db/migrations", () => {});
const quotations = createQuotations({
  database,
  clock: systemClock,
  vatPercent: 15,
  mailDomain: "s.example",
  record: async () => {},
  followEnquiry: async () => {},
});
const notices = createNotices({
  quotations,
  printer: {
    print: async ({ title }) => ({ ok: true, pdf: Buffer.from(`%PDF ${title}`), pages: 1 }),
    close: async () => {},
  },
  company: {
    name: "S",
    legalName: "S",
    phoneDisplay: "",
    email: "desk@s.example",
    nationalAddress: "",
    vatNumber: "",
    nationalNumber: "",
  },
  mailer: createSmtpMailer(reading.server),
  from: "site@s.example",
  to: "desk@s.example",
  staffLanguage: "en",
  wordsOf: serviceWordsIn,
  pageOf: async () => undefined,
  // Takes over the leases of the process that was killed before.
  clock: { now: () => Date.now() + Number(process.env["CLOCK_AHEAD"] ?? 0) },
  log: { info: () => {}, error: () => {} },
  random: Math.random,
});
notices.start();
const clerk = { name: "Sara", email: "sara@s.example" };
const decision = { action: "accept", name: "Huda", orderNumber: "PO-7" } as const;
const report = (step: object) => process.stdout.write(`${JSON.stringify(step)}\n`);
report({ step: "ready" });
while (process.env["ONLY_LETTERS"] === undefined) {
  const content = quotationContent();
  const { id, version } = await quotations.drafts.create({
    reference: null,
    content,
    person: null,
  });
  const sent = await quotations.revisions.freeze({ id, version, clerk, person: null });
  if (sent.outcome !== "sent") {
    throw new Error(sent.outcome);
  }
  report({ step: "sent", id, revision: sent.revision });
  notices.wake();
  const act = { id, revision: 1, decision, actor: "buyer", person: null } as const;
  const { outcome } = await quotations.acts.decide(act);
  if (outcome !== "done") {
    throw new Error(outcome);
  }
  report({ step: "accepted", id });
  notices.wake();
}
