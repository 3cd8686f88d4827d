import { finishRelease } from "#publishing/finish-release.ts";
import { readEnvFile } from "#tools/env-file.ts";
import { publishOptions } from "#tools/publish-options.ts";
import { publishSite } from "#tools/publish-site.ts";

// The whole of it: waits for every picture, preview and compressed form.
readEnvFile();
// A copy: the build marks its own process as production.
const options = publishOptions({ ...process.env }, "before");
const { published } = await publishSite(options);
if (published) {
  await finishRelease(options.dataFolder, options.progress);
} else {
  process.exitCode = 1;
}
