import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "#server/enquiries/open-store.ts";
import type { OpenedStore } from "#server/enquiries/open-store.ts";
import { postgresPrograms, startPostgres } from "#test/support/postgres.ts";
import type { TestPostgres } from "#test/support/postgres.ts";

export type StoreKind = "embedded" | "postgres";

/** Over which store a fault is made, and how often. */
export interface World {
  readonly store: StoreKind;
  /** A form of seconds or minutes, which is part of `npm test` unless other tests hold its promise. */
  readonly short: boolean;
  /** A PostgreSQL that runs already; otherwise each fault starts its own. */
  readonly postgres?: TestPostgres;
}

/** What was counted. The promise holds while every figure in `broken` is 0. */
export interface Outcome {
  readonly counted: Readonly<Record<string, number | string>>;
  readonly broken: Readonly<Record<string, number>>;
}

/** Why a fault could not be made here. */
export interface Skipped {
  readonly skipped: string;
}

/** A fault that is made on purpose, and what is counted while it lasts. */
export interface Fault {
  readonly name: string;
  readonly stores: readonly StoreKind[];
  /** The tests that hold the same promise in less time: `npm test` runs them, and not the fault's short form. */
  readonly heldBy?: string;
  make(world: World): Promise<Outcome | Skipped>;
}

export const bothStores: readonly StoreKind[] = ["embedded", "postgres"];

/** A place for one fault: a folder, and a database where the store is PostgreSQL. */
export interface Ground {
  readonly folder: string;
  /** What the service is told of its store. */
  readonly env: Readonly<Record<string, string>>;
  readonly postgres: TestPostgres | undefined;
  /** Opens the store beside the service, or after it. */
  open(): Promise<OpenedStore>;
  clear(): Promise<void>;
}

/** Makes a place for a fault, or says why there is none. */
async function makeGround({ store, postgres: running }: World): Promise<Ground | Skipped> {
  if (store === "postgres" && postgresPrograms() === undefined) {
    return { skipped: "PostgreSQL is not installed" };
  }
  const folder = await mkdtemp(join(tmpdir(), "fault-"));
  const postgres = store === "postgres" ? (running ?? (await startPostgres())) : undefined;
  const databaseUrl = await postgres?.database();
  const place = { dataFolder: folder, ...(databaseUrl !== undefined && { databaseUrl }) };
  return {
    folder,
    postgres,
    env: { DATA_DIR: folder, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
    open: () => openStore(place, "db/migrations", () => {}),
    async clear() {
      if (running === undefined) {
        await postgres?.end();
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs the work on a place of its own and clears it away. */
export async function onGround(
  world: World,
  work: (ground: Ground) => Promise<Outcome | Skipped>,
): Promise<Outcome | Skipped> {
  const ground = await makeGround(world);
  if ("skipped" in ground) {
    return ground;
  }
  try {
    return await work(ground);
  } finally {
    await ground.clear();
  }
}
