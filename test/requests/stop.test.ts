import { once } from "node:events";
import { Agent, request } from "node:http";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startMailServer } from "#test/support/mail-server.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import type { RunningService } from "#test/support/process.ts";
import { eventually, goodEnquiry, postJson } from "#test/support/requests.ts";
import { readLetters, startService } from "#test/support/service.ts";

let home: Awaited<ReturnType<typeof makeHome>>;
beforeAll(async () => {
  home = await makeHome();
});
afterAll(() => home.remove());

const events = (service: RunningService) =>
  Array.from(service.output().matchAll(/^\{.*\}$/gm), ([line]): { event: string } =>
    JSON.parse(line),
  );
const stopped = (service: RunningService) =>
  events(service).filter(({ event }) => event === "stopped");

const inTime = expect.not.objectContaining({ unfinished: true });

async function get(url: string, agent?: Agent): Promise<{ answer: IncomingMessage; body: string }> {
  const asked = request(url, { agent }).end();
  const [answer]: IncomingMessage[] = await once(asked, "response");
  if (answer === undefined) {
    throw new Error("there is no answer");
  }
  return { answer, body: await text(answer) };
}

async function openSocket(service: RunningService): Promise<Socket> {
  const socket = connect(Number(new URL(service.url).port), "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

test("told to stop, it is not ready, answers everybody still, and is told twice without harm", async () => {
  const service = await startProcess(home.folder, { DATA_DIR: "drain", DRAIN_SECONDS: "5" });
  service.process.kill("SIGTERM");
  await eventually(async () => service.output().includes('"event":"stopping"'));
  service.process.kill("SIGTERM");
  service.process.kill("SIGINT");
  const { answer, body } = await get(`${service.url}/readyz`);
  expect([answer.statusCode, answer.headers.connection]).toEqual([503, "close"]);
  expect(body).toContain('"reasons":["stopping"]');
  expect((await postJson(service.endpoint, goodEnquiry)).status).toBe(201);
  expect(await service.ended).toBe(0);
  expect(stopped(service)).toEqual([inTime]);
  // It was kept; its letter is for whoever runs next.
  expect(await readLetters(join(home.folder, "drain", "mailbox"))).toEqual([]);
});

test("from then on every answer ends its connection, also one that was asked for before", async () => {
  let rendered = () => {};
  const underWay = new Promise<void>((resolve) => (rendered = resolve));
  const service = await startService({
    async render() {
      await underWay;
      return { status: 200, html: "<!doctype html><p>late</p>" };
    },
  });
  const agent = new Agent({ keepAlive: true });
  try {
    expect((await get(`${service.url}/`, agent)).answer.headers.connection).toBe("keep-alive");
    const asked = once(service.app.server, "request");
    const late = get(`${service.url}/shop?q=hat`, agent);
    await asked;
    service.stopping.abort();
    for (const path of ["/", "/nothing", "/healthz", "/inbox/%", "/assets/style-abcd1234.css"]) {
      const { answer } = await get(`${service.url}${path}`, agent);
      expect([path, answer.headers.connection]).toEqual([path, "close"]);
    }
    const enquiry = await postJson(service.endpoint, goodEnquiry);
    expect([enquiry.status, enquiry.headers.get("connection")]).toEqual([201, "close"]);
    rendered();
    expect((await late).answer.headers.connection).toBe("close");
  } finally {
    await service.close();
  }
});

test("a pool of connections that never rests does not keep it from stopping", async () => {
  const service = await startProcess(home.folder, { DATA_DIR: "pool", DRAIN_SECONDS: "1" });
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  let open = true;
  let answered = 0;
  const ask = async () => {
    while (open) {
      for (const path of ["/", "/healthz"]) {
        await get(`${service.url}${path}`, agent).then(
          () => (answered += 1),
          () => undefined,
        );
      }
    }
  };
  const askers = Array.from({ length: 8 }, ask);
  await eventually(async () => answered > 50);
  service.process.kill("SIGTERM");
  expect(await service.ended).toBe(0);
  open = false;
  await Promise.all(askers);
  expect(stopped(service)).toEqual([inTime]);
});

test("who asks half a question, or never reads, is cut off and not waited for", async () => {
  const service = await startProcess(home.folder, { DATA_DIR: "slow" });
  const half = await openSocket(service);
  half.write(
    "POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
  );
  const deaf = await openSocket(service);
  deaf.pause();
  deaf.write("GET /shop HTTP/1.1\r\nHost: x\r\n\r\n".repeat(10));
  await get(`${service.url}/healthz`);
  service.process.kill("SIGTERM");
  expect(await service.ended).toBe(0);
  expect(stopped(service)).toEqual([inTime]);
  half.destroy();
  deaf.destroy();
});

test("the letter that is being sent is finished, and no other is begun", async () => {
  const subjects: string[] = [];
  let accept = () => {};
  const server = await startMailServer({
    onData(stream, _session, done) {
      accept = done;
      void text(stream).then((raw) => subjects.push(/^Subject: (.*)$/m.exec(raw)?.[1] ?? ""));
    },
  });
  const env = { DATA_DIR: "letters", SMTP_URL: `smtp://127.0.0.1:${server.port}` };
  const service = await startProcess(home.folder, { ...env, DRAIN_SECONDS: "5" });
  const send = async (company: string) =>
    (await postJson(service.endpoint, { ...goodEnquiry, company })).json();
  const { reference } = await send("First");
  await eventually(async () => subjects.length === 1);
  service.process.kill("SIGTERM");
  await eventually(async () => service.output().includes('"event":"stopping"'));
  await send("Second");
  accept();
  expect(await service.ended).toBe(0);
  server.close();
  expect(subjects).toEqual([`Enquiry ${reference} from First`]);
  expect(events(service)).toContainEqual(
    expect.objectContaining({ event: "letter sent", reference }),
  );
  expect(stopped(service)).toEqual([inTime]);
});

test("a letter that the mail server does not accept in time is left, and the stop says so", async () => {
  const server = await startMailServer({ onData: (stream) => void stream.resume() });
  const env = { DATA_DIR: "left", SMTP_URL: `smtp://127.0.0.1:${server.port}` };
  const service = await startProcess(home.folder, env);
  const taken = eventually(async () => server.seen().includes("Enquiry "));
  await postJson(service.endpoint, goodEnquiry);
  await taken;
  service.process.kill("SIGTERM");
  expect(await service.ended).toBe(0);
  server.close();
  expect(stopped(service)).toEqual([expect.objectContaining({ unfinished: true })]);
});
