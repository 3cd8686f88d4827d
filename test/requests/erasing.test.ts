import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { embeddedStoreFile } from "#server/enquiries/open-store.ts";
import { goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";

/** Tells if any file of a folder contains the text. */
function isIn(folder: string, text: string): boolean {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .some((file) => readFileSync(file, "latin1").includes(text));
}

test("removes erased enquiries and their keys from the files of the store", async () => {
  const service = await startService();
  const secret = "Zubeida of the eighth jetty";
  try {
    for (let n = 0; n < 40; n += 1) {
      const enquiry = {
        ...goodEnquiry,
        name: n % 2 === 0 ? secret : "Another",
        message: `No. ${n}`,
      };
      const key = { "idempotency-key": `key-of-${n % 2 === 0 ? "hers" : "others"}-${n}` };
      expect(
        (await postJson(service.endpoint, { ...enquiry, email: `n${n % 2}@b.example` }, key))
          .status,
      ).toBe(201);
    }
    expect(isIn(service.folder, secret)).toBe(true);
    expect(await service.desk.erase({ email: "N0@b.example" })).toHaveLength(20);
    expect(isIn(service.folder, secret)).toBe(false);
    expect(isIn(service.folder, "key-of-hers")).toBe(false);
    expect(isIn(service.folder, "key-of-others")).toBe(true);
    expect(await service.store.counts()).toMatchObject({ enquiries: 20, waiting: 20 });
  } finally {
    await service.close();
  }
});

test("removes erased enquiries after a concurrent reader of an earlier state ends", async () => {
  const service = await startService();
  const name = "Zubeida of the ninth jetty";
  await postJson(service.endpoint, { ...goodEnquiry, name });
  expect(isIn(service.folder, name)).toBe(true);
  const reader = new DatabaseSync(embeddedStoreFile(service.folder), { readOnly: true });
  try {
    reader.exec("begin; select count(*) from enquiry");
    const erased = service.desk.erase({ email: goodEnquiry.email });
    // Longer than an enquiry waits at a time.
    await sleep(1000);
    reader.exec("rollback");
    expect(await erased).toHaveLength(1);
    expect(isIn(service.folder, name)).toBe(false);
  } finally {
    reader.close();
    await service.close();
  }
});
