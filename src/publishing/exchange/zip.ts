import { open } from "node:fs/promises";
import { inflateRaw } from "node:zlib";
import { promisify } from "node:util";

const inflate = promisify(inflateRaw);

/** Bytes that are read in parts: a file, or a buffer. */
export interface ZipSource {
  readonly size: number;
  readonly read: (from: number, length: number) => Promise<Buffer>;
}

export interface ZipEntry {
  readonly name: string;
  /** Bytes after unpacking, as the archive states them. */
  readonly size: number;
  readonly packed: number;
  readonly method: number;
  readonly at: number;
}

export type ZipListing =
  | { readonly ok: true; readonly entries: readonly ZipEntry[] }
  | { readonly ok: false; readonly message: string };

/** Bytes that are in memory, to be read in parts. */
export function bufferSource(bytes: Buffer): ZipSource {
  return {
    size: bytes.length,
    read: (from, length) => Promise.resolve(bytes.subarray(from, from + length)),
  };
}

/** Opens a file for reading in parts; `close` it afterwards. */
export async function fileSource(
  file: string,
): Promise<ZipSource & { close: () => Promise<void> }> {
  const handle = await open(file);
  const { size } = await handle.stat();
  return {
    size,
    read: async (from, length) => {
      const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - from)));
      await handle.read(bytes, 0, bytes.length, from);
      return bytes;
    },
    close: () => handle.close(),
  };
}

const tail = { sign: 0x06054b50, length: 22, comment: 65_535 };
const central = { sign: 0x02014b50, length: 46 };
const local = { sign: 0x04034b50, length: 30 };
const mostEntries = 50_000;

function failed(message: string): ZipListing {
  return { ok: false, message };
}

/** Lists an archive by its directory; nothing is unpacked. */
export async function listZip(source: ZipSource): Promise<ZipListing> {
  const from = Math.max(0, source.size - tail.length - tail.comment);
  const end = await source.read(from, source.size - from);
  let at = end.length - tail.length;
  while (at >= 0 && end.readUInt32LE(at) !== tail.sign) {
    at -= 1;
  }
  if (at < 0) {
    return failed("is cut off or no archive: its directory is missing");
  }
  const [count, bytes, start] = [
    end.readUInt16LE(at + 10),
    end.readUInt32LE(at + 12),
    end.readUInt32LE(at + 16),
  ];
  if (count === 0xffff || start === 0xffffffff || count > mostEntries) {
    return failed(`holds more than ${mostEntries} files or is over 4 GB`);
  }
  const directory = await source.read(start, bytes);
  const entries: ZipEntry[] = [];
  for (let place = 0; entries.length < count;) {
    if (
      place + central.length > directory.length ||
      directory.readUInt32LE(place) !== central.sign
    ) {
      return failed("is damaged: its directory cannot be read");
    }
    const nameLength = directory.readUInt16LE(place + 28);
    const name = directory.subarray(place + central.length, place + central.length + nameLength);
    if ((directory.readUInt16LE(place + 8) & 1) === 1) {
      return failed("is locked by a password; save it without one");
    }
    entries.push({
      name: name.toString("utf8"),
      size: directory.readUInt32LE(place + 24),
      packed: directory.readUInt32LE(place + 20),
      method: directory.readUInt16LE(place + 10),
      at: directory.readUInt32LE(place + 42),
    });
    place +=
      central.length +
      nameLength +
      directory.readUInt16LE(place + 30) +
      directory.readUInt16LE(place + 32);
  }
  return { ok: true, entries };
}

/** Unpacks one file; undefined when it is damaged or holds more bytes than the limit, whatever it states. */
export async function unzip(
  source: ZipSource,
  entry: ZipEntry,
  limit: number,
): Promise<Buffer | undefined> {
  const head = await source.read(entry.at, local.length);
  const isSound = head.length === local.length && head.readUInt32LE(0) === local.sign;
  if (!isSound || entry.size > limit || entry.packed > limit || ![0, 8].includes(entry.method)) {
    return undefined;
  }
  const from = entry.at + local.length + head.readUInt16LE(26) + head.readUInt16LE(28);
  const packed = await source.read(from, entry.packed);
  if (entry.method === 0) {
    return packed;
  }
  try {
    return await inflate(packed, { maxOutputLength: Math.max(1, limit) });
  } catch {
    return undefined;
  }
}
