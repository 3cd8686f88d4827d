import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { settingLine } from "#domain/company-reading.ts";
import { readCompanyOf } from "#publishing/site-settings.ts";
import { reasonOf } from "#publishing/system-error.ts";
import { readSettings, readStoreSettings } from "#settings";
import type { PlaceSettings } from "#settings";
import { buildOffice } from "#tools/build-office.ts";
import { readEnvFile } from "#tools/env-file.ts";
import { contentFolder, dataFolder, publishOptions } from "#publishing/publish-options.ts";
import { publishDaily } from "#tools/publish-daily.ts";
import { publishSite } from "#tools/publish-site.ts";
import { officeCommand, serviceCommand } from "#tools/service-command.ts";
import { openSiteSharing } from "#tools/share-site.ts";
import { takePrepared } from "#tools/take-prepared.ts";

/**
 * Checks the settings before the build; problems of the content are reported when it is published.
 * Returns whether the office is served, undefined where a setting is wrong.
 */
async function checkSettings(env: NodeJS.ProcessEnv): Promise<boolean | undefined> {
  const company = await readCompanyOf(contentFolder(env), env);
  const reading = company && readSettings(env, company);
  if (reading === undefined) {
    return false;
  }
  if (reading.ok) {
    return reading.settings.servesOffice;
  }
  for (const problem of reading.problems) {
    process.stderr.write(`${settingLine(problem)}\n`);
  }
  return undefined;
}

/** Makes pictures and previews, with low priority. */
const finishCommand = [
  "--disable-warning=ExperimentalWarning",
  "src/publishing/finish-process.ts",
] as const;

/** Milliseconds until the office is started again after it ended by itself. */
const officeRestart = 5000;

/** Keeps the office running beside the site, which goes on without it. */
function keepOffice(env: NodeJS.ProcessEnv) {
  let isStopping = false;
  let office = startOffice();

  function startOffice(): ChildProcess {
    const started = spawn(process.execPath, officeCommand, { stdio: "inherit", env });
    started.on("exit", () => {
      if (!isStopping) {
        setTimeout(() => {
          office = startOffice();
        }, officeRestart).unref();
      }
    });
    return started;
  }

  return {
    stop(signal?: NodeJS.Signals): void {
      isStopping = true;
      office.kill(signal);
    },
    async ended(): Promise<void> {
      if (office.exitCode === null && office.signalCode === null) {
        await once(office, "exit");
      }
    },
  };
}

/** Serves the published site and the office; a further process makes pictures and previews. */
function serve(env: NodeJS.ProcessEnv, servesOffice: boolean): void {
  const server = spawn(process.execPath, serviceCommand, { stdio: "inherit", env });
  const office = servesOffice ? keepOffice(env) : undefined;
  const finisher = spawn(process.execPath, [...finishCommand, dataFolder(env)], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      finisher.kill(signal);
      office?.stop(signal);
      server.kill(signal);
    });
  }
  server.on("exit", async (code) => {
    finisher.kill();
    office?.stop();
    await office?.ended();
    process.exit(code ?? 1);
  });
}

/** Publishes where the content changed, and serves the site and the office. */
async function publishAndServe(servesOffice: boolean, places: PlaceSettings): Promise<void> {
  // A copy, because the build sets NODE_ENV of this process to production.
  const env = { ...process.env };
  const sharing =
    places.databaseUrl === undefined
      ? undefined
      : await openSiteSharing(places).catch((error: unknown) => ({
          ok: false as const,
          reason: `The published site cannot be shared through DATABASE_URL: ${reasonOf(error)}`,
        }));
  if (sharing?.ok === false) {
    process.stderr.write(`${sharing.reason}\n`);
    process.exitCode = 1;
    return;
  }
  await takePrepared(dataFolder(env)).catch((error: unknown) => {
    process.stderr.write(`The prepared pictures were not taken: ${reasonOf(error)}\n`);
  });
  const { served } = await publishSite({
    ...publishOptions({ ...env }, "later"),
    keepRollback: true,
  });
  if (served) {
    if (servesOffice) {
      await buildOffice();
    }
    sharing?.start();
    serve(env, servesOffice);
    publishDaily(env);
  } else {
    process.exitCode = 1;
    await sharing?.stop();
  }
}

/** Serves the site that another computer publishes. */
function serveReplica(): void {
  const server = spawn(process.execPath, serviceCommand, { stdio: "inherit", env: process.env });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => server.kill(signal));
  }
  server.on("exit", (code) => process.exit(code ?? 1));
}

readEnvFile();
const places = readStoreSettings(process.env);
if (places.ok && places.settings.replica) {
  serveReplica();
} else {
  const servesOffice = await checkSettings(process.env);
  if (servesOffice === undefined || !places.ok) {
    process.exitCode = 1;
  } else {
    await publishAndServe(servesOffice, places.settings);
  }
}
