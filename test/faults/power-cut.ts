import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { openStore } from "#server/enquiries/open-store.ts";
import { readDisk, readRecord } from "#test/faults/reconstruct.ts";
import { createSender, sendUntil } from "#test/faults/sender.ts";
import type { Acknowledged } from "#test/faults/sender.ts";
import type { Fault, Outcome, Skipped } from "#test/faults/world.ts";
import { makeHome, startProcess } from "#test/support/process.ts";

const senders = 20;
const perRound = 150;

/**
 * The power goes while many are sending. What the service writes and syncs is recorded; a cut is
 * any moment of the record, and leaves what was synced by then and an arbitrary part of the rest.
 */
export const powerCut: Fault = {
  name: "power cut",
  stores: ["embedded"],
  async make({ short }) {
    const folder = await mkdtemp(join(tmpdir(), "power-"));
    const home = await makeHome();
    try {
      const shim = compileShim(folder);
      return shim === undefined
        ? { skipped: "there is no gcc to compile the recorder with" }
        : await cutOften(folder, home.folder, shim, short ? 3 : 200);
    } finally {
      await home.remove();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function cutOften(
  folder: string,
  home: string,
  shim: string,
  rounds: number,
): Promise<Outcome | Skipped> {
  const data = join(folder, "data");
  const record = join(folder, "record");
  await mkdir(data);
  const known: Acknowledged = new Map();
  const counted = { rounds: 0, acknowledged: 0, "entries recorded": 0, "entries after the cut": 0 };
  const lost = new Set<string>();
  for (let round = 1; round <= rounds; round += 1) {
    const disk = await readDisk(data);
    const env = { DATA_DIR: data, LD_PRELOAD: shim, WATCH_FOLDER: data, WATCH_LOG: record };
    const service = await startProcess(home, env).catch(() => undefined);
    if (service === undefined) {
      break;
    }
    counted.rounds = round;
    const sent: Acknowledged = new Map();
    const sender = createSender(service.endpoint, senders);
    const goOn = () => sent.size < perRound || !service.process.kill("SIGKILL");
    await sendUntil(sender, senders, sent, goOn, `round ${round}`);
    await service.ended;
    sender.close();
    const entries = await readRecord(record);
    const first = entries.findIndex(({ kind }) => kind === "told");
    const cut = first + 1 + Math.floor(Math.random() * (entries.length - first));
    for (const entry of entries.slice(0, cut)) {
      disk.apply(entry);
      const message = sent.get(entry.name);
      if (entry.kind === "told" && message !== undefined) {
        known.set(entry.name, message);
      }
    }
    await rm(record);
    await rename(data, join(folder, "before"));
    await disk.cut(data, [0, 0.5, 0.9][round % 3] ?? 0);
    await rm(join(folder, "before"), { recursive: true });
    counted["entries recorded"] += entries.length;
    counted["entries after the cut"] += entries.length - cut;
    for (const reference of await missingIn(data, known)) {
      lost.add(reference);
    }
  }
  const failed = rounds - counted.rounds;
  return {
    counted: { ...counted, acknowledged: known.size },
    broken: { "lost enquiries or letters": lost.size, "failed restarts": failed },
  };
}

/** What was acknowledged and is not in the store, or is called sent though no letter is there. */
async function missingIn(data: string, known: Acknowledged): Promise<readonly string[]> {
  const { database, desk } = await openStore({ dataFolder: data }, "db/migrations", () => {});
  const kept = await desk.list({ limit: 10_000_000 });
  await database.close();
  const messages = new Map(kept.map(({ reference, enquiry }) => [reference, enquiry.message]));
  const letters = new Set(lettersIn(join(data, "mailbox")));
  const marked = kept.filter(({ letter }) => letter.state === "sent");
  return [
    ...Array.from(known.keys()).filter((name) => messages.get(name) !== known.get(name)),
    ...marked.map(({ reference }) => reference).filter((name) => !letters.has(name)),
  ];
}

function lettersIn(mailbox: string): readonly string[] {
  try {
    const names = readdirSync(mailbox).filter((name) => name.endsWith(".eml"));
    return names.map((name) => name.slice(-15, -4));
  } catch {
    return [];
  }
}

/** Compiles the recorder, or answers undefined where there is no compiler. */
function compileShim(folder: string): string | undefined {
  const shim = join(folder, "power-cut.so");
  const source = resolve("test/faults/power-cut.c");
  try {
    execFileSync("gcc", ["-O1", "-shared", "-fPIC", "-o", shim, source, "-ldl"]);
    return shim;
  } catch {
    return undefined;
  }
}
