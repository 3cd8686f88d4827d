import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { openStore } from "#server/enquiries/open-store.ts";
import { countLost } from "#test/faults/ledger.ts";
import { openAddress } from "#test/faults/moving-address.ts";
import { openPostOffice } from "#test/faults/post-office.ts";
import { createSender, sendUntil } from "#test/faults/sender.ts";
import type { Acknowledged } from "#test/faults/sender.ts";
import type { Fault } from "#test/faults/world.ts";
import { postgresPrograms, startPostgres } from "#test/support/postgres.ts";
import type { TestPostgres } from "#test/support/postgres.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import { eventually } from "#test/support/requests.ts";

const senders = 20;
const standbyName = "standby";

async function ask({ port }: TestPostgres, ...statements: readonly string[]) {
  const client = new Client({ host: "127.0.0.1", port, user: "test", database: "postgres" });
  await client.connect();
  try {
    let rows: readonly Record<string, unknown>[] = [];
    for (const statement of statements) {
      ({ rows } = await client.query<Record<string, unknown>>(statement));
    }
    return rows;
  } finally {
    await client.end();
  }
}

/** A primary with a synchronous standby, as the documentation recommends. */
async function startPair() {
  const primary = await startPostgres();
  const link = await openAddress(primary.port);
  const standby = await startPostgres({ follows: { port: link.port, as: standbyName } });
  await ask(
    primary,
    `alter system set synchronous_standby_names = '${standbyName}'`,
    "select pg_reload_conf()",
  );
  const isFollowing = "select 1 from pg_stat_replication where sync_state = 'sync'";
  await eventually(async () => (await ask(primary, isFollowing)).length === 1, 30_000);
  return { primary, standby, cutOff: () => link.close() };
}

/** Cuts the primary off from its standby, kills it under load, and moves the address to the standby. */
export const failover: Fault = {
  name: "PostgreSQL failover to a standby",
  stores: ["postgres"],
  async make({ short }) {
    if (postgresPrograms() === undefined) {
      return { skipped: "PostgreSQL is not installed" };
    }
    const around = short ? 1500 : 10_000;
    const { primary, standby, cutOff } = await startPair();
    const address = await openAddress(primary.port);
    const databaseUrl = (await primary.database()).replace(
      `:${primary.port}/`,
      `:${address.port}/`,
    );
    const home = await makeHome();
    const office = await openPostOffice();
    const env = { DATABASE_URL: databaseUrl, SMTP_URL: office.url };
    const service = await startProcess(home.folder, env);
    const sender = createSender(service.endpoint, senders);
    const acknowledged: Acknowledged = new Map();
    let going = true;
    try {
      const sending = sendUntil(sender, senders, acknowledged, () => going, "load");
      await sleep(around);
      await eventually(async () => acknowledged.size > senders, 60_000);
      cutOff();
      const followed = acknowledged.size;
      await sleep(1000);
      await primary.kill();
      const countBefore = acknowledged.size;
      const killed = performance.now();
      const meanwhile = (await sender.post("while there is no primary")).status ?? 0;
      await ask(standby, "select pg_promote()");
      address.moveTo(standby.port);
      const promoted = performance.now();
      await eventually(async () => acknowledged.size > countBefore, 60_000).catch(() => {});
      const resumed = performance.now();
      await sleep(around);
      going = false;
      await sending;
      const opened = await openStore(
        { dataFolder: home.folder, databaseUrl },
        "db/migrations",
        () => {},
      );
      // Letters that were leased before the failover are due again after two minutes.
      const isSent = async () => (await opened.store.counts()).waiting === 0;
      const letters = short
        ? {}
        : await eventually(isSent, 900_000).then(async () => ({
            "letters that never came":
              (await opened.store.counts()).enquiries - office.letters.size,
            "letters repeated": office.repeats().repeated,
          }));
      const { rows, lost } = await countLost(opened, acknowledged);
      await opened.database.close();
      const tenths = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
      return {
        counted: {
          "acknowledged before": countBefore,
          "of these in the second when the standby was cut off": countBefore - followed,
          "status meanwhile": meanwhile,
          "seconds from the kill to the promotion": tenths(promoted - killed),
          "seconds from the promotion to the next that was taken": tenths(resumed - promoted),
          "acknowledged afterwards": acknowledged.size - countBefore,
          rows,
        },
        broken: {
          lost,
          "not refused with 503 meanwhile": meanwhile === 503 ? 0 : 1,
          "not taken afterwards": acknowledged.size > countBefore ? 0 : 1,
          ...letters,
        },
      };
    } finally {
      going = false;
      sender.close();
      service.process.kill("SIGKILL");
      await service.ended;
      await office.close();
      await home.remove();
      address.close();
      await Promise.all([primary.end(), standby.end()]);
    }
  },
};
