import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenedStore } from "#server/enquiries/open-store.ts";
import { embeddedMachine, postgresMachine } from "#test/faults/machines.ts";
import type { Machine, Recording } from "#test/faults/machines.ts";
import { readDisk, readRecord } from "#test/faults/reconstruct.ts";
import { compileRecorder } from "#test/faults/recorder.ts";
import { createSender, sendUntil } from "#test/faults/sender.ts";
import type { Acknowledged } from "#test/faults/sender.ts";
import { bothStores } from "#test/faults/world.ts";
import type { Fault, Outcome, Skipped, World } from "#test/faults/world.ts";
import { postgresPrograms } from "#test/support/postgres.ts";
import { makeHome } from "#test/support/process.ts";

const senders = 20;
const perRound = 150;
/** Cuts of one machine before the next takes its place, because each round reads the whole disk. */
const roundsOfOne = 20;
/** Shares of unsynced data that reach the disk; they differ from cut to cut. */
const chances = [0, 0.5, 0.9];

type Counts = Record<
  "rounds" | "acknowledged" | "entries recorded" | "entries after the cut" | "lost",
  number
>;

/**
 * Cuts the power while many clients send. Writes and syncs are recorded; a cut is any moment of the
 * record, and keeps what was synced by then and a random part of the rest.
 */
export const powerCut: Fault = {
  name: "power cut",
  stores: bothStores,
  async make(world) {
    if (world.store === "postgres" && postgresPrograms() === undefined) {
      return { skipped: "PostgreSQL is not installed" };
    }
    const folder = await mkdtemp(join(tmpdir(), "power-"));
    const home = await makeHome();
    try {
      const shim = compileRecorder(folder);
      return shim === undefined
        ? { skipped: "there is no gcc to compile the recorder with" }
        : await cutOften(world, folder, {
            shim,
            record: join(folder, "record"),
            home: home.folder,
          });
    } finally {
      await home.remove();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function cutOften(
  { store, short }: World,
  folder: string,
  recording: Recording,
): Promise<Outcome | Skipped> {
  // PostgreSQL runs as another user.
  await chmod(folder, 0o755);
  await clear(recording.record);
  const entries = { "entries recorded": 0, "entries after the cut": 0 };
  const counts: Counts = { rounds: 0, acknowledged: 0, ...entries, lost: 0 };
  const rounds = short ? 3 : 200;
  for (let firstRound = 1; firstRound <= rounds; firstRound += roundsOfOne) {
    const place = join(folder, `from-${firstRound}`);
    await mkdir(place, { mode: 0o755 });
    const make = store === "postgres" ? postgresMachine : embeddedMachine;
    const machine = await make(place, recording);
    const lastRound = Math.min(firstRound + roundsOfOne - 1, rounds);
    await cutOne(machine, recording.record, { first: firstRound, last: lastRound }, counts);
    await rm(place, { recursive: true });
  }
  const { lost, ...counted } = counts;
  return {
    counted,
    broken: { "lost enquiries or letters": lost, "failed restarts": rounds - counts.rounds },
  };
}

/** Cuts one machine until it no longer starts or the rounds are over. */
async function cutOne(
  machine: Machine,
  record: string,
  { first, last }: { readonly first: number; readonly last: number },
  counts: Counts,
): Promise<void> {
  const acknowledged: Acknowledged = new Map();
  const lost = new Set<string>();
  try {
    for (let round = first; round <= last; round += 1) {
      const cut = await cutOnce(machine, record, round, acknowledged);
      if (cut === undefined) {
        break;
      }
      counts.rounds += 1;
      counts["entries recorded"] += cut.entries;
      counts["entries after the cut"] += cut.entries - cut.at;
      await machine.look(async (opened) => {
        for (const reference of await missingIn(opened, acknowledged, machine.letters())) {
          lost.add(reference);
        }
      });
    }
  } finally {
    await machine.end();
  }
  counts.acknowledged += acknowledged.size;
  counts.lost += lost.size;
}

/** Runs one round; undefined if nothing starts any more. */
async function cutOnce(
  machine: Machine,
  record: string,
  round: number,
  acknowledged: Acknowledged,
) {
  const disk = await readDisk(machine.disk);
  await clear(record);
  const service = await machine.powerOn().catch(() => undefined);
  if (service === undefined) {
    return undefined;
  }
  const sent: Acknowledged = new Map();
  const sender = createSender(service.endpoint, senders);
  const goOn = () => sent.size < perRound || !service.process.kill("SIGKILL");
  await sendUntil(sender, senders, sent, goOn, `round ${round}`);
  await machine.powerOff(service);
  sender.close();
  const entries = await readRecord(record);
  // Mostly while enquiries arrive, sometimes while the service starts.
  const earliest = round % 4 === 0 ? 0 : entries.findIndex(({ kind }) => kind === "told");
  const cut = earliest + 1 + Math.floor(Math.random() * (entries.length - earliest));
  for (const entry of entries.slice(0, cut)) {
    disk.apply(entry);
    const message = sent.get(entry.name);
    if (entry.kind === "told" && message !== undefined) {
      acknowledged.set(entry.name, message);
    }
  }
  const original = `${machine.disk}-before`;
  await rename(machine.disk, original);
  await disk.cut(machine.disk, chances[round % chances.length] ?? 0);
  await rm(original, { recursive: true });
  await machine.found();
  return { entries: entries.length, at: cut };
}

/** Empties a folder and opens it to every user. */
async function clear(record: string): Promise<void> {
  await writeFile(record, "");
  await chmod(record, 0o666);
}

/** Counts acknowledged enquiries that the store lacks, and rows marked as sent without a letter. */
async function missingIn(
  { desk }: OpenedStore,
  acknowledged: Acknowledged,
  letters: ReadonlySet<string> | undefined,
): Promise<readonly string[]> {
  const stored = await desk.list({ limit: 10_000_000 });
  const messages = new Map(stored.map(({ reference, enquiry }) => [reference, enquiry.message]));
  const marked = stored.filter(({ letter }) => letter.state === "sent");
  return [
    ...Array.from(acknowledged.keys()).filter(
      (name) => messages.get(name) !== acknowledged.get(name),
    ),
    ...marked.map(({ reference }) => reference).filter((name) => letters?.has(name) === false),
  ];
}
