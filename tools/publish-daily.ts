import { publish } from "#publishing/publish.ts";
import { formatProblem } from "#publishing/yaml-file.ts";
import { publishOptions } from "#publishing/publish-options.ts";

const day = 86_400_000;

/** Publishes what is published already, without what has ended since. */
async function publishAgain(env: NodeJS.ProcessEnv): Promise<void> {
  const options = publishOptions({ ...env }, "later");
  const outcome = await publish({ ...options, keepRollback: true, onlyAsPublished: true });
  if (outcome.kind === "problems") {
    for (const problem of outcome.problems) {
      process.stderr.write(`Not published again: ${formatProblem(problem)}\n`);
    }
  } else if (outcome.kind === "published") {
    process.stdout.write(`Published release ${outcome.number} without what has ended.\n`);
  }
}

/** Publishes again a minute after each midnight (UTC): certificates, claims and licences end by themselves. */
export function publishDaily(env: NodeJS.ProcessEnv): void {
  const wait = day - (Date.now() % day) + 60_000;
  setTimeout(() => {
    publishAgain(env)
      .catch((error: unknown) => process.stderr.write(`Not published again: ${String(error)}\n`))
      .finally(() => publishDaily(env));
  }, wait).unref();
}
