import path from "node:path";
import { lacksForLive } from "#content/rules/live-rules.ts";
import { openCatalogue } from "#domain/catalogue/catalogue.ts";
import { choicesIn } from "#domain/catalogue/facets.ts";
import { releaseFiles, type PageList, type ReleaseFacts } from "#domain/release.ts";
import { syncFolders, writeSynced } from "#publishing/durable-files.ts";
import { makeSite } from "#publishing/make-site.ts";
import { encodePictures, type EncodedPicture } from "#publishing/pictures/encode.ts";
import type { Places } from "#publishing/places.ts";
import type { Prepared, PublishOptions } from "#publishing/prepare.ts";
import {
  drawWanted,
  keepPreviews,
  listPreviews,
  namePreviews,
} from "#publishing/previews/previews.ts";
import { redirectsOf } from "#publishing/redirects.ts";
import type { PublishingNotes, Release } from "#publishing/releases.ts";

/** What a release is written from. */
export interface Making {
  readonly options: PublishOptions;
  readonly places: Places;
  readonly prepared: Prepared;
  readonly last: Release | undefined;
  readonly number: number;
}

/** Writes a whole release, synced, into a folder that nobody knows of yet. */
export async function writeRelease(folder: string, making: Making) {
  const { options, places, prepared, last, number } = making;
  const { read, code, site, key } = prepared;
  const now = options.now().toISOString();
  const { documents, data } = site;
  const { progress } = options;
  const made = await makeSite({
    ...{ folder, places, code, data, documents, last, progress },
    drawings: read.content.drawings,
    today: now.slice(0, 10),
  });
  const pictures: readonly EncodedPicture[] = site.pictures.map(({ stem, kind, master }) => ({
    ...{ stem, kind, master },
  }));
  const previews = namePreviews(made.previews, {
    ...{ fonts: options.fontFiles, mark: data.mark },
    pictures: new Map(pictures.map((picture) => [picture.stem, picture])),
    companyOf: ({ language }) =>
      data.catalogues.find((catalogue) => catalogue.language === language)?.company.name ?? "",
  });
  await keepPreviews(previews, places, options.pictures, progress);
  if (options.pictures === "before") {
    await drawWanted(places, progress);
    await encodePictures(pictures, places, progress);
  }
  const [first] = data.catalogues;
  if (first === undefined) {
    throw new Error("A site is published in one language at least");
  }
  const list: PageList = {
    pages: made.list.pages,
    files: [...made.list.files, ...(await listPreviews(previews, places))],
    pictures: Object.fromEntries(pictures.map(({ stem, master }) => [stem, master])),
    redirects: redirectsOf(read.content, options.languages),
    languages: options.languages,
    choices: choicesIn(openCatalogue(first)),
  };
  const notes: PublishingNotes = {
    ...{ key, pictures },
    changed: made.changed,
    assets: code.files,
  };
  const facts: ReleaseFacts = {
    ...{ number, madeAt: now, note: options.note ?? "" },
    code: code.version,
    products: first.products.length,
    company: first.company,
    retentionDays: data.retentionDays,
    lacks: lacksForLive(
      read.content,
      data.catalogues.map(({ company }) => company),
    ),
  };
  const content = Object.fromEntries([...read.files].map(([name, { hash }]) => [name, hash]));
  const parts = { pages: list, notes, facts, content };
  for (const [name, value] of Object.entries(parts)) {
    const file = releaseFiles[name as keyof typeof parts];
    await writeSynced(path.join(folder, file), JSON.stringify(value));
  }
  await syncFolders(folder);
  return { pages: list.pages.length, written: made.written };
}
