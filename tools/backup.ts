import { settingLine } from "#domain/company-reading.ts";
import { contentFolder } from "#publishing/publish-options.ts";
import { readStoreSettings } from "#settings";
import { backUpSite, restoreSite } from "#tools/backup-site.ts";
import { readEnvFile } from "#tools/env-file.ts";

const help = `npm run backup -- FILE            write enquiries, quotations, drafts, content and releases into one archive
npm run backup -- -               write it to standard output
npm run restore -- FILE           put it back into an empty CONTENT_DIR and DATA_DIR
`;

async function run(words: readonly string[]): Promise<void> {
  const reading = readStoreSettings(process.env);
  if (!reading.ok) {
    throw new Error(reading.problems.map(settingLine).join("\n"));
  }
  const places = {
    store: reading.settings,
    contentFolder: contentFolder(process.env),
    migrations: "db/migrations",
  };
  const [first, second] = words;
  if (words.length === 2 && first === "restore" && second !== undefined) {
    process.stderr.write(await restoreSite(places, second));
  } else if (words.length === 1 && first !== undefined && !first.startsWith("--")) {
    process.stderr.write(await backUpSite(places, first));
  } else {
    throw new Error(help);
  }
}

process.umask(0o077);
readEnvFile();
try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : "It cannot be done."}\n`);
  process.exitCode = 1;
}
