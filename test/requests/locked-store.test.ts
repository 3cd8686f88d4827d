import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { embeddedStoreFile } from "#server/enquiries/open-store.ts";
import { goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";

let service: Service;
/** Another user of the same file, such as a backup tool or a command. */
let otherConnection: DatabaseSync;
beforeEach(async () => {
  service = await startService();
  otherConnection = new DatabaseSync(embeddedStoreFile(service.folder));
  otherConnection.exec("begin immediate");
});
afterEach(async () => {
  otherConnection.close();
  await service.close();
});

test("while somebody else writes, everything but the enquiry is answered at once", async () => {
  let isAnswered = false;
  const answer = postJson(service.endpoint, goodEnquiry).finally(() => {
    isAnswered = true;
  });
  const responses = ["/", "/healthz", "/readyz"].map((path) => fetch(`${service.url}${path}`));
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  expect(await service.desk.list({ limit: 9 })).toEqual([]);
  // The store waits for the lock in short steps.
  await sleep(600);
  expect(isAnswered).toBe(false);
  expect(statuses).toEqual([200, 200, 200]);
  otherConnection.exec("rollback");
  expect((await answer).status).toBe(201);
  expect((await service.store.counts()).enquiries).toBe(1);
});

test("an enquiry that waits too long is refused, is not kept, and is taken afterwards", async () => {
  const answers = await Promise.all([1, 2, 3].map(() => postJson(service.endpoint, goodEnquiry)));
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  otherConnection.exec("rollback");
  expect((await service.store.counts()).enquiries).toBe(0);
  expect((await postJson(service.endpoint, goodEnquiry)).status).toBe(201);
});
