import { expect, test } from "vitest";
import type { EnquiryStore } from "#server/enquiries/store.ts";
import { eventually, goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();

test("answers a full disk with 503, loses nothing and recovers", async () => {
  const service = await startService();
  const bound = (pages: number) =>
    service.database.transaction((session) => session.script(`pragma max_page_count = ${pages}`));
  const [{ page_count: pages } = {}] = await service.database.read((session) =>
    session.query("pragma page_count"),
  );
  try {
    const acknowledged: string[] = [];
    const post = async (n: number) => {
      const enquiry = { ...goodEnquiry, message: `${n} ${"x".repeat(4900)}` };
      const response = await postJson(service.endpoint, enquiry);
      if (response.status === 201) {
        acknowledged.push((await response.json()).reference);
      }
      return response.status;
    };
    await bound(Number(pages) + 20);
    const statuses = await Promise.all(Array.from({ length: 80 }, (_, n) => post(n)));
    expect(new Set(statuses)).toEqual(new Set([201, 503]));
    await bound(1_000_000);
    expect(await post(1000)).toBe(201);
    const storedKeys = new Set(
      (await service.desk.list({ limit: 1000 })).map(({ reference }) => reference),
    );
    expect(acknowledged.filter((reference) => !storedKeys.has(reference))).toEqual([]);
    expect((await service.store.counts()).waiting).toBe(storedKeys.size);
  } finally {
    await service.close();
  }
});

test("PostgreSQL goes and comes back: 503 meanwhile, nothing lost, no restart", async (context) => {
  const server = postgres(context);
  const databaseUrl = await server.database();
  const service = await startService({ databaseUrl, delivers: true });
  try {
    expect((await postJson(service.endpoint, goodEnquiry)).status).toBe(201);
    await eventually(async () => (await service.store.counts()).sent === 1);
    await server.stop();
    const meanwhile = await postJson(service.endpoint, { ...goodEnquiry, message: "meanwhile" });
    expect(meanwhile.status).toBe(503);
    expect((await fetch(`${service.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${service.url}/`)).status).toBe(200);
    await server.start();
    const duringOutage = await postJson(service.endpoint, { ...goodEnquiry, message: "meanwhile" });
    expect(duringOutage.status).toBe(201);
    await eventually(async () => (await service.store.counts()).sent === 2);
    expect(await service.store.counts()).toMatchObject({ enquiries: 2, waiting: 0 });
  } finally {
    await service.close();
  }
});

test("a store that answers half of what it is asked is no ready one", async () => {
  const wrapStore = (store: EnquiryStore) => ({
    ...store,
    counts: () => Promise.reject(new Error("disk I/O error")),
  });
  const service = await startService({ wrapStore });
  try {
    const answer = await fetch(`${service.url}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ reasons: ["the store does not answer"] });
  } finally {
    await service.close();
  }
});

test("replicas on one PostgreSQL agree on keys, limits and senders", async (context) => {
  const databaseUrl = await postgres(context).database();
  const limits = { windowSeconds: 86_400, perAddress: 160, overall: 1000 };
  const options = { databaseUrl, delivers: true, settings: { limits } };
  const replicas = await Promise.all([1, 2, 3].map(() => startService(options)));
  try {
    const post = (n: number, headers: Record<string, string>, message: string) =>
      postJson(replicas[n % 3]?.endpoint ?? "", { ...goodEnquiry, message }, headers);
    const key = { "idempotency-key": "shared" };
    const repeats = await Promise.all(Array.from({ length: 99 }, (_, n) => post(n, key, "same")));
    expect(new Set(await Promise.all(repeats.map((answer) => answer.text()))).size).toBe(1);
    await Promise.all(Array.from({ length: 30 }, (_, n) => post(n, {}, `No. ${n}`)));
    const counts = () => replicas[0]?.store.counts();
    await eventually(async () => (await counts())?.sent === 31);
    const letters = await Promise.all(replicas.map((replica) => replica.letters()));
    expect(letters.flat()).toHaveLength(31);
    const furtherResponses = await Promise.all(
      Array.from({ length: 60 }, (_, n) => post(n, {}, "more")),
    );
    expect(furtherResponses.filter(({ status }) => status === 201)).toHaveLength(31);
    expect(furtherResponses.filter(({ status }) => status === 429)).toHaveLength(29);
  } finally {
    await Promise.all(replicas.map((replica) => replica.close()));
  }
});
