import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { addressesIn } from "#addresses";
import type { KeptCatalogue, KeptFiles, KeptProduct } from "#domain/catalogue/kept-catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { Language } from "#domain/language.ts";
import { cardWidth, pictureFile, pictureFolder, pictureWidths } from "#domain/picture-files.ts";
import type { UndatedSite } from "#domain/site-data.ts";
import type { CodeBuild } from "#publishing/code-build.ts";
import { compressQuickly } from "#publishing/compression.ts";
import type { NamedText } from "#publishing/files/sitemap.ts";
import { sha256, shortHash } from "#publishing/hashes.ts";
import { inParallel } from "#publishing/in-parallel.ts";
import type { Places } from "#publishing/places.ts";

interface KeptCatalogueParts {
  readonly data: UndatedSite;
  readonly code: CodeBuild;
  readonly places: Places;
  /** Today, such as 2026-11-22. */
  readonly today: string;
  /** Reads the HTML of a finished page; undefined where there is none. */
  readonly readPage: (address: string) => Promise<string | undefined>;
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

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size;
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

/** Creates the catalogue of each language that a device may keep, with the list of its files. */
export async function keptCatalogues(parts: KeptCatalogueParts): Promise<readonly NamedText[]> {
  const { data, code, places, today, readPage } = parts;
  const texts: NamedText[] = [];
  for (const { language, products } of data.catalogues) {
    const addresses = addressesIn(language);
    const live = products.filter(({ status }) => status === "live");
    const namesOf = (slug: string) =>
      data.catalogues
        .filter((catalogue) => catalogue.language !== language)
        .flatMap(
          (catalogue) =>
            catalogue.products.find((candidate) => candidate.slug === slug)?.name ?? [],
        );
    const keptAddresses = [
      addresses.request,
      addresses.contact,
      ...live.map(({ slug }) => addresses.product(slug)),
    ];
    const pages: Record<string, KeptCatalogue["pages"][string]> = {};
    for (const address of keptAddresses) {
      const [, title, main] =
        /<title>(.*?)<\/title>.*?<main[^>]*>(.*)<\/main>/s.exec((await readPage(address)) ?? "") ??
        [];
      if (title !== undefined && main !== undefined) {
        pages[address] = { title, main };
      }
    }
    const keptProducts = live.map((product) =>
      toKeptProduct(product, language, namesOf(product.slug)),
    );
    const version = shortHash(sha256(JSON.stringify({ pages, keptProducts })));
    const catalogue: KeptCatalogue = { version, published: today, products: keptProducts, pages };
    const text = JSON.stringify(catalogue);
    const pictures = pictureFiles(live);
    const assets = code.files.filter((name) => !neverKept[language].test(name));
    const assetFile = (name: string) => path.join(code.folder, "assets", name);
    const { br } = await compressQuickly(Buffer.from(text));
    const list: KeptFiles = {
      version,
      published: today,
      bytes:
        br.length +
        (await sumSizes(
          pictures,
          async (name) => (await sizeOf(path.join(places.pictures, name))) ?? usualPicture,
        )) +
        (await sumSizes(
          assets,
          async (name) =>
            (await sizeOf(`${assetFile(name)}.br`)) ?? (await sizeOf(assetFile(name))) ?? 0,
        )),
      files: [
        ...assets.map((name) => `/assets/${name}`),
        ...pictures.map((name) => pictureFolder + name),
        addresses.list,
      ],
    };
    texts.push(
      { file: addresses.keptCatalogue.slice(1), text },
      { file: addresses.keptFiles.slice(1), text: JSON.stringify(list) },
    );
  }
  return texts;
}

/** Creates the text of the service worker, which differs for each release. */
export async function workerText({ workerFile }: CodeBuild, release: string): Promise<string> {
  return (await readFile(workerFile, "utf8")).replaceAll("{release}", release);
}
