import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { addressesIn, service } from "#addresses";
import { workerAddress } from "#domain/worker-address.ts";
import { brandFiles } from "#content/content-files.ts";
import type { Content } from "#content/content.ts";
import { productDrawnIn } from "#content/outline.ts";
import { isPictogram } from "#content/svg/svg-file.ts";
import { slimList } from "#domain/catalogue/make-slim-list.ts";
import {
  releaseFiles,
  type PageList,
  type ReleaseFile,
  type ReleasePage,
} from "#domain/release.ts";
import type { CreateSite, Preview, Site, SiteAddress } from "#domain/site.ts";
import type { SiteData, UndatedSite } from "#domain/site-data.ts";
import type { CodeBuild } from "#publishing/code-build.ts";
import { copySynced, linkOrCopy, makeFolders, writeSynced } from "#publishing/durable-files.ts";
import type { DocumentSource } from "#publishing/files/documents.ts";
import { drawIcons } from "#publishing/files/icons.ts";
import { storeKeptCatalogue, workerText } from "#publishing/files/kept-catalogue.ts";
import { machineFiles } from "#publishing/files/machine-files.ts";
import { plainFiles } from "#publishing/files/plain-files.ts";
import { sitemapFiles } from "#publishing/files/sitemap.ts";
import { shortHash, shortSha256 } from "#publishing/hashes.ts";
import { objectFile } from "#publishing/objects.ts";
import { dayPlaceholder } from "#publishing/pages/make-page.ts";
import { requestedAddress } from "#publishing/pages/page-file.ts";
import { comparePageReads, readPageReads, type StoredReads } from "#publishing/page-reads.ts";
import type { PageJob, RenderPlan } from "#publishing/pages/render-messages.ts";
import { renderPages } from "#publishing/pages/render-pages.ts";
import type { Places } from "#publishing/places.ts";
import type { Progress } from "#publishing/progress.ts";
import type { ReadRelease } from "#publishing/releases.ts";
import {
  linkBody,
  storeBody,
  type NamedBody,
  type PreviousBody,
  type SiteFolders,
} from "#publishing/site-body.ts";

interface ReleaseParts {
  /** Folder that becomes the release. */
  readonly folder: string;
  readonly places: Places;
  readonly code: CodeBuild;
  readonly data: UndatedSite;
  /** JSON of the data, in parts. */
  readonly dataJson: readonly Buffer[];
  /** Drawings by their paths in the content folder. */
  readonly drawings: Content["drawings"];
  readonly documents: readonly DocumentSource[];
  readonly previous: ReadRelease | undefined;
  /** Today, such as 2026-11-22. */
  readonly today: string;
  readonly progress: Progress;
}

/** A site that is written but not yet listed. */
interface MadeSite {
  readonly list: Pick<PageList, "pages" | "files">;
  readonly changed: Readonly<Record<string, string>>;
  readonly previews: readonly Preview[];
  /** Absent where the site does not record what pages read. */
  readonly reads: StoredReads | undefined;
  /** Number of pages that differ from the previous release. */
  readonly written: number;
}

interface PreviousSite {
  readonly bodies: ReadonlyMap<string, PreviousBody>;
  readonly pages: ReadonlyMap<string, ReleasePage>;
  readonly changed: Readonly<Record<string, string>>;
  readonly reads: StoredReads | undefined;
}

async function readPreviousSite(previous: ReadRelease | undefined): Promise<PreviousSite> {
  if (previous === undefined) {
    return { bodies: new Map(), pages: new Map(), changed: {}, reads: undefined };
  }
  const {
    list: { pages, files },
    notes: { changed },
  } = previous;
  const bodies = [...pages, ...files].flatMap((entry): [string, PreviousBody][] => {
    if (!("file" in entry)) {
      return [];
    }
    const { address, file, hash, sizes } = entry;
    return [[address, { file, hash, sizes, changed: changed[address] }]];
  });
  return {
    bodies: new Map(bodies),
    pages: new Map(pages.map((page) => [page.address, page])),
    changed,
    reads: await readPageReads(previous),
  };
}

/** Writes every page and file of a site into the folder that becomes a release. */
export async function makeSite(parts: ReleaseParts): Promise<MadeSite> {
  const { folder, places, code, data, dataJson, previous, progress, today } = parts;
  const folders: SiteFolders = {
    site: path.join(folder, "site"),
    previousSite: previous && path.join(previous.folder, "site"),
    compressed: places.compressed,
  };
  await makeFolders(folders.site);
  const dataFile = path.join(folder, releaseFiles.data);
  const renderFile = path.join(folder, releaseFiles.render);
  const published: Pick<SiteData, "published"> = { published: today };
  const dayJson = Buffer.from(`${JSON.stringify(published).slice(0, -1)},`);
  const copies = [
    [code.renderFile, renderFile],
    [code.materialsFile, path.join(folder, releaseFiles.materials)],
  ] as const;
  const [previousSite] = await Promise.all([
    readPreviousSite(previous),
    writeSynced(dataFile, dayJson, ...dataJson.map((part, index) => part.subarray(index ? 0 : 1))),
    ...copies.map(([source, target]) => copySynced(source, target)),
  ]);
  const site = await openSite(code, data);
  const { pages, reads } = await makePages(
    site,
    { renderFile, dataFile, folders, today },
    { previousSite, code: code.version, progress },
  );
  const changed = Object.fromEntries(
    pages.map(({ address, written }) => [
      address,
      written ? today : (previousSite.changed[address] ?? today),
    ]),
  );
  const finishedFiles = new Map(pages.map(({ address, file }) => [address, file]));
  const isSameCode = previousSite.reads?.code === code.version;
  const unchanged = new Set(
    pages.flatMap(({ address, written }) => (isSameCode && !written ? address : [])),
  );
  const files = await writeFiles(parts, folders, previousSite, {
    addresses: site.addresses,
    changed,
    version: shortSha256(JSON.stringify([code.files, pages.map(({ hash }) => hash)])),
    readPage: async (address) => {
      const file = finishedFiles.get(requestedAddress(address));
      return file && readFile(path.join(folders.site, file), "utf8");
    },
    isUnchanged: (address) => unchanged.has(requestedAddress(address)),
  });
  return {
    list: { pages: pages.map(({ written: _written, ...page }) => page), files },
    changed,
    previews: site.previews,
    reads,
    written: pages.filter(({ written }) => written).length,
  };
}

/** Loads the website's code, once for each version. */
export async function loadSiteCode({ renderFile, version }: CodeBuild): Promise<CreateSite> {
  const { href } = pathToFileURL(path.resolve(renderFile));
  const module = (await import(`${href}?${version}`)) as { createSite: CreateSite };
  return module.createSite;
}

/** Creates the site with an open day. */
async function openSite(code: CodeBuild, data: UndatedSite): Promise<Site> {
  const createSite = await loadSiteCode(code);
  return createSite({ ...data, published: dayPlaceholder });
}

type WrittenPage = ReleasePage & { readonly written: boolean };

interface PageInputs {
  readonly previousSite: PreviousSite;
  /** Version of the code. */
  readonly code: string;
  readonly progress: Progress;
}

/** Links the pages that read nothing that has changed, and renders the other ones. */
async function makePages(
  site: Site,
  plan: RenderPlan,
  { previousSite, code, progress }: PageInputs,
): Promise<{ readonly pages: readonly WrittenPage[]; readonly reads: StoredReads | undefined }> {
  const recorder = site.recordReads?.();
  const compared = recorder && comparePageReads(recorder, code, previousSite.reads);
  const pages = new Map<string, WrittenPage>();
  const jobs: PageJob[] = [];
  for (const { address, demonstrationOnly } of site.addresses) {
    const requested = requestedAddress(address);
    const previous = previousSite.pages.get(requested);
    const isKept = previous !== undefined && compared?.isCurrent(address) === true;
    const sizes = isKept ? linkBody(plan.folders, previous) : undefined;
    if (isKept && sizes !== undefined) {
      compared?.keep(address);
      const { hash, status, file } = previous;
      const hidden = demonstrationOnly === true && { demonstrationOnly };
      pages.set(address, {
        address: requested,
        status,
        file,
        hash,
        sizes,
        ...hidden,
        written: false,
      });
    } else {
      jobs.push({ address, previous: previousSite.bodies.get(requested) });
    }
  }
  const hidden = new Set(
    site.addresses.flatMap(({ address, demonstrationOnly }) => (demonstrationOnly ? address : [])),
  );
  for (const { reads, ...page } of await renderPages(site, plan, jobs, progress)) {
    const { address } = page;
    if (reads) {
      compared?.add(address, reads);
    }
    const mark = hidden.has(address) && { demonstrationOnly: true };
    pages.set(address, { ...page, address: requestedAddress(address), ...mark });
  }
  return {
    pages: site.addresses.flatMap(({ address }) => pages.get(address) ?? []),
    reads: compared?.stored(),
  };
}

interface Listing {
  readonly addresses: readonly SiteAddress[];
  readonly changed: Readonly<Record<string, string>>;
  /** Identifies the pages and scripts. */
  readonly version: string;
  /** Reads the HTML of a finished page. */
  readonly readPage: (address: string) => Promise<string | undefined>;
  /** Tells if a page is the same as in the previous release, which the same code made. */
  readonly isUnchanged: (address: string) => boolean;
}

/** Reads a file of the previous release; undefined where it has none or a damaged one. */
async function readPreviousFile(
  { previousSite }: SiteFolders,
  previous: PreviousBody | undefined,
): Promise<Buffer | undefined> {
  if (previousSite === undefined || previous === undefined) {
    return undefined;
  }
  const body = await readFile(path.join(previousSite, previous.file)).catch(() => undefined);
  return body?.length === previous.sizes.identity ? body : undefined;
}

async function writeFiles(
  { data, drawings, documents, places, code, today }: ReleaseParts,
  folders: SiteFolders,
  previousSite: PreviousSite,
  { addresses, changed, version, readPage, isUnchanged }: Listing,
): Promise<readonly ReleaseFile[]> {
  const listed = addresses
    .filter(({ listed: isListed }) => isListed)
    .map(({ address }) => requestedAddress(address))
    .map((address) => ({ address, changed: changed[address] ?? "" }));
  const store = async ({ file, body }: NamedBody): Promise<ReleaseFile> => {
    const address = `/${file}`;
    const { hash, sizes } = await storeBody(
      folders,
      { file, body },
      previousSite.bodies.get(address),
    );
    return { address, file, hash, sizes };
  };
  const link = (address: string): ReleaseFile | undefined => {
    const previous = previousSite.bodies.get(address);
    const sizes = previous && linkBody(folders, previous);
    return previous && sizes && { address, file: previous.file, hash: previous.hash, sizes };
  };
  const readPrevious = (address: string) =>
    readPreviousFile(folders, previousSite.bodies.get(address));
  const keptParts = { data, code, places, today, readPage, isUnchanged, readPrevious, store, link };
  const offlineFiles: ReleaseFile[] = [];
  for (const catalogue of data.catalogues) {
    offlineFiles.push(...(await storeKeptCatalogue(keptParts, catalogue)));
  }
  const texts = [
    ...(await plainFiles(data)),
    ...machineFiles(data),
    ...sitemapFiles(data.url, listed),
    { file: workerAddress.slice(1), text: await workerText(code, version) },
    ...data.catalogues.map((catalogue) => ({
      file: addressesIn(catalogue.language).list.slice(1),
      text: JSON.stringify(slimList(catalogue)),
    })),
  ];
  const icon = drawings.get(brandFiles.icon);
  const publicDrawings = [...drawings].flatMap(([name, svg]) => {
    const slug = productDrawnIn(name);
    const file = slug === undefined ? name : service.outline(slug).slice(1);
    return slug !== undefined || isPictogram(name) ? [{ file, text: svg }] : [];
  });
  const favicon = icon === undefined ? [] : [{ file: "favicon.svg", text: icon }];
  const bodies = [
    ...[...texts, ...publicDrawings, ...favicon].map(({ file, text }) => ({
      file,
      body: Buffer.from(text),
    })),
    ...(icon === undefined ? [] : await drawIcons(icon)),
  ];
  const written = await Promise.all(bodies.map(store));
  return [...offlineFiles, ...written, ...(await linkDocuments(documents, folders.site, places))];
}

function linkDocuments(
  documents: readonly DocumentSource[],
  site: string,
  { objects }: Places,
): Promise<readonly ReleaseFile[]> {
  return Promise.all(
    documents.map(async ({ address, hash, bytes }): Promise<ReleaseFile> => {
      const file = address.slice(1);
      const target = path.join(site, file);
      await makeFolders(path.dirname(target));
      await linkOrCopy(objectFile(objects, hash), target);
      return { address, file, hash: shortHash(hash), sizes: { identity: bytes } };
    }),
  );
}
