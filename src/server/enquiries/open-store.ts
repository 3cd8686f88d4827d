import { existsSync } from "node:fs";
import { join } from "node:path";
import { createDesk } from "#server/enquiries/desk.ts";
import type { EnquiryDesk } from "#server/enquiries/desk.ts";
import type { Database } from "#server/enquiries/database.ts";
import { enquiryColumns } from "#server/enquiries/enquiry-columns.ts";
import {
  describeLoss,
  emptyStore,
  lossBetween,
  openHighWaterMark,
  readNumber,
} from "#server/enquiries/high-water-mark.ts";
import type { HighWaterMark } from "#server/enquiries/high-water-mark.ts";
import { migrate } from "#server/enquiries/migrations.ts";
import { openPostgres } from "#server/enquiries/postgres-database.ts";
import { createStore } from "#server/enquiries/sql-store.ts";
import { openSqlite } from "#server/enquiries/sqlite-database.ts";
import type { EnquiryStore } from "#server/enquiries/store.ts";
import { tellError } from "#server/log.ts";
import type { StoreSettings } from "#settings";

interface ServiceStoreSettings extends StoreSettings {
  /** Refuses a store that never held an enquiry. */
  readonly storeExpected?: boolean;
}

/** The store as the service uses it and as the staff does, over one database. */
export interface OpenedStore {
  readonly store: EnquiryStore;
  readonly desk: EnquiryDesk;
  readonly database: Database;
}

/** Path of the embedded store. */
export function embeddedStoreFile(dataFolder: string): string {
  return join(dataFolder, "enquiries.db");
}

/**
 * Opens the store that the settings name and migrates it.
 * Throws with the count where acknowledged enquiries are missing.
 */
export async function openStore(
  settings: ServiceStoreSettings,
  migrations: string,
  onError: (error: Error) => void,
): Promise<OpenedStore> {
  const mark = await openHighWaterMark(settings.dataFolder);
  checkFile(settings, mark);
  const opened = await openDatabase(settings, migrations, onError);
  const database: Database = {
    ...opened,
    async close() {
      await opened.close();
      await mark.close();
    },
  };
  try {
    await checkLoss(database, mark, settings);
  } catch (error) {
    await database.close();
    throw error;
  }
  return { database, store: createStore(database, mark), desk: createDesk(database) };
}

/** Opens and migrates the database, also where enquiries are missing. */
export async function openDatabase(
  settings: StoreSettings,
  migrations: string,
  onError: (error: Error) => void,
): Promise<Database> {
  const database =
    settings.databaseUrl === undefined
      ? openSqlite(embeddedStoreFile(settings.dataFolder))
      : openPostgres(settings.databaseUrl, onError);
  try {
    await migrate(database, migrations);
    await checkColumns(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Refuses to create an empty file in place of a lost one, whose log may still hold something. */
function checkFile(
  { dataFolder, databaseUrl, storeExpected = false }: ServiceStoreSettings,
  mark: HighWaterMark,
): void {
  const acknowledged = mark.value();
  const isExpected = acknowledged > 0 || storeExpected;
  if (databaseUrl === undefined && isExpected && !existsSync(embeddedStoreFile(dataFolder))) {
    const loss = lossBetween(0, acknowledged);
    throw new Error(loss === undefined ? emptyStore : describeLoss(loss));
  }
}

async function checkLoss(
  database: Database,
  mark: HighWaterMark,
  { storeExpected = false }: ServiceStoreSettings,
): Promise<void> {
  const number = await database.read(readNumber);
  const loss = lossBetween(number, mark.value());
  if (loss !== undefined) {
    throw new Error(describeLoss(loss));
  }
  if (storeExpected && number === 0) {
    throw new Error(emptyStore);
  }
  await mark.raise(number);
}

/** Finds a missing column at the start, not with the first enquiry. */
async function checkColumns(database: Database): Promise<void> {
  const sql = `select ${enquiryColumns.join(", ")} from enquiry where 1 = 0`;
  await database
    .read((session) => session.query(sql))
    .catch((error: unknown) => {
      const message = `the table enquiry lacks a column; add a migration (${tellError(error)})`;
      throw new Error(message, { cause: error });
    });
}
