import { open } from "node:fs/promises";

/** Format of a picture by its first bytes, not by its name. */
export type Format = "jpeg" | "png" | "webp" | "avif" | "heic" | "svg" | "gif" | "tiff" | "unknown";

/** Bytes that identify a format. */
const headLength = 512;

const heicBrands = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

function formatOfContainer(head: Buffer): Format {
  const size = Math.min(head.readUInt32BE(0), head.length);
  const brands = [head.toString("latin1", 8, 12)];
  for (let offset = 16; offset + 4 <= size; offset += 4) {
    brands.push(head.toString("latin1", offset, offset + 4));
  }
  if (brands.some((brand) => brand === "avif" || brand === "avis")) {
    return "avif";
  }
  return brands.some((brand) => heicBrands.test(brand)) ? "heic" : "unknown";
}

/** Detects the format of a file by its first bytes. */
export function detectFormat(head: Buffer): Format {
  const ascii = head.toString("latin1");
  if (head.readUInt16BE(0) === 0xffd8 && head[2] === 0xff) {
    return "jpeg";
  }
  if (ascii.startsWith("\u0089PNG\r\n\u001A\n")) {
    return "png";
  }
  if (ascii.startsWith("RIFF") && ascii.slice(8, 12) === "WEBP") {
    return "webp";
  }
  if (ascii.slice(4, 8) === "ftyp") {
    return formatOfContainer(head);
  }
  if (/^GIF8[79]a/.test(ascii)) {
    return "gif";
  }
  if (/^(II\*\0|MM\0\*)/.test(ascii)) {
    return "tiff";
  }
  return /<svg[\s>]/i.test(head.toString("utf8")) ? "svg" : "unknown";
}

/** Reads the first bytes of a file, padded with zeros. */
export async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file, "r");
  try {
    const head = Buffer.alloc(headLength);
    await handle.read(head, 0, headLength, 0);
    return head;
  } finally {
    await handle.close();
  }
}
