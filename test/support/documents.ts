import { languageOfAddress } from "#addresses";
import { usualLanguage, type Language } from "#domain/language.ts";
import { sharedBrowser, siteUrl } from "#test/support/browser.ts";

/** Metadata and links of a page's source. */
export interface ReadDocument {
  readonly path: string;
  readonly status: number;
  readonly title: readonly string[];
  /** Values by name or property. */
  readonly metas: Readonly<Record<string, readonly string[]>>;
  readonly canonical: readonly string[];
  readonly data: readonly Readonly<Record<string, unknown>>[];
  /** Every address of the site in the page, as written. */
  readonly addresses: readonly string[];
  readonly anchors: readonly string[];
  readonly language: string;
  readonly text: string;
}

/** Returns the paths of the sitemap, of one language if given. */
export async function listedPaths(language?: Language): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${siteUrl()}/sitemap.xml`)).text();
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, location = ""]) => {
    const { pathname, search } = new URL(location.replaceAll("&amp;", "&"));
    return pathname + search;
  });
  return paths.filter(
    (path) => language === undefined || (languageOfAddress(path) ?? usualLanguage) === language,
  );
}

const readOnce = new Map<string, ReadDocument>();

/** Fetches pages once in a browser and parses them without running them. */
export async function readDocuments(paths: readonly string[]): Promise<readonly ReadDocument[]> {
  const page = await (await sharedBrowser()).newPage();
  try {
    await page.goto(`${siteUrl()}/robots.txt`);
    const documents: ReadDocument[] = [];
    for (const path of paths) {
      const document = readOnce.get(path) ?? (await page.evaluate(readDocument, path));
      readOnce.set(path, document);
      documents.push(document);
    }
    return documents;
  } finally {
    await page.close();
  }
}

async function readDocument(path: string): Promise<ReadDocument> {
  // The pages' trusted types policy forbids a parser to read a text.
  const request = new XMLHttpRequest();
  request.open("GET", path);
  request.responseType = "document";
  const answered = new Promise((resolve) => (request.onloadend = resolve));
  request.send();
  await answered;
  const { status, responseXML: parsed } = request;
  if (parsed === null) {
    throw new Error(`${path} is no document: ${status}`);
  }
  const valuesOf = (selector: string, attribute: string) =>
    Array.from(
      parsed.querySelectorAll(selector),
      (element) => element.getAttribute(attribute) ?? "",
    );
  const metas: Record<string, string[]> = {};
  for (const meta of parsed.querySelectorAll("meta[name], meta[property]")) {
    const name = meta.getAttribute("name") ?? meta.getAttribute("property") ?? "";
    metas[name] = [...(metas[name] ?? []), meta.getAttribute("content") ?? ""];
  }
  const blocks = parsed.querySelectorAll('script[type="application/ld+json"]');
  const sets = valuesOf("[srcset]", "srcset").flatMap((set) =>
    set.split(/,\s+/).map((entry) => entry.trim().split(" ")[0] ?? ""),
  );
  const spelledAddresses = [
    ...valuesOf("[href]", "href"),
    ...valuesOf("[src]", "src"),
    ...valuesOf("form", "action"),
    ...sets,
  ];
  const data = Array.from(blocks, (block) => JSON.parse(block.textContent));
  for (const block of blocks) {
    block.remove();
  }
  return {
    path,
    status,
    title: Array.from(parsed.querySelectorAll("title"), ({ textContent }) => textContent ?? ""),
    metas,
    canonical: valuesOf('link[rel="canonical"]', "href"),
    data,
    addresses: [...new Set(spelledAddresses)].filter((address) => !address.startsWith("data:")),
    anchors: Array.from(parsed.querySelectorAll("[id]"), ({ id }) => id),
    language: parsed.documentElement.lang,
    text: (parsed.body.textContent ?? "").replace(/\s+/g, " "),
  };
}
