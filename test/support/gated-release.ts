import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { publishSmallSite } from "#test/support/small-site.ts";
import { eventually } from "#test/support/requests.ts";

/** Renderer whose pages wait for the gate, hang or fail, by the words of the search. */
export const gatedRender = (saying: string) => `
import { existsSync, writeFileSync } from "node:fs";
const file = (name) => import.meta.dirname + "/" + name;
const sleep = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
const tempers = {
  wait() {
    writeFileSync(file("begun"), "");
    while (!existsSync(file("gate"))) sleep();
  },
  hang() {
    writeFileSync(file("begun"), "");
    for (;;);
  },
  throw() {
    throw new TypeError("no such page");
  },
  leave: () => process.exit(7),
  fail: () => new Promise(() => queueMicrotask(() => { throw new Error("nobody catches it"); })),
  grow() {
    const held = [];
    for (;;) held.push(new Array(100_000).fill(held.length));
  },
  later() {
    setInterval(() => { if (existsSync(file("gate"))) throw new Error("after the answer"); }, 5);
  },
};
let made = 0;
export const createSite = () => ({ render: async (question) => {
  await tempers[/q=([a-z]+)/.exec(question.address)?.[1]]?.();
  made += 1;
  const secrets = Object.keys(process.env).length;
  return { status: 200, html: "<p>${saying}, page " + made + ", " + secrets + " settings: " + JSON.stringify(question) + "</p>" };
} });`;

export function publishGated(dataFolder: string): Promise<void> {
  return publishSmallSite(dataFolder, { render: gatedRender("release 1") });
}

const release = (dataFolder: string) => join(dataFolder, "releases", "1");

/** Resolves when a page of release 1 occupies its thread. */
export function begun(dataFolder: string): Promise<void> {
  return eventually(async () => existsSync(join(release(dataFolder), "begun")));
}

/** Lets the waiting page finish. */
export function openGate(dataFolder: string): Promise<void> {
  return writeFile(join(release(dataFolder), "gate"), "");
}
