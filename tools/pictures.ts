import { copyFileSync, mkdirSync, readdirSync, renameSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import {
  categorySceneWidths,
  homeScene,
  pictureWidths,
  sceneWidths,
  tallHomeScene,
  tallSceneWidths,
} from "#content/pictures/sizes.ts";
import { inParallel } from "#tools/in-parallel.ts";
import { pictureHashes } from "#tools/generate.ts";

/** Encoded pictures are kept between builds; their names carry the master's hash. */
const kept = ".cache/pictures";
const built = "dist/site/pictures";
const webpWidth = 640;

interface Job {
  readonly master: string;
  readonly file: string;
  readonly width: number;
  readonly format: "avif" | "webp";
}

function widthsOf(name: string): readonly number[] {
  if (name === homeScene) return sceneWidths;
  if (name === tallHomeScene) return tallSceneWidths;
  return name.startsWith("scene-") ? categorySceneWidths : pictureWidths;
}

function jobsOf([name, hash]: readonly [string, string]): readonly Job[] {
  const stem = `${name}.${hash}`;
  const master = `artwork/masters/${name}.webp`;
  const widths = widthsOf(name);
  return [
    ...widths.map((width) => ({
      master,
      file: `${stem}-${width}.avif`,
      width,
      format: "avif" as const,
    })),
    { master, file: `${stem}-${webpWidth}.webp`, width: webpWidth, format: "webp" as const },
  ];
}

async function encode({ master, file, width, format }: Job): Promise<void> {
  const picture = sharp(master).resize({ width });
  const encoded =
    format === "avif"
      ? picture.avif({ quality: 52, effort: 3 })
      : picture.webp({ quality: 78, effort: 4 });
  const target = path.join(kept, file);
  await encoded.toFile(`${target}.part`);
  renameSync(`${target}.part`, target);
}

/** Makes every picture in every width and format that the pages name; what is kept is not made again. */
export async function makePictures(): Promise<void> {
  mkdirSync(kept, { recursive: true });
  mkdirSync(built, { recursive: true });
  const jobs = Object.entries(pictureHashes()).flatMap(jobsOf);
  const held = new Set(readdirSync(kept));
  const missing = jobs.filter(({ file }) => !held.has(file));
  if (missing.length > 0) console.log(`Encoding ${missing.length} picture files ...`);
  sharp.concurrency(1);
  await inParallel(missing, encode);
  for (const { file } of jobs) {
    copyFileSync(path.join(kept, file), path.join(built, file));
  }
}
