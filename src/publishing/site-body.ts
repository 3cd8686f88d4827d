import { copyFileSync, linkSync, mkdirSync, statSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { isText, type BodySizes } from "#domain/release.ts";
import { compressQuickly } from "#publishing/compression.ts";
import { linkOrCopy, makeFolders, writeSynced } from "#publishing/durable-files.ts";
import { fileNameOfHash, shortSha256 } from "#publishing/hashes.ts";
import { codeOf } from "#publishing/system-error.ts";

/** Folders between which a release's files are linked and written. */
export interface SiteFolders {
  /** The `site` of the new release. */
  readonly site: string;
  /** The `site` of the served release. */
  readonly previousSite: string | undefined;
  /** Best compressed forms, by hash. */
  readonly compressed: string;
}

/** A file of a release by its path below `site`. */
export interface NamedBody {
  readonly file: string;
  readonly body: Buffer;
}

/** A file of the served release. */
export interface PreviousBody {
  readonly file: string;
  readonly hash: string;
  readonly sizes: BodySizes;
  /** Day of a page's last change, such as 2026-11-22. */
  readonly changed?: string | undefined;
}

export interface StoredBody {
  readonly hash: string;
  readonly sizes: BodySizes;
  /** False where the previous release had the same bytes. */
  readonly written: boolean;
}

/** Adds a body to the new release: links an unchanged one, otherwise writes and compresses it. */
export async function storeBody(
  folders: SiteFolders,
  { file, body }: NamedBody,
  previous: Pick<PreviousBody, "file" | "hash"> | undefined,
): Promise<StoredBody> {
  const hash = shortSha256(body);
  const target = path.join(folders.site, file);
  await makeFolders(path.dirname(target));
  if (previous?.hash === hash && folders.previousSite !== undefined) {
    const source = path.join(folders.previousSite, previous.file);
    const linked = await linkPrevious(source, target, file, body.length);
    if (linked) {
      return { hash, sizes: { identity: body.length, ...linked }, written: false };
    }
  }
  const [forms] = await Promise.all([
    isText(file) ? addForms(folders, target, hash, body) : {},
    writeSynced(target, body),
  ]);
  return { hash, sizes: { identity: body.length, ...forms }, written: true };
}

/**
 * Links a body of the previous release into the new one and returns its sizes; undefined where it is
 * missing or damaged. Works at once, because a large site has tens of thousands of files.
 */
export function linkBody(
  { site, previousSite }: SiteFolders,
  { file, sizes }: { readonly file: string; readonly sizes: BodySizes },
): BodySizes | undefined {
  if (previousSite === undefined) {
    return undefined;
  }
  const source = path.join(previousSite, file);
  const target = path.join(site, file);
  try {
    if (statSync(source).size !== sizes.identity) {
      return undefined;
    }
    mkdirSync(path.dirname(target), { recursive: true });
    if (!isText(file)) {
      linkAtOnce(source, target);
      return { identity: sizes.identity };
    }
    // The forms are read anew, because they become smaller after the switch.
    const [br, gzip] = [statSync(`${source}.br`).size, statSync(`${source}.gz`).size];
    for (const form of [".br", ".gz", ""]) {
      linkAtOnce(source + form, target + form);
    }
    return { identity: sizes.identity, br, gzip };
  } catch (error) {
    if (codeOf(error) === "ENOENT") {
      return undefined;
    }
    throw error;
  }
}

function linkAtOnce(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if (codeOf(error) === "ENOENT" || codeOf(error) === "EEXIST") {
      throw error;
    }
    copyFileSync(source, target);
  }
}

type FormSizes = Pick<BodySizes, "br" | "gzip">;

/** Links the best compressed forms where they exist, otherwise compresses quickly. */
async function addForms(
  { compressed }: SiteFolders,
  target: string,
  hash: string,
  body: Buffer,
): Promise<FormSizes> {
  const best = path.join(compressed, fileNameOfHash(hash));
  return (await linkForms(best, target)) ?? writeForms(target, body);
}

async function writeForms(target: string, body: Buffer): Promise<FormSizes> {
  const { br, gz } = await compressQuickly(body);
  await Promise.all([writeSynced(`${target}.br`, br), writeSynced(`${target}.gz`, gz)]);
  return { br: br.length, gzip: gz.length };
}

function haveBytes(file: string, bytes: number): Promise<boolean> {
  return stat(file).then(
    ({ size }) => size === bytes,
    () => false,
  );
}

async function linkPrevious(
  source: string,
  target: string,
  file: string,
  bytes: number,
): Promise<FormSizes | undefined> {
  const isWhole = await haveBytes(source, bytes);
  if (!isWhole) {
    return undefined;
  }
  const forms = isText(file) ? await linkForms(source, target) : {};
  if (forms === undefined) {
    return undefined;
  }
  await linkOrCopy(source, target);
  return forms;
}

/** Links both compressed forms, or none where one is missing. */
async function linkForms(source: string, target: string): Promise<FormSizes | undefined> {
  try {
    const [br, gz] = await Promise.all([stat(`${source}.br`), stat(`${source}.gz`)]);
    await linkOrCopy(`${source}.br`, `${target}.br`);
    await linkOrCopy(`${source}.gz`, `${target}.gz`);
    return { br: br.size, gzip: gz.size };
  } catch (error) {
    if (codeOf(error) === "ENOENT") {
      return undefined;
    }
    throw error;
  }
}
