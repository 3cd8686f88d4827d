import { runDesk } from "#server/desk/commands.ts";
import { openStore } from "#server/enquiries/open-store.ts";
import { readSettings } from "#settings";

// The desk needs the store alone; what a live site must have set is not asked of it.
process.umask(0o077);
const reading = readSettings({ ...process.env, NODE_ENV: "development" });
if (reading.ok) {
  const { database, desk } = await openStore(reading.settings, "db/migrations", () => {});
  try {
    const { output, ok } = await runDesk(desk, process.argv.slice(2), Date.now());
    (ok ? process.stdout : process.stderr).write(output);
    process.exitCode = ok ? 0 : 1;
  } finally {
    await database.close();
  }
} else {
  for (const { variable, problem } of reading.problems) {
    process.stderr.write(`${variable} ${problem}\n`);
  }
  process.exitCode = 1;
}
