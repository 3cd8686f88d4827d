import { access, copyFile, mkdir, mkdtemp, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runStoreCommand } from "#server/desk/store-commands.ts";
import { embeddedStoreFile, openStore } from "#server/enquiries/open-store.ts";
import { createLog } from "#server/log.ts";
import { createStoreWatch } from "#server/watch/store-watch.ts";
import { newEnquiry } from "#test/support/new-enquiry.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import { goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";
import type { Service } from "#test/support/service.ts";

const post = async (endpoint: string, message: string) =>
  (await postJson(endpoint, { ...goodEnquiry, message })).status;

describe("under a service that runs", () => {
  let service: Service;
  let file: string;
  beforeEach(async () => {
    service = await startService();
    file = embeddedStoreFile(service.folder);
    expect(await post(service.endpoint, "before")).toBe(201);
  });
  afterEach(() => service.close());

  const readiness = async () => (await fetch(`${service.url}/readyz`)).text();

  test.each([
    ["the file is deleted", "enquiries.db is gone", () => rm(file)],
    ["its log is deleted", "enquiries.db-wal is gone", () => rm(`${file}-wal`)],
    ["its index is deleted", "enquiries.db-shm is gone", () => rm(`${file}-shm`)],
    [
      "a copy is put in its place",
      "enquiries.db is another file",
      async () => {
        await copyFile(file, `${file}.copy`);
        await rename(`${file}.copy`, file);
      },
    ],
  ])("%s: nothing is acknowledged, and the reason is told", async (_what, told, lose) => {
    await lose();
    expect(await post(service.endpoint, "afterwards")).toBe(503);
    const text = await readiness();
    expect(text).toContain("the files of the store were taken away or replaced");
    expect(text).toContain(told);
    expect((await fetch(`${service.url}/`)).status).toBe(200);
  });

  test.each(["-wal", "-shm"])(
    "what only %s was deleted of loses nothing by a stop",
    async (part) => {
      await rm(`${file}${part}`);
      const { database, store } = service;
      await database.close();
      const again = await openStore({ dataFolder: service.folder }, "db/migrations", () => {});
      expect((await again.store.counts()).enquiries).toBe(1);
      await again.database.close();
      await expect(store.counts()).rejects.toThrow("the store is closed");
    },
  );

  test("files that come back are taken up again; both are logged once", async () => {
    const lines: string[] = [];
    const watch = createStoreWatch(
      service.store,
      createLog((line) => lines.push(line), Date.now),
    );
    await rename(file, `${file}.away`);
    await watch.pass();
    await watch.pass();
    await rename(`${file}.away`, file);
    await watch.pass();
    await watch.pass();
    expect(lines.map((line) => JSON.parse(line).event)).toEqual([
      "store wrong",
      "store right again",
    ]);
    expect(await readiness()).toContain('"ready"');
    expect(await post(service.endpoint, "afterwards")).toBe(201);
  });

  test("where all of the folder is emptied, the next start is refused as well", async () => {
    await rm(service.folder, { recursive: true });
    expect(await post(service.endpoint, "afterwards")).toBe(503);
    expect(await readiness()).toContain("the files of the store were taken away or replaced");
    const again = openStore({ dataFolder: service.folder }, "db/migrations", () => {});
    await expect(again).rejects.toThrow("1 of 1 acknowledged enquiries are missing");
  });

  test("a store that was rolled back behind its back is told, and takes nothing", async () => {
    const other = new DatabaseSync(file);
    other.exec("update acknowledged set number = 0");
    other.close();
    expect(await readiness()).toContain("1 of 1 acknowledged enquiries are missing");
    expect(await post(service.endpoint, "afterwards")).toBe(503);
    expect(await service.desk.list({ limit: 9 })).toHaveLength(1);
  });
});

describe("at a start", () => {
  let dataFolder: string;
  let file: string;
  beforeEach(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), "losing-"));
    file = embeddedStoreFile(dataFolder);
  });
  afterEach(() => rm(dataFolder, { recursive: true, force: true }));

  const open = (folder = dataFolder) =>
    openStore({ dataFolder: folder }, "db/migrations", () => {});
  const run = (...words: string[]) => runStoreCommand({ dataFolder }, words, "db/migrations");

  /** Keeps so many, and leaves the store as `meanwhile` finds it before it is closed. */
  async function keep(count: number, meanwhile = async () => {}, folder = dataFolder) {
    const { database, store } = await open(folder);
    for (let n = 0; n < count; n += 1) {
      await store.add(newEnquiry());
    }
    await meanwhile();
    await database.close();
  }

  async function expectLoss(missing: number, acknowledged: number): Promise<void> {
    const loss = `${missing} of ${acknowledged} acknowledged enquiries are missing from the store`;
    await expect(open()).rejects.toThrow(loss);
    await rm(join(dataFolder, "enquiries.head"));
    await keep(1);
    await (await open()).database.close();
  }

  test("a missing log of changes is a loss", async () => {
    await keep(3);
    await keep(4, () => copyFile(file, `${file}.alone`));
    await rename(`${file}.alone`, file);
    await expectLoss(4, 7);
  });

  test("a missing file is a loss, and no empty one is put in its place", async () => {
    await keep(2);
    await rename(file, `${file}.away`);
    await expect(open()).rejects.toThrow("2 of 2 acknowledged enquiries are missing");
    await expect(access(file)).rejects.toThrow("ENOENT");
    await rename(`${file}.away`, file);
    await (await open()).database.close();
  });

  test("an old copy of the file is a loss", async () => {
    await keep(3);
    await run("backup", `${file}.old`);
    await keep(2);
    await copyFile(`${file}.old`, file);
    await expectLoss(2, 5);
  });

  test("the restore of an old backup gives up what it lacks, and the service starts on it", async () => {
    await keep(3);
    await run("backup", `${file}.old`);
    await keep(2);
    await run("backup", `${file}.last`);
    await rm(file);
    expect(await run("restore", `${file}.last`)).not.toContain("given up");
    await (await open()).database.close();
    await rm(file);
    const output = await run("restore", `${file}.old`);
    expect(output).toContain("3 copied");
    expect(output).toContain("2 of 5 acknowledged enquiries are given up");
    await (await open()).database.close();
    await rm(file);
    await expect(open()).rejects.toThrow("3 of 3 acknowledged enquiries are missing");
  });

  test("what was removed on purpose is no loss", async () => {
    await keep(3);
    const { database, desk } = await open();
    for (const { reference } of await desk.list({ limit: 9 })) {
      await desk.erase({ reference });
    }
    await database.close();
    await (await open()).database.close();
  });
});

test("the service refuses to start, in one sentence that names the number", async () => {
  const home = await makeHome();
  const settings = { dataFolder: join(home.folder, "data") };
  try {
    const { database, store } = await openStore(settings, "db/migrations", () => {});
    await store.add(newEnquiry());
    await database.close();
    await rm(embeddedStoreFile(settings.dataFolder));
    await expect(startProcess(home.folder)).rejects.toThrow(
      /ended with 1: The service cannot start\. Error: the store at data\/enquiries\.db: Error: 1 of 1 acknowledged enquiries are missing [^\n]*delete enquiries\.head in DATA_DIR\.\n$/,
    );
  } finally {
    await home.remove();
  }
});

test("a minute after a change the file by itself is a copy of everything", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const dataFolder = await mkdtemp(join(tmpdir(), "alone-"));
  try {
    const file = embeddedStoreFile(dataFolder);
    const { database, store } = await openStore({ dataFolder }, "db/migrations", () => {});
    await store.add(newEnquiry());
    const isInLog = async () => (await stat(`${file}-wal`)).size > 0;
    expect(await isInLog()).toBe(true);
    vi.advanceTimersByTime(60_000);
    while (await isInLog()) {
      await setImmediate();
    }
    const copy = join(dataFolder, "copy");
    await mkdir(copy);
    await copyFile(file, embeddedStoreFile(copy));
    const copied = await openStore({ dataFolder: copy }, "db/migrations", () => {});
    expect((await copied.store.counts()).enquiries).toBe(1);
    await copied.database.close();
    await database.close();
  } finally {
    vi.useRealTimers();
    await rm(dataFolder, { recursive: true, force: true });
  }
});

const postgres = sharePostgres();

test("what was kept in the embedded store is looked for in the PostgreSQL it moves to", async (context) => {
  const databaseUrl = await postgres(context).database();
  const dataFolder = await mkdtemp(join(tmpdir(), "moved-"));
  const moved = { dataFolder, databaseUrl };
  const keep = async () => {
    const { database, store } = await openStore({ dataFolder }, "db/migrations", () => {});
    await store.add(newEnquiry());
    await database.close();
  };
  const openMoved = () => openStore(moved, "db/migrations", () => {});
  try {
    await keep();
    await expect(openMoved()).rejects.toThrow("1 of 1 acknowledged enquiries are missing");
    await runStoreCommand(moved, ["copy"], "db/migrations");
    await keep();
    await expect(openMoved()).rejects.toThrow("1 of 2 acknowledged enquiries are missing");
    await runStoreCommand(moved, ["copy"], "db/migrations");
    await (await openMoved()).database.close();
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
});

test("a PostgreSQL that was rolled back takes enquiries, and the loss is reported until the service ends", async (context) => {
  const service = await startService({ databaseUrl: await postgres(context).database() });
  try {
    expect(await post(service.endpoint, "first")).toBe(201);
    expect(await post(service.endpoint, "second")).toBe(201);
    await service.database.transaction((session) =>
      session.query("update acknowledged set number = 1"),
    );
    expect(await post(service.endpoint, "third")).toBe(201);
    expect(await post(service.endpoint, "fourth")).toBe(201);
    expect(await service.store.loss()).toEqual({ missing: 1, acknowledged: 2 });
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  } finally {
    await service.close();
  }
});
