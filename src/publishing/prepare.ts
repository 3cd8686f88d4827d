import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Content } from "#content/content.ts";
import type { Environment } from "#domain/company-reading.ts";
import type { Language } from "#domain/language.ts";
import { readCodeBuild, type CodeBuild } from "#publishing/code-build.ts";
import { finishInterruptedImport } from "#publishing/exchange/journal.ts";
import { fileProblems } from "#publishing/file-problems.ts";
import { sha256 } from "#publishing/hashes.ts";
import { fallbackSource } from "#publishing/pictures/picture-source.ts";
import type { Places } from "#publishing/places.ts";
import type { FontFiles } from "#publishing/previews/previews.ts";
import type { Progress } from "#publishing/progress.ts";
import { readContent, type ContentReading } from "#publishing/read-content.ts";
import { prepareSite, type PreparedSite } from "#publishing/site-data.ts";
import { companyProblems } from "#publishing/site-settings.ts";
import type { FileProblem } from "#publishing/yaml-file.ts";

export interface PublishOptions {
  /** The content folder. */
  readonly folder: string;
  readonly dataFolder: string;
  /** What the code build left. */
  readonly codeFolder: string;
  /** Settings and corrections of the company's data. */
  readonly env: Environment;
  /** The first stands at the plain addresses. */
  readonly languages: readonly Language[];
  /** Whether pictures and previews are made before the site is switched, or by `finishRelease`. */
  readonly pictures: "before" | "later";
  /** The faces of previews. */
  readonly fontFiles: FontFiles;
  /** The picture that stands where one is missing. */
  readonly fallbackFile: string;
  readonly note?: string;
  /** Whether content that somebody went back from stays away until it is changed or published anew. */
  readonly keepRollback?: boolean;
  /** Whether content that was edited since it was published stays away: nobody has asked for it yet. */
  readonly onlyAsPublished?: boolean;
  /** The rules of content; those that refuse. */
  check(content: Content): Promise<readonly FileProblem[]>;
  readonly progress: Progress;
  /** Told once when another publish is under way, which is waited for. */
  onWait(holder: { readonly pid: number; readonly since: string } | undefined): void;
  now(): Date;
}

export type ReadContent = Extract<ContentReading, { ok: true }>;

/** What was found in order, and what is made of it. */
export interface Prepared {
  readonly read: ReadContent;
  readonly code: CodeBuild;
  readonly site: PreparedSite;
  /** The hash of everything that the release is made from. */
  readonly key: string;
}

export type Preparation =
  | { readonly ok: true; readonly prepared: Prepared }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** Reads the content and the code, and makes the masters of all pictures; or tells what is wrong. */
export async function prepare(options: PublishOptions, places: Places): Promise<Preparation> {
  const { folder, env, languages, fallbackFile } = options;
  await finishInterruptedImport(folder);
  const [read, code, fallbackBytes] = await Promise.all([
    readContent(folder, places.parsed),
    readCodeBuild(options.codeFolder),
    readFile(fallbackFile),
  ]);
  if (!read.ok) {
    return read;
  }
  const { content, files } = read;
  const broken = [...(await options.check(content)), ...companyProblems(content, env)];
  if (broken.length > 0) {
    return { ok: false, problems: broken };
  }
  const fallback = fallbackSource(fallbackFile, sha256(fallbackBytes));
  const site = prepareSite({
    ...{ content, env, languages, fallback },
    assets: code.assets,
    today: options.now().toISOString().slice(0, 10),
  });
  const fileOf = ({ file }: { readonly file: string }) =>
    file === fallbackFile ? file : path.join(folder, file);
  const { masters } = places;
  const problems = await fileProblems({ ...site, masters, progress: options.progress, fileOf });
  if (problems.length > 0) {
    return { ok: false, problems };
  }
  // Files come in the order in which they were read.
  const hashes = [...files].map(([name, { hash }]) => `${name} ${hash}`).toSorted();
  const key = sha256(JSON.stringify([code.version, hashes, site.data]));
  return { ok: true, prepared: { read, code, site, key } };
}
