import { copyFile, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyEnquiries, digestOf } from "#server/enquiries/copy.ts";
import type { Database } from "#server/enquiries/database.ts";
import type { Link } from "#server/enquiries/chain.ts";
import { findLoss, forgetChainHead, openChainHead } from "#server/enquiries/chain-head.ts";
import { migrate } from "#server/enquiries/migrations.ts";
import { embeddedStoreFile, openDatabase } from "#server/enquiries/open-store.ts";
import type { StoreSettings } from "#server/enquiries/open-store.ts";
import { openSqlite } from "#server/enquiries/sqlite-database.ts";
import { tellVerification, verify } from "#server/enquiries/verify.ts";
import { copyReceiptKeys } from "#server/receipts/receipt-keys.ts";

const storeHelp = `npm run store -- COMMAND

  copy           take the embedded store over into PostgreSQL (DATABASE_URL); may be repeated
  backup FILE    write everything into one file, while the service runs
  restore FILE   put what is in such a file back into the store
  digest         number of enquiries and a hash over all of them
  verify         whether every enquiry is as it was acknowledged, by the chain over them
  accept-loss    give up what is missing, so that the service starts on what is there
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
    if (command === "verify" && file === undefined) {
      return withStore(settings, migrations, (store) => verifyAndTell(store, settings));
    }
    if (command === "accept-loss" && file === undefined) {
      return withStore(settings, migrations, (store) => acceptLoss(store, settings));
    }
    if (command === "backup" && file !== undefined) {
      return withStore(settings, migrations, (store) => backUp(store, file, migrations));
    }
    if (command === "restore" && file !== undefined) {
      return withStore(settings, migrations, (store) => restore(store, file, migrations));
    }
  }
  return storeHelp;
}

async function copyIntoPostgres(settings: StoreSettings, migrations: string): Promise<string> {
  if (settings.databaseUrl === undefined) {
    throw new Error("DATABASE_URL is missing; it names the PostgreSQL to copy into");
  }
  const file = embeddedStoreFile(settings.dataFolder);
  await mustExist(file);
  return withStore(settings, migrations, (to) =>
    withStore({ dataFolder: settings.dataFolder }, migrations, (from) => copyAndTell(from, to)),
  );
}

async function backUp(store: Database, file: string, migrations: string): Promise<string> {
  if (await exists(file)) {
    throw new Error(`${file} exists already; a backup never overwrites another`);
  }
  return withFile(file, migrations, (target) => copyAndTell(store, target));
}

/** From a copy of the file: bringing its tables up to date leaves the backup as it was. */
async function restore(store: Database, file: string, migrations: string): Promise<string> {
  await mustExist(file);
  const folder = await mkdtemp(join(tmpdir(), "restore-"));
  try {
    const copy = join(folder, "backup.db");
    await copyFile(file, copy);
    return await withFile(copy, migrations, (source) => copyAndTell(source, store));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function copyAndTell(from: Database, to: Database): Promise<string> {
  await copyReceiptKeys(from, to);
  const { read, copied, marked } = await copyEnquiries(from, to);
  const there = read - copied;
  return `${read} enquiries read, ${copied} copied, ${there} were there already, ${marked} of those marked as sent\nsource ${await tell(from)}target ${await tell(to)}`;
}

async function tell(database: Database): Promise<string> {
  const { count, hash } = await digestOf(database);
  return `${database.kind}: ${count} enquiries, sha256 ${hash}\n`;
}

async function verifyAndTell(store: Database, settings: StoreSettings): Promise<string> {
  const { text, ok } = tellVerification(await verify(store, await lastKnown(settings)));
  if (!ok) {
    throw new Error(text.trimEnd());
  }
  return text;
}

async function acceptLoss(store: Database, settings: StoreSettings): Promise<string> {
  const known = await lastKnown(settings);
  const loss = await store.read((session) => findLoss(session, known));
  if (loss === undefined) {
    return "Nothing that was acknowledged is missing.\n";
  }
  await forgetChainHead(settings.dataFolder);
  return `${loss.missing} of ${loss.acknowledged} acknowledged enquiries are given up.\n`;
}

async function lastKnown({ dataFolder }: StoreSettings): Promise<Link | undefined> {
  const head = await openChainHead(dataFolder);
  await head.close();
  return head.known();
}

/** Opened whatever is missing from it: these commands are what it is looked at and mended with. */
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
  const database = openSqlite(file, () => {});
  try {
    await migrate(database, migrations);
    return await work(database);
  } finally {
    await database.close();
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

async function mustExist(file: string): Promise<void> {
  if (!(await exists(file))) {
    throw new Error(`there is no ${file}`);
  }
}
