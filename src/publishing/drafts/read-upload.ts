import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pdfProblem } from "#publishing/files/pdf.ts";
import { sha256 } from "#publishing/hashes.ts";
import { makeMaster } from "#publishing/pictures/make-master.ts";
import { plainName } from "#publishing/pictures/picture-source.ts";

type UploadReading =
  | {
      readonly ok: true;
      /** Name in the product's folder; its end names the content. */
      readonly file: string;
      readonly mediaType: string;
      readonly content: Buffer;
    }
  | { readonly ok: false; readonly problem: string };

/** Largest PDF, in bytes. */
const largestDocument = 20 * 1024 * 1024;

/** Pictures are decoded one after the other, because a large one needs 200 MB. */
let decoding: Promise<unknown> = Promise.resolve();

/** Makes an uploaded photograph what pages show: upright, sRGB, square, without metadata. */
export function readPictureUpload(name: string, bytes: Buffer): Promise<UploadReading> {
  const result = decoding.then(() => convertPicture(name, bytes));
  decoding = result.catch(() => undefined);
  return result;
}

async function convertPicture(name: string, bytes: Buffer): Promise<UploadReading> {
  const folder = await mkdtemp(path.join(tmpdir(), "upload-"));
  try {
    const source = path.join(folder, "source");
    const target = path.join(folder, "master.webp");
    await writeFile(source, bytes);
    const problem = await makeMaster(source, "product", target);
    return problem === undefined
      ? accept(name, await readFile(target), ".webp", "image/webp")
      : { ok: false, problem };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Checks an uploaded document by its content; its bytes stay as they are. */
export function readDocumentUpload(name: string, bytes: Buffer): UploadReading {
  const problem =
    bytes.length > largestDocument
      ? `has ${Math.round(bytes.length / 1024 / 1024)} MB: ${largestDocument / 1024 / 1024} MB are the most`
      : pdfProblem(bytes);
  return problem === undefined
    ? accept(name, bytes, ".pdf", "application/pdf")
    : { ok: false, problem };
}

const longestStem = 40;

function accept(name: string, content: Buffer, ending: string, mediaType: string): UploadReading {
  const stem = plainName(path.basename(name, path.extname(name))).slice(0, longestStem);
  const file = `${stem.replace(/-+$/, "")}-${sha256(content).slice(0, 8)}${ending}`;
  return { ok: true, file, mediaType, content };
}
