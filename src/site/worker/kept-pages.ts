import { addressesIn, languageOfAddress } from "#addresses";
import {
  keptCacheName,
  keptPartOf,
  type KeptCatalogue,
  type KeptPage,
  type KeptPages,
  type KeptProduct,
} from "#domain/catalogue/kept-catalogue.ts";
import { usualLanguage, type Language } from "#domain/language.ts";
import { keptAt, pageCacheName, shellCacheName, withBody } from "#site/worker/kept-responses.ts";
import { searchKept } from "#site/worker/search-kept.ts";
import { offline as arabic } from "#words/ar-offline.ts";
import { offline as english } from "#words/en-offline.ts";
import { dayIn, minuteIn } from "#words/times.ts";

const wordsIn = { en: english, ar: arabic };

/** Why a kept page is shown in place of the network's. */
export type Reason = "offline" | "slow";

const mainStart = /<main[^>]*>/;

function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Returns the language of a page's address. */
function languageAt({ pathname }: URL): Language {
  return languageOfAddress(pathname) ?? usualLanguage;
}

async function readKept(language: Language, address: string): Promise<unknown> {
  const stored = await caches.match(address, { cacheName: keptCacheName(language) });
  return stored?.json();
}

async function readCatalogue(language: Language): Promise<KeptCatalogue | undefined> {
  const { keptProducts } = addressesIn(language);
  return (await readKept(language, keptProducts)) as KeptCatalogue | undefined;
}

/** Reads a page from the part of the catalogue that has it. */
async function readPage(
  language: Language,
  { parts }: KeptCatalogue,
  address: string,
): Promise<KeptPage | undefined> {
  const part = parts[keptPartOf(address, parts.length)] ?? "";
  const pages = (await readKept(language, part)) as KeptPages | undefined;
  return pages?.[address];
}

function findShell(language: Language): Promise<Response | undefined> {
  return caches.match(addressesIn(language).offline, { cacheName: shellCacheName });
}

/** Finds the link of the style for notes and results. */
async function findStyle(language: Language): Promise<string> {
  const shell = await findShell(language);
  const [link = ""] = /<link[^>]*\/assets\/offline-[^>]*>/.exec((await shell?.text()) ?? "") ?? [];
  return link;
}

/** Inserts a note, and the style for it, into a page. */
function insertNote(html: string, note: string, style: string): string {
  const styled = html.includes(style) ? html : html.replace("</head>", () => `${style}</head>`);
  return styled.replace(mainStart, (start) => `${start}${note}`);
}

function renderNote(text: string, url: URL, language: Language): string {
  const address = escapeHtml(url.pathname + url.search);
  return `<p class="kept-note" role="status">${escapeHtml(text)} <a href="${address}">${wordsIn[language].reload}</a></p>`;
}

function tellTime(language: Language, time: number, reason: Reason): string {
  const words = wordsIn[language];
  return (reason === "slow" ? words.slowPage : words.keptPage)(minuteIn(language, time));
}

async function findVisited(url: URL, reason: Reason): Promise<Response | undefined> {
  const stored = await caches.match(url.pathname + url.search, { cacheName: pageCacheName });
  if (!stored) {
    return undefined;
  }
  const language = languageAt(url);
  const note = renderNote(tellTime(language, keptAt(stored), reason), url, language);
  const style = await findStyle(language);
  return withBody(stored, insertNote(await stored.text(), note, style));
}

/** Puts the content of a page of the kept catalogue into the frame of the offline page. */
async function findInCatalogue(url: URL, reason: Reason): Promise<Response | undefined> {
  const language = languageAt(url);
  const [shell, catalogue] = await Promise.all([findShell(language), readCatalogue(language)]);
  const page = catalogue && (await readPage(language, catalogue, url.pathname));
  if (!shell || !catalogue || !page) {
    return undefined;
  }
  const words = wordsIn[language];
  const tell = reason === "slow" ? words.slowPage : words.keptPage;
  const note = renderNote(tell(dayIn(language, catalogue.published)), url, language);
  const html = (await shell.text())
    .replace(/<title>.*?<\/title>/, () => `<title>${page.title}</title>`)
    .replace(
      /(<main[^>]*>).*<\/main>/s,
      (_, start: string) => `${start}${note}${page.main}</main>`,
    );
  return withBody(shell, html);
}

/** Finds a page on the device: as it was visited, or of the kept catalogue. */
export async function findKeptPage(url: URL, reason: Reason): Promise<Response | undefined> {
  return (await findVisited(url, reason)) ?? findInCatalogue(url, reason);
}

function renderProduct({ address, code, name, standards, picture }: KeptProduct): string {
  const image = picture
    ? `<img src="${escapeHtml(picture)}" alt="" width="80" height="80" loading="lazy">`
    : "";
  const facts = [code, ...standards].map((fact) => `<bdi>${escapeHtml(fact)}</bdi>`).join(", ");
  return `<li>${image}<div><a href="${escapeHtml(address)}">${escapeHtml(name)}</a><p>${facts}</p></div></li>`;
}

function renderResults(language: Language, catalogue: KeptCatalogue, query: string): string {
  const words = wordsIn[language];
  const products = searchKept(catalogue.products, query);
  const count = query === "" ? words.all(products.length) : words.found(products.length, query);
  const heading = products.length === 0 ? words.nothing(query) : count;
  return [
    `<section class="kept-results" aria-labelledby="kept-count"><h2 id="kept-count">${escapeHtml(heading)}</h2>`,
    `<p>${escapeHtml(words.asOf(dayIn(language, catalogue.published)))}</p>`,
    `<ul>${products.map(renderProduct).join("")}</ul></section>`,
  ].join("");
}

/** The place of the offline page where the kept catalogue is searched. */
const resultsPlace = '<div id="kept-results"></div>';

/** Renders the offline page, with the products of the kept catalogue; undefined before it is kept itself. */
export async function renderOfflinePage(url: URL): Promise<Response | undefined> {
  const language = languageAt(url);
  const [shell, catalogue] = await Promise.all([findShell(language), readCatalogue(language)]);
  if (!shell) {
    return undefined;
  }
  const { shop } = addressesIn(language);
  const query = url.pathname === shop ? (url.searchParams.get("q") ?? "").trim() : "";
  const results = catalogue
    ? renderResults(language, catalogue, query)
    : `<p>${wordsIn[language].notKept}</p>`;
  return withBody(
    shell,
    (await shell.text()).replace(resultsPlace, () => results),
  );
}
