import { readFile } from "node:fs/promises";
import path from "node:path";
import { addressesIn, service } from "#addresses";
import { brandFiles } from "#content/content-files.ts";
import type { Content } from "#content/content.ts";
import { productDrawnIn } from "#content/outline.ts";
import { isPictogram } from "#content/svg/svg-file.ts";
import { slimList } from "#domain/catalogue/slim-list.ts";
import {
  releaseFiles,
  type PageList,
  type ReleaseFile,
  type ReleasePage,
} from "#domain/release.ts";
import type { Preview, SiteAddress } from "#domain/site.ts";
import type { SiteData, UndatedSite } from "#domain/site-data.ts";
import type { CodeBuild } from "#publishing/code-build.ts";
import { copySynced, linkOrCopy, makeFolders, writeSynced } from "#publishing/durable-files.ts";
import type { DocumentSource } from "#publishing/files/documents.ts";
import { drawIcons } from "#publishing/files/icons.ts";
import { keptCatalogues, workerText } from "#publishing/files/kept-catalogue.ts";
import { machineFiles } from "#publishing/files/machine-files.ts";
import { plainFiles } from "#publishing/files/plain-files.ts";
import { sitemapFiles } from "#publishing/files/sitemap.ts";
import { sha256, shortHash } from "#publishing/hashes.ts";
import { objectFile } from "#publishing/objects.ts";
import { requestedAddress } from "#publishing/pages/page-file.ts";
import { renderPages } from "#publishing/pages/render-pages.ts";
import type { Places } from "#publishing/places.ts";
import type { Progress } from "#publishing/progress.ts";
import { readNotes, readPages, type Release } from "#publishing/releases.ts";
import { storeBody, type PreviousBody, type SiteFolders } from "#publishing/site-body.ts";

interface ReleaseParts {
  /** Folder that becomes the release. */
  readonly folder: string;
  readonly places: Places;
  readonly code: CodeBuild;
  readonly data: UndatedSite;
  /** Drawings by their paths in the content folder. */
  readonly drawings: Content["drawings"];
  readonly documents: readonly DocumentSource[];
  readonly previous: Release | undefined;
  /** Today, such as 2026-11-22. */
  readonly today: string;
  readonly progress: Progress;
}

/** A site that is written but not yet listed. */
interface MadeSite {
  readonly list: Pick<PageList, "pages" | "files">;
  readonly changed: Readonly<Record<string, string>>;
  readonly previews: readonly Preview[];
  /** Number of pages that differ from the previous release. */
  readonly written: number;
}

interface PreviousSite {
  readonly bodies: ReadonlyMap<string, PreviousBody>;
  readonly changed: Readonly<Record<string, string>>;
}

function toPreviousBody(
  {
    address,
    file,
    hash,
  }: { readonly address: string; readonly file: string; readonly hash: string },
  changed: Readonly<Record<string, string>>,
): PreviousBody {
  return { file, hash, changed: changed[address] };
}

async function readPrevious(previous: Release | undefined): Promise<PreviousSite> {
  if (previous === undefined) {
    return { bodies: new Map(), changed: {} };
  }
  const [{ pages, files }, { changed }] = await Promise.all([
    readPages(previous),
    readNotes(previous),
  ]);
  const entries = [...pages, ...files].flatMap((entry) =>
    "file" in entry ? [[entry.address, toPreviousBody(entry, changed)] as const] : [],
  );
  return { bodies: new Map(entries), changed };
}

/** Writes every page and file of a site into the folder that becomes a release. */
export async function makeSite(parts: ReleaseParts): Promise<MadeSite> {
  const { folder, places, code, data, previous, progress, today } = parts;
  const folders: SiteFolders = {
    site: path.join(folder, "site"),
    previousSite: previous && path.join(previous.folder, "site"),
    compressed: places.compressed,
  };
  await makeFolders(folders.site);
  const dataFile = path.join(folder, releaseFiles.data);
  const renderFile = path.join(folder, releaseFiles.render);
  const dated: SiteData = { ...data, published: today };
  await writeSynced(dataFile, JSON.stringify(dated));
  const copies = [
    [code.renderFile, renderFile],
    [code.materialsFile, path.join(folder, releaseFiles.materials)],
  ] as const;
  for (const [source, target] of copies) {
    await copySynced(source, target);
  }
  const previousSite = await readPrevious(previous);
  const rendered = await renderPages(
    { renderFile, dataFile, folders, today },
    (address) => previousSite.bodies.get(requestedAddress(address)),
    progress,
  );
  const pages = rendered.pages.map((page, index): ReleasePage & { written: boolean } => {
    const hidden = rendered.addresses[index]?.demonstrationOnly ?? false;
    const address = requestedAddress(page.address);
    return { ...page, address, ...(hidden && { demonstrationOnly: true }) };
  });
  const changed = Object.fromEntries(
    pages.map(({ address, written }) => [
      address,
      written ? today : (previousSite.changed[address] ?? today),
    ]),
  );
  const finishedFiles = new Map(pages.map(({ address, file }) => [address, file]));
  const files = await writeFiles(parts, folders, previousSite, {
    addresses: rendered.addresses,
    changed,
    version: shortHash(sha256(JSON.stringify([code.files, pages.map(({ hash }) => hash)]))),
    readPage: async (address) => {
      const file = finishedFiles.get(requestedAddress(address));
      return file && readFile(path.join(folders.site, file), "utf8");
    },
  });
  return {
    list: { pages: pages.map(({ written: _written, ...page }) => page), files },
    changed,
    previews: rendered.previews,
    written: pages.filter(({ written }) => written).length,
  };
}

interface Listing {
  readonly addresses: readonly SiteAddress[];
  readonly changed: Readonly<Record<string, string>>;
  /** Identifies the pages and scripts. */
  readonly version: string;
  /** Reads the HTML of a finished page. */
  readonly readPage: (address: string) => Promise<string | undefined>;
}

async function writeFiles(
  { data, drawings, documents, places, code, today }: ReleaseParts,
  folders: SiteFolders,
  previousSite: PreviousSite,
  { addresses, changed, version, readPage }: Listing,
): Promise<readonly ReleaseFile[]> {
  const listed = addresses
    .filter(({ listed: isListed }) => isListed)
    .map(({ address }) => requestedAddress(address))
    .map((address) => ({ address, changed: changed[address] ?? "" }));
  const texts = [
    ...(await plainFiles(data)),
    ...machineFiles(data),
    ...sitemapFiles(data.url, listed),
    ...(await keptCatalogues({ data, code, places, today, readPage })),
    { file: service.worker.slice(1), text: await workerText(code, version) },
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
  const written = await Promise.all(
    bodies.map(async ({ file, body }): Promise<ReleaseFile> => {
      const address = `/${file}`;
      const { hash, sizes } = await storeBody(
        folders,
        file,
        body,
        previousSite.bodies.get(address),
      );
      return { address, file, hash, sizes };
    }),
  );
  return [...written, ...(await linkDocuments(documents, folders.site, places))];
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
