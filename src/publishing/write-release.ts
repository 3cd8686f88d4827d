import path from "node:path";
import { lacksForLive } from "#content/rules/live-rules.ts";
import { openCatalogue, type CatalogueData } from "#domain/catalogue/catalogue.ts";
import { choicesIn } from "#domain/catalogue/facets.ts";
import { releaseFiles, type PageList, type ReleaseFacts } from "#domain/release.ts";
import { syncFolders, writeSynced } from "#publishing/durable-files.ts";
import { makeSite } from "#publishing/make-site.ts";
import { encodePictures, type EncodedPicture } from "#publishing/pictures/encode.ts";
import type { Places } from "#publishing/places.ts";
import type { Prepared, PublishOptions } from "#publishing/prepare.ts";
import {
  drawPendingPreviews,
  ensurePreviews,
  listPreviews,
  planPreviews,
} from "#publishing/previews/previews.ts";
import { redirectsOf } from "#publishing/redirects.ts";
import type { PublishingNotes, ReadRelease } from "#publishing/releases.ts";

interface ReleaseInputs {
  readonly options: PublishOptions;
  readonly places: Places;
  readonly prepared: Prepared;
  readonly previous: ReadRelease | undefined;
  readonly number: number;
}

/** Collects the list prices of products on sale, also where pages show none. */
function listPricesIn({ products }: CatalogueData): NonNullable<PageList["prices"]> {
  const priced = products.flatMap(({ slug, status, price }) =>
    status === "live" && price !== undefined && price.amount > 0 ? [[slug, price.amount]] : [],
  );
  return Object.fromEntries(priced);
}

/** Writes a complete release, flushed to the disk, into a folder that is not yet public. */
export async function writeRelease(folder: string, inputs: ReleaseInputs) {
  const { options, places, prepared, previous, number } = inputs;
  const { read, code, site, dataJson, key } = prepared;
  const currentTime = options.now().toISOString();
  const { documents, data } = site;
  const { progress } = options;
  const writtenSite = await makeSite({
    folder,
    places,
    code,
    data,
    dataJson,
    documents,
    previous,
    progress,
    drawings: read.content.drawings,
    today: currentTime.slice(0, 10),
  });
  const pictures: readonly EncodedPicture[] = site.pictures.map(({ stem, kind, master }) => ({
    stem,
    kind,
    master,
  }));
  const previews = planPreviews(writtenSite.previews, {
    fonts: options.fontFiles,
    mark: data.mark,
    pictures: new Map(pictures.map((picture) => [picture.stem, picture])),
    companyOf: ({ language }) =>
      data.catalogues.find((catalogue) => catalogue.language === language)?.company.name ?? "",
  });
  await ensurePreviews(previews, places, options.pictures, progress);
  if (options.pictures === "before") {
    await drawPendingPreviews(places, progress);
    await encodePictures(pictures, places, progress);
  }
  const [usualCatalogue] = data.catalogues;
  if (usualCatalogue === undefined) {
    throw new Error("A site is published in one language at least");
  }
  const list: PageList = {
    pages: writtenSite.list.pages,
    files: [...writtenSite.list.files, ...listPreviews(previews, places)],
    pictures: Object.fromEntries(pictures.map(({ stem, master }) => [stem, master])),
    redirects: redirectsOf(read.content, options.languages),
    languages: options.languages,
    choices: choicesIn(openCatalogue(usualCatalogue)),
    prices: listPricesIn(usualCatalogue),
  };
  const notes: PublishingNotes = {
    key,
    pictures,
    changed: writtenSite.changed,
    assets: code.files,
  };
  const facts: ReleaseFacts = {
    number,
    madeAt: currentTime,
    note: options.note ?? "",
    code: code.version,
    products: usualCatalogue.products.length,
    company: usualCatalogue.company,
    retentionDays: data.retentionDays,
    quotationYears: data.quotationYears,
    lacks: lacksForLive(
      read.content,
      data.catalogues.map(({ company }) => company),
    ),
  };
  const content = Object.fromEntries([...read.files].map(([name, { hash }]) => [name, hash]));
  const parts = { pages: list, notes, facts, content, reads: writtenSite.reads ?? {} };
  await Promise.all(
    Object.entries(parts).map(([name, value]) => {
      const file = releaseFiles[name as keyof typeof parts];
      return writeSynced(path.join(folder, file), JSON.stringify(value));
    }),
  );
  await syncFolders(folder);
  return { pages: list.pages.length, written: writtenSite.written };
}
