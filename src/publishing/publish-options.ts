import { languages, readLanguages, type Language } from "#domain/language.ts";
import { refusals } from "#publishing/check-content.ts";
import { reportProgress } from "#publishing/progress.ts";
import type { PublishOptions } from "#publishing/prepare.ts";

/** Where the content folder is: CONTENT_DIR, or the demonstration's. */
export function contentFolder(env: NodeJS.ProcessEnv): string {
  return env["CONTENT_DIR"] || "content";
}

/** Where releases, enquiries and everything made are kept: DATA_DIR, or data. */
export function dataFolder(env: NodeJS.ProcessEnv): string {
  return env["DATA_DIR"] || "data";
}

/** Languages of the site: the usual one and those of LANGUAGES, or all. */
export function publishedLanguages(env: NodeJS.ProcessEnv): readonly Language[] {
  return readLanguages(env["LANGUAGES"] ?? "") ?? languages;
}

/** The faces of previews, each in the weight of a heading. */
export const fontFiles = {
  latin: "src/ui/fonts/archivo-subset.woff2",
  arabic: "src/ui/fonts/noto-sans-arabic-bold.woff2",
};

/** The picture that stands where one is missing. */
export const fallbackFile = "public/fallback.webp";

/** How this checkout publishes. */
export function publishOptions(
  env: NodeJS.ProcessEnv,
  pictures: PublishOptions["pictures"],
): PublishOptions {
  return {
    env,
    pictures,
    fontFiles,
    fallbackFile,
    folder: contentFolder(env),
    dataFolder: dataFolder(env),
    codeFolder: "dist/code",
    languages: publishedLanguages(env),
    check: (content) => refusals(contentFolder(env), content),
    progress: reportProgress(process.stdout),
    onWait: (holder) => {
      const who = holder ? `process ${holder.pid}, since ${holder.since}` : "another process";
      process.stdout.write(`Waiting for a publish that is under way (${who}) ...\n`);
    },
    now: () => new Date(),
  };
}
