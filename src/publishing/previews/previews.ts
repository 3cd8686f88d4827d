import { readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { service } from "#addresses";
import { directionOf, languages } from "#domain/language.ts";
import type { ReleaseFile } from "#domain/release.ts";
import type { Preview } from "#domain/site.ts";
import { linkOrCopy, namesIn, putWhole, writeWhole } from "#publishing/durable-files.ts";
import { sha256, shortHash } from "#publishing/hashes.ts";
import { inParallel } from "#publishing/in-parallel.ts";
import type { EncodedPicture } from "#publishing/pictures/encode.ts";
import { masterFile } from "#publishing/pictures/masters.ts";
import type { Places } from "#publishing/places.ts";
import { drawPlain, drawPreview } from "#publishing/previews/draw-preview.ts";
import { openFont, textPanel, type PanelStyle } from "#publishing/previews/panel.ts";
import type { Faces } from "#publishing/previews/set-line.ts";
import type { Progress } from "#publishing/progress.ts";
import { isDiskFailure, reasonOf } from "#publishing/system-error.ts";

/** What is still to be drawn lies beside the picture that stands in for it. */
const wishEnding = ".wanted.json";

const wishSchema = z.object({
  title: z.string(),
  line: z.string(),
  company: z.string(),
  mark: z.string(),
  language: z.enum(languages),
  fonts: z.object({ latin: z.string(), arabic: z.string() }),
  master: z.string().optional(),
  fills: z.boolean(),
});

/** The files of the faces: WOFF2 of one weight each. */
export type FontFiles = Readonly<Record<keyof Faces, string>>;

type Wish = z.infer<typeof wishSchema>;

/** Files open at once: keeping a wish waits for the disk, not for a processor. */
const openAtOnce = 32;

export interface PreviewParts {
  readonly fonts: FontFiles;
  readonly mark: string;
  readonly pictures: ReadonlyMap<string, EncodedPicture>;
  readonly companyOf: (preview: Preview) => string;
}

/** A preview by the hash of what it is drawn from. */
export interface NamedPreview {
  readonly address: string;
  readonly hash: string;
  readonly wish: Wish;
}

const openFonts = ({ latin, arabic }: FontFiles): Faces => ({
  latin: openFont(latin),
  arabic: openFont(arabic),
});

/** Panels that show how all are drawn: another font, mark, colour or measure makes another one. */
function samplePanels(style: PanelStyle): readonly string[] {
  const title = "Every Title Of Some Length Takes Several Lines, 0123456789";
  const arabic = "كل عنوان طويل يمتد على عدة أسطر، مثل 7-11";
  return [
    textPanel(style, { language: "en", title, line: "A short line" }, "Company"),
    textPanel(style, { language: "ar", title: arabic, line: "سطر قصير" }, "Company"),
  ];
}

/** What each preview is drawn from. Nothing is drawn, nor any text laid out: a catalogue has thousands. */
export function namePreviews(
  previews: readonly Preview[],
  { fonts, mark, pictures, companyOf }: PreviewParts,
): readonly NamedPreview[] {
  const sample = sha256(samplePanels({ faces: openFonts(fonts), mark }).join("\n"));
  const files = { latin: path.resolve(fonts.latin), arabic: path.resolve(fonts.arabic) };
  return previews.map((preview) => {
    const { language, title, line, picture = "", fills = false } = preview;
    const company = companyOf(preview);
    const master = pictures.get(picture)?.master;
    const hash = sha256(JSON.stringify([sample, language, title, line, company, master, fills]));
    const wish = { language, title, line, company, mark, fonts: files, master, fills };
    return { address: service.preview(preview.address), hash, wish };
  });
}

function fileOf(places: Places, hash: string): string {
  return path.join(places.previews, `${hash}.jpg`);
}

/** Draws wishes; each pair of fonts is opened once. */
function drawer(places: Places): (wish: Wish) => Promise<Buffer> {
  const opened = new Map<string, Faces>();
  return ({ mark, fonts, master, fills, company, ...words }) => {
    const key = JSON.stringify(fonts);
    const faces = opened.get(key) ?? openFonts(fonts);
    opened.set(key, faces);
    const shown =
      master === undefined ? undefined : { master: masterFile(places.masters, master), fills };
    const panel = textPanel({ faces, mark }, words, company);
    return drawPreview(panel, shown, directionOf(words.language));
  };
}

/**
 * Sees that every preview is there: drawn, or its picture in its place with a note of what to draw.
 * One that fails is named and passed over.
 */
export async function keepPreviews(
  previews: readonly NamedPreview[],
  places: Places,
  when: "before" | "later",
  progress: Progress,
): Promise<void> {
  const held = new Set(await namesIn(places.previews));
  const missing = previews.filter(({ hash }) => !held.has(`${hash}.jpg`));
  const unique = new Map(missing.map((preview) => [preview.hash, preview]));
  const plain = new Map<string, Promise<string>>();
  const draw = drawer(places);
  let done = 0;
  sharp.concurrency(1);

  /** One stand-in for all previews of a picture. */
  function standIn(master: string): Promise<string> {
    const file = fileOf(places, `plain-${master}`);
    const made =
      plain.get(master) ??
      drawPlain(masterFile(places.masters, master))
        .then((picture) => writeWhole(file, picture))
        .then(() => file);
    plain.set(master, made);
    return made;
  }

  async function keepOne(file: string, wish: Wish): Promise<void> {
    if (when === "before" || wish.master === undefined) {
      await writeWhole(file, await draw(wish));
    } else {
      const standing = await standIn(wish.master);
      await writeWhole(`${file}${wishEnding}`, JSON.stringify(wish));
      await putWhole(file, (part) => linkOrCopy(standing, part));
    }
  }

  await inParallel(
    unique.values(),
    async ({ hash, wish }) => {
      const step = { what: "previews", total: unique.size };
      try {
        await keepOne(fileOf(places, hash), wish);
      } catch (error) {
        progress({ ...step, done, skipped: `${nameOf(wish)}: ${reasonOf(error)}` });
      }
      done += 1;
      progress({ ...step, done });
    },
    when === "later" ? openAtOnce : undefined,
  );
}

/** What a preview is called where it cannot be drawn. */
function nameOf({ title, language }: Wish): string {
  return `"${title}" (${language})`;
}

/** Reads what a note asks for; nothing where another process has drawn it meanwhile, or it is of an older version. */
async function readWish(note: string): Promise<Wish | undefined> {
  const text = await readFile(note, "utf8").catch(() => "null");
  return wishSchema.safeParse(JSON.parse(text)).data;
}

/**
 * Draws what is noted as yet to be drawn, and answers how many that were. A note that cannot be drawn is
 * named and dropped, unless it was the disk that failed: then the next time tries again.
 */
export async function drawWanted(places: Places, progress: Progress): Promise<number> {
  const wanted = (await namesIn(places.previews)).filter((name) => name.endsWith(wishEnding));
  const draw = drawer(places);
  let done = 0;
  let drawn = 0;
  sharp.concurrency(1);
  await inParallel(wanted, async (name) => {
    const note = path.join(places.previews, name);
    const step = { what: "previews", total: wanted.length };
    let called = name;
    try {
      const wish = await readWish(note);
      if (wish !== undefined) {
        called = nameOf(wish);
        await writeWhole(note.slice(0, -wishEnding.length), await draw(wish));
        drawn += 1;
      }
      await rm(note, { force: true });
    } catch (error) {
      progress({ ...step, done, skipped: `${called}: ${reasonOf(error)}` });
      if (!isDiskFailure(error)) {
        await rm(note, { force: true });
      }
    }
    done += 1;
    progress({ ...step, done });
  });
  return drawn;
}

/** The previews that are there, as a release lists them. A picture's name stands for its bytes, drawn or not. */
export async function listPreviews(
  previews: readonly NamedPreview[],
  places: Places,
): Promise<readonly ReleaseFile[]> {
  const listed = previews.map(async ({ address, hash }) => {
    const found = await stat(fileOf(places, hash)).catch(() => undefined);
    const file = { address, kept: `previews/${hash}.jpg`, hash: shortHash(hash) };
    return found === undefined ? [] : [{ ...file, sizes: { identity: found.size } }];
  });
  return (await Promise.all(listed)).flat();
}
