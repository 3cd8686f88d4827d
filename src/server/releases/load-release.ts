import { stat } from "node:fs/promises";
import { join } from "node:path";
import { isText } from "#domain/release.ts";
import type { PageList, ReleaseFacts, ReleaseFile } from "#domain/release.ts";
import { securityHeaders } from "#server/http/headers.ts";
import type { HeaderSet, SecuredSite } from "#server/http/headers.ts";
import { cachingOf, mediaType } from "#server/http/kinds.ts";
import { languagePrefix } from "#server/http/place.ts";
import { etagsOf, headerLists } from "#server/http/prepared.ts";
import type { Answer, HeaderLists } from "#server/http/prepared.ts";
import { readRedirects } from "#server/http/redirects.ts";
import { createRenderedPages } from "#server/http/rendered-pages.ts";
import { createShelf } from "#server/http/shelf.ts";
import type { Shelf, Stored } from "#server/http/shelf.ts";
import { fileHeaders, pageHeaders } from "#server/http/site-files.ts";
import type { Site } from "#server/http/site-files.ts";
import { readPageList, readReleaseFacts } from "#server/releases/release-files.ts";
import type { Renderer } from "#server/rendering/renderer.ts";

/** Bytes of pages and text files that are held in memory; a site below that is held whole. */
const textBytes = 48 * 1024 * 1024;
/** Bytes of pictures, fonts and documents that are held in memory. */
const otherBytes = 80 * 1024 * 1024;

/** The memory that all releases share. */
export interface Shelves {
  readonly texts: Shelf;
  readonly others: Shelf;
  /** Bytes that `texts` holds at most. */
  readonly textBytes: number;
}

/** Makes the shelves; `bound` is what pages and text files may take, in bytes. */
export function createShelves(bound = textBytes): Shelves {
  return { texts: createShelf(bound), others: createShelf(otherBytes), textBytes: bound };
}

export interface LoadOptions {
  /** `data/kept`. */
  readonly keptFolder: string;
  readonly shelves: Shelves;
  readonly secured: SecuredSite;
  /** Why a release is not to be served; nothing where it may be. */
  readonly objections: (facts: ReleaseFacts) => readonly string[];
  /** Whether pages are shown that a live site does not have. */
  readonly demonstration: boolean;
  /** Opens what makes the pages of the release in a folder at request time. */
  openRenderer(folder: string): Promise<Renderer>;
}

/** Loads a release so that it can be answered; rejects where it is not whole. */
export async function loadRelease(folder: string, options: LoadOptions): Promise<Site> {
  const opening = options.openRenderer(folder);
  try {
    const [site, renderer] = await Promise.all([loadFinished(folder, options), opening]);
    return { ...site, rendered: createRenderedPages(renderer, pageHeaders(site.security)) };
  } catch (error) {
    // A renderer may be opened all the same, or be about to.
    await opening.then(
      (renderer) => renderer.close(),
      () => undefined,
    );
    throw error;
  }
}

/** Loads what of a release is finished. */
async function loadFinished(folder: string, options: LoadOptions): Promise<Omit<Site, "rendered">> {
  const [facts, list] = await Promise.all([readReleaseFacts(folder), readPageList(folder)]);
  const objections = options.objections(facts);
  if (objections.length > 0) {
    throw new Error(objections.join("; "));
  }
  const security = securityHeaders(options.secured);
  const parts = { ...options, folder, security, list };
  const { stored, pages, notFound } = storedPages(parts);
  for (const [address, file] of storedFiles(parts)) {
    stored.set(address, file);
  }
  await checkWhole(list, folder);
  await readAhead(list, [...stored.values(), ...notFound.values()], options.shelves);
  return {
    number: facts.number,
    security,
    stored,
    pages,
    notFound,
    pictures: new Map(Object.entries(list.pictures)),
    redirects: readRedirects(list.redirects),
    languages: list.languages,
    choices: new Map(Object.entries(list.choices ?? {}).map(([key, ids]) => [key, new Set(ids)])),
  };
}

/** Rejects where a file of the release itself is not there or has another length. */
async function checkWhole({ pages, files }: PageList, folder: string): Promise<void> {
  const own = [...pages, ...files].filter((entry) => "file" in entry);
  await Promise.all(
    own.map(async ({ file, sizes }) => {
      const name = join(folder, "site", file);
      const { size } = await stat(name);
      if (size !== sizes.identity) {
        throw new Error(`${name} has ${size} bytes in place of ${sizes.identity}`);
      }
    }),
  );
}

interface Parts extends LoadOptions {
  readonly folder: string;
  readonly security: HeaderSet;
  readonly list: PageList;
}

function storedPages({ folder, security, list, demonstration, shelves }: Parts) {
  const listsFor = headerKinds(() => pageHeaders(security));
  const stored = new Map<string, Stored>();
  const pages = new Set<string>();
  const notFound = new Map<string, Stored>();
  for (const { address, status, file, ...page } of list.pages) {
    if (page.demonstrationOnly === true && !demonstration) {
      continue;
    }
    const etags = etagsOf(page.hash, (encoding) => page.sizes[encoding] !== undefined);
    const one = {
      status,
      headers: listsFor(address, etags),
      etags,
      file: join(folder, "site", file),
      shelf: shelves.texts,
      kept: false,
    };
    if (status === 404) {
      notFound.set(languagePrefix(address, list.languages), one);
    } else {
      stored.set(address, one);
      pages.add(address);
    }
  }
  return { stored, pages, notFound };
}

function* storedFiles({ folder, security, list, shelves, keptFolder }: Parts) {
  const listsFor = headerKinds((address) => fileHeaders(address, security));
  for (const entry of list.files) {
    const { address, hash, sizes } = entry;
    const etags = etagsOf(hash, (encoding) => sizes[encoding] !== undefined);
    const stored: Stored = {
      status: 200,
      headers: listsFor(address, etags),
      etags,
      file: pathOf(entry, folder, keptFolder),
      shelf: isText(address) ? shelves.texts : shelves.others,
      kept: "kept" in entry,
    };
    yield [address, stored] as const;
  }
}

function pathOf(entry: ReleaseFile, folder: string, keptFolder: string): string {
  return "file" in entry ? join(folder, "site", entry.file) : join(keptFolder, entry.kept);
}

/** The headers of a kind are worked out once, however many pages are of it. */
function headerKinds(headersOf: (address: string) => HeaderSet) {
  const kinds = new Map<string, HeaderLists>();
  return (address: string, { br, gzip }: Answer["etags"]): HeaderLists => {
    const several = br !== undefined || gzip !== undefined;
    const kind = `${mediaType(address)} ${cachingOf(address)} ${several}`;
    const known = kinds.get(kind) ?? headerLists(headersOf(address), several);
    kinds.set(kind, known);
    return known;
  };
}

/** Reads all pages and text files of a site that fits into memory, so that none has to wait. */
async function readAhead(
  { pages, files }: PageList,
  all: readonly Stored[],
  { texts, textBytes: bound }: Shelves,
): Promise<void> {
  const listed = [...pages, ...files.filter(({ address }) => isText(address))];
  const bytes = listed.reduce(
    (sum, { sizes }) => sum + sizes.identity + (sizes.br ?? 0) + (sizes.gzip ?? 0),
    0,
  );
  if (bytes > bound) {
    return;
  }
  await Promise.all(
    all
      .filter(({ shelf }) => shelf === texts)
      .flatMap((stored) =>
        (["identity", "br", "gzip"] as const)
          .filter((encoding) => stored.etags[encoding] !== undefined)
          .map((encoding) => texts.read(stored, encoding)),
      ),
  );
}
