import { mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { isText, type BodySizes } from "#domain/release.ts";
import { compressQuickly } from "#publishing/compression.ts";
import { linkOrCopy, writeSynced } from "#publishing/durable-files.ts";
import { fileNameOfHash, sha256, shortHash } from "#publishing/hashes.ts";
import { codeOf } from "#publishing/system-error.ts";

/** The folders that a new release's files come from and go to. */
export interface SiteFolders {
  /** The `site` of the release that is being made. */
  readonly site: string;
  /** The `site` of the release that is served now, if there is one. */
  readonly lastSite: string | undefined;
  /** Best compressed forms, by hash. */
  readonly compressed: string;
}

/** A file of the release that is served now. */
export interface LastBody {
  readonly file: string;
  readonly hash: string;
  /** Of a page: the day on which it last changed, as 2026-11-22. */
  readonly changed?: string | undefined;
}

/** A file that stands in the new release. */
export interface StoredBody {
  readonly hash: string;
  readonly sizes: BodySizes;
  /** False where the release before had the same bytes. */
  readonly written: boolean;
}

/** Stands a body in the new release: linked where the last release has the same, else written and compressed. */
export async function storeBody(
  folders: SiteFolders,
  file: string,
  body: Buffer,
  last: LastBody | undefined,
): Promise<StoredBody> {
  const hash = shortHash(sha256(body));
  const target = path.join(folders.site, file);
  await mkdir(path.dirname(target), { recursive: true });
  if (last?.hash === hash && folders.lastSite !== undefined) {
    const linked = await linkLast(path.join(folders.lastSite, last.file), target, file);
    if (linked) {
      return { hash, sizes: { identity: body.length, ...linked }, written: false };
    }
  }
  await writeSynced(target, body);
  if (!isText(file)) {
    return { hash, sizes: { identity: body.length }, written: true };
  }
  const best = path.join(folders.compressed, fileNameOfHash(hash));
  const known = await linkForms(best, target);
  return {
    hash,
    sizes: { identity: body.length, ...(known ?? (await writeForms(target, body))) },
    written: true,
  };
}

type FormSizes = Pick<BodySizes, "br" | "gzip">;

async function writeForms(target: string, body: Buffer): Promise<FormSizes> {
  const { br, gz } = await compressQuickly(body);
  await Promise.all([writeSynced(`${target}.br`, br), writeSynced(`${target}.gz`, gz)]);
  return { br: br.length, gzip: gz.length };
}

async function linkLast(
  from: string,
  target: string,
  file: string,
): Promise<FormSizes | undefined> {
  const forms = isText(file) ? await linkForms(from, target) : {};
  if (forms === undefined) {
    return undefined;
  }
  await linkOrCopy(from, target);
  return forms;
}

/** Links both compressed forms, or none of them where one is missing. */
async function linkForms(from: string, to: string): Promise<FormSizes | undefined> {
  try {
    const [br, gz] = await Promise.all([stat(`${from}.br`), stat(`${from}.gz`)]);
    await linkOrCopy(`${from}.br`, `${to}.br`);
    await linkOrCopy(`${from}.gz`, `${to}.gz`);
    return { br: br.size, gzip: gz.size };
  } catch (error) {
    if (codeOf(error) === "ENOENT") {
      return undefined;
    }
    throw error;
  }
}
