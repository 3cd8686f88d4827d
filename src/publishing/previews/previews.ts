import { statSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { service } from "#addresses";
import { directionOf, languages } from "#domain/language.ts";
import type { ReleaseFile } from "#domain/release.ts";
import type { Preview } from "#domain/site.ts";
import {
  linkOrCopy,
  listNames,
  replaceAtomically,
  writeAtomically,
} from "#publishing/durable-files.ts";
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

/** Suffix of the note beside a substitute picture that says how to draw the preview. */
const pendingSuffix = ".wanted.json";

const specSchema = z.object({
  title: z.string(),
  line: z.string(),
  company: z.string(),
  mark: z.string(),
  language: z.enum(languages),
  fonts: z.object({ latin: z.string(), arabic: z.string() }),
  master: z.string().optional(),
  fills: z.boolean(),
});

/** Paths of the fonts: WOFF2, one weight each. */
export type FontFiles = Readonly<Record<keyof Faces, string>>;

type PreviewSpec = z.infer<typeof specSchema>;

/** Files open at once: writing notes waits for the disk, not for a processor. */
const openAtOnce = 32;

interface PreviewParts {
  readonly fonts: FontFiles;
  readonly mark: string;
  readonly pictures: ReadonlyMap<string, EncodedPicture>;
  readonly companyOf: (preview: Preview) => string;
}

/** A preview, identified by the hash of its specification. */
interface PlannedPreview {
  readonly address: string;
  readonly hash: string;
  readonly spec: PreviewSpec;
}

const openFonts = ({ latin, arabic }: FontFiles): Faces => ({
  latin: openFont(latin),
  arabic: openFont(arabic),
});

/** Renders sample panels: a change of font, mark, colour or layout changes their hash. */
function samplePanels(style: PanelStyle): readonly string[] {
  const title = "Every Title Of Some Length Takes Several Lines, 0123456789";
  const arabic = "كل عنوان طويل يمتد على عدة أسطر، مثل 7-11";
  return [
    textPanel(style, { language: "en", title, line: "A short line" }, "Company"),
    textPanel(style, { language: "ar", title: arabic, line: "سطر قصير" }, "Company"),
  ];
}

const sampleHashes = new Map<string, string>();

/** Hashes the sample panels, once for the same fonts and mark. */
function sampleHash(fonts: FontFiles, mark: string): string {
  const key = JSON.stringify([fonts, mark]);
  const hash =
    sampleHashes.get(key) ?? sha256(samplePanels({ faces: openFonts(fonts), mark }).join("\n"));
  sampleHashes.set(key, hash);
  return hash;
}

/** Plans each preview without drawing it or laying out text: a catalogue has thousands. */
export function planPreviews(
  previews: readonly Preview[],
  { fonts, mark, pictures, companyOf }: PreviewParts,
): readonly PlannedPreview[] {
  const sample = sampleHash(fonts, mark);
  const files = { latin: path.resolve(fonts.latin), arabic: path.resolve(fonts.arabic) };
  return previews.map((preview) => {
    const { language, title, line, picture = "", fills = false } = preview;
    const company = companyOf(preview);
    const master = pictures.get(picture)?.master;
    const hash = sha256(JSON.stringify([sample, language, title, line, company, master, fills]));
    const spec = { language, title, line, company, mark, fonts: files, master, fills };
    return { address: service.preview(preview.address), hash, spec };
  });
}

function previewFile(places: Places, hash: string): string {
  return path.join(places.previews, `${hash}.jpg`);
}

/** Returns a function that draws previews and opens each pair of fonts once. */
function createDrawer(places: Places): (spec: PreviewSpec) => Promise<Buffer> {
  const opened = new Map<string, Faces>();
  return ({ mark, fonts, master, fills, company, ...words }) => {
    const key = JSON.stringify(fonts);
    const faces = opened.get(key) ?? openFonts(fonts);
    opened.set(key, faces);
    const picture =
      master === undefined ? undefined : { master: masterFile(places.masters, master), fills };
    const panel = textPanel({ faces, mark }, words, company);
    return drawPreview(panel, picture, directionOf(words.language));
  };
}

/**
 * Ensures that every preview exists, drawn or as a substitute with a note; skips and reports
 * failures.
 */
export async function ensurePreviews(
  previews: readonly PlannedPreview[],
  places: Places,
  when: "before" | "later",
  progress: Progress,
): Promise<void> {
  const existingNames = new Set(await listNames(places.previews));
  const missing = previews.filter(({ hash }) => !existingNames.has(`${hash}.jpg`));
  const unique = new Map(missing.map((preview) => [preview.hash, preview]));
  const plain = new Map<string | undefined, Promise<string>>();
  const draw = createDrawer(places);
  let done = 0;
  sharp.concurrency(1);

  /** Creates one substitute for all previews of a picture, or of none. */
  function createSubstitute(master: string | undefined): Promise<string> {
    const file = previewFile(places, `plain-${master ?? "empty"}`);
    const substitute =
      plain.get(master) ??
      drawPlain(master === undefined ? undefined : masterFile(places.masters, master))
        .then((picture) => writeAtomically(file, picture))
        .then(() => file);
    plain.set(master, substitute);
    return substitute;
  }

  async function ensurePreview(file: string, spec: PreviewSpec): Promise<void> {
    if (when === "before") {
      await writeAtomically(file, await draw(spec));
    } else {
      const substitute = await createSubstitute(spec.master);
      await writeAtomically(`${file}${pendingSuffix}`, JSON.stringify(spec));
      await replaceAtomically(file, (part) => linkOrCopy(substitute, part));
    }
  }

  await inParallel(
    unique.values(),
    async ({ hash, spec }) => {
      const step = { what: "previews", total: unique.size };
      try {
        await ensurePreview(previewFile(places, hash), spec);
      } catch (error) {
        progress({ ...step, done, skipped: `${describePreview(spec)}: ${reasonOf(error)}` });
      }
      done += 1;
      progress({ ...step, done });
    },
    when === "later" ? openAtOnce : undefined,
  );
}

function describePreview({ title, language }: PreviewSpec): string {
  return `"${title}" (${language})`;
}

/**
 * Reads a note; undefined where another process has drawn the preview or the note is of an older
 * version.
 */
async function readSpec(note: string): Promise<PreviewSpec | undefined> {
  const text = await readFile(note, "utf8").catch(() => "null");
  return specSchema.safeParse(JSON.parse(text)).data;
}

/**
 * Draws pending previews and returns their number. Drops notes that fail, except after a disk
 * error.
 */
export async function drawPendingPreviews(places: Places, progress: Progress): Promise<number> {
  const pendingNames = (await listNames(places.previews)).filter((name) =>
    name.endsWith(pendingSuffix),
  );
  const draw = createDrawer(places);
  let done = 0;
  let drawn = 0;
  sharp.concurrency(1);
  await inParallel(pendingNames, async (name) => {
    const note = path.join(places.previews, name);
    const step = { what: "previews", total: pendingNames.length };
    let label = name;
    try {
      const spec = await readSpec(note);
      if (spec !== undefined) {
        label = describePreview(spec);
        await writeAtomically(note.slice(0, -pendingSuffix.length), await draw(spec));
        drawn += 1;
      }
      await rm(note, { force: true });
    } catch (error) {
      progress({ ...step, done, skipped: `${label}: ${reasonOf(error)}` });
      if (!isDiskFailure(error)) {
        await rm(note, { force: true });
      }
    }
    done += 1;
    progress({ ...step, done });
  });
  return drawn;
}

/** Lists the existing previews for a release; the name stands for the final bytes. */
export function listPreviews(
  previews: readonly PlannedPreview[],
  places: Places,
): readonly ReleaseFile[] {
  return previews.flatMap(({ address, hash }) => {
    const stats = statSync(previewFile(places, hash), { throwIfNoEntry: false });
    const file = { address, kept: `previews/${hash}.jpg`, hash: shortHash(hash) };
    return stats === undefined ? [] : [{ ...file, sizes: { identity: stats.size } }];
  });
}
