import { prefixOf, service } from "#addresses";
import type { Language } from "#domain/language.ts";

/** A page that search engines are told of. */
export interface ListedPage {
  readonly address: string;
  /** The day on which its document last changed, as 2026-11-22. */
  readonly changed: string;
}

/** A file of the site by its name. */
export interface NamedText {
  readonly file: string;
  readonly text: string;
}

const sitemap = service.sitemap.slice(1);

/** Pages in one file; search engines take 50,000. */
const most = 10_000;

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** The address that all languages' forms of a page share, and the page's language. */
function splitLanguage(address: string, languages: readonly Language[]) {
  const language = languages.find((one) => {
    const prefix = prefixOf(one);
    return prefix !== "" && new RegExp(`^${prefix}(?=[/?]|$)`).test(address);
  });
  const [first = "en"] = languages;
  const rest = language ? address.slice(prefixOf(language).length) : address;
  return { language: language ?? first, shared: rest.startsWith("/") ? rest : `/${rest}` };
}

function alternatesOf(url: string, pages: readonly ListedPage[], languages: readonly Language[]) {
  const forms = Map.groupBy(pages, ({ address }) => splitLanguage(address, languages).shared);
  return (address: string): string => {
    const all = forms.get(splitLanguage(address, languages).shared) ?? [];
    if (all.length < 2) {
      return "";
    }
    return all
      .map((page) => {
        const { language } = splitLanguage(page.address, languages);
        return `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(url + page.address)}"/>`;
      })
      .join("");
  };
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** The sitemap: one file, or several with a list of them, with the other languages of every page. */
export function sitemapFiles(
  url: string,
  pages: readonly ListedPage[],
  languages: readonly Language[],
): readonly NamedText[] {
  const alternates = alternatesOf(url, pages, languages);
  const several = languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  const setOf = (some: readonly ListedPage[]) => {
    const entries = some.map(
      ({ address, changed }) =>
        `<url><loc>${escape(url + address)}</loc><lastmod>${changed}</lastmod>${alternates(address)}</url>`,
    );
    return `${head}<urlset xmlns="${schema}"${several}>\n${entries.join("\n")}\n</urlset>\n`;
  };
  if (pages.length <= most) {
    return [{ file: sitemap, text: setOf(pages) }];
  }
  const parts = Array.from({ length: Math.ceil(pages.length / most) }, (_, index) => ({
    file: `sitemap-${index + 1}.xml`,
    text: setOf(pages.slice(index * most, (index + 1) * most)),
  }));
  const entries = parts.map(({ file }) => `<sitemap><loc>${escape(url)}/${file}</loc></sitemap>`);
  return [
    {
      file: sitemap,
      text: `${head}<sitemapindex xmlns="${schema}">\n${entries.join("\n")}\n</sitemapindex>\n`,
    },
    ...parts,
  ];
}
