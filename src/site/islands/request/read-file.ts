import { decodeText } from "#reading/rows/decode-text.ts";

/** The largest file that is opened, in bytes. */
const largestFile = 5 * 1024 * 1024;

/** The same in megabytes, as it is said. */
export const largestMegabytes = 5;

/** The rows of a file as text, or why there are none. */
export type FileReading =
  | { readonly kind: "rows"; readonly text: string }
  | { readonly kind: "too-large" | "no-table" };

const isWorkbook = (bytes: Uint8Array) =>
  [0x50, 0x4b, 0x03, 0x04].every((byte, at) => bytes[at] === byte);

/** Reads a file that was opened or dropped; what reads workbooks is fetched for one alone. */
export async function readFile(file: File): Promise<FileReading> {
  if (file.size > largestFile) {
    return { kind: "too-large" };
  }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isWorkbook(bytes)) {
      const { readWorkbook } = await import("#site/islands/request/read-workbook.ts");
      return { kind: "rows", text: await readWorkbook(file) };
    }
    const text = decodeText(bytes);
    return text === undefined ? { kind: "no-table" } : { kind: "rows", text };
  } catch {
    return { kind: "no-table" };
  }
}
