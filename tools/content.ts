import { brokenRules } from "#publishing/check-content.ts";
import {
  exchangeCommands,
  exchangeUsage,
  type ExchangeWorld,
} from "#publishing/exchange/commands.ts";
import { placesIn } from "#publishing/places.ts";
import { reportProgress } from "#publishing/progress.ts";
import { readContent } from "#publishing/read-content.ts";
import { failed, type Outcome } from "#publishing/exchange/outcome.ts";
import { siteCommands, siteUsage } from "#tools/content/site-commands.ts";
import { readEnvFile } from "#tools/env-file.ts";
import { contentFolder, dataFolder } from "#publishing/publish-options.ts";

type Command = (args: readonly string[]) => Promise<Outcome>;

function exchanging(name: keyof typeof exchangeCommands): Command {
  const folder = contentFolder(process.env);
  const { parsed } = placesIn(dataFolder(process.env));
  const world: ExchangeWorld = {
    folder,
    read: () => readContent(folder, parsed),
    rules: brokenRules,
    progress: reportProgress(process.stderr),
    onWait: (holder) => {
      process.stderr.write(
        `Waiting for another import (process ${holder?.pid ?? "unknown"}) ...\n`,
      );
    },
  };
  return (args) => exchangeCommands[name](args, world);
}

function isIn<Names extends object>(name: string, names: Names): name is keyof Names & string {
  return Object.hasOwn(names, name);
}

function commandNamed(name: string): Command | undefined {
  if (isIn(name, exchangeCommands)) {
    return exchanging(name);
  }
  return isIn(name, siteCommands) ? siteCommands[name] : undefined;
}

function usage(): string {
  const usages = Object.values({ ...siteUsage, ...exchangeUsage });
  return usages.map((line) => `  npm run content -- ${line}`).join("\n");
}

async function run(name: string, args: readonly string[]): Promise<Outcome> {
  const command = commandNamed(name);
  if (!command) {
    return failed(
      `${name === "" ? "Say what to do:" : `There is no command "${name}":`}\n${usage()}`,
    );
  }
  try {
    return await command(args);
  } catch (error) {
    const isMisspelt =
      error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
    if (!isMisspelt) {
      throw error;
    }
    return failed(`${error.message.replace(/\. To specify.*$/s, "")}:\n${usage()}`);
  }
}

readEnvFile();
const words = process.argv.slice(2);
const isForMachines = words.includes("--json");
const [name = "", ...args] = words.filter((argument) => argument !== "--json");
const { ok, text, json } = await run(name, args);
if (isForMachines) {
  process.stdout.write(`${JSON.stringify(json)}\n`);
} else {
  (ok ? process.stdout : process.stderr).write(`${text}\n`);
}
process.exitCode = ok ? 0 : 1;
