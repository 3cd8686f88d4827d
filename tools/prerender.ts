import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderPage } from "#domain/page-answer.ts";
import { addresses } from "#addresses";
import type { SiteAddress } from "#site/routes.tsx";

interface SiteModule {
  readonly render: RenderPage;
  readonly siteAddresses: readonly SiteAddress[];
}

/** A page of the list that the server reads: its address, its status and its file in `dist/site`. */
export interface BuiltPage {
  readonly address: string;
  readonly status: number;
  readonly file: string;
  readonly demonstrationOnly?: boolean;
}

/** The website as the server build made it. */
export async function loadSite(): Promise<SiteModule> {
  const file = pathToFileURL(path.resolve("dist/server/render.js")).href;
  return (await import(file)) as SiteModule;
}

function fileOf(address: string): string {
  if (address === addresses.notFound) return "404.html";
  const { pathname, searchParams } = new URL(address, "http://site.invalid");
  const category = searchParams.get("category");
  if (category !== null) {
    const name = category.toLowerCase().replace(/[^a-z]+/g, "-");
    return `shop/category/${name}/index.html`;
  }
  return path.posix.join(pathname.slice(1), "index.html");
}

function sitemap(siteUrl: string, listed: readonly SiteAddress[]): string {
  const entries = listed.map(({ address }) => {
    const location = (siteUrl + address).replaceAll("&", "&amp;");
    return `<url><loc>${location}</loc></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

/** Writes every page that is known now, the list of them, the sitemap and the robots file. */
export async function prerender(siteUrl: string): Promise<readonly BuiltPage[]> {
  const { render, siteAddresses } = await loadSite();
  const pages: BuiltPage[] = [];
  for (const { address, demonstrationOnly } of siteAddresses) {
    const { status, html } = await render({ address });
    const file = fileOf(address);
    const target = path.join("dist/site", file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, html);
    pages.push({ address, status, file, ...(demonstrationOnly && { demonstrationOnly }) });
  }
  writeFileSync("dist/pages.json", JSON.stringify(pages, null, 1));
  const listed = siteAddresses.filter((entry) => entry.listed);
  writeFileSync("dist/site/sitemap.xml", sitemap(siteUrl, listed));
  writeFileSync(
    "dist/site/robots.txt",
    `User-agent: *\nDisallow: /functions/\nDisallow: /shop?q=\nDisallow: /contact?\nSitemap: ${siteUrl}${addresses.sitemap}\n`,
  );
  console.log(`Prerendered ${pages.length} pages.`);
  return pages;
}
