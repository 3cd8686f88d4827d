/** Codes of a disk that takes no more at the moment, whatever is written. */
const ofTheDisk = new Set(["ENOSPC", "EDQUOT", "EROFS", "EIO", "EACCES", "EPERM"]);

/** Whether the disk failed, so that the same work may succeed later. */
export function isDiskFailure(error: unknown): boolean {
  return ofTheDisk.has(codeOf(error) ?? "");
}

/** The first line of why something failed. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
}

/** The code of a system error, such as ENOENT. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
