import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStore } from "#server/enquiries/open-store.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import { goodEnquiry, postJson } from "#test/support/requests.ts";

/** Ends every thread of the process at a signal. */
const killer = `import { subscribe } from "node:diagnostics_channel";
subscribe("worker_threads", ({ worker }) => process.on("SIGUSR2", () => worker.terminate()));`;

test("a store whose worker ends stops the service, and the next start has every enquiry", async () => {
  const home = await makeHome();
  try {
    const file = join(home.folder, "killer.mjs");
    await writeFile(file, killer);
    const service = await startProcess(home.folder, { NODE_OPTIONS: `--import=${file}` });
    expect((await postJson(service.endpoint, goodEnquiry)).status).toBe(201);
    service.process.kill("SIGUSR2");
    expect(await service.ended).toBe(1);
    expect(service.output()).toContain(`"event":"uncaught error"`);
    expect(service.output()).toContain("the store's worker has ended");
    expect(service.output()).toContain(`"event":"stopped"`);
    const again = await startProcess(home.folder);
    const more = { ...goodEnquiry, message: "more" };
    expect((await postJson(again.endpoint, more)).status).toBe(201);
    again.process.kill("SIGTERM");
    await once(again.process, "close");
    const settings = { dataFolder: join(home.folder, "data") };
    const { database, store } = await openStore(settings, "db/migrations", () => {});
    expect((await store.counts()).enquiries).toBe(2);
    await database.close();
  } finally {
    await home.remove();
  }
});
