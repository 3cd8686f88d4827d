import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Content } from "#content/content.ts";
import type { Environment } from "#domain/company-reading.ts";
import type { CatalogueData } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { Language } from "#domain/language.ts";
import type { UndatedSite } from "#domain/site-data.ts";
import { readCodeBuild, type CodeBuild } from "#publishing/code-build.ts";
import { finishInterruptedImport } from "#publishing/exchange/journal.ts";
import { fileProblems } from "#publishing/file-problems.ts";
import { sha256 } from "#publishing/hashes.ts";
import { fallbackSource } from "#publishing/pictures/picture-source.ts";
import type { Places } from "#publishing/places.ts";
import type { FontFiles } from "#publishing/previews/previews.ts";
import type { Progress } from "#publishing/progress.ts";
import { readContent, type ContentReading } from "#publishing/read-content.ts";
import { prepareSite, type PreparedSite } from "#publishing/site-data.ts";
import { companyProblems } from "#publishing/site-settings.ts";
import type { FileProblem } from "#publishing/yaml-file.ts";

export interface PublishOptions {
  readonly folder: string;
  readonly dataFolder: string;
  /** Output of the code build. */
  readonly codeFolder: string;
  /** Settings and corrections of the company's data. */
  readonly env: Environment;
  /** The first language has the addresses without a prefix. */
  readonly languages: readonly Language[];
  /** Makes pictures and previews before the switch, or later by `finishRelease`. */
  readonly pictures: "before" | "later";
  /** Fonts of previews. */
  readonly fontFiles: FontFiles;
  /** Picture that replaces a missing one. */
  readonly fallbackFile: string;
  readonly note?: string;
  /** Keeps an earlier release after a rollback until the content changes or is published again. */
  readonly keepRollback?: boolean;
  /** Files written since this process has read the content; it reads no other file again. */
  readonly editedFiles?: readonly string[];
  /** Refuses content that was edited since it was published. */
  readonly onlyAsPublished?: boolean;
  /** Applies the content rules; lists the violations. */
  check(content: Content, files: ReadContent["files"]): Promise<readonly FileProblem[]>;
  readonly progress: Progress;
  /** Called once while another publish is running. */
  onWait(holder: { readonly pid: number; readonly since: string } | undefined): void;
  now(): Date;
}

export type ReadContent = Extract<ContentReading, { ok: true }>;

/** Valid content, the code and the data of the site. */
export interface Prepared {
  readonly read: ReadContent;
  readonly code: CodeBuild;
  readonly site: PreparedSite;
  /** JSON of the site's data, in parts. */
  readonly dataJson: readonly Buffer[];
  /** Hash of all inputs of the release. */
  readonly key: string;
}

type Preparation =
  | { readonly ok: true; readonly prepared: Prepared }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** JSON of each product that was published last: most are the same objects in the next publish. */
const productsJson = new WeakMap<Product, Buffer>();

function serializeProduct(product: Product): Buffer {
  const json = productsJson.get(product) ?? Buffer.from(JSON.stringify(product));
  productsJson.set(product, json);
  return json;
}

const comma = Buffer.from(",");

/** Adds a list of serialized items to a serialized object, as its last value. */
function withList(object: object, name: string, items: readonly Buffer[]): readonly Buffer[] {
  return [
    Buffer.from(`${JSON.stringify(object).slice(0, -1)},"${name}":[`),
    ...items.flatMap((item, index) => (index === 0 ? [item] : [comma, item])),
    Buffer.from("]}"),
  ];
}

function serializeCatalogue({ products, ...others }: CatalogueData): Buffer {
  return Buffer.concat(withList(others, "products", products.map(serializeProduct)));
}

/** Serializes the data in parts, since a large catalogue as one text takes much memory. */
function serializeData({ catalogues, ...settings }: UndatedSite): readonly Buffer[] {
  return withList(settings, "catalogues", catalogues.map(serializeCatalogue));
}

/** Reads content and code, and makes the masters of all pictures; lists what is wrong. */
export async function prepare(options: PublishOptions, places: Places): Promise<Preparation> {
  const { folder, env, languages, fallbackFile } = options;
  await finishInterruptedImport(folder);
  const [read, code, fallbackBytes] = await Promise.all([
    readContent(folder, places.parsed, options.editedFiles),
    readCodeBuild(options.codeFolder),
    readFile(fallbackFile),
  ]);
  if (!read.ok) {
    return read;
  }
  const { content, files } = read;
  const broken = [...(await options.check(content, files)), ...companyProblems(content, env)];
  if (broken.length > 0) {
    return { ok: false, problems: broken };
  }
  const fallback = fallbackSource(fallbackFile, sha256(fallbackBytes));
  const site = prepareSite({
    content,
    env,
    languages,
    fallback,
    assets: code.assets,
    today: options.now().toISOString().slice(0, 10),
  });
  const fileOf = ({ file }: { readonly file: string }) =>
    file === fallbackFile ? file : path.join(folder, file);
  const { masters } = places;
  const problems = await fileProblems({ ...site, masters, progress: options.progress, fileOf });
  if (problems.length > 0) {
    return { ok: false, problems };
  }
  // The reading order of files varies.
  const hashes = [...files].map(([name, { hash }]) => `${name} ${hash}`).toSorted();
  const dataJson = serializeData(site.data);
  const key = sha256([code.version, ...hashes, ...dataJson.map(sha256)].join("\n"));
  return { ok: true, prepared: { read, code, site, dataJson, key } };
}
