import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { textIn } from "#server/enquiries/database.ts";
import type { Database, Session } from "#server/enquiries/database.ts";

/** Any number, the same in every replica: only one of them migrates at a time. */
const lockNumber = 7_251_340_018;

/** A released migration never changes: its hash is kept and compared. */
const ledger = `create table if not exists schema_migration (
  name text not null primary key,
  hash text not null
)`;

/** Brings the tables up to date, all in one transaction and under a lock. */
export async function migrate(database: Database, folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  const migrations = await Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(join(folder, name), "utf8") })),
  );
  return database.transaction(async (session) => {
    if (database.kind === "postgres") {
      await session.script(`select pg_advisory_xact_lock(${lockNumber})`);
    }
    await session.script(ledger);
    const applied: string[] = [];
    for (const { name, sql } of migrations) {
      if (await apply(session, name, sql)) {
        applied.push(name);
      }
    }
    return applied;
  });
}

async function apply(session: Session, name: string, sql: string): Promise<boolean> {
  const hash = createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex");
  const [known] = await session.query("select hash from schema_migration where name = $1", [name]);
  if (known !== undefined) {
    if (textIn(known, "hash") !== hash) {
      throw new Error(`migration ${name} has changed since it was applied`);
    }
    return false;
  }
  await session.script(sql);
  await session.query("insert into schema_migration (name, hash) values ($1, $2)", [name, hash]);
  return true;
}
