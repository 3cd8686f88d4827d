import { stat } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";
import { sheetSize, turn } from "#domain/catalogue/turn.ts";
import type { PictureKind } from "#domain/picture-files.ts";
import { largestFile } from "#publishing/file-bytes.ts";
import { copySynced, replaceAtomically, syncPath } from "#publishing/durable-files.ts";
import { detectFormat, readHead, type Format } from "#publishing/pictures/picture-format.ts";
import { codeOf } from "#publishing/system-error.ts";

// A picture may be replaced by another of the same name while the process runs.
sharp.cache(false);

/** Background of the cards. */
const cardBackground = "#edeff1";
/** Pixels of the longer side: the minimum of a source and the maximum of a master. */
const sides = { least: 600, most: 1600 };
const maxPixels = 40_000_000;

/** Width divided by height for each kind of picture. */
const shapes: Readonly<Record<PictureKind, number>> = {
  product: 1,
  first: 1,
  guide: 3 / 2,
  wide: 16 / 9,
  tall: 3 / 4,
  turn: sheetSize.width / sheetSize.height,
};

const damaged = "cannot be read as a picture: it is damaged or cut off";

const maxSide = (kind: PictureKind) => (kind === "turn" ? sheetSize.width : sides.most);

const refusals: Partial<Readonly<Record<Format, string>>> = {
  heic: "is a HEIC picture, which browsers do not show: save it as JPEG",
  svg: "is an SVG drawing: save it as PNG",
  gif: "is a GIF picture: save it as PNG or JPEG",
  tiff: "is a TIFF picture: save it as JPEG",
  unknown: "is no picture: JPEG, PNG, WebP and AVIF are read",
};

/** Reason for a refusal, or the length of the longer side. */
type Judgement =
  | { readonly ok: false; readonly message: string }
  | { readonly ok: true; readonly ready: boolean; readonly longer: number };

function refuse(message: string): Judgement {
  return { ok: false, message };
}

/** Tells if the file can be used unchanged: right shape and size, no metadata. */
function isReady(metadata: Metadata, format: Format, kind: PictureKind): boolean {
  const { width, height } = metadata;
  return (
    format === "webp" &&
    Math.abs(width - height * shapes[kind]) <= 1 &&
    Math.max(width, height) <= maxSide(kind) &&
    metadata.space === "srgb" &&
    !metadata.hasAlpha &&
    (metadata.pages ?? 1) === 1 &&
    [metadata.exif, metadata.icc, metadata.xmp, metadata.iptc, metadata.orientation].every(
      (data) => data === undefined,
    )
  );
}

function millions(pixels: number): string {
  return `${(pixels / 1_000_000).toFixed(0)} million`;
}

async function inspect(file: string, kind: PictureKind): Promise<Judgement> {
  const { size } = await stat(file);
  if (size > largestFile) {
    return refuse(
      `has ${Math.round(size / 1024 / 1024)} MB: ${largestFile / 1024 / 1024} MB are the most`,
    );
  }
  const head = await readHead(file);
  const format = detectFormat(head);
  const refusal = size < 12 ? refusals.unknown : refusals[format];
  if (refusal !== undefined) {
    return refuse(refusal);
  }
  if (format === "webp" && head.readUInt32LE(4) + 8 > size) {
    return refuse("is cut off: copy it again from where it came");
  }
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (metadata === undefined) {
    return refuse(damaged);
  }
  const { width, height } = metadata;
  if (width * height > maxPixels) {
    return refuse(`has ${millions(width * height)} pixels: 40 million are the most`);
  }
  if (kind === "turn" && (width !== sheetSize.width || height !== sheetSize.height)) {
    const expectedSize = `${sheetSize.width} by ${sheetSize.height}, ${turn.steps} sides in rows of ${turn.across}`;
    return refuse(`has ${width} by ${height} pixels: a sheet of all sides has ${expectedSize}`);
  }
  const longer = Math.max(width, height);
  if (longer < sides.least) {
    return refuse(
      `has ${width} by ${height} pixels: the longer side needs ${sides.least} at least`,
    );
  }
  return { ok: true, ready: isReady(metadata, format, kind), longer };
}

async function makeUpright(file: string, kind: PictureKind, longer: number, target: string) {
  const side = Math.min(longer, maxSide(kind));
  const shape = shapes[kind];
  const width = shape >= 1 ? side : Math.round(side * shape);
  const height = shape >= 1 ? Math.round(side / shape) : side;
  await sharp(file, { limitInputPixels: maxPixels, failOn: "warning" })
    .autoOrient()
    .flatten({ background: cardBackground })
    .resize({
      width,
      height,
      fit: shape === 1 ? "contain" : "cover",
      background: cardBackground,
    })
    .toColourspace("srgb")
    .webp({ quality: 92, effort: 4, smartSubsample: true })
    .toFile(target);
  await syncPath(target);
}

/**
 * Makes the master of a picture: upright, sRGB, right shape, no metadata. Returns an error message
 * where it fails.
 */
export async function makeMaster(
  file: string,
  kind: PictureKind,
  target: string,
): Promise<string | undefined> {
  const judgement = await inspect(file, kind);
  if (!judgement.ok) {
    return judgement.message;
  }
  if (judgement.ready) {
    await replaceAtomically(target, (part) => copySynced(file, part));
    return undefined;
  }
  try {
    await replaceAtomically(target, (part) => makeUpright(file, kind, judgement.longer, part));
    return undefined;
  } catch (error) {
    // A full disk is not the picture's fault. The decoder's own errors carry no code.
    if (codeOf(error) !== undefined) {
      throw error;
    }
    return damaged;
  }
}
