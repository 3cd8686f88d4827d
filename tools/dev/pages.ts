import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { addressesIn } from "#addresses";
import { openCatalogue } from "#domain/catalogue/catalogue.ts";
import { choicesIn } from "#domain/catalogue/facets.ts";
import { usualLanguage } from "#domain/language.ts";
import { pictureFolder } from "#domain/picture-files.ts";
import type { CreateSite, PageAnswer } from "#domain/site.ts";
import { mediaType } from "#server/http/media-types.ts";
import { placeOf } from "#server/http/place.ts";
import { readRedirects } from "#server/http/redirects.ts";
import { formatProblem, type FileProblem } from "#publishing/yaml-file.ts";
import type { EditedContent, WatchedContent } from "#tools/dev/content.ts";

/** Reloads the page after an edit of its sources; an edited island is replaced and keeps its state. */
export function reloadForPages(): Plugin {
  return {
    name: "reload-for-pages",
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== "ssr" || modules.length === 0) {
        return;
      }
      if (/\/src\/(server|site\/islands)\//.test(file)) {
        return;
      }
      server.environments.client.hot.send({ type: "full-reload" });
    },
  };
}

/** Opens the site with its current sources and content. */
export async function openSite(vite: ViteDevServer, { site }: EditedContent) {
  const { createSite } = (await vite.ssrLoadModule("/src/site/render.tsx")) as {
    readonly createSite: CreateSite;
  };
  return createSite({ ...site.data, published: new Date().toISOString().slice(0, 10) });
}

function choicesOf({ site }: EditedContent): ReadonlyMap<string, ReadonlySet<string>> {
  const [first] = site.data.catalogues;
  const choices: Readonly<Record<string, readonly string[]>> =
    first === undefined ? {} : choicesIn(openCatalogue(first));
  return new Map(Object.entries(choices).map(([key, ids]) => [key, new Set(ids)]));
}

async function pageAt(vite: ViteDevServer, edited: EditedContent, url: string) {
  const site = await openSite(vite, edited);
  const place = placeOf(url, {
    pages: new Set(site.addresses.map(({ address }) => address)),
    redirects: readRedirects(edited.redirects),
    languages: edited.languages,
    choices: choicesOf(edited),
  });
  if (place.kind === "moved") {
    return place;
  }
  const isPage = place.kind === "static" || place.kind === "rendered";
  return site.render({ address: isPage ? place.address : addressesIn(usualLanguage).notFound });
}

/** Finds a file that is made from the content: a picture, an icon, the list of products. */
async function fileAt({ files, pictures }: EditedContent, url: string) {
  const name = url.split("?", 1)[0] ?? "";
  if (name.startsWith(pictureFolder)) {
    const stem = path.basename(name).replace(/-\d+\.\w+$/, "");
    const file = pictures.get(stem);
    return file === undefined ? undefined : { body: await readFile(file), type: "image/webp" };
  }
  const body = files.get(name);
  return body && { body, type: mediaType(name) };
}

/** Answers with the current page or file, and the script that reloads it after an edit. */
export async function answerPage(
  vite: ViteDevServer,
  content: WatchedContent,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = request.url ?? "/";
  const show = async ({ status, html }: PageAnswer) =>
    send(response, { status, html: await vite.transformIndexHtml(url, html) });
  try {
    const state = await content.now();
    if (!state.ok) {
      await show({ status: 500, html: problemPage(state.problems) });
      return;
    }
    const file = await fileAt(state.edited, url);
    if (file) {
      response.writeHead(200, { "content-type": file.type, "cache-control": "no-store" });
      response.end(file.body);
      return;
    }
    const page = await pageAt(vite, state.edited, url);
    if ("kind" in page) {
      response.writeHead(301, { location: page.to }).end();
      return;
    }
    await show(page);
  } catch (error) {
    if (error instanceof Error) {
      vite.ssrFixStacktrace(error);
    }
    console.error(error);
    await show({ status: 500, html: failure(error) });
  }
}

function send(response: ServerResponse, { status, html }: PageAnswer): void {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(html);
}

function plain(title: string, text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<!doctype html><html><head><title>${title}</title></head><body><pre>${escaped}</pre></body></html>`;
}

function problemPage(problems: readonly FileProblem[]): string {
  return plain("The content is not in order", problems.map(formatProblem).join("\n"));
}

function failure(error: unknown): string {
  return plain("Error", error instanceof Error ? (error.stack ?? error.message) : String(error));
}
