import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { addressesIn } from "#addresses";
import type {
  KeptCatalogue,
  KeptFiles,
  KeptPage,
  KeptProduct,
} from "#domain/catalogue/kept-catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { Language } from "#domain/language.ts";
import { cardWidth, pictureFile, pictureFolder, pictureWidths } from "#domain/picture-files.ts";
import type { UndatedSite } from "#domain/site-data.ts";
import type { CodeBuild } from "#publishing/code-build.ts";
import type { NamedText } from "#publishing/files/sitemap.ts";
import { shortHash } from "#publishing/hashes.ts";
import { inParallel } from "#publishing/in-parallel.ts";
import type { Places } from "#publishing/places.ts";

interface KeptCatalogueParts {
  readonly data: UndatedSite;
  /** Today, such as 2026-11-22. */
  readonly today: string;
  /** Reads the HTML of a finished page; undefined where there is none. */
  readonly readPage: (address: string) => Promise<string | undefined>;
  /** Tells if a page is the same as in the previous release. */
  readonly isUnchanged: (address: string) => boolean;
  /** Reads a file of the previous release; undefined where it has none. */
  readonly readPrevious: (file: string) => Promise<Buffer | undefined>;
}

/** Catalogue that a device may keep, before its size is known. */
interface KeptCatalogueFile {
  readonly language: Language;
  readonly version: string;
  readonly file: string;
  readonly body: Buffer;
}

interface KeptFilesParts {
  readonly data: UndatedSite;
  readonly code: CodeBuild;
  readonly places: Places;
  readonly today: string;
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

async function sumSizes(
  names: readonly string[],
  measure: (name: string) => Promise<number>,
): Promise<number> {
  let bytes = 0;
  await inParallel(names, async (name) => {
    const size = await measure(name);
    bytes += size;
  });
  return bytes;
}

const isLive = ({ status }: Product) => status === "live";

const comma = 0x2c;
const separator = Buffer.from(",\n");
/** Bytes of a line that hold its address, which is percent-encoded. */
const longestAddress = 1000;

/**
 * Returns the entries of pages in a catalogue, a line each, by address. They stay bytes: as text, a
 * large catalogue takes twice the memory.
 */
function readEntries(body: Buffer): ReadonlyMap<string, Buffer> {
  const entries = new Map<string, Buffer>();
  for (let start = 0; start < body.length;) {
    const lineEnd = body.indexOf("\n", start);
    const end = lineEnd === -1 ? body.length : lineEnd;
    const line = body.subarray(start, end);
    const [, address] = /^"([^"]*)":/.exec(line.toString("latin1", 0, longestAddress)) ?? [];
    if (address !== undefined) {
      entries.set(address, line.at(-1) === comma ? line.subarray(0, -1) : line);
    }
    start = end + 1;
  }
  return entries;
}

/** Creates the entry of a page's title and content; undefined where it has none. */
function createEntry(address: string, html: string): Buffer | undefined {
  const [, title, main] = /<title>(.*?)<\/title>.*?<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  if (title === undefined || main === undefined) {
    return undefined;
  }
  const page: KeptPage = { title, main };
  return Buffer.from(`${JSON.stringify(address)}:${JSON.stringify(page)}`);
}

/**
 * Creates the catalogue of each language that a device may keep, one after the other, since each is
 * large; unchanged pages are copied.
 */
export async function* keptCatalogues({
  data,
  today,
  readPage,
  isUnchanged,
  readPrevious,
}: KeptCatalogueParts): AsyncGenerator<KeptCatalogueFile> {
  for (const { language, products } of data.catalogues) {
    const addresses = addressesIn(language);
    const file = addresses.keptCatalogue.slice(1);
    const live = products.filter(isLive);
    const otherNames = data.catalogues
      .filter((catalogue) => catalogue.language !== language)
      .map((catalogue) => new Map(catalogue.products.map(({ slug, name }) => [slug, name])));
    const keptAddresses = [
      addresses.request,
      addresses.contact,
      ...live.map(({ slug }) => addresses.product(slug)),
    ];
    const previous = readEntries((await readPrevious(file)) ?? Buffer.alloc(0));
    const entries: Buffer[] = [];
    for (const address of keptAddresses) {
      const entry =
        (isUnchanged(address) ? previous.get(address) : undefined) ??
        createEntry(address, (await readPage(address)) ?? "");
      if (entry !== undefined) {
        entries.push(entry);
      }
    }
    const keptProducts = live.map((product) =>
      toKeptProduct(
        product,
        language,
        otherNames.flatMap((names) => names.get(product.slug) ?? []),
      ),
    );
    const hash = createHash("sha256").update(JSON.stringify(keptProducts));
    entries.forEach((entry) => hash.update(entry));
    const version = shortHash(hash.digest("hex"));
    const head: Omit<KeptCatalogue, "pages"> = {
      version,
      published: today,
      products: keptProducts,
    };
    const body = Buffer.concat([
      Buffer.from(`${JSON.stringify(head).slice(0, -1)},"pages":{\n`),
      ...entries.flatMap((entry, index) => (index === 0 ? entry : [separator, entry])),
      Buffer.from("\n}}"),
    ]);
    yield { language, version, file, body };
  }
}

/** Lists the files that a device fetches with a catalogue, whose compressed size is given. */
export async function keptFiles(
  { language, version }: KeptCatalogueFile,
  catalogueBytes: number,
  { data, code, places, today }: KeptFilesParts,
): Promise<NamedText> {
  const addresses = addressesIn(language);
  const products = data.catalogues.find((catalogue) => catalogue.language === language)?.products;
  const pictures = pictureFiles((products ?? []).filter(isLive));
  const assets = code.files.filter((name) => !neverKept[language].test(name));
  const assetFile = (name: string) => path.join(code.folder, "assets", name);
  const pictureBytes = await sumSizes(
    pictures,
    async (name) => (await sizeOf(path.join(places.pictures, name))) ?? usualPicture,
  );
  const assetBytes = await sumSizes(
    assets,
    async (name) => (await sizeOf(`${assetFile(name)}.br`)) ?? (await sizeOf(assetFile(name))) ?? 0,
  );
  const list: KeptFiles = {
    version,
    published: today,
    bytes: catalogueBytes + pictureBytes + assetBytes,
    files: [
      ...assets.map((name) => `/assets/${name}`),
      ...pictures.map((name) => pictureFolder + name),
      addresses.list,
    ],
  };
  return { file: addresses.keptFiles.slice(1), text: JSON.stringify(list) };
}

/** Creates the text of the service worker, which differs for each release. */
export async function workerText({ workerFile }: CodeBuild, release: string): Promise<string> {
  return (await readFile(workerFile, "utf8")).replaceAll("{release}", release);
}
