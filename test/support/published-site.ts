import { readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import type { PublishOptions } from "#publishing/prepare.ts";
import { placesIn } from "#publishing/places.ts";
import { publish, type Publishing } from "#publishing/publish.ts";
import { keepReadingIn } from "#test/support/quick-reading.ts";
import { fontFiles } from "#publishing/publish-options.ts";

/** A tiny website: the home page names guides, cities and counts; each product has a page. */
const renderer = `
const prefixes = { en: "", ar: "/ar" };
export function createSite({ catalogues, assets, fallbackPicture, url, published, mark }) {
  const pages = new Map();
  const previews = [];
  const objects = new Map([["site", { url, assets, fallbackPicture, mark }]]);
  for (const { language, products, guides, company, cities, texts } of catalogues) {
    const prefix = prefixes[language];
    const headings = guides.map(({ heading }) => heading).join(", ");
    const { headline, categories } = texts.home;
    const about = [headline, ...categories.cards.map(({ count }) => count), ...cities.map(({ name }) => name)].join(", ");
    objects.set(language, company).set(prefix || "/", { name: headings, about });
    const page = (address, title, picture, more = {}) => {
      const text = title + " by " + company.name + " at " + url + " with " + (picture ?? fallbackPicture) + " as of " + published;
      pages.set(address, { html: "<!doctype html><link href=" + assets.style[language] + "><h1>" + text + "</h1>" + (more.about ?? "") + "words ".repeat(100), ...more });
      previews.push({ address, language, title, line: "line", ...(picture && { picture }) });
    };
    page(prefix || "/", "Home of " + headings, undefined, { about: "<p>" + about + "</p>" + mark });
    page(prefix + "/404", "Nothing here", undefined, { status: 404 });
    page(prefix + "/gallery", "Pieces", undefined, { demonstrationOnly: true });
    page(prefix + "/shop?page=2", "More");
    for (const product of products) {
      const { slug, name, pictures, price, availability } = product;
      const address = prefix + "/products/" + slug;
      objects.set(address, product);
      page(address, name + " for " + (price ? price.amount : "ask"), pictures[0]?.stem, { about: "<p>" + availability.state + ", " + pictures.map(({ stem }) => stem).join(", ") + "</p>" });
    }
  }
  return {
    addresses: [...pages].map(([address, { status, demonstrationOnly }]) => ({ address, listed: !status && !demonstrationOnly, ...(demonstrationOnly && { demonstrationOnly }) })),
    previews,
    dayOn: (address, day) => (address.startsWith("/products") ? "the day " : "") + day,
    recordReads: () => ({
      render: (address) => ({
        page: { status: pages.get(address).status ?? 200, html: pages.get(address).html },
        reads: [
          ["site", ["assets", "fallbackPicture", "mark", "url"]],
          [address.startsWith("/ar") ? "ar" : "en", ["name"]],
          ...(objects.has(address) ? [[address, ["name", "about", "pictures", "price", "availability"]]] : []),
        ],
      }),
      serialize: (object, names) => JSON.stringify(names.map((name) => objects.get(object)?.[name] ?? null)),
    }),
    render: async ({ address }) => ({ status: pages.get(address).status ?? 200, html: pages.get(address).html }),
  };
}
`;

const someProducts = [
  "abc-powder-extinguisher-6kg",
  "bump-cap-baseball-style",
  "co2-extinguisher-5kg",
] as const;

/** A home with content of three products, a code build and an empty data folder. */
export interface PublishingHome {
  readonly folder: string;
  readonly content: string;
  readonly data: string;
  readonly code: string;
  /** Publishes; pictures are made later by default. */
  publish(changes?: Partial<PublishOptions>): Promise<Publishing>;
  /** Replaces a text in a content file. */
  edit(file: string, from: string | RegExp, to: string): Promise<void>;
  /** Returns the path of a file in a release. */
  inRelease(number: number, ...names: readonly string[]): string;
  /** Returns the number of the served release. */
  current(): string;
  remove(): Promise<void>;
}

/** Copies only the first picture of each product, since encoding takes time. */
async function copySome(target: string): Promise<void> {
  const isPicked = (name: string) => {
    const [kind, slug, file] = path.relative("content", name).split(path.sep);
    if (
      kind === "products" &&
      slug !== undefined &&
      !someProducts.some((selected) => selected === slug)
    ) {
      return false;
    }
    return kind !== "schemas" && (!name.endsWith(".webp") || file === "front.webp");
  };
  await cp("content", target, { recursive: true, filter: isPicked });
}

async function makeCode(folder: string): Promise<void> {
  const inEach = (name: string) => ({ en: name, ar: name });
  const assets = {
    style: inEach("/assets/s-abcd1234.css"),
    print: "/assets/p-abcd1234.css",
    narrowing: "/assets/n-abcd1234.css",
    aids: "/assets/a-abcd1234.css",
    offline: "/assets/o-abcd1234.css",
    request: "/assets/q-abcd1234.css",
    sheet: "/assets/r-abcd1234.css",
    script: "/assets/b-abcd1234.js",
    font: inEach("/assets/f-abcd1234.woff2"),
  };
  await mkdir(path.join(folder, "assets"), { recursive: true });
  const files: Readonly<Record<string, string>> = {
    "render.js": renderer,
    "service-worker.js": "const release = '{release}';",
    "assets.json": JSON.stringify(assets),
    "code.json": '{"version":"1"}',
    "sbom.json": '{"bomFormat":"CycloneDX"}',
    "assets/s-abcd1234.css": "p { color: black }",
    "assets/s-abcd1234.css.br": "br",
    "assets/s-abcd1234.css.gz": "gz",
    "package.json": '{"type":"module"}',
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(folder, name), text);
  }
}

/** Returns default options of a publish. */
export function usualOptions(folder: string): PublishOptions {
  return {
    folder: path.join(folder, "content"),
    dataFolder: path.join(folder, "data"),
    codeFolder: path.join(folder, "code"),
    env: { SITE_URL: "https://site.example" },
    languages: ["en"],
    pictures: "later",
    fontFiles,
    fallbackFile: path.join(folder, "fallback.webp"),
    check: () => Promise.resolve([]),
    progress: () => undefined,
    onWait: () => undefined,
    now: () => new Date("2026-11-22T10:00:00Z"),
  };
}

/** Creates a home for repeated publishing; its content satisfies the rules. */
export async function makePublishingHome(
  extent: "some" | "whole" = "some",
): Promise<PublishingHome> {
  const folder = await mkdtemp(path.join(tmpdir(), "publishing-"));
  const content = path.join(folder, "content");
  const code = path.join(folder, "code");
  await (extent === "some" ? copySome(content) : cp("content", content, { recursive: true }));
  await makeCode(code);
  await keepReadingIn(placesIn(path.join(folder, "data")).parsed);
  await writeFile(path.join(folder, "fallback.webp"), await plainPicture(600));
  const options = usualOptions(folder);
  return {
    folder,
    content,
    code,
    data: options.dataFolder,
    publish: (changes = {}) => publish({ ...options, ...changes }),
    async edit(file, original, replacement) {
      const name = path.join(content, file);
      const text = await readFile(name, "utf8");
      if (text.replace(original, replacement) === text) {
        throw new Error(`${file} has no ${original}`);
      }
      await writeFile(name, text.replace(original, replacement));
    },
    inRelease: (number, ...names) =>
      path.join(options.dataFolder, "releases", String(number), ...names),
    current: () =>
      readFileSync(path.join(options.dataFolder, "releases", "current"), "utf8").trim(),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Creates a square WebP picture of one colour. */
export function plainPicture(side: number, background = "#336699"): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background } })
    .webp()
    .toBuffer();
}

/** Returns the list of pages of a release. */
export async function listOf(home: PublishingHome, number: number) {
  const text = await readFile(
    path.join(home.data, "releases", String(number), "pages.json"),
    "utf8",
  );
  return JSON.parse(text) as {
    readonly pages: readonly {
      address: string;
      file: string;
      hash: string;
      demonstrationOnly?: boolean;
    }[];
    readonly files: readonly { address: string; file?: string; kept?: string }[];
    readonly pictures: Readonly<Record<string, string>>;
    readonly redirects: Readonly<Record<string, string>>;
    readonly languages: readonly string[];
  };
}
