import { brokenRules } from "#publishing/check-content.ts";
import { doImportTask } from "#publishing/imports/do-import-task.ts";
import type { ImportTask } from "#publishing/imports/run-import.ts";
import { placesIn } from "#publishing/places.ts";
import { publishOptions } from "#publishing/publish-options.ts";

process.once("message", async (task: ImportTask) => {
  const { folder, dataFolder } = publishOptions(process.env, "later");
  const cacheFile = placesIn(dataFolder).parsed;
  const result = await doImportTask(task, { folder, cacheFile, rules: brokenRules });
  process.send?.(result);
});
