import { settingLine } from "#domain/company-reading.ts";
import { runStoreCommand } from "#server/desk/store-commands.ts";
import { readStoreSettings } from "#settings";
import { readEnvFile } from "#tools/env-file.ts";

process.umask(0o077);
readEnvFile();
const reading = readStoreSettings(process.env);
if (reading.ok) {
  try {
    const output = await runStoreCommand(reading.settings, process.argv.slice(2), "db/migrations");
    process.stdout.write(output);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : "It cannot be done."}\n`);
    process.exitCode = 1;
  }
} else {
  for (const problem of reading.problems) {
    process.stderr.write(`${settingLine(problem)}\n`);
  }
  process.exitCode = 1;
}
