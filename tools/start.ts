import { spawn } from "node:child_process";
import { settingLine } from "#domain/company-reading.ts";
import { readCompanyOf } from "#publishing/site-settings.ts";
import { reasonOf } from "#publishing/system-error.ts";
import { readSettings } from "#settings";
import { readEnvFile } from "#tools/env-file.ts";
import { contentFolder, dataFolder, publishOptions } from "#tools/publish-options.ts";
import { publishDaily } from "#tools/publish-daily.ts";
import { publishSite } from "#tools/publish-site.ts";
import { serviceCommand } from "#tools/service-command.ts";
import { takePrepared } from "#tools/take-prepared.ts";

/** Checks the settings before the build; problems of the content are reported when it is published. */
async function checkSettings(env: NodeJS.ProcessEnv): Promise<boolean> {
  const company = await readCompanyOf(contentFolder(env), env);
  const reading = company && readSettings(env, company);
  if (reading === undefined || reading.ok) {
    return true;
  }
  for (const problem of reading.problems) {
    process.stderr.write(`${settingLine(problem)}\n`);
  }
  return false;
}

/** Makes pictures and previews, with low priority. */
const finishCommand = [
  "--disable-warning=ExperimentalWarning",
  "src/publishing/finish-process.ts",
] as const;

/** Serves the published site; a second process makes its pictures and previews. */
function serve(env: NodeJS.ProcessEnv): void {
  const server = spawn(process.execPath, serviceCommand, { stdio: "inherit", env });
  const finisher = spawn(process.execPath, [...finishCommand, dataFolder(env)], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      finisher.kill(signal);
      server.kill(signal);
    });
  }
  server.on("exit", (code) => {
    finisher.kill();
    process.exit(code ?? 1);
  });
}

readEnvFile();
if (await checkSettings(process.env)) {
  // A copy, because the build sets NODE_ENV of this process to production.
  const env = { ...process.env };
  await takePrepared(dataFolder(env)).catch((error: unknown) => {
    process.stderr.write(`The prepared pictures were not taken: ${reasonOf(error)}\n`);
  });
  const { served } = await publishSite({
    ...publishOptions({ ...env }, "later"),
    keepRollback: true,
  });
  if (served) {
    serve(env);
    publishDaily(env);
  } else {
    process.exitCode = 1;
  }
} else {
  process.exitCode = 1;
}
