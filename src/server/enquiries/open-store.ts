import { access } from "node:fs/promises";
import { join } from "node:path";
import { noStore, tellLoss } from "#domain/enquiry/loss.ts";
import { linkTheRest, readHead } from "#server/enquiries/chain.ts";
import { findLoss, openChainHead } from "#server/enquiries/chain-head.ts";
import type { ChainHead } from "#server/enquiries/chain-head.ts";
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

/** How the service opens it. */
export interface ServiceStoreSettings extends StoreSettings {
  /** Where a store is expected, one that never had an enquiry is not opened. */
  readonly storeExpected?: boolean;
}

/** The store as the service uses it and as the staff does, over one database. */
export interface OpenedStore {
  readonly store: EnquiryStore;
  readonly desk: EnquiryDesk;
  readonly database: Database;
}

/** Where the embedded store lies. */
export function embeddedStoreFile(dataFolder: string): string {
  return join(dataFolder, "enquiries.db");
}

/**
 * Opens the store that the settings ask for and brings its tables up to date. Throws, with the number,
 * where enquiries are missing that were acknowledged from this data folder.
 */
export async function openStore(
  settings: ServiceStoreSettings,
  migrations: string,
  onError: (error: Error) => void,
): Promise<OpenedStore> {
  const head = await openChainHead(settings.dataFolder);
  await checkFile(settings, head);
  const opened = await openDatabase(settings, migrations, onError);
  const database: Database = {
    ...opened,
    async close() {
      await opened.close();
      await head.close();
    },
  };
  try {
    await checkChain(database, head, settings);
  } catch (error) {
    await database.close();
    throw error;
  }
  return { database, store: createStore(database, head), desk: createDesk(database) };
}

/** Opens the database and brings its tables up to date, whatever is missing from it. */
export async function openDatabase(
  settings: StoreSettings,
  migrations: string,
  onError: (error: Error) => void,
): Promise<Database> {
  const database =
    settings.databaseUrl === undefined
      ? openSqlite(embeddedStoreFile(settings.dataFolder), onError)
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

/** Where the file is gone no empty one is put in its place: its log may still hold something. */
async function checkFile(
  { dataFolder, databaseUrl, storeExpected = false }: ServiceStoreSettings,
  head: ChainHead,
): Promise<void> {
  const { seq = 0 } = head.known() ?? {};
  const isWanted = seq > 0 || storeExpected;
  if (databaseUrl === undefined && isWanted && !(await exists(embeddedStoreFile(dataFolder)))) {
    throw new Error(seq > 0 ? tellLoss({ missing: seq, acknowledged: seq }) : noStore);
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function checkChain(
  database: Database,
  head: ChainHead,
  { storeExpected = false }: ServiceStoreSettings,
): Promise<void> {
  const loss = await database.read((session) => findLoss(session, head.known()));
  if (loss !== undefined) {
    throw new Error(tellLoss(loss));
  }
  await linkTheRest(database);
  const last = await database.read((session) => readHead(session));
  if (storeExpected && last.seq === 0) {
    throw new Error(noStore);
  }
  await head.note(last);
}

/** A field without a column is found at the start, not with the first enquiry. */
async function checkColumns(database: Database): Promise<void> {
  const sql = `select ${enquiryColumns.join(", ")} from enquiry where 1 = 0`;
  await database
    .read((session) => session.query(sql))
    .catch((error: unknown) => {
      throw new Error("the table enquiry lacks a column; add a migration", { cause: error });
    });
}
