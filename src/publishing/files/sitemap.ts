import { languageOfAddress, service, usualAddress } from "#addresses";
import { usualLanguage } from "#domain/language.ts";

/** A page that is listed for search engines. */
interface ListedPage {
  readonly address: string;
  /** Day of the document's last change, such as 2026-11-22. */
  readonly changed: string;
}

export interface NamedText {
  readonly file: string;
  readonly text: string;
}

const sitemap = service.sitemap.slice(1);

/** Pages in one sitemap file; search engines accept 50,000. */
const pagesPerFile = 10_000;

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** Links the language versions of a page; `x-default` is the usual language's version. */
function renderAlternates(url: string, forms: readonly ListedPage[]): string {
  const link = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(url + address)}"/>`;
  return forms
    .flatMap(({ address }) => {
      const language = languageOfAddress(address) ?? usualLanguage;
      const languageLink = link(language, address);
      return language === usualLanguage
        ? [languageLink, link("x-default", address)]
        : [languageLink];
    })
    .join("");
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";

/**
 * Creates the sitemap: one file, or an index with several, with the language versions of every
 * page.
 */
export function sitemapFiles(url: string, pages: readonly ListedPage[]): readonly NamedText[] {
  const forms = Map.groupBy(pages, ({ address }) => usualAddress(address));
  const alternates = new Map(
    [...forms].map(([shared, versions]) => [
      shared,
      versions.length > 1 ? renderAlternates(url, versions) : "",
    ]),
  );
  const several = forms.size < pages.length ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  const renderUrlSet = (group: readonly ListedPage[]) => {
    const entries = group.map(
      ({ address, changed }) =>
        `<url><loc>${escape(url + address)}</loc><lastmod>${changed}</lastmod>${alternates.get(usualAddress(address)) ?? ""}</url>`,
    );
    return `${head}<urlset xmlns="${schema}"${several}>\n${entries.join("\n")}\n</urlset>\n`;
  };
  if (pages.length <= pagesPerFile) {
    return [{ file: sitemap, text: renderUrlSet(pages) }];
  }
  const parts = Array.from({ length: Math.ceil(pages.length / pagesPerFile) }, (_, index) => ({
    file: `sitemap-${index + 1}.xml`,
    text: renderUrlSet(pages.slice(index * pagesPerFile, (index + 1) * pagesPerFile)),
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
