import { decodeText } from "#reading/rows/decode-text.ts";

/** The maximum size of a file, in bytes. */
const maxBytes = 5 * 1024 * 1024;

/** The same in megabytes, for messages. */
export const maxMegabytes = 5;

/** The rows of a file as text, or the reason for none. */
type FileReading =
  | { readonly kind: "rows"; readonly text: string }
  | { readonly kind: "too-large" | "no-table" | "old-workbook" };

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);
const isWorkbook = (bytes: Uint8Array) => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
/** Detects the format before Excel 2007. */
const isOldWorkbook = (bytes: Uint8Array) => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

/** Reads a selected or dropped file; the workbook reader loads on demand. */
export async function readFile(file: File): Promise<FileReading> {
  if (file.size > maxBytes) {
    return { kind: "too-large" };
  }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isOldWorkbook(bytes)) {
      return { kind: "old-workbook" };
    }
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
