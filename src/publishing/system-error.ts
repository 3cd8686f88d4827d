/** Codes of a disk that cannot be written at the moment. */
const diskErrorCodes = new Set(["ENOSPC", "EDQUOT", "EROFS", "EIO", "EACCES", "EPERM"]);

/** Tells if the disk failed, so that the same work may succeed later. */
export function isDiskFailure(error: unknown): boolean {
  return diskErrorCodes.has(codeOf(error) ?? "");
}

/** Returns the first line of an error's message. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
}

/** Returns the code of a system error, such as ENOENT. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
