import { open } from "node:fs/promises";

/** What a file is, by its first bytes; whatever its name says. */
export type Format = "jpeg" | "png" | "webp" | "avif" | "heic" | "svg" | "gif" | "tiff" | "unknown";

/** Bytes that are enough to know a picture by. */
const headLength = 512;

const heicBrands = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

function formatOfContainer(head: Buffer): Format {
  const size = Math.min(head.readUInt32BE(0), head.length);
  const brands = [head.toString("latin1", 8, 12)];
  for (let at = 16; at + 4 <= size; at += 4) {
    brands.push(head.toString("latin1", at, at + 4));
  }
  if (brands.some((brand) => brand === "avif" || brand === "avis")) {
    return "avif";
  }
  return brands.some((brand) => heicBrands.test(brand)) ? "heic" : "unknown";
}

/** The format of a file that begins with these bytes. */
export function formatOf(head: Buffer): Format {
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

/** The first bytes of a file, filled up with zeros where it is shorter. */
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
