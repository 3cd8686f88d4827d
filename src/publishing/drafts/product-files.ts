import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { singleFiles, spreadsheetWordsFile } from "#content/content-files.ts";
import { productFile } from "#content/content.ts";
import type { SpreadsheetWords } from "#content/exchange/spreadsheet-words.ts";
import { vocabularyOf, type Vocabulary } from "#content/exchange/vocabulary.ts";
import type { CategoriesFile } from "#content/schema/categories.ts";
import type { ProductFile } from "#content/schema/product.ts";
import { schemaOf } from "#publishing/content-schemas.ts";
import { listNames } from "#publishing/durable-files.ts";
import { decodeUtf8 } from "#publishing/file-bytes.ts";
import { readCache, stampOf, type FileCache } from "#publishing/file-cache.ts";
import { sha256 } from "#publishing/hashes.ts";
import { inParallel } from "#publishing/in-parallel.ts";
import { readYaml } from "#publishing/yaml-file.ts";

interface ProductEntry {
  /** SHA-256 of the file. */
  readonly hash: string;
  readonly product: ProductFile;
}

/** The products of the content folder, and the words that their cells are read with. */
export interface ProductFiles {
  readonly products: ReadonlyMap<string, ProductEntry>;
  /** Slugs of products whose file cannot be read. */
  readonly unreadable: readonly string[];
  readonly words: Vocabulary;
  readonly categories: CategoriesFile;
}

interface ParsedFile {
  readonly stamp: string;
  readonly hash: string;
  /** Undefined where the file cannot be read. */
  readonly value: unknown;
}

/** Number of files open at once. */
const openAtOnce = 32;

/** Opens the product files of a content folder; a file is read again only after it changed. */
export function openProductFiles(folder: string, cacheFile: string): () => Promise<ProductFiles> {
  const parsed = new Map<string, ParsedFile>();
  let cache: FileCache | undefined;
  let reading: Promise<ProductFiles> | undefined;

  async function parseFile(name: string, stamp: string): Promise<ParsedFile> {
    const bytes = await readFile(path.join(folder, name));
    const hash = sha256(bytes);
    const schema = schemaOf(name);
    const cached = cache?.get(name);
    const value = cached?.hash === hash ? schema?.safeParse(cached.raw).data : undefined;
    if (value !== undefined) {
      return { stamp, hash, value };
    }
    const text = decodeUtf8(bytes);
    const result = schema && text !== undefined ? readYaml(name, text, schema) : undefined;
    return { stamp, hash, value: result?.ok === true ? result.value : undefined };
  }

  async function refresh(name: string): Promise<void> {
    const stats = await stat(path.join(folder, name)).catch(() => undefined);
    if (stats === undefined) {
      parsed.delete(name);
      return;
    }
    const stamp = stampOf(stats, Date.now());
    if (stamp === "" || parsed.get(name)?.stamp !== stamp) {
      parsed.set(name, await parseFile(name, stamp));
    }
  }

  async function read(): Promise<ProductFiles> {
    cache = parsed.size === 0 ? await readCache(cacheFile) : undefined;
    const slugs = await listNames(path.join(folder, "products"));
    const files = [singleFiles.categories, spreadsheetWordsFile, ...slugs.map(productFile)];
    await inParallel(files, refresh, openAtOnce);
    cache = undefined;
    const present = slugs.filter((slug) => parsed.has(productFile(slug))).toSorted();
    const products = new Map<string, ProductEntry>();
    for (const slug of present) {
      const entry = parsed.get(productFile(slug));
      if (entry?.value !== undefined) {
        products.set(slug, { hash: entry.hash, product: entry.value as ProductFile });
      }
    }
    const categories = (parsed.get(singleFiles.categories)?.value ??
      noCategories) as CategoriesFile;
    return {
      products,
      categories,
      unreadable: present.filter((slug) => !products.has(slug)),
      words: vocabularyOf({
        categories,
        spreadsheetWords: parsed.get(spreadsheetWordsFile)?.value as SpreadsheetWords | undefined,
        products,
      }),
    };
  }

  return () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}

const noCategories: Partial<CategoriesFile> = {
  categories: [],
  colours: {},
  figures: {},
  tags: {},
};
