import { type FileProblem, formatProblem } from "#publishing/yaml-file.ts";
import { placesIn } from "#publishing/places.ts";
import type { PublishOptions } from "#publishing/prepare.ts";
import { publish } from "#publishing/publish.ts";
import { currentRelease, findReleases } from "#publishing/releases.ts";
import { reasonOf } from "#publishing/system-error.ts";
import { buildCode } from "#tools/build-code.ts";

/** Maximum number of problems that are printed. */
const longestList = 40;

function printProblems(problems: readonly FileProblem[]): void {
  for (const problem of problems.slice(0, longestList)) {
    process.stderr.write(`${formatProblem(problem)}\n`);
  }
  const remaining = problems.length - longestList;
  if (remaining > 0) {
    process.stderr.write(`... and ${remaining} more.\n`);
  }
}

/** Result of publishing. */
export interface SitePublishing {
  /** True if the site shows the current content. */
  readonly published: boolean;
  /** True if there is a release to serve. */
  readonly served: boolean;
}

/** Builds the code and publishes the content if they changed; after an error the last release stays. */
export async function publishSite(options: PublishOptions): Promise<SitePublishing> {
  const started = performance.now();
  try {
    await buildCode(options.codeFolder);
    const outcome = await publish(options);
    if (outcome.kind === "published") {
      const { number, pages, written } = outcome;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(
        `Published release ${number}: ${pages} pages, ${written} of them new or changed, in ${seconds} s.\n`,
      );
    }
    if (outcome.kind !== "problems") {
      return { published: true, served: true };
    }
    printProblems(outcome.problems);
    return await reportLastGood(options.dataFolder, "The content cannot be published");
  } catch (error) {
    process.stderr.write(`Publishing failed: ${reasonOf(error)}\n`);
    return reportLastGood(options.dataFolder, "Nothing could be published");
  }
}

/** Reports which release stays in service. */
async function reportLastGood(dataFolder: string, why: string): Promise<SitePublishing> {
  const places = placesIn(dataFolder);
  const release = (await currentRelease(places)) ?? (await findReleases(places)).at(-1);
  process.stderr.write(
    release
      ? `${why}. The site stays as it was last published: release ${release.number}.\n`
      : `${why}, and there is no earlier release to serve.\n`,
  );
  return { published: false, served: release !== undefined };
}
