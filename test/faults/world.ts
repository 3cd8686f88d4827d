import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "#server/enquiries/open-store.ts";
import type { OpenedStore } from "#server/enquiries/open-store.ts";
import { postgresPrograms, startPostgres } from "#test/support/postgres.ts";
import type { TestPostgres } from "#test/support/postgres.ts";

export type StoreKind = "embedded" | "postgres";

/** The store that a fault uses, and the number of rounds. */
export interface World {
  readonly store: StoreKind;
  /** The form of seconds or minutes that is part of `npm test`. */
  readonly short: boolean;
  /** A running PostgreSQL; without it each fault starts its own. */
  readonly postgres?: TestPostgres;
}

/** The result of a fault. The promise holds if every figure in `broken` is 0. */
export interface Outcome {
  readonly counted: Readonly<Record<string, number | string>>;
  readonly broken: Readonly<Record<string, number>>;
}

/** The reason why a fault cannot run here. */
export interface Skipped {
  readonly skipped: string;
}

/** A fault, and what is counted while it lasts. */
export interface Fault {
  readonly name: string;
  readonly stores: readonly StoreKind[];
  make(world: World): Promise<Outcome | Skipped>;
}

export const bothStores: readonly StoreKind[] = ["embedded", "postgres"];

/** The surroundings of one fault: a folder, and a database for PostgreSQL. */
export interface Ground {
  readonly folder: string;
  /** The settings of the service for its store. */
  readonly env: Readonly<Record<string, string>>;
  readonly postgres: TestPostgres | undefined;
  /** Opens the store beside the service, or after it ended. */
  open(): Promise<OpenedStore>;
  clear(): Promise<void>;
}

/** Creates the surroundings for a fault, or returns why it cannot run. */
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

/** Runs the work in fresh surroundings and removes them. */
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
