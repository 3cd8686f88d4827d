import { expect, test } from "vitest";
import type { SendOutcome } from "#server/mail/mailer.ts";
import { eventually, goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";

test("a letter that waits for its next attempt goes out by itself when it is due", async () => {
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
