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
/** A machine is cut so often; then another takes its place, for each round looks at everything that the disk holds. */
const roundsOfOne = 20;
/** How much of what was not synced is on the disk all the same; it differs from cut to cut. */
const chances = [0, 0.5, 0.9];

type Counts = Record<
  "rounds" | "acknowledged" | "entries recorded" | "entries after the cut" | "lost",
  number
>;

/**
 * The power goes while many are sending. What the store writes and syncs is recorded; a cut is any
 * moment of the record, and leaves what was synced by then and an arbitrary part of the rest.
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
  // Another user runs PostgreSQL.
  await chmod(folder, 0o755);
  await clear(recording.record);
  const entries = { "entries recorded": 0, "entries after the cut": 0 };
  const counts: Counts = { rounds: 0, acknowledged: 0, ...entries, lost: 0 };
  const rounds = short ? 3 : 200;
  for (let first = 1; first <= rounds; first += roundsOfOne) {
    const place = join(folder, `from-${first}`);
    await mkdir(place, { mode: 0o755 });
    const make = store === "postgres" ? postgresMachine : embeddedMachine;
    const machine = await make(place, recording);
    const last = Math.min(first + roundsOfOne - 1, rounds);
    await cutOne(machine, recording.record, { first, last }, counts);
    await rm(place, { recursive: true });
  }
  const { lost, ...counted } = counts;
  return {
    counted,
    broken: { "lost enquiries or letters": lost, "failed restarts": rounds - counts.rounds },
  };
}

/** Cuts one machine again and again, until it does not start any more or the rounds are through. */
async function cutOne(
  machine: Machine,
  record: string,
  { first, last }: { readonly first: number; readonly last: number },
  counts: Counts,
): Promise<void> {
  const known: Acknowledged = new Map();
  const lost = new Set<string>();
  try {
    for (let round = first; round <= last; round += 1) {
      const cut = await cutOnce(machine, record, round, known);
      if (cut === undefined) {
        break;
      }
      counts.rounds += 1;
      counts["entries recorded"] += cut.entries;
      counts["entries after the cut"] += cut.entries - cut.at;
      await machine.look(async (opened) => {
        for (const reference of await missingIn(opened, known, machine.letters())) {
          lost.add(reference);
        }
      });
    }
  } finally {
    await machine.end();
  }
  counts.acknowledged += known.size;
  counts.lost += lost.size;
}

/** One round; undefined where nothing started any more. */
async function cutOnce(machine: Machine, record: string, round: number, known: Acknowledged) {
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
  // Mostly while enquiries come in, now and then while the service is only starting.
  const earliest = round % 4 === 0 ? 0 : entries.findIndex(({ kind }) => kind === "told");
  const at = earliest + 1 + Math.floor(Math.random() * (entries.length - earliest));
  for (const entry of entries.slice(0, at)) {
    disk.apply(entry);
    const message = sent.get(entry.name);
    if (entry.kind === "told" && message !== undefined) {
      known.set(entry.name, message);
    }
  }
  const before = `${machine.disk}-before`;
  await rename(machine.disk, before);
  await disk.cut(machine.disk, chances[round % chances.length] ?? 0);
  await rm(before, { recursive: true });
  await machine.found();
  return { entries: entries.length, at };
}

/** Empty, and open to whoever is recorded. */
async function clear(record: string): Promise<void> {
  await writeFile(record, "");
  await chmod(record, 0o666);
}

/** What was acknowledged and is not in the store, or is called sent though no letter is there. */
async function missingIn(
  { desk }: OpenedStore,
  known: Acknowledged,
  letters: ReadonlySet<string> | undefined,
): Promise<readonly string[]> {
  const kept = await desk.list({ limit: 10_000_000 });
  const messages = new Map(kept.map(({ reference, enquiry }) => [reference, enquiry.message]));
  const marked = kept.filter(({ letter }) => letter.state === "sent");
  return [
    ...Array.from(known.keys()).filter((name) => messages.get(name) !== known.get(name)),
    ...marked.map(({ reference }) => reference).filter((name) => letters?.has(name) === false),
  ];
}
