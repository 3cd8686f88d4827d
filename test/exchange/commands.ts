import type { Problem } from "#content/content.ts";
import type { Rules } from "#content/exchange/judge.ts";
import { exchangeCommands, type ExchangeWorld } from "#publishing/exchange/commands.ts";
import type { Outcome } from "#publishing/exchange/outcome.ts";
import { readQuickly } from "#test/support/quick-reading.ts";

/** Runs a command on a content folder, as the command line does. */
export function runIn(
  folder: string,
  command: keyof typeof exchangeCommands,
  args: readonly string[],
  rules: Rules = (): readonly Problem[] => [],
): Promise<Outcome> {
  const world: ExchangeWorld = {
    folder,
    read: () => readQuickly(folder),
    rules,
    progress: () => undefined,
    onWait: () => undefined,
  };
  return exchangeCommands[command](args, world);
}
