import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { resultsFile } from "./results.ts";

/** Which sources are measured. */
export interface Sources {
  readonly commit: string;
  /** True where files differ from the commit. */
  readonly dirty: boolean;
  /** The same for the same sources. */
  readonly mark: string;
}

/** The sources of this checkout as they are now, but for the results themselves. */
export function sourcesNow(): Sources {
  const git = (...words: string[]) =>
    execFileSync("git", words, { encoding: "utf8", maxBuffer: 2 ** 28 });
  const remaining = ["--", ".", `:!${resultsFile}`];
  const commit = git("rev-parse", "HEAD").trim();
  const state = git("status", "--porcelain", ...remaining);
  const mark = createHash("sha256")
    .update(commit)
    .update(state)
    .update(git("diff", "HEAD", ...remaining));
  return { commit, dirty: state !== "", mark: mark.digest("hex") };
}
