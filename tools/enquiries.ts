import { settingLine } from "#domain/company-reading.ts";
import { runDesk } from "#server/desk/commands.ts";
import { openStore } from "#server/enquiries/open-store.ts";
import { readStoreSettings } from "#settings";
import { readEnvFile } from "#tools/env-file.ts";

process.umask(0o077);
readEnvFile();
const reading = readStoreSettings(process.env);
if (reading.ok) {
  try {
    const { database, desk } = await openStore(reading.settings, "db/migrations", () => {});
    const { output, ok } = await runDesk(desk, process.argv.slice(2), Date.now()).finally(() =>
      database.close(),
    );
    (ok ? process.stdout : process.stderr).write(output);
    process.exitCode = ok ? 0 : 1;
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
