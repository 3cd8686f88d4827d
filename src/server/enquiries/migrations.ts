import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { textIn } from "#server/enquiries/database.ts";
import type { Database, Session } from "#server/enquiries/database.ts";

/** Advisory lock that only one replica holds while it migrates. */
const lockNumber = 7_251_340_018;

/** Applied migrations with their hashes; a released one must not change. */
const ledger = `create table if not exists schema_migration (
  name text not null primary key,
  hash text not null
)`;

/** Applies pending migrations in one transaction, under a lock. */
export async function migrate(database: Database, folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => isFor(database.kind, name)).toSorted();
  const migrations = await Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(join(folder, name), "utf8") })),
  );
  // Takes no lock if every migration is applied.
  if (await database.read((session) => areApplied(session, database.kind, migrations))) {
    return;
  }
  await database.transaction(async (session) => {
    if (database.kind === "postgres") {
      await session.script(`select pg_advisory_xact_lock(${lockNumber})`);
    }
    await session.script(ledger);
    for (const { name, sql } of migrations) {
      await apply(session, name, sql);
    }
  });
}

/** Selects migrations; `.postgres.sql` ones leave the embedded store as it is. */
function isFor(kind: Database["kind"], name: string): boolean {
  return name.endsWith(".sql") && (kind === "postgres" || !name.endsWith(".postgres.sql"));
}

interface Migration {
  readonly name: string;
  readonly sql: string;
}

async function areApplied(
  session: Session,
  kind: Database["kind"],
  migrations: readonly Migration[],
): Promise<boolean> {
  const [tables, column] =
    kind === "postgres" ? ["pg_tables", "tablename"] : ["sqlite_schema", "name"];
  const [found] = await session.query(
    `select 1 as found from ${tables} where ${column} = 'schema_migration'`,
  );
  if (found === undefined) {
    return false;
  }
  for (const { name, sql } of migrations) {
    if (!(await isApplied(session, name, hashOf(sql)))) {
      return false;
    }
  }
  return true;
}

async function apply(session: Session, name: string, sql: string): Promise<void> {
  const hash = hashOf(sql);
  if (await isApplied(session, name, hash)) {
    return;
  }
  await session.script(sql);
  await session.query("insert into schema_migration (name, hash) values ($1, $2)", [name, hash]);
}

async function isApplied(session: Session, name: string, hash: string): Promise<boolean> {
  const [known] = await session.query("select hash from schema_migration where name = $1", [name]);
  if (known !== undefined && textIn(known, "hash") !== hash) {
    throw new Error(`migration ${name} has changed since it was applied`);
  }
  return known !== undefined;
}

function hashOf(sql: string): string {
  return createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex");
}
