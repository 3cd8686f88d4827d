import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeHome, startProcess } from "#test/support/process.ts";
import { eventually, goodEnquiry, postJson } from "#test/support/requests.ts";
import { readLetters } from "#test/support/service.ts";

let home: Awaited<ReturnType<typeof makeHome>>;
beforeAll(async () => {
  home = await makeHome();
});
afterAll(() => home.remove());

const mailbox = (name: string) => join(home.folder, name, "mailbox");

test("a demonstration says once where to look, takes an enquiry and stops when told", async () => {
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
    const killed = setTimeout(() => service.process.kill("SIGKILL"), 300);
    await Promise.all(
      Array.from({ length: 10 }, async (_, sender) => {
        for (let n = 0; n < 1000; n += 1) {
          const enquiry = { ...goodEnquiry, message: `${round} ${sender} ${n}` };
          const answer = await postJson(service.endpoint, enquiry).catch(() => undefined);
          if (answer?.status !== 201) {
            return;
          }
          const body = await answer.text().catch(() => "");
          acknowledged.push(/"reference":"([^"]+)"/.exec(body)?.[1] ?? "unread");
        }
      }),
    );
    clearTimeout(killed);
    expect(await service.ended).toBe("SIGKILL");
  }
  const service = await startProcess(home.folder, { DATA_DIR: "crash", STORE_ONLY: "1" });
  const { openStore } = await import("#server/enquiries/open-store.ts");
  const place = { dataFolder: join(home.folder, "crash") };
  const { database, desk } = await openStore(place, "db/migrations", () => {});
  const known = new Set((await desk.list({ limit: 1_000_000 })).map(({ reference }) => reference));
  await database.close();
  service.process.kill("SIGTERM");
  await service.ended;
  const references = acknowledged.filter((reference) => reference !== "unread");
  expect(references.length).toBeGreaterThan(10);
  expect(references.filter((reference) => !known.has(reference))).toEqual([]);
});

test("bad settings are refused by name", async () => {
  await expect(startProcess(home.folder, { PORT: "http" })).rejects.toThrow(
    /ended with 1: PORT must be a whole number/,
  );
  await expect(startProcess(home.folder, { NODE_ENV: "production" })).rejects.toThrow(
    /COMPANY_EMAIL is still a placeholder[^]*SITE_URL is missing[^]*SMTP_URL is missing/,
  );
});

test("a port that is taken is told in one line", async () => {
  const first = await startProcess(home.folder, { DATA_DIR: "taken" });
  const port = new URL(first.url).port;
  await expect(startProcess(home.folder, { DATA_DIR: "taken", PORT: port })).rejects.toThrow(
    /ended with 1: The service cannot start\. .*EADDRINUSE/,
  );
  first.process.kill("SIGINT");
  expect(await first.ended).toBe(0);
});

test("connections that say nothing do not keep the service from stopping", async () => {
  const service = await startProcess(home.folder, { DATA_DIR: "silent" });
  const socket = connect(Number(new URL(service.url).port), "127.0.0.1");
  await once(socket, "connect");
  socket.on("error", () => {});
  socket.write("POST /functions/v1/send-contact-email HTTP/1.1\r\n");
  const start = Date.now();
  service.process.kill("SIGTERM");
  expect(await service.ended).toBe(0);
  expect(Date.now() - start).toBeLessThan(10_000);
  socket.destroy();
});

test("the figures stand at a private address of their own", async () => {
  const service = await startProcess(home.folder, { DATA_DIR: "figures", METRICS_PORT: "39187" });
  const figures = await (await fetch("http://127.0.0.1:39187/metrics")).text();
  expect(figures).toContain("# TYPE letters_waiting gauge\nletters_waiting 0\n");
  expect(figures).toContain("service_ready 1\n");
  expect((await fetch("http://127.0.0.1:39187/")).status).toBe(404);
  expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
  service.process.kill("SIGTERM");
  expect(await service.ended).toBe(0);
});
