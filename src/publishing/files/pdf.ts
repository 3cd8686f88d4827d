import { open } from "node:fs/promises";

/** Bytes at both ends in which the marks of a PDF stand. */
const margin = 1024;

/** Explains why bytes are no PDF that a viewer opens; undefined where they are one. */
export function pdfProblem(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, margin).toString("latin1");
  if (!/^\s*%PDF-[12]\.\d/.test(head)) {
    return /<(?:!doctype|html|\?xml|svg)/i.test(head)
      ? "is a web page and no PDF: save the document itself"
      : "is no PDF";
  }
  const tail = bytes.subarray(-margin).toString("latin1");
  return /startxref\s+\d+\s+%%EOF/.test(tail)
    ? undefined
    : "is damaged or cut off: copy it again from where it came";
}

/** Checks a PDF on the disk by both of its ends. */
export async function pdfFileProblem(file: string): Promise<string | undefined> {
  const handle = await open(file, "r");
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(Math.min(size, margin));
    const tail = Buffer.alloc(Math.min(size, margin));
    await handle.read(head, 0, head.length, 0);
    await handle.read(tail, 0, tail.length, size - tail.length);
    return pdfProblem(Buffer.concat([head, tail]));
  } finally {
    await handle.close();
  }
}
