import { access, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { embeddedStoreFile, openStore } from "#server/enquiries/open-store.ts";
import { newEnquiry } from "#test/support/new-enquiry.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import { goodEnquiry, postJson } from "#test/support/requests.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();

const refusal = "The store holds no enquiry, and STORE_EXPECTED says that it should";

test("a service that expects its store does not start on an emptied folder", async () => {
  const home = await makeHome();
  const expecting = { STORE_EXPECTED: "1" };
  const stop = async (service: Awaited<ReturnType<typeof startProcess>>) => {
    service.process.kill("SIGTERM");
    expect(await service.ended).toBe(0);
  };
  try {
    await expect(startProcess(home.folder, expecting)).rejects.toThrow(refusal);
    const file = embeddedStoreFile(join(home.folder, "data"));
    await expect(access(file)).rejects.toThrow("ENOENT");
    const first = await startProcess(home.folder);
    expect((await postJson(first.endpoint, goodEnquiry)).status).toBe(201);
    await stop(first);
    await stop(await startProcess(home.folder, expecting));
    await rm(join(home.folder, "data"), { recursive: true });
    await expect(startProcess(home.folder, expecting)).rejects.toThrow(refusal);
  } finally {
    await home.remove();
  }
});

test("nor on a PostgreSQL that never held an enquiry", async (context) => {
  const databaseUrl = await postgres(context).database();
  const dataFolder = await mkdtemp(join(tmpdir(), "expected-"));
  try {
    const open = (storeExpected: boolean) =>
      openStore({ dataFolder, databaseUrl, storeExpected }, "db/migrations", () => {});
    await expect(open(true)).rejects.toThrow(refusal);
    const { database, store } = await open(false);
    await store.add(newEnquiry());
    await database.close();
    await (await open(true)).database.close();
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
});
