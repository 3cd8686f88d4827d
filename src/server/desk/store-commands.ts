import { existsSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyEnquiries, digestOf } from "#server/enquiries/copy.ts";
import type { Database } from "#server/enquiries/database.ts";
import { resetHighWaterMark } from "#server/enquiries/high-water-mark.ts";
import { migrate } from "#server/enquiries/migrations.ts";
import { embeddedStoreFile, openDatabase } from "#server/enquiries/open-store.ts";
import { openSqlite } from "#server/enquiries/sqlite-database.ts";
import { copyReceiptSecrets } from "#server/receipts/receipts.ts";
import type { StoreSettings } from "#settings";

const storeHelp = `npm run store -- COMMAND

  copy           take the embedded store over into PostgreSQL (DATABASE_URL); may be repeated
  backup FILE    write everything into one file, while the service runs
  restore FILE   put a backup back into the store, so that the service starts on it
  digest         number of enquiries and a hash over all of them
`;

/** Runs one command on the store and answers what to print; throws where it cannot be done. */
export async function runStoreCommand(
  settings: StoreSettings,
  words: readonly string[],
  migrations: string,
): Promise<string> {
  const [command, file, ...more] = words;
  if (more.length === 0) {
    if (command === "copy" && file === undefined) {
      return copyIntoPostgres(settings, migrations);
    }
    if (command === "digest" && file === undefined) {
      return withStore(settings, migrations, tell);
    }
    if (command === "backup" && file !== undefined) {
      return withStore(settings, migrations, (store) => backUp(store, file, migrations));
    }
    if (command === "restore" && file !== undefined) {
      return withStore(settings, migrations, async (store) => {
        const output = await restore(store, file, migrations);
        const loss = await resetHighWaterMark(store, settings.dataFolder);
        return loss === undefined
          ? output
          : `${output}${loss.missing} of ${loss.acknowledged} acknowledged enquiries are given up.\n`;
      });
    }
  }
  return storeHelp;
}

async function copyIntoPostgres(settings: StoreSettings, migrations: string): Promise<string> {
  if (settings.databaseUrl === undefined) {
    throw new Error("DATABASE_URL is missing; it names the PostgreSQL to copy into");
  }
  const file = embeddedStoreFile(settings.dataFolder);
  mustExist(file);
  return withStore(settings, migrations, (target) =>
    withStore({ dataFolder: settings.dataFolder }, migrations, (source) =>
      copyAndTell(source, target),
    ),
  );
}

async function backUp(store: Database, file: string, migrations: string): Promise<string> {
  if (existsSync(file)) {
    throw new Error(`${file} exists already; a backup never overwrites another`);
  }
  return withFile(file, migrations, (target) => copyAndTell(store, target));
}

/** From a copy of the file: bringing its tables up to date leaves the backup as it was. */
async function restore(store: Database, file: string, migrations: string): Promise<string> {
  mustExist(file);
  const folder = await mkdtemp(join(tmpdir(), "restore-"));
  try {
    const copy = join(folder, "backup.db");
    await copyFile(file, copy);
    return await withFile(copy, migrations, (source) => copyAndTell(source, store));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function copyAndTell(source: Database, target: Database): Promise<string> {
  await copyReceiptSecrets(source, target);
  const { read, copied, marked } = await copyEnquiries(source, target);
  const present = read - copied;
  return `${read} enquiries read, ${copied} copied, ${present} were there already, ${marked} of those marked as sent\nsource ${await tell(source)}target ${await tell(target)}`;
}

async function tell(database: Database): Promise<string> {
  const { count, hash } = await digestOf(database);
  return `${database.kind}: ${count} enquiries, sha256 ${hash}\n`;
}

/** Opens the store also where enquiries are missing, because these commands mend it. */
async function withStore<T>(
  settings: StoreSettings,
  migrations: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(settings, migrations, () => {});
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function withFile<T>(
  file: string,
  migrations: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = openSqlite(file);
  try {
    await migrate(database, migrations);
    return await work(database);
  } finally {
    await database.close();
  }
}

function mustExist(file: string): void {
  if (!existsSync(file)) {
    throw new Error(`there is no ${file}`);
  }
}
