import { request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { service as addresses } from "#addresses";
import { createBodyReader, usualReaderBounds } from "#server/enquiries/body-reader.ts";
import { createLog } from "#server/log.ts";
import { eventually, goodEnquiry, postJson, referenceIn } from "#test/support/requests.ts";
import { startService, testSettings } from "#test/support/service.ts";
import type { Service, ServiceOptions } from "#test/support/service.ts";
import { unmadePages } from "#test/support/unmade-pages.ts";

const { message: _, ...buyer } = goodEnquiry;
const places = [
  ["send-contact-email", addresses.sendEnquiry, 2000],
  ["send-quotation-request", addresses.sendRequest, 10_000],
  ["/request", "/request", 10_000],
] as const;
const typed = "name=Khalid&company=Works&message=Please";
const long = "x".repeat(129 * 1024);

let service: Service;
beforeAll(async () => {
  service = await startService(unmadePages["this address has asked for too many pages"]);
});
afterAll(() => service.close());

async function post(
  path: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
  url = service.url,
) {
  const answer = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body,
    redirect: "manual",
  });
  return { answer, status: answer.status, text: await answer.text() };
}

describe.each(places)("a form that is posted to %s", (_name, path, most) => {
  test("with too many fields is refused by what is wrong, and the first are given back", async () => {
    const { status, text } = await post(path, `${typed}${"&a".repeat(most)}`);
    expect(status).toBe(413);
    expect(text).toContain(`The form may have at most ${most.toLocaleString("en")} fields.`);
    expect(text).toContain('value="Khalid"');
  });

  test("with too many fields and more than 128 KiB is not given back", async () => {
    const { status, text } = await post(path, `${typed}${"&a".repeat(200_000)}`);
    expect(status).toBe(413);
    expect(text).toContain("go back");
    expect(text).not.toContain("Khalid");
  });

  test("with as many fields as may be is parsed", async () => {
    const given = Array.from({ length: most - 3 }, (_field, at) => `&a${at}`).join("");
    const { status } = await post(path, `${typed}${given}`);
    expect(status).toBe(path === "/request" ? 429 : 422);
  });

  test("and says that it is too long is refused before it comes", async () => {
    const { hostname, port } = new URL(service.url);
    const told = new Promise<number | undefined>((resolve, reject) => {
      const headers = {
        "content-type": "application/x-www-form-urlencoded",
        "content-length": "1048577",
      };
      const asked = request({ hostname, port, path, method: "POST", headers }, (answer) => {
        resolve(answer.statusCode);
        asked.destroy();
      });
      asked.on("error", reject);
      asked.flushHeaders();
    });
    expect(await told).toBe(413);
  });
});

test("JSON callers are told of too many fields as a problem", async () => {
  const accept = { accept: "application/json" };
  const { answer, text } = await post("/request", "a&".repeat(10_001), accept);
  expect(answer.headers.get("content-type")).toContain("application/problem+json");
  expect(JSON.parse(text)).toMatchObject({
    status: 413,
    errors: [{ field: "body", problem: "too-many-fields" }],
  });
});

const refused: readonly (readonly [string, number, ServiceOptions, Record<string, string>])[] = [
  ["comes from another site", 403, {}, { origin: "https://evil.example" }],
  ["is one too many", 429, { settings: { limits: { ...testSettings.limits, perAddress: 0 } } }, {}],
];

test.each(refused)(
  "a form that %s is given back up to 128 KiB",
  async (_why, code, options, headers) => {
    const own = await startService(options);
    try {
      const path = addresses.sendRequest;
      const short = await post(path, typed, headers, own.url);
      expect([short.status, short.text.includes("Khalid")]).toEqual([code, true]);
      expect(short.text).not.toContain("in your browser");
      const { status, text } = await post(path, `${typed}&rows=${long}`, headers, own.url);
      expect([status, text.includes("Khalid")]).toEqual([code, false]);
      expect(text).toContain("What you typed is still in your browser.");
    } finally {
      await own.close();
    }
  },
);

test("rows beyond what an allowance holds are told to be in the browser where they are long", async () => {
  const { status, text } = await post("/request", `${typed}&rows=${long}`);
  expect([status, text.includes("Khalid")]).toEqual([429, false]);
  expect(text).toContain("What you typed is still in your browser.");
});

describe("where bodies cannot be read in their thread", () => {
  const never = { ...usualReaderBounds, patience: 0 };
  const full = { ...usualReaderBounds, atOnce: 0 };
  const log = createLog(() => {}, Date.now);
  const form = new URLSearchParams({ ...buyer, rows: "20 vests" }).toString();
  const json = { ...buyer, lines: [{ text: "vests", note: "n" }], city: "Jubail" };

  test.each([
    ["it takes too long", never],
    ["too many are being read", full],
  ])("since %s, a request is answered with 503 and given back", async (_why, bounds) => {
    const own = await startService({ bodies: createBodyReader(log, bounds) });
    try {
      const { answer, status, text } = await post(addresses.sendRequest, form, {}, own.url);
      expect([status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
      expect(text).toContain("20 vests");
      const padded = `${JSON.stringify(json)}${" ".repeat(128 * 1024)}`;
      const sent = await postJson(`${own.url}${addresses.sendRequest}`, padded);
      expect(sent.status).toBe(503);
      expect((await own.store.counts()).enquiries).toBe(0);
      // What is small needs no thread.
      expect((await postJson(`${own.url}${addresses.sendRequest}`, json)).status).toBe(201);
      expect(own.logged.join("\n")).toContain("body not read");
    } finally {
      await own.close();
    }
  });

  test("the next one is read in a new thread", async () => {
    let patience = 0;
    const bounds = {
      ...usualReaderBounds,
      get patience() {
        return patience;
      },
    };
    const own = await startService({ bodies: createBodyReader(log, bounds) });
    try {
      expect((await post(addresses.sendRequest, form, {}, own.url)).status).toBe(503);
      patience = usualReaderBounds.patience;
      const first = await post(addresses.sendRequest, form, {}, own.url);
      expect(first.status).toBe(303);
      const again = await post(addresses.sendRequest, form, {}, own.url);
      expect(referenceIn(again.answer)).toBe(referenceIn(first.answer));
    } finally {
      await own.close();
    }
  });
});

test("JSON of more than 128 KiB is read as what is shorter is, and refused by the same names", async () => {
  const own = await startService();
  try {
    const url = `${own.url}${addresses.sendRequest}`;
    const lines = Array.from({ length: 500 }, (_line, at) => ({
      text: `${at} ${"x".repeat(400)}`,
    }));
    const sent = await postJson(url, { ...buyer, lines });
    expect(sent.status).toBe(201);
    const { reference } = await sent.json();
    expect((await own.desk.find(reference))?.request?.lines).toHaveLength(500);
    const errorsOf = async (body: string) => (await (await postJson(url, body)).json()).errors;
    const given = JSON.stringify({ ...buyer, lines });
    expect(await errorsOf(given.slice(0, -1))).toMatchObject([{ problem: "not-json" }]);
    expect(await errorsOf(given.replace("{", '{"name":"x",'))).toMatchObject([
      { field: "name", problem: "repeated" },
    ]);
    expect(await errorsOf(given.replace("{", '{"x":1,'))).toMatchObject([
      { field: "x", problem: "unknown" },
    ]);
    expect(await errorsOf(given.replace('"text"', '"other"'))).toMatchObject([
      { field: "lines.0.other", problem: "unknown" },
      { field: "lines.0.text", problem: "missing" },
    ]);
  } finally {
    await own.close();
  }
});

test.each(places)(
  "whoever is still sending a form to %s reads why it is refused",
  async (_name, path) => {
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    const most = 1024 * 1024;
    let answer = "";
    let isOpen = true;
    socket.on("data", (piece: Buffer) => (answer += piece.toString()));
    socket.on("close", () => (isOpen = false));
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${most + 1}\r\n\r\n`,
    );
    await eventually(async () => answer.includes("</html>"));
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    socket.write("x".repeat(most));
    await sleep(50);
    expect(isOpen).toBe(true);
    socket.write("xGET /404 HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    await eventually(async () => !isOpen);
    expect(answer).toContain("HTTP/1.1 404 ");
  },
);
