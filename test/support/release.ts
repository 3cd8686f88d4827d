import { createHash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { company } from "#test/support/demonstration.ts";
import type { PageList, ReleaseFacts, ReleaseFile, ReleasePage } from "#domain/release.ts";

export interface GivenPage {
  readonly address: string;
  readonly html: string;
  /** 200 by default. */
  readonly status?: number;
  readonly demonstrationOnly?: boolean;
}

/** Parts of a test's release; all are optional. */
export interface GivenRelease {
  readonly pages: readonly GivenPage[];
  /** Text files by their address. */
  readonly files?: Readonly<Record<string, string>>;
  readonly pictures?: PageList["pictures"];
  readonly redirects?: PageList["redirects"];
  readonly languages?: PageList["languages"];
  readonly prices?: PageList["prices"];
  /** Facts that differ from the defaults. */
  readonly facts?: Partial<ReleaseFacts>;
  /** Module that renders pages on request. */
  readonly render?: string;
}

const tellingRender =
  "export const createSite = () => ({ render: async () => ({ status: 200, html: '<p>rendered</p>' }) });";

/** Writes a release in publishing's layout without serving it; returns its folder. */
export async function writeRelease(
  dataFolder: string,
  number: number,
  contents: GivenRelease,
): Promise<string> {
  const folder = join(dataFolder, "releases", String(number));
  const pages: ReleasePage[] = await Promise.all(
    contents.pages.map(
      async ({ address, html, status = 200, demonstrationOnly = false }, index) => {
        const file = `pages/${index}.html`;
        return { address, status, file, demonstrationOnly, ...(await write(folder, file, html)) };
      },
    ),
  );
  const files: ReleaseFile[] = await Promise.all(
    Object.entries(contents.files ?? {}).map(async ([address, text]) => {
      const file = address.slice(1);
      return { address, file, ...(await write(folder, file, text)) };
    }),
  );
  const { pictures = {}, redirects = {}, languages = ["en"], prices } = contents;
  const list: PageList = { pages, files, pictures, redirects, languages, prices };
  const facts: ReleaseFacts = {
    number,
    madeAt: "2026-11-22T00:00:00Z",
    note: "",
    code: "test",
    products: 0,
    company,
    lacks: [],
    ...contents.facts,
  };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "pages.json"), JSON.stringify(list));
  await writeFile(join(folder, "release.json"), JSON.stringify(facts));
  await writeFile(join(folder, "site.json"), "{}");
  await writeFile(join(folder, "render.js"), contents.render ?? tellingRender);
  return folder;
}

/** Switches the served release with one rename. */
export async function serveRelease(dataFolder: string, number: number): Promise<void> {
  const file = join(dataFolder, "releases", "current");
  await writeFile(`${file}.next`, `${number}\n`);
  await rename(`${file}.next`, file);
}

/** Adds a file that several releases share. */
export async function keepFile(dataFolder: string, name: string, body: Buffer): Promise<void> {
  const file = join(dataFolder, "kept", name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
  if (/\.(?:js|css)$/.test(name)) {
    await writeFile(`${file}.br`, brotliCompressSync(body));
    await writeFile(`${file}.gz`, gzipSync(body));
  }
}

async function write(folder: string, name: string, text: string) {
  const file = join(folder, "site", name);
  const [br, gzip] = [brotliCompressSync(text), gzipSync(text)];
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gzip);
  return {
    hash: createHash("sha256").update(text).digest("base64url").slice(0, 22),
    sizes: { identity: Buffer.byteLength(text), br: br.length, gzip: gzip.length },
  };
}
