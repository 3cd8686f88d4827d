import { createReadStream } from "node:fs";
import { Unzip, UnzipInflate } from "fflate";

/** Input is pushed in parts of this size, so that one push inflates at most 1,032 times as much. */
const partBytes = 16_384;

interface Unzipping {
  readonly wants: (name: string) => boolean;
  /** Bytes that one file may hold; a larger one is handed over without its bytes. */
  readonly fileLimit: number;
  /** Bytes that all wanted files may hold together. */
  readonly totalLimit: number;
  /** Receives a file; its bytes are undefined where it is too large or damaged. */
  readonly take: (name: string, bytes: Buffer | undefined) => void | Promise<void>;
}

const damaged = "is cut off or damaged";

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

function* partsOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += partBytes) {
    yield bytes.subarray(start, start + partBytes);
  }
}

/** Unpacks an archive, in memory or by its path, within bounds; returns a reason where that fails. */
export async function unzip(
  source: Buffer | string,
  { wants, fileLimit, totalLimit, take }: Unzipping,
): Promise<string | undefined> {
  const ready: (readonly [name: string, bytes: Buffer | undefined])[] = [];
  let problem: string | undefined;
  let stated = 0;
  let total = 0;
  const archive = new Unzip((file) => {
    const { name, originalSize } = file;
    const isWanted = wants(name);
    const pieces: Uint8Array[] = [];
    let length = 0;
    let isComplete = false;
    stated += isWanted ? (originalSize ?? 0) : 0;
    if (stated > totalLimit) {
      problem ??= `says that it holds ${megabytes(stated)} once unpacked; at most ${megabytes(totalLimit)} are read`;
      return;
    }
    file.ondata = (error, piece, isFinal) => {
      if (!isWanted || isComplete) {
        return;
      }
      length += error ? 0 : piece.length;
      total += error ? 0 : piece.length;
      if (length > (originalSize ?? Infinity)) {
        problem ??= `is damaged, or "${name}" in it holds more than it says`;
      } else if (total > totalLimit) {
        problem ??= `holds more than ${megabytes(totalLimit)} once unpacked`;
      } else if (error || length > fileLimit) {
        isComplete = true;
        ready.push([name, undefined]);
      } else {
        pieces.push(piece);
      }
      if (isFinal && !isComplete) {
        isComplete = true;
        ready.push([name, Buffer.concat(pieces)]);
      }
    };
    file.start();
  });
  archive.register(UnzipInflate);
  /** Pushes a part; returns false where the archive is damaged. */
  const push = (part: Buffer, isFinal = false): boolean => {
    try {
      archive.push(part, isFinal);
      return true;
    } catch {
      return false;
    }
  };
  const parts =
    typeof source === "string"
      ? (createReadStream(source, { highWaterMark: partBytes }) as AsyncIterable<Buffer>)
      : partsOf(source);
  let isStart = true;
  for await (const part of parts) {
    if (isStart && part.toString("latin1", 0, 2) !== "PK") {
      return "is cut off or no archive";
    }
    if (isStart && ((part[6] ?? 0) & 1) === 1) {
      return "is locked by a password; save it without one";
    }
    isStart = false;
    const isSound = push(part);
    for (const [name, bytes] of ready.splice(0)) {
      await take(name, bytes);
    }
    if (problem !== undefined || !isSound) {
      return problem ?? damaged;
    }
  }
  return push(Buffer.alloc(0), true) ? undefined : damaged;
}
