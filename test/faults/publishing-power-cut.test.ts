import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Entry, readRecord } from "#test/faults/reconstruct.ts";
import { compileRecorder } from "#test/faults/recorder.ts";
import { makePublishingHome, type PublishingHome } from "#test/support/published-site.ts";

let home: PublishingHome;
let folder: string;
beforeEach(async () => {
  home = await makePublishingHome();
  folder = await mkdtemp(join(tmpdir(), "recorded-"));
});
afterEach(async () => {
  await home.remove();
  await rm(folder, { recursive: true, force: true });
});

/** What a power cut could take of what was done by then: bytes of files, and names in folders. */
function notOnDisk(done: readonly Entry[]): readonly string[] {
  const bytes = new Set<string>();
  const names = new Map<string, string>();
  for (const { kind, name, data } of done) {
    if (kind === "write" || kind === "truncate") {
      bytes.add(name);
    } else if (kind === "sync") {
      bytes.delete(name);
      for (const [named, parent] of names) {
        if (parent === name) {
          names.delete(named);
        }
      }
    } else if (kind === "rename") {
      const to = data.toString();
      names.delete(name);
      names.set(to, dirname(to));
      const moved = [...bytes].filter((one) => one === name || one.startsWith(`${name}/`));
      for (const one of moved) {
        bytes.delete(one);
        bytes.add(to + one.slice(name.length));
      }
    } else if (kind === "unlink") {
      bytes.delete(name);
      names.delete(name);
    }
  }
  return [...bytes, ...names.keys()];
}

test("a release is on the disk before it is the one that is served", async (context) => {
  const shim = compileRecorder(folder);
  if (shim === undefined) {
    context.skip("there is no gcc to compile the recorder with");
    return;
  }
  const record = join(folder, "record");
  await writeFile(record, "");
  const data = resolve(home.data);
  const script = resolve("test/faults/publish-process.ts");
  execFileSync(process.execPath, ["--disable-warning=ExperimentalWarning", script, home.folder], {
    env: { ...process.env, LD_PRELOAD: shim, WATCH_FOLDER: data, WATCH_LOG: record },
  });
  const entries = await readRecord(record);
  const current = join(data, "releases", "current");
  const at = entries.findIndex(
    ({ kind, data: to }) => kind === "rename" && to.toString() === current,
  );
  expect(at).toBeGreaterThan(50);
  const releases = join(data, "releases", "1");
  const needed = notOnDisk(entries.slice(0, at)).filter((name) => name.startsWith(releases));
  expect(needed).toEqual([]);
  // The switch itself follows at once.
  const after = entries.slice(at).find(({ kind }) => kind === "sync");
  expect(after?.name).toBe(join(data, "releases"));
}, 180_000);
