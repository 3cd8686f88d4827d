import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { HandedPicture } from "#content/exchange/place-pictures.ts";
import { largestFile } from "#publishing/file-bytes.ts";
import { sha256 } from "#publishing/hashes.ts";
import { fileSource, listZip, unzip } from "#publishing/exchange/zip.ts";

/** Pictures from a folder or an archive; their bytes are read again when they are written. */
export interface HandedPictures {
  readonly pictures: readonly HandedPicture[];
  /** Files that are no pictures the site can use, each with the reason. */
  readonly refused: readonly string[];
  readonly read: (name: string) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

export const noPictures: HandedPictures = {
  pictures: [],
  refused: [],
  read: () => Promise.reject(new Error("no pictures were handed in")),
  close: () => Promise.resolve(),
};

function kindOf(bytes: Buffer): string | undefined {
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

interface Found {
  readonly name: string;
  readonly read: () => Promise<Buffer | undefined>;
}

async function collect(
  files: readonly Found[],
  close: () => Promise<void>,
): Promise<HandedPictures> {
  const byName = new Map<string, Found>();
  const pictures: HandedPicture[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const bytes = await file.read();
    const reason = byName.has(file.name)
      ? "is there twice, in two folders"
      : bytes === undefined
        ? `is damaged or over ${largestFile / 1024 / 1024} MB`
        : kindOf(bytes);
    if (reason !== undefined || bytes === undefined) {
      refused.push(`${file.name} ${reason ?? ""}`);
      continue;
    }
    byName.set(file.name, file);
    const hash = sha256(bytes);
    pictures.push({ name: file.name, hash, bytes: bytes.length });
  }
  return {
    pictures,
    refused,
    read: async (name) => {
      const bytes = await byName.get(name)?.read();
      if (!bytes) {
        throw new Error(`${name} can no longer be read`);
      }
      return bytes;
    },
    close,
  };
}

function isOurs(name: string): boolean {
  return (
    !path.posix.basename(name).startsWith(".") &&
    !name.startsWith("__MACOSX/") &&
    !/(^|\/)(Thumbs\.db|desktop\.ini)$/i.test(name)
  );
}

async function fromFolder(folder: string): Promise<HandedPictures> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isOurs(entry.name));
  return collect(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return {
        name: entry.name,
        read: async () => ((await stat(file)).size > largestFile ? undefined : readFile(file)),
      };
    }),
    () => Promise.resolve(),
  );
}

export type PictureReading =
  | { readonly ok: true; readonly source: HandedPictures }
  | { readonly ok: false; readonly message: string };

/** Opens a folder or a zip archive of pictures. */
export async function readPictures(place: string): Promise<PictureReading> {
  try {
    if ((await stat(place)).isDirectory()) {
      return { ok: true, source: await fromFolder(place) };
    }
    const zip = await fileSource(place);
    const listing = await listZip(zip);
    if (!listing.ok) {
      await zip.close();
      return { ok: false, message: `${path.basename(place)} ${listing.message}` };
    }
    const entries = listing.entries.filter(({ name }) => !name.endsWith("/") && isOurs(name));
    return {
      ok: true,
      source: await collect(
        entries.map((entry) => ({
          name: path.posix.basename(entry.name.replaceAll("\\", "/")),
          read: () => unzip(zip, entry, largestFile),
        })),
        zip.close,
      ),
    };
  } catch {
    return { ok: false, message: `${place}: there is no such folder or archive` };
  }
}
