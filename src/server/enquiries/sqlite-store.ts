import { migrate } from "#server/enquiries/migrations.ts";
import { createStore } from "#server/enquiries/sql-store.ts";
import { openSqlite } from "#server/enquiries/sqlite-database.ts";
import type { EnquiryStore } from "#server/enquiries/store.ts";

/** Opens the embedded store and brings its tables up to date. */
export async function openSqliteStore(file: string, migrations: string): Promise<EnquiryStore> {
  const database = openSqlite(file);
  await migrate(database, migrations);
  return createStore(database);
}
