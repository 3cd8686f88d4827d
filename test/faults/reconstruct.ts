import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const sector = 512;

/** One recorded action of a process, in order. */
export interface Entry {
  readonly kind: "write" | "sync" | "truncate" | "rename" | "unlink" | "told" | "create";
  /** A path, or the acknowledged reference. */
  readonly name: string;
  readonly at: number;
  readonly data: Buffer;
}

const kinds = ["write", "sync", "truncate", "rename", "unlink", "told", "create"] as const;
const headLength = 24;

/** Parses the record that power-cut.c writes, up to the first incomplete entry. */
export async function readRecord(file: string): Promise<readonly Entry[]> {
  const bytes = await readFile(file);
  const entries: Entry[] = [];
  for (let offset = 0; offset + headLength <= bytes.length;) {
    const kind = kinds[bytes.readUInt32LE(offset) - 1];
    const nameEnd = offset + headLength + bytes.readUInt32LE(offset + 4);
    const position = Number(bytes.readBigUInt64LE(offset + 8));
    // Only writes and renames carry data.
    const size = Number(bytes.readBigUInt64LE(offset + 16));
    const end = nameEnd + size;
    if (kind === undefined || end > bytes.length) {
      break;
    }
    const name = bytes.toString("utf8", offset + headLength, nameEnd);
    entries.push({ kind, name, at: position, data: bytes.subarray(nameEnd, end) });
    offset = end;
  }
  return entries;
}

/** A buffer that grows. */
interface Bytes {
  room: Buffer;
  size: number;
}

/** A file as it is on the disk, with the changes since its last sync. */
interface Inode {
  durable: Bytes;
  pending: Entry[];
}

const emptyFile = (): Inode => ({ durable: { room: Buffer.alloc(0), size: 0 }, pending: [] });

/** A folder as it was written, and as a power cut would leave it. */
export interface Disk {
  apply(entry: Entry): void;
  /** Writes what the disk holds into a folder; each unsynced sector is there with probability `chance`. */
  cut(into: string, chance: number): Promise<void>;
}

/** Creates a disk that holds a folder, fully synced. */
export async function readDisk(folder: string): Promise<Disk> {
  const live = new Map<string, Inode>();
  const folders = new Set<string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) {
      folders.add(path);
    } else if (entry.isFile()) {
      const room = await readFile(path);
      live.set(path, { durable: { room, size: room.length }, pending: [] });
    }
  }
  const durable = new Map(live);

  function at(path: string): Inode {
    const file = live.get(path) ?? emptyFile();
    live.set(path, file);
    return file;
  }

  /** Applies names that were created, renamed or removed in a folder once it is synced. */
  function syncFolder(path: string): void {
    for (const name of durable.keys()) {
      if (dirname(name) === path && !live.has(name)) {
        durable.delete(name);
      }
    }
    for (const [name, inode] of live) {
      if (dirname(name) === path) {
        durable.set(name, inode);
      }
    }
  }

  function sync(path: string): void {
    const inode = live.get(path);
    if (inode === undefined) {
      syncFolder(path);
    } else {
      for (const entry of inode.pending.splice(0)) {
        change(inode.durable, entry);
      }
      durable.set(path, inode);
    }
  }

  return {
    apply(entry) {
      switch (entry.kind) {
        case "create":
          live.set(entry.name, emptyFile());
          break;
        case "write":
        case "truncate":
          at(entry.name).pending.push(entry);
          break;
        case "sync":
          sync(entry.name);
          break;
        case "rename":
          live.set(entry.data.toString(), at(entry.name));
          live.delete(entry.name);
          break;
        case "unlink":
          live.delete(entry.name);
          break;
        case "told":
          break;
      }
    },
    async cut(into, chance) {
      for (const path of folders) {
        await mkdir(into + path.slice(folder.length), { recursive: true });
      }
      for (const [path, { durable: synced, pending }] of durable) {
        const file = into + path.slice(folder.length);
        await mkdir(dirname(file), { recursive: true });
        const result = { room: Buffer.from(synced.room), size: synced.size };
        for (const entry of pending.flatMap((item) => torn(item, chance))) {
          change(result, entry);
        }
        await writeFile(file, result.room.subarray(0, result.size));
      }
    },
  };
}

/** Applies some unsynced sectors, in any order. */
function torn(entry: Entry, chance: number): readonly Entry[] {
  if (entry.kind !== "write") {
    return Math.random() < chance ? [entry] : [];
  }
  const pieces: Entry[] = [];
  for (let offset = 0; offset < entry.data.length; offset += sector) {
    if (Math.random() < chance) {
      const data = entry.data.subarray(offset, offset + sector);
      pieces.push({ ...entry, at: entry.at + offset, data });
    }
  }
  return pieces;
}

function change(bytes: Bytes, { kind, at, data }: Entry): void {
  const size = kind === "truncate" ? at : Math.max(bytes.size, at + data.length);
  if (size > bytes.room.length) {
    const room = Buffer.alloc(size * 2);
    bytes.room.copy(room, 0, 0, bytes.size);
    bytes.room = room;
  } else if (size > bytes.size) {
    bytes.room.fill(0, bytes.size, size);
  }
  data.copy(bytes.room, at);
  bytes.size = size;
}
