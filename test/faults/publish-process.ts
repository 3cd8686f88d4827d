import { finishRelease } from "#publishing/finish-release.ts";
import { publish } from "#publishing/publish.ts";
import { openDatabase } from "#server/enquiries/open-store.ts";
import { createLog } from "#server/log.ts";
import { createReleaseSharing } from "#server/replicas/share-releases.ts";
import { usualOptions } from "#test/support/published-site.ts";

// Publishes from a test's home folder, shares the release where DATABASE_URL is set, and finishes it; the parent
// process kills it.
const [, , folder = ""] = process.argv;
const options = usualOptions(folder);
const { dataFolder } = options;
const outcome = await publish(options);
process.stdout.write(`${outcome.kind}\n`);
const databaseUrl = process.env["DATABASE_URL"];
if (databaseUrl === undefined) {
  await finishRelease(dataFolder, () => undefined);
} else {
  const database = await openDatabase({ dataFolder, databaseUrl }, "db/migrations", () => {});
  const log = createLog(() => {}, Date.now);
  await createReleaseSharing({ database, dataFolder, log }).share();
  await database.close();
}
