import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { HandedPicture } from "#content/exchange/place-pictures.ts";
import { largestFile } from "#publishing/file-bytes.ts";
import { sha256 } from "#publishing/hashes.ts";
import { unzip } from "#publishing/exchange/zip.ts";

/** Pictures from a folder or an archive; their bytes are read again when they are written. */
export interface HandedPictures {
  readonly pictures: readonly HandedPicture[];
  /** Files that are no usable pictures, each with the reason. */
  readonly refused: readonly string[];
  readonly read: (name: string) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** An archive is unpacked to the disk up to this size, in bytes. */
const largestArchive = 8_000_000_000;

function pictureProblem(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 12);
  const isPicture =
    start.toString("hex").startsWith("ffd8ff") ||
    start.toString("hex").startsWith("89504e47") ||
    (start.toString("latin1", 0, 4) === "RIFF" && start.toString("latin1", 8, 12) === "WEBP");
  if (isPicture) {
    return undefined;
  }
  if (start.toString("latin1", 4, 8) === "ftyp") {
    return "is HEIC or AVIF; save it as JPEG";
  }
  return /^\s*<(\?xml|svg|!DOCTYPE svg)/i.test(bytes.subarray(0, 200).toString("latin1"))
    ? "is a drawing (SVG); give a photograph"
    : "is no JPEG, PNG or WebP picture";
}

/** Ignores files that operating systems add. */
function isWanted(file: string): boolean {
  return (
    !file.endsWith("/") &&
    !path.posix.basename(file).startsWith(".") &&
    !file.startsWith("__MACOSX/") &&
    !/(^|\/)(Thumbs\.db|desktop\.ini)$/i.test(file)
  );
}

/** Collects pictures with the files that hold them. */
function collectPictures(close: () => Promise<void>) {
  const files = new Map<string, string>();
  const pictures: HandedPicture[] = [];
  const refused: string[] = [];
  const source: HandedPictures = {
    pictures,
    refused,
    close,
    read: (name) => readFile(files.get(name) ?? name),
  };
  /** Adds a picture, or its reason for refusal; returns whether it was added. */
  function add(name: string, file: string, bytes: Buffer | undefined): boolean {
    const reason = files.has(name)
      ? "is there twice, in two folders"
      : bytes === undefined
        ? `is damaged or over ${largestFile / 1024 / 1024} MB`
        : pictureProblem(bytes);
    if (reason !== undefined || bytes === undefined) {
      refused.push(`${name} ${reason ?? ""}`);
      return false;
    }
    files.set(name, file);
    pictures.push({ name, hash: sha256(bytes), bytes: bytes.length });
    return true;
  }
  return { source, add };
}

/** A source without pictures. */
export function noPictures(): HandedPictures {
  return collectPictures(() => Promise.resolve()).source;
}

async function readPictureFolder(folder: string): Promise<HandedPictures> {
  const { source, add } = collectPictures(() => Promise.resolve());
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((item) => item.isFile() && isWanted(item.name))) {
    const file = path.join(entry.parentPath, entry.name);
    const isTooLarge = (await stat(file)).size > largestFile;
    add(entry.name, file, isTooLarge ? undefined : await readFile(file));
  }
  return source;
}

type PictureReading =
  | { readonly ok: true; readonly source: HandedPictures }
  | { readonly ok: false; readonly message: string };

async function readPictureArchive(archive: string): Promise<PictureReading> {
  const folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  const { source, add } = collectPictures(remove);
  let count = 0;
  const problem = await unzip(archive, {
    wants: isWanted,
    fileLimit: largestFile,
    totalLimit: largestArchive,
    take: async (entry, bytes) => {
      const file = path.join(folder, String(count));
      count += 1;
      if (add(path.posix.basename(entry.replaceAll("\\", "/")), file, bytes) && bytes) {
        await writeFile(file, bytes);
      }
    },
  });
  if (problem === undefined) {
    return { ok: true, source };
  }
  await remove();
  return { ok: false, message: `${path.basename(archive)} ${problem}` };
}

/** Reads a folder or a zip archive of pictures. */
export async function readPictures(place: string): Promise<PictureReading> {
  const info = await stat(place).catch(() => undefined);
  if (!info) {
    return { ok: false, message: `${place}: there is no such folder or archive` };
  }
  return info.isDirectory()
    ? { ok: true, source: await readPictureFolder(place) }
    : readPictureArchive(place);
}
