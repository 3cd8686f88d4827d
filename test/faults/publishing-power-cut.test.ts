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

/** Lists what a power cut could lose at this moment: bytes of files, and names in folders. */
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
      const target = data.toString();
      names.delete(name);
      names.set(target, dirname(target));
      const moved = [...bytes].filter((file) => file === name || file.startsWith(`${name}/`));
      for (const file of moved) {
        bytes.delete(file);
        bytes.add(target + file.slice(name.length));
      }
    } else if (kind === "unlink") {
      bytes.delete(name);
      names.delete(name);
    }
  }
  return [...bytes, ...names.keys()];
}

const cap = "products/bump-cap-baseball-style/product.yaml";

/** Publishes a change and returns every recorded write and sync. */
async function recordPublish(shim: string): Promise<readonly Entry[]> {
  await home.edit(cap, /amount: [\d.]+/, "amount: 450");
  const record = join(folder, "record");
  await writeFile(record, "");
  const script = resolve("test/faults/publish-process.ts");
  execFileSync(process.execPath, ["--disable-warning=ExperimentalWarning", script, home.folder], {
    env: {
      ...process.env,
      LD_PRELOAD: shim,
      WATCH_FOLDER: resolve(home.data),
      WATCH_LOG: record,
    },
  });
  return readRecord(record);
}

/** Lists what a power cut at the switch to the second release could lose of it. */
function lostAtSwitch(entries: readonly Entry[]): readonly string[] {
  const data = resolve(home.data);
  const [releases, release, current] = ["", "2", "current"].map((name) =>
    join(data, "releases", name).replace(/\/$/, ""),
  );
  const isTo = (entry: Entry, place?: string) =>
    entry.name === place || (entry.kind === "rename" && entry.data.toString() === place);
  expect(entries.filter((entry) => isTo(entry, current)).map(({ kind }) => kind)).toEqual([
    "rename",
  ]);
  const switchIndex = entries.findIndex((entry) => isTo(entry, current));
  const earlier = entries.slice(0, switchIndex);
  expect(earlier.some((entry) => isTo(entry, release))).toBe(true);
  expect(earlier.filter(({ kind }) => kind === "write").length).toBeGreaterThan(10);
  // The switch follows at once.
  expect(entries.slice(switchIndex).find(({ kind }) => kind === "sync")?.name).toBe(releases);
  const needed = [release ?? "", join(data, "kept", "assets")];
  return notOnDisk(earlier).filter((name) => needed.some((place) => name.startsWith(place)));
}

test("a release is on the disk, whole, before it is the one that is served", async (context) => {
  const shim = compileRecorder(folder);
  if (shim === undefined) {
    context.skip("there is no gcc to compile the recorder with");
    return;
  }
  await home.publish();
  expect(lostAtSwitch(await recordPublish(shim))).toEqual([]);
}, 600_000);
