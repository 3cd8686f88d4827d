import { afterEach, beforeEach, expect, test } from "vitest";
import type { QuotationContent } from "#domain/quotation/quotation.ts";
import type { Delivery } from "#server/enquiries/outbox-loop.ts";
import type { Letter, SendOutcome } from "#server/mail/mailer.ts";
import type { Paper } from "#server/quotations/paper/paper.ts";
import { createNotices } from "#server/quotations/send-letters.ts";
import { quotationContent, quotationLine } from "#test/support/quotation-samples.ts";
import { clerk, noon, openBench } from "#test/support/quotation-store.ts";
import type { QuotationBench } from "#test/support/quotation-store.ts";
import { serviceWordsIn } from "#words/service.ts";

const reference = "7K3QX-9B2MD";
const page = `https://mateen.example/receipt/${reference}?key=secret`;
const company = {
  name: "Mateen Safety",
  legalName: "Mateen Safety Trading",
  phoneDisplay: "+966 50 123 4567",
  email: "sales@mateen.example",
  nationalAddress: "Riyadh",
  vatNumber: "300000000000003",
  nationalNumber: "7000000000",
};

let bench: QuotationBench;
let sent: Letter[];
let printed: Paper[];
let answer: SendOutcome;
let notices: Delivery;

beforeEach(async () => {
  bench = await openBench();
  sent = [];
  printed = [];
  answer = { ok: true, over: "TLSv1.3" };
  notices = noticesOf(bench);
});
afterEach(() => bench.close());

function noticesOf(quotations: QuotationBench): Delivery {
  return createNotices({
    quotations,
    mailer: {
      kind: "smtp",
      async send(letter) {
        sent.push(letter);
        return answer;
      },
    },
    printer: {
      async print(paper) {
        printed.push(paper);
        return { ok: true, pdf: Buffer.from(`%PDF ${printed.length}`), pages: 1 };
      },
      close: async () => {},
    },
    company,
    from: "site@mateen.example",
    to: "sales@mateen.example",
    staffLanguage: "en",
    wordsOf: serviceWordsIn,
    pageOf: async () => page,
    clock: quotations.clock,
    log: { info: () => {}, error: () => {} },
    random: () => 0.5,
  });
}

async function send(content: QuotationContent = quotationContent()) {
  const { id, version } = await bench.drafts.create({ reference, content, person: null });
  await bench.revisions.freeze({ id, version, clerk, person: null });
  return id;
}

test("the quotation goes to the buyer with its PDF, and an answer to the clerk", async () => {
  await send();
  expect(await notices.pass()).toBe(1);
  const [letter] = sent;
  expect(letter).toMatchObject({
    messageId: "<quotation.Q-2026-0001-R1@mateen.example>",
    to: "huda@najd.example",
    from: { name: "Mateen Safety", address: "site@mateen.example" },
    replyTo: { name: "Sara", address: "sara@mateen.example" },
    subject: `Quotation Q-2026-0001 from Mateen Safety for your request ${reference}`,
    pdf: { name: "Q-2026-0001-R1.pdf" },
  });
  expect(Buffer.from(letter?.pdf?.content ?? []).toString()).toBe("%PDF 1");
  expect(letter?.text).toContain("Dear Huda Salem,");
  expect(letter?.text).toContain("SAR 307.63. Valid until 29 December 2026.");
  expect(letter?.text).toContain(page);
  expect(letter?.html).toContain(`<a href="${page}">`);
  expect(await notices.pass()).toBe(0);
});

test("an Arabic quotation is written in Arabic", async () => {
  await send(quotationContent({ language: "ar" }));
  await notices.pass();
  expect(sent[0]?.subject).toContain("عرض السعر");
  expect(sent[0]?.html).toContain('lang="ar" dir="rtl"');
});

test("a repeat after a failure carries the same Message-ID and the same PDF", async () => {
  const id = await send();
  answer = { ok: false, reason: "no connection" };
  await notices.pass();
  expect(await bench.letters.list(id)).toMatchObject([
    { state: "waiting", attempts: 1, lastError: "no connection" },
  ]);
  answer = { ok: true, over: "TLSv1.3" };
  bench.clock.time += 36_001;
  await notices.pass();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(printed).toHaveLength(1);
  expect(await bench.letters.list(id)).toMatchObject([{ state: "sent" }]);
});

test("two processes send a letter once", async () => {
  await send();
  await Promise.all([notices.pass(), noticesOf(await bench.again()).pass()]);
  expect(sent).toHaveLength(1);
});

test("the clerk and the buyer hear of a decision, with remarks by line", async () => {
  const lines = [quotationLine(), quotationLine({ id: "k2", text: "Glove <9>" })];
  const id = await send(quotationContent({ lines }));
  await notices.pass();
  bench.clock.time = noon + 1000;
  const decision = {
    action: "request-change",
    words: "Sooner & cheaper",
    lineWords: { k2: "12 pairs" },
  } as const;
  await bench.acts.decide({ id, revision: 1, decision, actor: "buyer", person: null });
  expect(await notices.pass()).toBe(2);
  const [toClerk, toBuyer] = sent
    .slice(1)
    .toSorted((a, b) => Number(a.to !== clerk.email) - Number(b.to !== clerk.email));
  expect(toClerk).toMatchObject({
    to: clerk.email,
    replyTo: { name: "Huda Salem", address: "huda@najd.example" },
    subject: "Change asked for: quotation Q-2026-0001, Najd Contracting",
  });
  expect(toClerk?.text).toContain("Message: Sooner & cheaper");
  expect(toClerk?.text).toContain("Line 2, Glove <9>: 12 pairs");
  expect(toClerk?.html).toContain("Glove &lt;9&gt;: 12 pairs");
  expect(toClerk?.text).not.toContain(page);
  expect(toBuyer).toMatchObject({ to: "huda@najd.example", replyTo: { address: clerk.email } });
  expect(toBuyer?.text).toContain("You have asked for a change of our quotation Q-2026-0001.");
});

test("a letter whose quotation is gone is given up, and the next one goes out", async () => {
  const id = await send();
  await bench.opened.database.transaction((session) =>
    session.query("update letter set payload = $1, quotation = null", [
      '{"quotation":"x","revision":1}',
    ]),
  );
  await send();
  expect(await notices.pass()).toBe(2);
  expect(sent).toHaveLength(1);
  expect(await bench.letters.list(id)).toEqual([]);
});
