import { languageOfAddress, service, usualAddress } from "#addresses";
import { usualLanguage } from "#domain/language.ts";

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

/** The pages of a group as alternates of each other; the usual language's is for all who ask for no other. */
function alternatesOf(url: string, forms: readonly ListedPage[]): string {
  const link = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(url + address)}"/>`;
  return forms
    .flatMap(({ address }) => {
      const language = languageOfAddress(address) ?? usualLanguage;
      const own = link(language, address);
      return language === usualLanguage ? [own, link("x-default", address)] : [own];
    })
    .join("");
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** The sitemap: one file, or several with a list of them, with the other languages of every page. */
export function sitemapFiles(url: string, pages: readonly ListedPage[]): readonly NamedText[] {
  const forms = Map.groupBy(pages, ({ address }) => usualAddress(address));
  const alternates = new Map(
    [...forms].map(([shared, some]) => [shared, some.length > 1 ? alternatesOf(url, some) : ""]),
  );
  const several = forms.size < pages.length ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  const setOf = (some: readonly ListedPage[]) => {
    const entries = some.map(
      ({ address, changed }) =>
        `<url><loc>${escape(url + address)}</loc><lastmod>${changed}</lastmod>${alternates.get(usualAddress(address)) ?? ""}</url>`,
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
