import { readFile } from "node:fs/promises";
import path from "node:path";
import { isMap, isScalar, parseDocument, type Document, type Range } from "yaml";
import { addressesIn } from "#addresses";
import { checkedFile, purposesFile, singleFiles } from "#content/content-files.ts";
import { hasPage, productFile, type Content, type Problem } from "#content/content.ts";
import { id } from "#content/text.ts";
import { visitTexts } from "#content/visit-texts.ts";
import { usualLanguage } from "#domain/language.ts";
import { visitForm, type FormPath } from "#domain/office/content-form.ts";
import type { ProductRename } from "#domain/office/product-messages.ts";
import { brokenRules } from "#publishing/check-content.ts";
import { schemaOf } from "#publishing/content-schemas.ts";
import { changedText, formOf } from "#publishing/drafts/content-file.ts";
import { withFile } from "#publishing/drafts/edit-content.ts";
import { withImportLock } from "#publishing/exchange/journal.ts";
import { wholeFile } from "#publishing/exchange/yaml-value.ts";
import { readContent } from "#publishing/read-content.ts";
import { formatProblem } from "#publishing/yaml-file.ts";

export type Renaming =
  | { readonly ok: true; /** Files that named the product. */ readonly updated: readonly string[] }
  | { readonly ok: false; readonly problem: string };

const address = addressesIn(usualLanguage).product;

/** Keys of a product that name other products. */
const keysOfProducts = ["needs", "notWornWith", "replacedBy"];

interface FolderParts {
  readonly folder: string;
  readonly cacheFile: string;
  /** Rules of the content. */
  readonly rules?: (content: Content) => readonly Problem[];
}

/**
 * Gives a product another address: moves its files, renames it in every file that names it, and
 * redirects the old address. Changes nothing where the rules refuse the result.
 */
export function renameProduct(
  { folder, cacheFile, rules = brokenRules }: FolderParts,
  { from, to }: ProductRename,
): Promise<Renaming> {
  return withImportLock(
    folder,
    () => undefined,
    async (write) => {
      const reading = await readContent(folder, cacheFile);
      if (!reading.ok) {
        return { ok: false, problem: reading.problems.map(formatProblem)[0] ?? "" };
      }
      const { content } = reading;
      const names = [...reading.files.keys()];
      const problem = addressProblem(content, names, { from, to });
      if (problem !== undefined) {
        return { ok: false, problem };
      }
      const texts = await renamedTexts(folder, content, names, { from, to });
      const [broken] = rules(renamedContent(content, texts, { from, to }));
      if (broken !== undefined) {
        return { ok: false, problem: broken.message };
      }
      const moved = names.filter((name) => isInFolder(name, from));
      await write(
        [
          ...moved
            .filter((name) => !texts.has(name))
            .map((name) => ({
              to: movedName(name, { from, to }),
              bytes: () => readFile(path.join(folder, name)),
            })),
          ...[...texts].map(([name, text]) => ({
            to: movedName(name, { from, to }),
            bytes: () => Promise.resolve(text),
          })),
          ...moved.map((name) => ({ to: name, bytes: undefined })),
        ],
        () => undefined,
      );
      const ownFiles = [productFile(from), singleFiles.redirects];
      return { ok: true, updated: [...texts.keys()].filter((name) => !ownFiles.includes(name)) };
    },
  );
}

function addressProblem(
  content: Content,
  names: readonly string[],
  { from, to }: ProductRename,
): string | undefined {
  if (!content.products.has(from)) {
    return "gone";
  }
  if (!id.safeParse(to).success) {
    return "no-slug";
  }
  return names.some((name) => isInFolder(name, to)) ? "taken" : undefined;
}

const isInFolder = (name: string, slug: string) => name.startsWith(`products/${slug}/`);

function movedName(name: string, { from, to }: ProductRename): string {
  return isInFolder(name, from) ? `products/${to}/${name.slice(`products/${from}/`.length)}` : name;
}

/** Returns the new text of each file that names the product, and of the redirects. */
async function renamedTexts(
  folder: string,
  content: Content,
  names: readonly string[],
  rename: ProductRename,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const productPath = productFile(rename.from);
  for (const name of names.filter((file) => file.endsWith(".yaml"))) {
    const text = await readFile(path.join(folder, name), "utf8");
    const renamed =
      name === singleFiles.redirects
        ? changedText(name, text, renamedRedirects(content, rename))
        : text.includes(rename.from)
          ? renameInFile(name, text, rename)
          : text;
    if (renamed !== undefined && (renamed !== text || name === productPath)) {
      texts.set(name, renamed);
    }
  }
  const words = content.purposes?.[rename.from];
  if (words !== undefined && !texts.has(purposesFile)) {
    // The words that come with the code are found by the old address alone.
    const text = await readFile(path.join(folder, purposesFile), "utf8").catch(() => "");
    texts.set(purposesFile, text + wholeFile({ [rename.to]: words }));
  }
  return texts;
}

/** Leads the old address of a page to the new one; an address that is a page again leads nowhere. */
function renamedRedirects({ redirects, products }: Content, { from, to }: ProductRename) {
  const [oldAddress, newAddress] = [address(from), address(to)];
  const product = products.get(from);
  const otherRedirects = Object.entries(redirects)
    .filter(([source]) => source !== newAddress && source !== oldAddress)
    .map(([source, target]) => [source, target === oldAddress ? newAddress : target]);
  const renamed = product !== undefined && hasPage(product) ? [[oldAddress, newAddress]] : [];
  return Object.fromEntries([...otherRedirects, ...renamed]) as Content["redirects"];
}

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Renames the product where a file names it or links to it; everything else stays as written. */
function renameInFile(name: string, text: string, { from, to }: ProductRename): string {
  const document = parseDocument(text);
  const value: unknown = document.toJS();
  const link = new RegExp(`(?<=${address("")})${from}(?![\\w-])`, "g");
  const replacements = new Map<number, Replacement>();
  const replace = (range: Range | null | undefined, edit: (source: string) => string) => {
    if (range) {
      const [start, end] = range;
      replacements.set(start, { start, end, text: edit(text.slice(start, end)) });
    }
  };
  for (const place of placesOfProduct(name, value, from)) {
    replace(scalarRange(document, place), (source) => source.replace(from, to));
  }
  visitTexts(value, (words, place) => {
    if (link.test(words)) {
      replace(scalarRange(document, place), (source) => source.replaceAll(link, to));
    }
    link.lastIndex = 0;
  });
  if ((name === checkedFile || name === purposesFile) && isMap(document.contents)) {
    for (const { key } of document.contents.items) {
      if (isScalar(key) && key.value === from) {
        replace(key.range, (source) => source.replace(from, to));
      }
    }
  }
  return [...replacements.values()]
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (done, { start, end, text: part }) => done.slice(0, start) + part + done.slice(end),
      text,
    );
}

function scalarRange(document: Document.Parsed, place: FormPath): Range | null | undefined {
  const node: unknown = document.getIn(place, true);
  return isScalar(node) ? node.range : undefined;
}

/** Lists the places of a file that name a product as an entry. */
function placesOfProduct(name: string, value: unknown, slug: string): readonly FormPath[] {
  const places: FormPath[] = [];
  const form = formOf(name);
  if (form !== undefined) {
    visitForm(form, value, (node, inside, place) => {
      if (node.kind === "reference" && node.target === "products" && inside === slug) {
        places.push(place);
      }
    });
  } else if (name.startsWith("products/")) {
    visitTexts(value, (text, place) => {
      if (text === slug && keysOfProducts.includes(String(place[0]))) {
        places.push([...place]);
      }
    });
  }
  return places;
}

/** Returns the content with the renamed product, to be checked before anything is written. */
function renamedContent(
  content: Content,
  texts: ReadonlyMap<string, string>,
  rename: ProductRename,
): Content {
  const move = <Value>(entries: ReadonlyMap<string, Value>) =>
    new Map([...entries].map(([name, value]) => [movedName(name, rename), value] as const));
  const { [rename.from]: _old, ...purposes } = content.purposes ?? {};
  const products = new Map(content.products);
  let edited: Content = { ...content, purposes };
  for (const [name, text] of texts) {
    const value: unknown = schemaOf(name)?.parse(parseDocument(text).toJS());
    const slug = /^products\/([^/]+)\//.exec(name)?.[1];
    if (slug === undefined) {
      const whole = name === purposesFile ? { ...purposes, ...(value as object) } : value;
      edited = withFile(edited, { path: name, value: whole });
    } else {
      products.delete(slug);
      // The schema of the file has validated it.
      const product = value as Content["products"] extends ReadonlyMap<string, infer P> ? P : never;
      products.set(slug === rename.from ? rename.to : slug, product);
    }
  }
  return { ...edited, products, media: move(content.media), drawings: move(content.drawings) };
}
