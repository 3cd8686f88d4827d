/** Limits of the files of one request. Sizes are in bytes. */
export const attachmentLimits = {
  files: 3,
  bytes: 10_000_000,
  /** Characters of a file's name. */
  name: 120,
  /** A longer form is not read to its end, so that nothing of it can be given back. */
  form: 32 * 1024 * 1024,
} as const;

/** Kinds of file, as a file field lists them for the browser. */
export const attachmentKinds =
  ".pdf,.jpg,.jpeg,.png,.webp,.heic,.gif,.tif,.tiff,.bmp,.avif,.xlsx,.xls,.ods,.csv,.tsv,.txt";

/** The field of a form, and of a request's JSON, that names the tokens of uploaded files. */
export const attachmentsField = "attachments";

/** The field of a form that holds the files themselves. */
export const filesField = "files";

/** A file that was received, as its sender and the staff see it. */
export interface AttachedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
}

/** A file that was uploaded, with the secret that lets a request claim it. */
export interface UploadedFile extends AttachedFile {
  readonly token: string;
}

/** Reasons to refuse a file. */
export const fileProblems = [
  "kind",
  "empty",
  "too-large",
  "too-many",
  "quota",
  "full",
  "gone",
] as const;

export type FileProblem = (typeof fileProblems)[number];

/** A file that was refused. */
export interface RefusedFile {
  readonly name: string;
  readonly problem: FileProblem;
}

const tokenFormat = /^[\w-]{22}$/;

/** True for text in the form of a token. */
export function isFileToken(value: unknown): value is string {
  return typeof value === "string" && tokenFormat.test(value);
}

/** Splits the tokens in a form's field. */
export function tokensIn(field: string): readonly string[] {
  return field.split(",").filter((token) => token !== "");
}

/** Formats a size in bytes, such as "1.2 MB"; digits and units are the same in every language. */
export function formatFileSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
