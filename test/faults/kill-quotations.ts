import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { numberIn } from "#server/enquiries/database.ts";
import type { Database } from "#server/enquiries/database.ts";
import { revisionIn, selectRevisions } from "#server/quotations/quotation-rows.ts";
import type { Revision } from "#server/quotations/quotation-rows.ts";
import { openPostOffice } from "#test/faults/post-office.ts";
import { bothStores, onGround } from "#test/faults/world.ts";
import type { Fault } from "#test/faults/world.ts";

const hour = 60 * 60_000;
/** Longest run of a process after its first step, in milliseconds; the kill comes at any moment of it. */
const longestRun = 400;

/** Steps that processes have reported before they were killed. */
interface Reported {
  readonly sent: Map<string, Revision>;
  readonly accepted: Set<string>;
}

/** Kills the process again and again while it sends quotations and takes acceptances. */
export const killQuotations: Fault = {
  name: "kill -9 of quotations",
  stores: bothStores,
  make: (world) =>
    onGround(world, async (ground) => {
      const rounds = world.short ? 3 : 100;
      const office = await openPostOffice();
      const env = { ...ground.env, SMTP_URL: office.url };
      const reported: Reported = { sent: new Map(), accepted: new Set() };
      try {
        for (let round = 1; round <= rounds; round += 1) {
          const child = start(env, reported);
          await once(child, "ready");
          await sleep(Math.random() * longestRun);
          await kill(child);
        }
        const { database } = await ground.open();
        await deliverRest({ ...env, CLOCK_AHEAD: String(hour), ONLY_LETTERS: "1" }, database);
        const broken = await countBroken(database, reported, office.letters);
        await database.close();
        const { repeated } = office.repeats();
        return {
          counted: {
            rounds,
            sent: reported.sent.size,
            accepted: reported.accepted.size,
            letters: office.letters.size,
            repeated,
          },
          broken,
        };
      } finally {
        await office.close();
      }
    }),
};

function start(env: Readonly<Record<string, string>>, reported: Reported): ChildProcess {
  const child = spawn(process.execPath, ["test/faults/quotation-process.ts"], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  createInterface({ input: child.stdout }).on("line", (line) => {
    const { step, id, revision } = JSON.parse(line) as {
      step: string;
      id: string;
      revision: Revision;
    };
    if (step === "ready") {
      child.emit("ready");
    } else if (step === "sent") {
      reported.sent.set(id, revision);
    } else {
      reported.accepted.add(id);
    }
  });
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, "close");
  child.kill("SIGKILL");
  await ended;
}

/** Sends the letters that wait, as a process does after the leases of a killed one. */
async function deliverRest(
  env: Readonly<Record<string, string>>,
  database: Database,
): Promise<void> {
  const child = start(env, { sent: new Map(), accepted: new Set() });
  while (
    (await countIn(database, "select count(*) as n from letter where state = 'waiting'")) > 0
  ) {
    await sleep(100);
  }
  await kill(child);
}

async function countIn(database: Database, sql: string): Promise<number> {
  const [row = {}] = await database.read((session) => session.query(sql));
  return numberIn(row, "n");
}

async function countBroken(
  database: Database,
  { sent, accepted }: Reported,
  letters: ReadonlyMap<string, number>,
): Promise<Readonly<Record<string, number>>> {
  const rows = await database.read((session) => session.query(selectRevisions));
  const stored = new Map(rows.map((row) => [String(row["quotation"]), revisionIn(row)]));
  const count = (values: Iterable<string>, isBroken: (id: string) => boolean) =>
    Array.from(values).filter(isBroken).length;
  const decided = await database.read((session) =>
    session.query("select quotation from buyer_act where action = 'accept'"),
  );
  const acts = decided.map((row) => String(row["quotation"]));
  const numbers = rows.map((row) => String(row["number"])).toSorted();
  const queued = await database.read((session) => session.query("select message_id from letter"));
  return {
    "lost revisions": count(sent.keys(), (id) => !stored.has(id)),
    "changed revisions": count(
      sent.keys(),
      (id) => JSON.stringify(stored.get(id)) !== JSON.stringify(sent.get(id)),
    ),
    "lost acceptances": count(accepted, (id) => !acts.includes(id)),
    "repeated acceptances": acts.length - new Set(acts).size,
    "gaps and duplicates in numbers": numbers.filter(
      (number, index) => Number(number.slice(7)) !== index + 1,
    ).length,
    "letters not sent": count(
      queued.map((row) => String(row["message_id"])),
      (messageId) => !letters.has(messageId),
    ),
    "letters without a row": letters.size - queued.length,
    "rows without their letters": rows.length + 2 * acts.length - queued.length,
  };
}
