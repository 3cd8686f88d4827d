import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import type { SendOutcome } from "#server/mail/mailer.ts";
import { eventually, goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";

test("sends a waiting letter by itself when its next attempt is due", async () => {
  let answer: SendOutcome = { ok: false, reason: "busy" };
  let attempts = 0;
  const mailer = {
    kind: "smtp",
    async send() {
      attempts += 1;
      return answer;
    },
  } as const;
  const service = await startService({ mailer });
  try {
    const { reference } = await (await postJson(service.endpoint, goodEnquiry)).json();
    await service.delivery.pass();
    answer = { ok: true, over: "nothing" };
    const nextAt = Date.now() + 1000;
    await service.store.markFailed(reference, { reason: "busy", nextAt });
    service.delivery.start();
    await eventually(async () => (await service.store.counts()).sent === 1);
    expect(Date.now()).toBeGreaterThanOrEqual(nextAt);
    expect(attempts).toBe(2);
  } finally {
    await service.close();
  }
});

test("logs every letter with its reference, attempt and reason", async () => {
  let currentTime = Date.UTC(2026, 10, 20);
  const answers: SendOutcome[] = [
    { ok: false, reason: "421 busy" },
    { ok: true, over: "TLSv1.3" },
  ];
  const mailer = {
    kind: "smtp",
    send: async () => answers.shift() ?? { ok: false, reason: "asked too often" },
  } as const;
  const service = await startService({ mailer, clock: { now: () => currentTime } });
  try {
    const { reference } = await (await postJson(service.endpoint, goodEnquiry)).json();
    await service.delivery.pass();
    currentTime += 30_000;
    await service.delivery.pass();
    const entries = service.logged.map((line): unknown => JSON.parse(line));
    expect(entries).toContainEqual(
      expect.objectContaining({
        event: "letter not sent",
        reference,
        attempts: 1,
        reason: "421 busy",
      }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({ event: "letter sent", reference, attempts: 2, over: "TLSv1.3" }),
    );
  } finally {
    await service.close();
  }
});

test("stops without waiting for a store that no longer answers", async () => {
  let tries = 0;
  const service = await startService({
    delivers: true,
    wrapStore: (store) => ({
      ...store,
      markSent() {
        tries += 1;
        return Promise.reject(new Error("connection lost"));
      },
    }),
  });
  try {
    await postJson(service.endpoint, goodEnquiry);
    await eventually(async () => tries > 1);
    await service.delivery.stop();
    const atStop = tries;
    expect(atStop).toBeLessThan(90);
    expect(service.logged.join()).toMatch(/"outbox failed".*connection lost/);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(tries).toBe(atStop);
  } finally {
    await service.close();
  }
});

test("sends remaining and new letters after a failure of the outbox", async () => {
  let fails = true;
  const service = await startService({
    delivers: true,
    wrapStore: (store) => ({
      ...store,
      lease: (options) => (fails ? Promise.reject(new Error("away")) : store.lease(options)),
    }),
  });
  try {
    await postJson(service.endpoint, goodEnquiry);
    await eventually(async () => service.logged.some((line) => line.includes("outbox failed")));
    fails = false;
    await postJson(service.endpoint, { ...goodEnquiry, message: "the next one" });
    await eventually(async () => (await service.store.counts()).sent === 2);
  } finally {
    await service.close();
  }
});

test("stays idle while nothing is due", async () => {
  let looks = 0;
  const answer: SendOutcome = { ok: false, reason: "busy" };
  const mailer = { kind: "smtp", send: async () => answer } as const;
  const service = await startService({
    mailer,
    delivers: true,
    wrapStore: (store) => ({
      ...store,
      lease(options) {
        looks += 1;
        return store.lease(options);
      },
    }),
  });
  try {
    await eventually(async () => looks > 0);
    await sleep(500);
    expect(looks).toBeLessThan(5);
    await postJson(service.endpoint, goodEnquiry);
    await eventually(async () => service.logged.join().includes("letter not sent"));
    await sleep(500);
    expect(looks).toBeLessThan(10);
  } finally {
    await service.close();
  }
});
