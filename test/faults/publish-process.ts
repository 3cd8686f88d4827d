import { finishRelease } from "#publishing/finish-release.ts";
import { publish } from "#publishing/publish.ts";
import { usualOptions } from "#test/support/published-site.ts";

// Publishes from a home as tests make it, then finishes the release; killed by who started it.
const [, , folder = ""] = process.argv;
const options = usualOptions(folder);
const outcome = await publish(options);
process.stdout.write(`${outcome.kind}\n`);
await finishRelease(options.dataFolder, () => undefined);
