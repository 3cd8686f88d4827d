import { zipSync } from "fflate";

/** Files by their content, each as small as it may be recognized. */
export const samples = {
  pdf: Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n"),
  png: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
  csv: Buffer.from("Item,Quantity\nHelmet,40\n"),
  html: Buffer.from("<!doctype html><script>alert(1)</script>"),
  program: Buffer.from(`MZ${"\0".repeat(200)}This program cannot be run in DOS mode.`),
  workbook: Buffer.from(
    zipSync({
      "_rels/.rels": Buffer.from("<x/>"),
      "xl/workbook.xml": Buffer.from("<workbook/>"),
      "[Content_Types].xml": Buffer.from("<Types/>"),
    }),
  ),
  archive: Buffer.from(zipSync({ "run.exe": Buffer.from("MZ") })),
} as const;

/** A PDF of so many bytes. */
export function longPdf(bytes: number): Buffer {
  return Buffer.concat([samples.pdf, Buffer.alloc(bytes - samples.pdf.length, 0x20)]);
}

/** Builds a form with files, as a browser posts it. */
export function formWith(
  fields: Readonly<Record<string, string>>,
  files: readonly (readonly [name: string, content: Buffer])[],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value);
  }
  for (const [name, content] of files) {
    form.append("files", new Blob([new Uint8Array(content)]), name);
  }
  return form;
}
