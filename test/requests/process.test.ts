import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore } from "#server/enquiries/open-store.ts";
import { freePort } from "#test/support/free-port.ts";
import { writeEnquiries } from "#test/support/many-enquiries.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import { serveRelease, writeRelease } from "#test/support/release.ts";
import { eventually, goodEnquiry, postJson } from "#test/support/requests.ts";
import { readLetters } from "#test/support/service.ts";

let home: Awaited<ReturnType<typeof makeHome>>;
beforeAll(async () => {
  home = await makeHome();
});
afterAll(() => home.remove());

const mailbox = (name: string) => join(home.folder, name, "mailbox");

test("starts a demonstration, accepts an enquiry and stops on request", async () => {
  const service = await startProcess(home.folder, { DATA_DIR: "first" });
  expect((await fetch(`${service.url}/`)).status).toBe(200);
  expect((await postJson(service.endpoint, goodEnquiry)).status).toBe(201);
  await eventually(async () => (await readLetters(mailbox("first"))).length === 1);
  expect((await fetch(`${service.url}/inbox`)).status).toBe(200);
  service.process.kill("SIGTERM");
  expect(await service.ended).toBe(0);
  expect(service.output().match(/This is a demonstration/g)).toHaveLength(1);
  expect(service.output()).toContain("/inbox");
  expect(service.output()).not.toContain("Warning");
});

test("what was acknowledged before kill -9 is there afterwards", async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const service = await startProcess(home.folder, { DATA_DIR: "crash" });
    const enough = acknowledged.length + 20;
    await Promise.all(
      Array.from({ length: 10 }, async (_, sender) => {
        for (let n = 0; ; n += 1) {
          const enquiry = { ...goodEnquiry, message: `${round} ${sender} ${n}` };
          const answer = await postJson(service.endpoint, enquiry).catch(() => undefined);
          if (answer?.status !== 201) {
            return;
          }
          const body = await answer.text().catch(() => "");
          acknowledged.push(/"reference":"([^"]+)"/.exec(body)?.[1] ?? "unread");
          if (acknowledged.length === enough) {
            service.process.kill("SIGKILL");
          }
        }
      }),
    );
    expect(await service.ended).toBe("SIGKILL");
  }
  const service = await startProcess(home.folder, { DATA_DIR: "crash", STORE_ONLY: "1" });
  const place = { dataFolder: join(home.folder, "crash") };
  const { database, desk } = await openStore(place, "db/migrations", () => {});
  const storedReferences = new Set(
    (await desk.list({ limit: 1_000_000 })).map(({ reference }) => reference),
  );
  await database.close();
  service.process.kill("SIGTERM");
  await service.ended;
  const references = acknowledged.filter((reference) => reference !== "unread");
  expect(references.length).toBeGreaterThan(10);
  expect(references.filter((reference) => !storedReferences.has(reference))).toEqual([]);
});

test.each([
  { what: "a little is removed", folder: "little", count: 42, remaining: 31, told: '"quiet"' },
  {
    what: "too much is told",
    folder: "much",
    count: 80,
    remaining: 80,
    told: "npm run enquiries -- purge 30 --all",
  },
])("what is due at the start: $what", async ({ folder, count, ...after }) => {
  const day = 24 * 60 * 60_000;
  const oldest = Date.now() - (count - 0.5) * day;
  const place = { dataFolder: join(home.folder, folder) };
  const { database, store } = await openStore(place, "db/migrations", () => {});
  await writeEnquiries(database, { count, oldest, every: day });
  await store.hit("address:a", oldest);
  const env = { DATA_DIR: folder, RETENTION_DAYS: "30", STORE_ONLY: "1" };
  const service = await startProcess(home.folder, env);
  await eventually(async () => (await store.hit("address:a", oldest)) === 1);
  // The limits are purged before the pass ends and the alarm changes.
  const alert = async () => (await fetch(`${service.url}/alertz`)).text();
  await eventually(async () => (await alert()).includes(after.told));
  expect((await store.counts()).enquiries).toBe(after.remaining);
  service.process.kill("SIGTERM");
  expect(await service.ended).toBe(0);
  await database.close();
});

test("refuses invalid settings by name", async () => {
  await expect(startProcess(home.folder, { PORT: "http" })).rejects.toThrow(
    /ended with 1: PORT must be a whole number/,
  );
  await expect(startProcess(home.folder, { NODE_ENV: "production" })).rejects.toThrow(
    /COMPANY_EMAIL is still a placeholder[^]*SITE_URL is missing[^]*SMTP_URL is missing/,
  );
});

test("where nobody reads the log any more, the service goes on", async () => {
  const service = await startProcess(home.folder, { DATA_DIR: "unread" });
  service.process.stdout?.destroy();
  service.process.stderr?.destroy();
  for (const message of ["one", "two"]) {
    expect((await postJson(service.endpoint, { ...goodEnquiry, message })).status).toBe(201);
  }
  await eventually(async () => (await readLetters(mailbox("unread"))).length === 2);
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  service.process.kill("SIGTERM");
  expect(await service.ended).toBe(0);
});

test("names the place of a store that cannot be opened", async () => {
  await mkdir(join(home.folder, "blocked", "enquiries.db"), { recursive: true });
  await expect(startProcess(home.folder, { DATA_DIR: "blocked" })).rejects.toThrow(
    /ended with 1: The service cannot start\. Error: the store at blocked\/enquiries\.db: .*unable to open/,
  );
});

test("reports an occupied port in one line", async () => {
  const firstProcess = await startProcess(home.folder, { DATA_DIR: "taken" });
  const port = new URL(firstProcess.url).port;
  await expect(startProcess(home.folder, { DATA_DIR: "taken", PORT: port })).rejects.toThrow(
    /ended with 1: The service cannot start\. .*EADDRINUSE/,
  );
  firstProcess.process.kill("SIGINT");
  expect(await firstProcess.ended).toBe(0);
});

test("does not start without a published site and says so", async () => {
  const folder = await mkdtemp(join(tmpdir(), "nothing-"));
  try {
    await expect(startProcess(folder)).rejects.toThrow(
      /ended with 1: There is no published site at data\/releases\/current\. `npm start` publishes one\.\n$/,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test("another release is served while the service runs, at once when it is told", async () => {
  const service = await startProcess(home.folder, { DATA_DIR: "switched" });
  const published = join(home.folder, "published");
  const text = async () => (await fetch(`${service.url}/`)).text();
  await writeRelease(published, 2, { pages: [{ address: "/", html: "<p>the second</p>" }] });
  await serveRelease(published, 2);
  service.process.kill("SIGHUP");
  await eventually(async () => (await text()).includes("the second"));
  await serveRelease(published, 1);
  await eventually(async () => !(await text()).includes("the second"));
  service.process.kill("SIGTERM");
  expect(await service.ended).toBe(0);
  expect(service.output().match(/"event":"release","number":\d+/g)).toEqual([
    '"event":"release","number":2',
    '"event":"release","number":1',
  ]);
});

test("stops despite connections that send nothing", async () => {
  const service = await startProcess(home.folder, { DATA_DIR: "silent" });
  const socket = connect(Number(new URL(service.url).port), "127.0.0.1");
  await once(socket, "connect");
  socket.on("error", () => {});
  socket.write("POST /functions/v1/send-contact-email HTTP/1.1\r\n");
  service.process.kill("SIGTERM");
  expect(await service.ended).toBe(0);
  socket.destroy();
});

test("the figures stand at an address of their own, also on every interface of a container", async () => {
  const port = await freePort();
  const env = { DATA_DIR: "figures", METRICS_PORT: String(port), METRICS_HOST: "0.0.0.0" };
  const service = await startProcess(home.folder, env);
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(figures).toContain("# TYPE letters_waiting gauge\nletters_waiting 0\n");
  expect(figures).toContain("service_ready 1\n");
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
  service.process.kill("SIGTERM");
  expect(await service.ended).toBe(0);
});
