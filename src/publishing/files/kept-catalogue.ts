import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { addressesIn } from "#addresses";
import {
  keptPartOf,
  type KeptCatalogue,
  type KeptFiles,
  type KeptPage,
  type KeptPages,
  type KeptProduct,
} from "#domain/catalogue/kept-catalogue.ts";
import type { CatalogueData } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { ReleaseFile } from "#domain/release.ts";
import type { Language } from "#domain/language.ts";
import { cardWidth, pictureFile, pictureFolder, pictureWidths } from "#domain/picture-files.ts";
import type { UndatedSite } from "#domain/site-data.ts";
import type { CodeBuild } from "#publishing/code-build.ts";
import { listNames } from "#publishing/durable-files.ts";
import { sha256, shortSha256 } from "#publishing/hashes.ts";
import { inParallel } from "#publishing/in-parallel.ts";
import type { Places } from "#publishing/places.ts";
import type { NamedBody } from "#publishing/site-body.ts";

interface KeptCatalogueParts {
  readonly data: UndatedSite;
  readonly code: CodeBuild;
  readonly places: Places;
  /** Today, such as 2026-11-22. */
  readonly today: string;
  /** Reads the HTML of a finished page; undefined where there is none. */
  readonly readPage: (address: string) => Promise<string | undefined>;
  /** Tells if a page is the same as in the previous release. */
  readonly isUnchanged: (address: string) => boolean;
  /** Reads a file of the previous release by its address; undefined where it has none. */
  readonly readPrevious: (address: string) => Promise<Buffer | undefined>;
  /** Adds a file to the release. */
  readonly store: (file: NamedBody) => Promise<ReleaseFile>;
  /** Adds a file of the previous release by its address; undefined where it has none. */
  readonly link: (address: string) => ReleaseFile | undefined;
}

const [thumbnailWidth] = pictureWidths.product;

/** Bytes of a small picture that is not encoded yet; the mean of the demonstration's is 3.1 kB. */
const usualPicture = 4000;

/** Scripts that nothing offline needs, and files of the other language. */
const neverKept: Readonly<Record<Language, RegExp>> = {
  en: /\.(?:br|gz)$|^(?:hosted-backend|gallery|turn|language-offer|ar-|arabic|noto)/,
  ar: /\.(?:br|gz)$|^(?:hosted-backend|gallery|turn|language-offer|en-|styles)/,
};

function toKeptProduct(
  { slug, code, name, category, specifications, pictures: [front] }: Product,
  language: Language,
  otherNames: readonly string[],
): KeptProduct {
  return {
    address: addressesIn(language).product(slug),
    code,
    name,
    category: category.name,
    standards: specifications.standards,
    otherNames,
    ...(front && { picture: pictureFolder + pictureFile(front.stem, cardWidth, "avif") }),
  };
}

/** Lists the pictures of products: the first in the size of cards, all others as thumbnails. */
function pictureFiles(products: readonly Product[]): readonly string[] {
  const files = products.flatMap(({ pictures: [front, ...others] }) => [
    ...(front ? [pictureFile(front.stem, cardWidth, "avif")] : []),
    ...others.map(({ stem }) => pictureFile(stem, thumbnailWidth, "avif")),
  ]);
  return [...new Set(files)];
}

/** Sizes of files that never change, because their names have a hash. */
const knownSizes = new Map<string, number>();

async function sizeOf(file: string): Promise<number | undefined> {
  const knownSize = knownSizes.get(file);
  if (knownSize !== undefined) {
    return knownSize;
  }
  try {
    const { size } = await stat(file);
    knownSizes.set(file, size);
    return size;
  } catch {
    return undefined;
  }
}

/** Sums the bytes of files; one that does not exist yet counts as a usual picture. */
async function sumSizes(
  names: readonly string[],
  measure: (name: string) => Promise<number | undefined>,
): Promise<number> {
  let bytes = 0;
  await inParallel(names, async (name) => {
    const size = await measure(name);
    bytes += size ?? usualPicture;
  });
  return bytes;
}

const isLive = ({ status }: Product) => status === "live";

/** Pages of a part; a change of one page makes all of its part be written and fetched again. */
const pagesOfPart = 32;

/** Counts the parts for so many pages: powers of two, so that few products more change nothing. */
function countParts(pages: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(pages / pagesOfPart)));
}

function readKeptPage(html: string): KeptPage | undefined {
  const [, title, main] = /<title>(.*?)<\/title>.*?<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  return title === undefined || main === undefined ? undefined : { title, main };
}

/** Lists the addresses of the pages that a device keeps. */
function keptAddresses(language: Language, products: readonly string[]): readonly string[] {
  const { request, contact } = addressesIn(language);
  return [request, contact, ...products];
}

function inParts(addresses: readonly string[], count: number): readonly (readonly string[])[] {
  const byPart = Map.groupBy(addresses, (address) => keptPartOf(address, count));
  return Array.from({ length: count }, (_, part) => byPart.get(part) ?? []);
}

/** A part of the previous release. */
interface PreviousPart {
  readonly address: string;
  /** Addresses of its pages. */
  readonly pages: readonly string[];
}

async function readPreviousParts(
  { readPrevious }: KeptCatalogueParts,
  language: Language,
): Promise<readonly PreviousPart[]> {
  const body = await readPrevious(addressesIn(language).keptProducts);
  if (body === undefined) {
    return [];
  }
  const { products, parts } = JSON.parse(body.toString()) as KeptCatalogue;
  const addresses = products.map(({ address }) => address);
  return inParts(keptAddresses(language, addresses), parts.length).map((pages, part) => ({
    address: parts[part] ?? "",
    pages,
  }));
}

/** Stores the pages of one language in parts; links those of which no page has changed. */
async function storeParts(
  { readPage, isUnchanged, store, link }: KeptCatalogueParts,
  language: Language,
  addresses: readonly string[],
  previousParts: readonly PreviousPart[],
): Promise<readonly ReleaseFile[]> {
  const parts = inParts(addresses, countParts(addresses.length));
  const stored = new Map<number, ReleaseFile>();
  const isSame = (pages: readonly string[], previous: PreviousPart) =>
    previousParts.length === parts.length &&
    previous.pages.join() === pages.join() &&
    pages.every(isUnchanged);
  await inParallel(parts.entries(), async ([part, pages]) => {
    const previous = previousParts[part];
    const linked = previous && isSame(pages, previous) ? link(previous.address) : undefined;
    if (linked !== undefined) {
      stored.set(part, linked);
      return;
    }
    const entries: [string, KeptPage][] = [];
    for (const address of pages) {
      const page = readKeptPage((await readPage(address)) ?? "");
      if (page !== undefined) {
        entries.push([address, page]);
      }
    }
    const body = Buffer.from(JSON.stringify(Object.fromEntries(entries) satisfies KeptPages));
    const file = addressesIn(language).keptPages(part, sha256(body).slice(0, 16)).slice(1);
    stored.set(part, await store({ file, body }));
  });
  return parts.flatMap((_, part) => stored.get(part) ?? []);
}

/**
 * Stores the catalogue of a language that a device may keep: its products, its pages in parts, and
 * the list of all files that a device fetches with it.
 */
export async function storeKeptCatalogue(
  parts: KeptCatalogueParts,
  { language, products: allProducts }: CatalogueData,
): Promise<readonly ReleaseFile[]> {
  const { data, today, store } = parts;
  const addresses = addressesIn(language);
  const live = allProducts.filter(isLive);
  const otherNames = data.catalogues
    .filter((catalogue) => catalogue.language !== language)
    .map((catalogue) => new Map(catalogue.products.map(({ slug, name }) => [slug, name])));
  const products = live.map((product) =>
    toKeptProduct(
      product,
      language,
      otherNames.flatMap((names) => names.get(product.slug) ?? []),
    ),
  );
  const productPages = products.map(({ address }) => address);
  const pages = await storeParts(
    parts,
    language,
    keptAddresses(language, productPages),
    await readPreviousParts(parts, language),
  );
  const partAddresses = pages.map(({ address }) => address);
  const version = shortSha256(JSON.stringify([products, partAddresses]));
  const catalogue: KeptCatalogue = { version, published: today, products, parts: partAddresses };
  const storeJson = (address: string, value: unknown) =>
    store({ file: address.slice(1), body: Buffer.from(JSON.stringify(value)) });
  const stored = await storeJson(addresses.keptProducts, catalogue);
  const bytes = [stored, ...pages].reduce(
    (sum, { sizes }) => sum + (sizes.br ?? sizes.identity),
    0,
  );
  const files = await listKeptFiles(parts, language, live);
  const list: KeptFiles = {
    version,
    published: today,
    bytes: bytes + files.bytes,
    files: [...partAddresses, ...files.addresses, addresses.list],
  };
  return [...pages, stored, await storeJson(addresses.keptFiles, list)];
}

/** Lists the scripts, styles, fonts and pictures that a device fetches, and sums their bytes. */
async function listKeptFiles(
  { code, places }: KeptCatalogueParts,
  language: Language,
  products: readonly Product[],
): Promise<{ readonly addresses: readonly string[]; readonly bytes: number }> {
  const pictures = pictureFiles(products);
  const assets = code.files.filter((name) => !neverKept[language].test(name));
  const assetFile = (name: string) => path.join(code.folder, "assets", name);
  const encoded = new Set(await listNames(places.pictures));
  const pictureBytes = await sumSizes(pictures, async (name) =>
    encoded.has(name) ? sizeOf(path.join(places.pictures, name)) : undefined,
  );
  const assetBytes = await sumSizes(
    assets,
    async (name) => (await sizeOf(`${assetFile(name)}.br`)) ?? sizeOf(assetFile(name)),
  );
  return {
    addresses: [
      ...assets.map((name) => `/assets/${name}`),
      ...pictures.map((name) => pictureFolder + name),
    ],
    bytes: pictureBytes + assetBytes,
  };
}

/** Creates the text of the service worker, which differs for each release. */
export async function workerText({ workerFile }: CodeBuild, release: string): Promise<string> {
  return (await readFile(workerFile, "utf8")).replaceAll("{release}", release);
}
