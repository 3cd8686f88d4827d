import { parseArgs } from "node:util";
import { finishInterruptedImport } from "#publishing/exchange/journal.ts";
import { checkContent, formatSummary } from "#publishing/check-content.ts";
import { type FileProblem, formatProblem } from "#publishing/yaml-file.ts";
import { finishRelease } from "#publishing/finish-release.ts";
import { reportProgress } from "#publishing/progress.ts";
import { publish } from "#publishing/publish.ts";
import { restore } from "#publishing/restore.ts";
import { listReleases, rollback } from "#publishing/rollback.ts";
import { buildCode } from "#tools/build-code.ts";
import { done, failed, type Outcome } from "#publishing/exchange/outcome.ts";
import { publishOptions } from "#publishing/publish-options.ts";

// Progress goes to stderr, because stdout is the answer alone.
function optionsOf() {
  return {
    ...publishOptions({ ...process.env }, "later"),
    progress: reportProgress(process.stderr),
    onWait,
  };
}

function onWait(): void {
  process.stderr.write("Waiting for a publish that is under way ...\n");
}

/** The number that was typed; undefined where none was, false where it is no number of a release. */
function numberOf(text: string | undefined): number | undefined | false {
  return text === undefined ? undefined : /^[1-9]\d{0,8}$/.test(text) && Number(text);
}

const lines = (problems: readonly FileProblem[]): string => problems.map(formatProblem).join("\n");

async function runCheck(args: readonly string[]): Promise<Outcome> {
  const { values } = parseArgs({
    args: [...args],
    options: { notes: { type: "boolean", default: false } },
  });
  const options = optionsOf();
  const { folder } = options;
  await finishInterruptedImport(folder);
  const today = options.now().toISOString().slice(0, 10);
  const { problems, warnings, ignored, summary } = await checkContent(folder, today, options);
  const json = { problems, warnings, ignored, summary };
  if (problems.length > 0) {
    return failed(lines(problems), json);
  }
  const summaryLines = summary ? [formatSummary(summary)] : [];
  const notes = values.notes
    ? warnings.map((warning) => `Note: ${formatProblem(warning)}`)
    : [`${warnings.length} notes on dates, figures and editions: npm run content -- check --notes`];
  const ignoredLines = ignored.map(
    (file) => `${file} is ignored: another program left it behind; it can be removed`,
  );
  const noteLines = warnings.length > 0 ? notes : [];
  return done([...noteLines, ...ignoredLines, ...summaryLines].join("\n"), json);
}

async function runPublish(args: readonly string[]): Promise<Outcome> {
  const { values } = parseArgs({ args: [...args], options: { note: { type: "string" } } });
  const options = optionsOf();
  await buildCode(options.codeFolder);
  const outcome = await publish({
    ...options,
    ...(values.note !== undefined && { note: values.note }),
  });
  if (outcome.kind === "problems") {
    return failed(
      `${lines(outcome.problems)}\nNothing was published; the site stays as it was.`,
      outcome,
    );
  }
  // A changed price is live by now. Pictures follow: until each is there, it is answered by its master.
  await finishRelease(options.dataFolder, options.progress);
  return outcome.kind === "unchanged"
    ? done(`Nothing has changed since release ${outcome.number}.`, outcome)
    : done(
        `Published release ${outcome.number}: ${outcome.pages} pages, ${outcome.written} of them new or changed.`,
        outcome,
      );
}

async function runReleases(): Promise<Outcome> {
  const releases = await listReleases(optionsOf().dataFolder);
  const releaseLines = releases.map(
    ({ number, madeAt, products, note, current }) =>
      `${current ? "*" : " "} ${number}  ${madeAt}  ${products} products${note === "" ? "" : `  ${note}`}`,
  );
  return done(
    releaseLines.length === 0 ? "Nothing has been published yet." : releaseLines.join("\n"),
    {
      releases,
    },
  );
}

const notBack = {
  "none-before": "There is no earlier release to go back to.",
  unknown: "There is no such release; npm run content -- releases lists them.",
  "served-already": "That release is served already.",
} as const;

async function runRollback(args: readonly string[]): Promise<Outcome> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const number = numberOf(positionals[0]);
  if (number === false || positionals.length > 1) {
    return failed(`expected the number of a release; npm run content -- ${siteUsage.rollback}`);
  }
  const outcome = await rollback(optionsOf().dataFolder, number, onWait);
  return outcome.kind === "nothing"
    ? failed(notBack[outcome.reason], outcome)
    : done(`Release ${outcome.to} is served again; the content folder stays as it is.`, outcome);
}

async function runRestore(args: readonly string[]): Promise<Outcome> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { yes: { type: "boolean", default: false } },
  });
  const [first, ...slugs] = positionals;
  const number = numberOf(first);
  if (number === undefined || number === false) {
    return failed(`expected the number of a release; npm run content -- ${siteUsage.restore}`);
  }
  const { folder, dataFolder } = optionsOf();
  await finishInterruptedImport(folder);
  const outcome = await restore({
    folder,
    dataFolder,
    number,
    yes: values.yes,
    ...(slugs.length > 0 && { slugs }),
  });
  if (outcome.kind === "unknown-release") {
    return failed(notBack.unknown, outcome);
  }
  if (outcome.kind === "unknown-products") {
    return failed(`Release ${number} has no product ${outcome.slugs.join(", ")}.`, outcome);
  }
  const { written, removed, edited } = outcome;
  const text = `Written ${written.length} files, removed ${removed.length}; npm run content -- publish makes it live.`;
  return edited.length === 0
    ? done(text, outcome)
    : failed(
        `${text}\nLeft as they are, for they were edited since and never published (say --yes to replace them):\n${edited.join("\n")}`,
        outcome,
      );
}

export const siteUsage = {
  check: "check [--notes]",
  publish: "publish [--note TEXT]",
  releases: "releases",
  rollback: "rollback [N]",
  restore: "restore N [SLUG ...] [--yes]",
} as const;

/** The commands that bring the content to the site and back, by name. */
export const siteCommands: Readonly<
  Record<keyof typeof siteUsage, (args: readonly string[]) => Promise<Outcome>>
> = {
  check: runCheck,
  publish: runPublish,
  releases: runReleases,
  rollback: runRollback,
  restore: runRestore,
};
