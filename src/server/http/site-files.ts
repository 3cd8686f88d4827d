import { readFile, readdir } from "node:fs/promises";
import { join, sep } from "node:path";
import { z } from "zod";
import { addresses } from "#addresses";
import type { HeaderSet } from "#server/http/headers.ts";
import { asked, cachingOf, isPicture, mediaType } from "#server/http/kinds.ts";
import { prepare } from "#server/http/prepared.ts";
import type { Bodies, Prepared } from "#server/http/prepared.ts";

/** The built site in memory: pages and files by the address they are asked for at. */
export interface SiteFiles {
  /** Pages, with their query where they have one, and files. */
  readonly prepared: ReadonlyMap<string, Prepared>;
  /** The addresses among them that are pages. */
  readonly pages: ReadonlySet<string>;
  readonly notFound: Prepared;
  /** Pictures: the address and the file that holds it. */
  readonly pictures: ReadonlyMap<string, string>;
}

const pageList = z.array(
  z.object({
    address: z.string().startsWith("/"),
    status: z.number().int(),
    file: z.string(),
    headers: z.record(z.string(), z.string()).default({}),
    demonstrationOnly: z.boolean().default(false),
  }),
);

/** What a page carries besides the headers of every answer. */
export function pageHeaders(security: HeaderSet): HeaderSet {
  return {
    ...security,
    "content-type": "text/html; charset=utf-8",
    "cache-control": asked,
    "speculation-rules": `"${addresses.speculationRules}"`,
  };
}

export interface LoadOptions {
  readonly security: HeaderSet;
  /** Whether pages are shown that a live site does not have. */
  readonly demonstration: boolean;
}

/** Reads the built site from `dist`: the list of pages, and every file that is not a picture. */
export async function loadSite(dist: string, options: LoadOptions): Promise<SiteFiles> {
  const { security, demonstration } = options;
  const root = join(dist, "site");
  const list = pageList.parse(JSON.parse(await readFile(join(dist, "pages.json"), "utf8")));
  const names = new Set(await filesUnder(root));
  const prepared = new Map<string, Prepared>();
  const pictures = new Map<string, string>();
  await Promise.all(
    Array.from(names, async (name) => {
      const address = `/${name}`;
      if (isPicture(name)) {
        pictures.set(address, join(root, name));
      } else if (!/\.(?:html|br|gz)$/.test(name)) {
        const bodies = await readBodies(root, name, names);
        prepared.set(address, prepare(200, fileHeaders(address, security), bodies));
      }
    }),
  );
  const forPages = pageHeaders(security);
  const pages = new Set<string>();
  let notFound = prepare(404, forPages, { identity: Buffer.from("Page not found") });
  for (const page of list.filter((entry) => demonstration || !entry.demonstrationOnly)) {
    const bodies = await readBodies(root, page.file, names);
    const answer = prepare(page.status, { ...forPages, ...page.headers }, bodies);
    if (page.status === 404) {
      notFound = answer;
    } else {
      prepared.set(page.address, answer);
      pages.add(page.address);
    }
  }
  return { prepared, pages, notFound, pictures };
}

/** What a file carries besides its body. */
export function fileHeaders(address: string, security: HeaderSet): HeaderSet {
  return {
    ...security,
    "content-type": mediaType(address),
    "cache-control": cachingOf(address),
  };
}

async function filesUnder(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll(sep, "/"),
    );
}

async function readBodies(root: string, name: string, names: Set<string>): Promise<Bodies> {
  const read = (suffix: string) =>
    names.has(name + suffix) ? readFile(join(root, name + suffix)) : undefined;
  const [identity, br, gzip] = await Promise.all([
    readFile(join(root, name)),
    read(".br"),
    read(".gz"),
  ]);
  return {
    identity,
    ...(br === undefined ? {} : { br }),
    ...(gzip === undefined ? {} : { gzip }),
  };
}
