import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin, ViteDevServer } from "vite";
import { addresses } from "#addresses";
import type { PageAnswer, RenderPage } from "#domain/page-answer.ts";
import { placeOf } from "#server/http/place.ts";
import type { Assets } from "#tools/generate.ts";

/** What the website answers with, and the addresses that it knows beforehand. */
interface SiteModule {
  readonly render: RenderPage;
  readonly siteAddresses: readonly { readonly address: string }[];
}

/** Where the development server has what the build would have given a name. */
const sources: Assets = {
  style: "/src/site/styles.css",
  script: "/src/site/browser.ts",
  font: "/src/ui/fonts/archivo-subset.woff2",
};

const assetsName = "#generated/assets.ts";

/** Points the pages at the sources, so that what the build generated stays as it is. */
export function sourcesAsAssets(): Plugin {
  return {
    name: "sources-as-assets",
    enforce: "pre",
    resolveId: (id) => (id === assetsName ? `\0${assetsName}` : undefined),
    load: (id) =>
      id === `\0${assetsName}` ? `export const assets = ${JSON.stringify(sources)};` : undefined,
  };
}

/**
 * Reloads the page after an edit of what it was rendered from; an island alone is replaced where it
 * stands, and keeps its state.
 */
export function reloadForPages(): Plugin {
  return {
    name: "reload-for-pages",
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== "ssr" || modules.length === 0) return;
      if (file.includes("/src/site/islands/")) return;
      server.environments.client.hot.send({ type: "full-reload" });
    },
  };
}

/** The website as its sources stand now. */
export async function currentSite(vite: ViteDevServer): Promise<SiteModule> {
  return (await vite.ssrLoadModule("/src/site/render.tsx")) as SiteModule;
}

/** Answers a page as it is now, with what the browser needs to follow the next edit. */
export async function answerPage(
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = request.url ?? "/";
  try {
    const { render, siteAddresses } = await currentSite(vite);
    const place = placeOf(url, new Set(siteAddresses.map(({ address }) => address)));
    if (place.kind === "moved") {
      response.writeHead(301, { location: place.to }).end();
      return;
    }
    const known = place.kind === "static" || place.kind === "rendered";
    const { status, html } = await render({ address: known ? place.address : addresses.notFound });
    send(response, { status, html: await vite.transformIndexHtml(url, html) });
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    send(response, { status: 500, html: await vite.transformIndexHtml(url, failure(error)) });
  }
}

function send(response: ServerResponse, { status, html }: PageAnswer): void {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(html);
}

function failure(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const shown = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<!doctype html><html><head><title>Error</title></head><body><pre>${shown}</pre></body></html>`;
}
