import { join } from "node:path";
import { settingLine } from "#domain/company-reading.ts";
import { currentFile, dataParts, type ReleaseFacts } from "#domain/release.ts";
import { publishedFacts } from "#server/releases/find-releases.ts";
import { readSettings, readStoreSettings, siteFolder } from "#settings";
import type { Settings } from "#settings";

type StartSettings =
  | { readonly ok: true; readonly settings: Settings; readonly facts: ReleaseFacts }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads the environment of a process over the company of the published site. */
export async function readStartSettings(env: NodeJS.ProcessEnv): Promise<StartSettings> {
  const store = readStoreSettings(env);
  if (!store.ok) {
    return { ok: false, problems: store.problems.map(settingLine) };
  }
  const folder = siteFolder(store.settings);
  const facts = await publishedFacts(folder);
  if (facts === undefined) {
    const place = join(folder, dataParts.releases, currentFile);
    const problem = `There is no published site at ${place}. \`npm start\` publishes one.`;
    return { ok: false, problems: [problem] };
  }
  const reading = readSettings(env, facts.company);
  return reading.ok
    ? { ok: true, settings: reading.settings, facts }
    : { ok: false, problems: reading.problems.map(settingLine) };
}
