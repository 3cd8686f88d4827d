import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";

const address = "203.0.113.7";
const window = 600_000;
const begun = Date.UTC(2026, 10, 20);

async function bucketsOf({ database }: Service): Promise<readonly string[]> {
  const rows = await database.transaction((session) =>
    session.query("select bucket from limit_window where bucket like 'address:%'"),
  );
  return z
    .array(z.object({ bucket: z.string() }))
    .parse(rows)
    .map(({ bucket }) => bucket);
}

async function saltsOf({ database }: Service): Promise<number> {
  return (await database.transaction((session) => session.query("select salt from limit_salt")))
    .length;
}

/** Starts a service behind a proxy; returns a function that posts from one address. */
async function startCounting() {
  let currentTime = begun;
  const service = await startService({
    settings: { trustProxy: 1 },
    clock: { now: () => currentTime },
  });
  const post = async (message: string) => {
    const forwardedFor = { "x-forwarded-for": address };
    const { status } = await postJson(service.endpoint, { ...goodEnquiry, message }, forwardedFor);
    expect(status).toBe(201);
  };
  return { service, post, setClock: (time: number) => (currentTime = time) };
}

test("counts an address under a hash that cannot be computed in advance", async () => {
  const [serviceA, serviceB] = [await startCounting(), await startCounting()];
  try {
    for (const { post } of [serviceA, serviceB]) {
      await post("once");
      await post("twice");
    }
    const [[ofOne = "", ...furtherHashes], [ofOther = ""]] = [
      await bucketsOf(serviceA.service),
      await bucketsOf(serviceB.service),
    ];
    expect(furtherHashes).toEqual([]);
    expect(ofOne).toMatch(/^address:[\w-]{22}$/);
    expect(ofOne).not.toBe(ofOther);
    for (const algorithm of ["md5", "sha1", "sha256", "sha512"]) {
      const bare = createHash(algorithm).update(address).digest("base64url").slice(0, 22);
      expect(ofOne).not.toContain(bare);
    }
  } finally {
    await Promise.all([serviceA.service.close(), serviceB.service.close()]);
  }
});

test("changes the hash of an address in every window and forgets the salt with the counts", async () => {
  const { service, post, setClock } = await startCounting();
  try {
    await post("in the first window");
    setClock(begun + window);
    await post("in the second window");
    const buckets = await bucketsOf(service);
    expect(new Set(buckets).size).toBe(2);
    expect(await saltsOf(service)).toBe(2);
    setClock(begun + 4 * window);
    await service.housekeeping.pass();
    expect(await bucketsOf(service)).toEqual([]);
    expect(await saltsOf(service)).toBe(0);
    await post("after a long while");
    expect(await saltsOf(service)).toBe(1);
  } finally {
    await service.close();
  }
});

test("finds the counts of a window again when the clock goes back", async () => {
  const { service, post, setClock } = await startCounting();
  try {
    await post("before");
    setClock(begun + window);
    await post("ahead");
    setClock(begun);
    await post("back");
    expect(await bucketsOf(service)).toHaveLength(2);
  } finally {
    await service.close();
  }
});
