import { statSync } from "node:fs";

/** The files of an embedded store, by the end of their names: the tables, the log of changes, its index. */
const parts = ["", "-wal", "-shm"] as const;

/** Which files they are, as the file system tells them apart; one entry for each part. */
export type Identity = readonly string[];

/** Of the files that lie there now. */
export function identityOf(file: string): Identity {
  return parts.map((part) => {
    const found = statSync(`${file}${part}`, { bigint: true, throwIfNoEntry: false });
    return found === undefined ? "none" : `${found.dev}:${found.ino}`;
  });
}

/** In words which file is not the one that was opened; undefined where all that are asked for are. */
export function whatIsGone(file: string, opened: Identity): string | undefined {
  const now = identityOf(file);
  const at = opened.findIndex((one, part) => now[part] !== one);
  if (at < 0) {
    return undefined;
  }
  const state = now[at] === "none" ? "is gone" : "is another file than the one that was opened";
  return `${file}${parts[at]} ${state}`;
}
