import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { service as addresses } from "#addresses";
import { onGround } from "#test/faults/world.ts";
import type { Fault } from "#test/faults/world.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import { serveRelease, writeRelease } from "#test/support/release.ts";
import { ask, goodEnquiry } from "#test/support/requests.ts";

/** How long a visitor may wait for a finished page meanwhile, in milliseconds. */
const bar = 300;
const mebibyte = 1024 * 1024;
const { message: _, ...buyer } = goodEnquiry;
const typed = new URLSearchParams(buyer).toString();

const filled = (piece: string, bytes: number) =>
  piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)));
const formOf = (piece: string) => (bytes: number) => `${typed}&${filled(piece, bytes - 200)}`;
const rowsOf = (piece: string) => (bytes: number) => {
  const escaped = encodeURIComponent(piece);
  return `${typed}&rows=${filled(escaped, bytes - 200)}`;
};
const distinct = (bytes: number, told: (at: number) => string) =>
  Array.from({ length: Math.floor(bytes / 8) }, (_key, at) => told(at))
    .join("")
    .slice(0, bytes - 200);

/** Forms by what is bad in them, as long as they may be. */
const forms: Readonly<Record<string, (bytes: number) => string>> = {
  "empty fields": formOf("a&"),
  "distinct keys": (bytes) => `${typed}${distinct(bytes, (at) => `&${at.toString(36)}=`)}`,
  "one long field": formOf("x"),
  "rows of tabs": rowsOf("a\t"),
  "rows of quotes": rowsOf('"a\t'),
  "rows ended by CR": rowsOf(`${"boots size 42 x ".repeat(30)}\r`),
  "short rows ended by CR": rowsOf("x\r"),
  "rows of blanks": rowsOf("\n"),
};

/** Each line as long as it may be, with as many sizes as it may have. */
function longestLines(): string {
  const sizes = Array.from({ length: 40 }, (_size, at) => ({ size: `s${at}`, quantity: at + 1 }));
  const lines = Array.from({ length: 500 }, (_line, at) => ({
    ...{ text: `${at} ${"x".repeat(490)}`, note: "n".repeat(500), sizes },
  }));
  return JSON.stringify({ ...buyer, lines });
}

const json: Readonly<Record<string, (bytes: number) => string>> = {
  "JSON of distinct keys": (bytes) =>
    `{"a":0${distinct(bytes, (at) => `,"${at.toString(36)}":0`).replace(/,[^,]*$/, "")}}`,
  "JSON of brackets": (bytes) =>
    `{"lines":${"[".repeat(bytes / 2 - 50)}${"]".repeat(bytes / 2 - 50)}}`,
  "JSON of the longest lines": longestLines,
};

interface Attack {
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Every bad body at every address, as long as that address takes and a little longer than it gives back. */
function attacks(): readonly Attack[] {
  const ofForm = { "content-type": "application/x-www-form-urlencoded" };
  const ofJson = { "content-type": "application/json" };
  const places = [
    { path: addresses.sendEnquiry, bytes: [128 * 1024, mebibyte], longestJson: 128 * 1024 },
    { path: addresses.sendRequest, bytes: [128 * 1024, mebibyte], longestJson: 2 * mebibyte },
    { path: "/request", bytes: [128 * 1024, mebibyte], longestJson: 0 },
  ];
  return places.flatMap(({ path, bytes, longestJson }) => [
    ...Object.entries(forms).flatMap(([what, make]) =>
      bytes.map((most) => ({
        name: `${path.slice(path.lastIndexOf("/") + 1)}, ${most / 1024} KiB, ${what}`,
        ...{ path, headers: ofForm, body: make(most) },
      })),
    ),
    ...Object.entries(json)
      .filter(() => longestJson > 0)
      .map(([what, make]) => ({
        name: `${path.slice(path.lastIndexOf("/") + 1)}, ${what}`,
        ...{ path, headers: ofJson, body: make(longestJson) },
      })),
  ]);
}

/** A release whose thread reads posted rows by the site's own reader. */
const readingRender = `
import { parseRows } from "${pathToFileURL(resolve("src/reading/rows/read-rows.ts")).href}";
const answer = () => ({ certainty: "none", products: [], unknown: [], quantity: "" });
export const createSite = () => ({ render: async ({ posted }) =>
  ({ status: 200, html: JSON.stringify(parseRows(posted?.fields.rows ?? "", answer)) }) });`;

/** The worst bodies known, while somebody else asks for a finished page. */
export const largeBodies: Fault = {
  name: "large bodies",
  stores: ["embedded"],
  heldBy: "test/requests/large-bodies.test.ts",
  make: (world) =>
    onGround(world, async (ground) => {
      const home = await makeHome();
      const site = `${home.folder}/published`;
      const html = "<!doctype html><p>a finished page</p>";
      const pages = ["/", "/request"].map((address) => ({ address, html }));
      await writeRelease(site, 2, { pages, render: readingRender });
      await serveRelease(site, 2);
      const service = await startProcess(home.folder, { ...ground.env, TRUST_PROXY: "1" });
      const counted: Record<string, number | string> = {};
      const rounds = world.short ? 1 : 3;
      let slow = 0;
      let slowest = 0;
      let failed = 0;
      let at = 0;

      /** Sends a body from a network of its own, and tells the longest that a visitor waited meanwhile. */
      async function attack({ path, headers, body }: Omit<Attack, "name">, foreign: boolean) {
        at += 1;
        const from = { "x-forwarded-for": `198.18.${at >> 8}.${at & 255}` };
        const stranger = foreign ? { origin: "https://evil.example" } : undefined;
        let status = 0;
        const sent = fetch(`${service.url}${path}`, {
          ...{ method: "POST", body, redirect: "manual" },
          headers: { ...headers, ...from, ...stranger },
        })
          .then(async (answer) => {
            await answer.arrayBuffer();
            status = answer.status;
          })
          .catch(() => (status = -1));
        let longest = 0;
        while (status === 0) {
          const asked = performance.now();
          await ask(service.url, "/");
          longest = Math.max(longest, performance.now() - asked);
          await sleep(2);
        }
        await sent;
        return { status, longest };
      }

      try {
        // The first body starts the thread that reads.
        await attack({ path: addresses.sendRequest, headers: {}, body: "" }, false);
        for (const { name, ...given } of attacks()) {
          for (const foreign of given.path === "/request" ? [false] : [false, true]) {
            const waits: number[] = [];
            const statuses = new Set<number>();
            for (let round = 0; round < rounds; round += 1) {
              // Rows are charged as pages: everybody's allowance grows back meanwhile.
              await sleep(given.path === "/request" ? 1000 : 0);
              const { status, longest } = await attack(given, foreign);
              statuses.add(status);
              waits.push(longest);
            }
            const whole = `${name}${foreign ? ", from another site" : ""}`;
            const answered = [...statuses].join(" and ");
            const middle = waits.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Infinity;
            counted[`${whole}: answered ${answered}, others waited, ms`] = Math.round(middle);
            slowest = Math.max(slowest, middle);
            slow += middle > bar ? 1 : 0;
            failed += [500, 503, -1].some((status) => statuses.has(status)) ? 1 : 0;
          }
        }
        return {
          counted: { ...counted, "others waited at most, ms": Math.round(slowest) },
          broken: {
            ...(!world.short && { [`waited longer than ${bar} ms`]: slow }),
            "answered with 500, 503 or not at all": failed,
          },
        };
      } finally {
        service.process.kill("SIGKILL");
        await service.ended;
        await home.remove();
      }
    }),
};
