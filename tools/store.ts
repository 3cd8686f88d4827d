import { runStoreCommand } from "#server/desk/store-commands.ts";
import { readSettings } from "#settings";

// Copying needs the stores alone; what a live site must have set is not asked of it.
process.umask(0o077);
const reading = readSettings({ ...process.env, NODE_ENV: "development" });
if (reading.ok) {
  try {
    const output = await runStoreCommand(reading.settings, process.argv.slice(2), "db/migrations");
    process.stdout.write(output);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : "It cannot be done."}\n`);
    process.exitCode = 1;
  }
} else {
  for (const { variable, problem } of reading.problems) {
    process.stderr.write(`${variable} ${problem}\n`);
  }
  process.exitCode = 1;
}
