import { workerAddress } from "#domain/worker-address.ts";
import { statSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { isText } from "#domain/release.ts";
import type { PageList, ReleaseFacts, ReleaseFile, ReleasePage } from "#domain/release.ts";
import { securityHeaders } from "#server/http/headers.ts";
import type { HeaderSet, SecuredSite } from "#server/http/headers.ts";
import type { Site } from "#server/http/current-site.ts";
import { fileHeaders } from "#server/http/media-types.ts";
import { languagePrefix } from "#server/http/place.ts";
import { availableEncodings, fileAnswer, headerLists } from "#server/http/ready-answer.ts";
import type { FileCache, ReadyAnswer } from "#server/http/ready-answer.ts";
import { readRedirects } from "#server/http/redirects.ts";
import { retiredWorker } from "#server/http/retired-worker.ts";
import { createRenderedPages } from "#server/http/rendered-pages.ts";
import { readPageList, readReleaseFacts } from "#server/releases/release-files.ts";
import type { Renderer } from "#server/rendering/renderer.ts";

/** Files that are read ahead at the same time. */
const readsAtOnce = 64;

interface LoadOptions {
  /** `data/kept`. */
  readonly keptFolder: string;
  readonly cache: FileCache;
  readonly secured: SecuredSite;
  /** Lists reasons against serving a release. */
  readonly objections: (facts: ReleaseFacts) => readonly string[];
  /** Serves pages that a live site does not have. */
  readonly demonstration: boolean;
  /** Replaces the service worker by one that removes itself and its caches. */
  readonly retiresWorker: boolean;
  /** Opens the renderer of the release in a folder. */
  openRenderer(folder: string): Promise<Renderer>;
}

/** Loads a release; rejects if it is damaged. */
export async function loadRelease(folder: string, options: LoadOptions): Promise<Site> {
  const opening = options.openRenderer(folder);
  try {
    const [site, renderer] = await Promise.all([loadFinished(folder, options), opening]);
    return {
      ...site,
      rendered: createRenderedPages(renderer, fileHeaders(".html", site.security)),
    };
  } catch (error) {
    // The renderer may open in spite of the error.
    await opening.then(
      (renderer) => renderer.close(),
      () => undefined,
    );
    throw error;
  }
}

/** Loads the finished pages and files of a release. */
async function loadFinished(folder: string, options: LoadOptions): Promise<Omit<Site, "rendered">> {
  const [facts, list] = await Promise.all([readReleaseFacts(folder), readPageList(folder)]);
  const objections = options.objections(facts);
  if (objections.length > 0) {
    throw new Error(objections.join("; "));
  }
  const security = securityHeaders(options.secured);
  await checkSizes(list, folder);
  const isShown = ({ demonstrationOnly }: ReleasePage) =>
    options.demonstration || demonstrationOnly !== true;
  const toAnswer = answerFactory(folder, security, options);
  const pages = list.pages.filter(isShown).map((page) => ({
    ...page,
    answer: toAnswer(page, ".html", page.status),
  }));
  const files = list.files.map((file) => ({ ...file, answer: toAnswer(file, file.address, 200) }));
  const texts = [...pages, ...files.filter(({ address }) => isText(address))];
  await readAhead(texts, options.cache);
  const regular = pages.filter(({ status }) => status !== 404);
  const notFound = pages.filter(({ status }) => status === 404);
  return {
    number: facts.number,
    security,
    answers: new Map([
      ...[...regular, ...files].map(({ address, answer }) => [address, answer] as const),
      ...(options.retiresWorker ? [[workerAddress, retiredWorker(security)] as const] : []),
    ]),
    pages: new Set(regular.map(({ address }) => address)),
    notFound: new Map(
      notFound.map(({ address, answer }) => [languagePrefix(address, list.languages), answer]),
    ),
    pictures: new Map(Object.entries(list.pictures)),
    redirects: readRedirects(list.redirects),
    languages: list.languages,
    prices: new Map(Object.entries(list.prices ?? {})),
    choices: new Map(Object.entries(list.choices ?? {}).map(([key, ids]) => [key, new Set(ids)])),
  };
}

/** Files that are looked at between two answers to visitors, within a millisecond or two. */
const checksAtOnce = 100;

/** Rejects if a file of the release itself is missing or has another length. */
async function checkSizes({ pages, files }: PageList, folder: string): Promise<void> {
  const ofRelease = [...pages, ...files].filter((entry) => "file" in entry);
  for (const [index, { file, sizes }] of ofRelease.entries()) {
    const name = join(folder, "site", file);
    const { size } = statSync(name);
    if (size !== sizes.identity) {
      throw new Error(`${name} has ${size} bytes in place of ${sizes.identity}`);
    }
    if (index % checksAtOnce === 0) {
      await setImmediate();
    }
  }
}

/** Creates answers that share the header lists of their kind, which saves memory on large sites. */
function answerFactory(
  folder: string,
  security: HeaderSet,
  { keptFolder, cache }: Pick<LoadOptions, "keptFolder" | "cache">,
) {
  const kinds = new Map<string, ReadyAnswer["headers"]>();
  return (entry: ReleasePage | ReleaseFile, name: string, status: number): ReadyAnswer => {
    const encodings = availableEncodings(entry.sizes);
    const fields = fileHeaders(name, security);
    const kind = `${fields["content-type"]} ${fields["cache-control"]} ${encodings.length > 1}`;
    const headers = kinds.get(kind) ?? headerLists(fields, encodings);
    kinds.set(kind, headers);
    const answer = { status, headers, tag: entry.hash, encodings, shared: "kept" in entry };
    const file = "kept" in entry ? join(keptFolder, entry.kept) : join(folder, "site", entry.file);
    return fileAnswer(answer, file, cache);
  };
}

type ListedAnswer = Pick<ReleasePage, "sizes"> & { readonly answer: ReadyAnswer };

/** Reads the form that browsers ask for of all texts, which in all forms fill at most half of the cache. */
async function readAhead(texts: readonly ListedAnswer[], { bound }: FileCache): Promise<void> {
  const bytes = texts.reduce(
    (sum, { sizes }) => sum + sizes.identity + (sizes.br ?? 0) + (sizes.gzip ?? 0),
    0,
  );
  if (bytes > bound / 2) {
    return;
  }
  const bodies = texts.flatMap(({ answer }) =>
    answer.encodings.slice(0, 1).map((best) => async () => answer.body(best)),
  );
  for (let start = 0; start < bodies.length; start += readsAtOnce) {
    await Promise.all(bodies.slice(start, start + readsAtOnce).map((read) => read()));
  }
}
