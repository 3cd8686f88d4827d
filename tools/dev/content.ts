import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { addressesIn } from "#addresses";
import { brandFiles } from "#content/content-files.ts";
import { isPictogram } from "#content/svg/svg-file.ts";
import type { Content } from "#content/content.ts";
import { slimList } from "#domain/catalogue/make-slim-list.ts";
import type { Environment } from "#domain/company-reading.ts";
import type { Language } from "#domain/language.ts";
import { drawIcons } from "#publishing/files/icons.ts";
import { plainFiles } from "#publishing/files/plain-files.ts";
import { sha256 } from "#publishing/hashes.ts";
import { makeMasters, masterFile } from "#publishing/pictures/masters.ts";
import { fallbackSource } from "#publishing/pictures/picture-source.ts";
import { refusals } from "#publishing/check-content.ts";
import { readContent } from "#publishing/read-content.ts";
import { redirectsOf } from "#publishing/redirects.ts";
import { prepareSite, type PreparedSite } from "#publishing/site-data.ts";
import type { FileProblem } from "#publishing/yaml-file.ts";
import { fallbackFile, fontFiles } from "#publishing/publish-options.ts";

/** Addresses of scripts, styles and fonts in the development server. */
const assets = {
  style: { en: "/src/site/styles.css", ar: "/src/site/arabic.css" },
  print: "/src/site/print.css",
  narrowing: "/src/site/sections/narrowing/narrowing.css",
  request: "/src/site/pages/request/request.css",
  sheet: "/src/site/pages/request/sheet.css",
  aids: "/src/site/pages/aids/aids.css",
  offline: "/src/site/pages/offline/offline.css",
  script: "/src/site/browser.ts",
  font: {
    en: `/${fontFiles.latin}`,
    ar: "/src/ui/fonts/noto-sans-arabic-subset.woff2",
  },
};

const masters = ".cache/dev/masters";

/** The edited content, and the files that are made from it. */
export interface EditedContent {
  readonly site: PreparedSite;
  readonly redirects: Readonly<Record<string, string>>;
  readonly languages: readonly Language[];
  /** Small files by address. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** The file of a picture by the stem of its address. */
  readonly pictures: ReadonlyMap<string, string>;
}

export type ContentState =
  | { readonly ok: true; readonly edited: EditedContent }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

export interface ContentOptions {
  readonly folder: string;
  readonly env: Environment;
  readonly languages: readonly Language[];
}

async function filesOf({ data }: PreparedSite, content: Content) {
  const icon = content.drawings.get(brandFiles.icon);
  const plain = await plainFiles(data);
  const icons = icon === undefined ? [] : await drawIcons(icon);
  const drawn = [...content.drawings].filter(([name]) => isPictogram(name));
  return new Map<string, Buffer>([
    ...(icon === undefined ? [] : [["/favicon.svg", Buffer.from(icon)] as const]),
    ...drawn.map(([name, svg]) => [`/${name}`, Buffer.from(svg)] as const),
    ...plain.map(({ file, text }) => [`/${file}`, Buffer.from(text)] as const),
    ...icons.map(({ file, body }) => [`/${file}`, body] as const),
    ...data.catalogues.map((catalogue) => {
      const list = JSON.stringify(slimList(catalogue));
      return [addressesIn(catalogue.language).list, Buffer.from(list)] as const;
    }),
  ]);
}

async function read({ folder, env, languages }: ContentOptions): Promise<ContentState> {
  const reading = await readContent(folder);
  if (!reading.ok) {
    return reading;
  }
  const { content } = reading;
  const refused = await refusals(folder, content);
  if (refused.length > 0) {
    return { ok: false, problems: refused };
  }
  const fallback = fallbackSource(fallbackFile, sha256(await readFile(fallbackFile)));
  const today = new Date().toISOString().slice(0, 10);
  const site = prepareSite({ content, env, languages, assets, fallback, today });
  await mkdir(masters, { recursive: true });
  const problems = await makeMasters(
    site.pictures,
    ({ file }) => (file === fallbackFile ? file : path.join(folder, file)),
    masters,
    () => undefined,
  );
  if (problems.length > 0) {
    return { ok: false, problems };
  }
  const edited = {
    site,
    languages,
    redirects: redirectsOf(content, languages),
    files: await filesOf(site, content),
    pictures: new Map(site.pictures.map(({ stem, master }) => [stem, masterFile(masters, master)])),
  };
  return { ok: true, edited };
}

/** The state of the content folder, read again after every change. */
export interface WatchedContent {
  now(): Promise<ContentState>;
  /** Drops the state after a change of a file. */
  changed(): void;
}

/** Watches a content folder for the development server. */
export function watchContent(options: ContentOptions): WatchedContent {
  let state: Promise<ContentState> | undefined;
  return {
    now: () => (state ??= read(options)),
    changed() {
      state = undefined;
    },
  };
}
