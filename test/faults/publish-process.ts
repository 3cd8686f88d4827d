import { finishRelease } from "#publishing/finish-release.ts";
import { publish } from "#publishing/publish.ts";
import { usualOptions } from "#test/support/published-site.ts";

// Publishes from a test's home folder and finishes the release; the parent process kills it.
const [, , folder = ""] = process.argv;
const options = usualOptions(folder);
const outcome = await publish(options);
process.stdout.write(`${outcome.kind}\n`);
await finishRelease(options.dataFolder, () => undefined);
