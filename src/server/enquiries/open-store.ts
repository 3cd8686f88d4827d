import { join } from "node:path";
import { openSqliteStore } from "#server/enquiries/sqlite-store.ts";
import type { EnquiryStore } from "#server/enquiries/store.ts";

/** Opens the store that the settings ask for. */
export async function openStore(
  settings: { readonly dataFolder: string },
  migrations: string,
): Promise<EnquiryStore> {
  return openSqliteStore(join(settings.dataFolder, "enquiries.db"), migrations);
}
