import { join } from "node:path";
import { createDesk } from "#server/enquiries/desk.ts";
import type { EnquiryDesk } from "#server/enquiries/desk.ts";
import type { Database } from "#server/enquiries/database.ts";
import { enquiryColumns } from "#server/enquiries/enquiry-columns.ts";
import { migrate } from "#server/enquiries/migrations.ts";
import { openPostgres } from "#server/enquiries/postgres-database.ts";
import { createStore } from "#server/enquiries/sql-store.ts";
import { openSqlite } from "#server/enquiries/sqlite-database.ts";
import type { EnquiryStore } from "#server/enquiries/store.ts";

/** What decides which database is opened. */
export interface StoreSettings {
  readonly dataFolder: string;
  /** Without it the embedded database is used. */
  readonly databaseUrl?: string;
}

/** The store as the service uses it and as the staff does, over one database. */
export interface OpenedStore {
  readonly database: Database;
  readonly store: EnquiryStore;
  readonly desk: EnquiryDesk;
}

/** Where the embedded store lies. */
export function embeddedStoreFile(dataFolder: string): string {
  return join(dataFolder, "enquiries.db");
}

/** Opens the store that the settings ask for and brings its tables up to date. */
export async function openStore(
  settings: StoreSettings,
  migrations: string,
  onError: (error: Error) => void,
): Promise<OpenedStore> {
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
  return { database, store: createStore(database), desk: createDesk(database) };
}

/** A field without a column is found at the start, not with the first enquiry. */
async function checkColumns(database: Database): Promise<void> {
  const sql = `select ${enquiryColumns.join(", ")} from enquiry where 1 = 0`;
  await database
    .transaction((session) => session.query(sql))
    .catch((error: unknown) => {
      throw new Error("the table enquiry lacks a column; add a migration", { cause: error });
    });
}
