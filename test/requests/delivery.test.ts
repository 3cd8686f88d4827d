import { expect, test } from "vitest";
import { delayAfter } from "#server/enquiries/outbox-loop.ts";
import type { Letter, Mailer, SendOutcome } from "#server/mail/mailer.ts";
import { eventually, goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";

const minute = 60_000;
const wentOut: SendOutcome = { ok: true, over: "nothing" };

function scriptedMailer(answer: (letter: Letter) => Promise<SendOutcome> | SendOutcome) {
  const sent: Letter[] = [];
  const mailer: Mailer = {
    kind: "smtp",
    async send(letter) {
      sent.push(letter);
      return answer(letter);
    },
  };
  return { mailer, sent };
}

test("sends a letter at once with the words of the buyer", async () => {
  const service = await startService({ delivers: true });
  try {
    const { reference } = await (await postJson(service.endpoint, goodEnquiry)).json();
    await eventually(async () => (await service.letters()).length === 1);
    const [letter] = await service.letters();
    expect(letter?.subject).toBe(`Enquiry ${reference} from Harbour Works`);
    expect(letter?.messageId).toBe(`<enquiry.${reference}@supplier.example>`);
    expect(letter?.replyTo).toEqual([{ name: goodEnquiry.name, address: goodEnquiry.email }]);
    expect(letter?.to).toEqual([{ name: "", address: "desk@supplier.example" }]);
    expect(letter?.text).toContain(goodEnquiry.message);
    expect(letter?.html).toContain('<bdi dir="auto">Khalid Al Harbi</bdi>');
  } finally {
    await service.close();
  }
});

test("an outage of 72 hours delays a letter and loses nothing", async () => {
  let currentTime = Date.UTC(2026, 10, 20);
  const end = currentTime + 72 * 60 * minute;
  const { mailer, sent } = scriptedMailer(() =>
    currentTime < end ? { ok: false, reason: "connection refused" } : wentOut,
  );
  const service = await startService({ mailer, clock: { now: () => currentTime } });
  try {
    await postJson(service.endpoint, goodEnquiry);
    while (currentTime < end + 60 * minute) {
      await service.delivery.pass();
      currentTime += minute / 2;
    }
    expect(await service.store.counts()).toMatchObject({ sent: 1, waiting: 0 });
    // Retries after 30 s, doubling to 30 min, for as long as necessary.
    expect(sent.length).toBeGreaterThan(140);
    expect(sent.length).toBeLessThan(170);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
  } finally {
    await service.close();
  }
});

test("a letter that a clock far ahead put off goes out when the clock is right again", async () => {
  const right = Date.UTC(2026, 10, 20);
  let currentTime = right + 400 * 24 * 60 * minute;
  const { mailer } = scriptedMailer(() =>
    currentTime > right ? { ok: false, reason: "connection refused" } : wentOut,
  );
  const service = await startService({ mailer, clock: { now: () => currentTime } });
  try {
    await postJson(service.endpoint, goodEnquiry);
    await service.delivery.pass();
    expect(await service.store.counts()).toMatchObject({ waiting: 1 });
    currentTime = right;
    await service.delivery.pass();
    expect(await service.store.counts()).toMatchObject({ sent: 1, waiting: 0 });
  } finally {
    await service.close();
  }
});

test("spaces attempts further apart, varies them by a fifth, and never beyond 36 minutes", () => {
  expect([1, 2, 3, 7, 8, 500].map((attempts) => delayAfter(attempts, 0.5))).toEqual([
    30_000, 60_000, 120_000, 1_800_000, 1_800_000, 1_800_000,
  ]);
  expect([delayAfter(1, 0), delayAfter(1, 1)]).toEqual([24_000, 36_000]);
});

test("a failed letter is kept with what went wrong, without anybody's address", async () => {
  const { mailer } = scriptedMailer(() => ({ ok: false, reason: "535 authentication failed" }));
  const service = await startService({ mailer });
  try {
    await postJson(service.endpoint, goodEnquiry);
    await service.delivery.pass();
    expect(await service.store.counts()).toMatchObject({ waiting: 1, sent: 0 });
    expect(service.logged.join("\n")).toContain("535 authentication failed");
  } finally {
    await service.close();
  }
});

test("two outboxes on one store never send the same letter", async () => {
  const { mailer, sent } = scriptedMailer(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return wentOut;
  });
  const service = await startService({ mailer });
  try {
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        postJson(service.endpoint, { ...goodEnquiry, message: `No. ${n}` }),
      ),
    );
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([service.delivery.pass(), service.delivery.pass()]);
    }
    expect(sent).toHaveLength(20);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(20);
  } finally {
    await service.close();
  }
});

test("what was being sent when the process died is sent again after its lease", async () => {
  let currentTime = Date.UTC(2026, 10, 20);
  let alive = false;
  const { mailer, sent } = scriptedMailer(() => (alive ? wentOut : new Promise(() => {})));
  const service = await startService({ mailer, clock: { now: () => currentTime } });
  try {
    await postJson(service.endpoint, goodEnquiry);
    void service.delivery.pass();
    await eventually(async () => sent.length === 1);
    alive = true;
    expect(await service.delivery.pass()).toBe(0);
    currentTime += 2 * minute;
    expect(await service.delivery.pass()).toBe(1);
    expect(sent[1]?.messageId).toBe(sent[0]?.messageId);
    expect(await service.store.counts()).toMatchObject({ sent: 1, waiting: 0 });
  } finally {
    await service.close();
  }
});

test("marks a letter later, without sending it again, when the store was away", async () => {
  const { mailer, sent } = scriptedMailer(() => wentOut);
  let failures = 2;
  const service = await startService({
    mailer,
    delivers: true,
    wrapStore: (store) => ({
      ...store,
      async markSent(reference, time) {
        failures -= 1;
        if (failures >= 0) {
          throw new Error("connection lost");
        }
        await store.markSent(reference, time);
      },
    }),
  });
  try {
    await postJson(service.endpoint, goodEnquiry);
    await eventually(async () => (await service.store.counts()).sent === 1);
    expect(sent).toHaveLength(1);
  } finally {
    await service.close();
  }
});

test("ends a pass when every letter is sent, even if one could not be marked", async () => {
  let slowly: (() => void) | undefined;
  const { mailer } = scriptedMailer(({ text }) =>
    text.includes("slow")
      ? new Promise((resolve) => (slowly = () => resolve(wentOut)))
      : { ok: false, reason: "refused" },
  );
  let failed = false;
  const service = await startService({
    mailer,
    wrapStore: (store) => ({
      ...store,
      markFailed: () => {
        failed = true;
        return Promise.reject(new Error("connection lost"));
      },
    }),
  });
  try {
    await postJson(service.endpoint, goodEnquiry);
    await postJson(service.endpoint, { ...goodEnquiry, message: "slow" });
    const passing = expect(service.delivery.pass()).rejects.toThrow("connection lost");
    await eventually(async () => slowly !== undefined && failed);
    slowly?.();
    await passing;
    expect(await service.store.counts()).toMatchObject({ sent: 1, waiting: 1 });
  } finally {
    await service.close();
  }
});

test("stopping waits for the letter that is being sent", async () => {
  let finish: (outcome: SendOutcome) => void = () => {};
  const { mailer, sent } = scriptedMailer(() => new Promise((resolve) => (finish = resolve)));
  const service = await startService({ mailer, delivers: true });
  try {
    await postJson(service.endpoint, goodEnquiry);
    await eventually(async () => sent.length === 1);
    const stopped = service.delivery.stop();
    setTimeout(() => finish(wentOut), 50);
    await stopped;
    expect(await service.store.counts()).toMatchObject({ sent: 1 });
  } finally {
    await service.close();
  }
});

test("the alarm is raised when a letter is older than 15 minutes, and tells operators why", async () => {
  let currentTime = Date.UTC(2026, 10, 20);
  let answer: SendOutcome = { ok: false, reason: "421 mx.supplier.example is busy" };
  const { mailer } = scriptedMailer(() => answer);
  const settings = { trustProxy: 1 };
  const service = await startService({ mailer, settings, clock: { now: () => currentTime } });
  const alarm = () =>
    fetch(`${service.url}/alertz`, { headers: { "x-forwarded-for": "10.0.0.1" } });
  try {
    await postJson(service.endpoint, goodEnquiry);
    await service.delivery.pass();
    expect((await alarm()).status).toBe(200);
    currentTime += 16 * minute;
    const red = await alarm();
    expect(red.status).toBe(503);
    const reason = "a letter has waited longer than 15 minutes";
    expect(await red.json()).toMatchObject({
      reasons: [`${reason}: 421 mx.supplier.example is busy`],
    });
    answer = wentOut;
    await service.delivery.pass();
    expect((await alarm()).status).toBe(200);
  } finally {
    await service.close();
  }
});
