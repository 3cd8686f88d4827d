import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><p>${title} ${"text ".repeat(50)}</p></html>`;

const pages: readonly (readonly [string, number, string])[] = [
  ["/", 200, "index.html"],
  ["/shop", 200, "shop/index.html"],
  ["/contact", 200, "contact/index.html"],
  ["/saudi", 200, "saudi/index.html"],
  ["/saudi/khobar", 200, "saudi/khobar/index.html"],
  ["/categories/ppe", 200, "categories/ppe/index.html"],
  ["/shop?category=Head%20Protection", 200, "_query/head/index.html"],
  ["/gallery", 200, "gallery/index.html"],
  ["/404", 404, "404.html"],
];

const files: Readonly<Record<string, string>> = {
  "assets/browser-abcd1234.js": "console.log('a small script');".repeat(20),
  "assets/style-abcd1234.css": "p { color: black; }".repeat(20),
  "speculation-rules.json": '{"prerender":[]}',
  "robots.txt": "User-agent: *",
  "manifest.webmanifest": "{}",
};

/** Writes a small built site, laid out as the build lays it out, and answers its folder. */
export async function buildSmallSite(folder: string): Promise<string> {
  const dist = join(folder, "dist");
  for (const [address, , file] of pages) {
    await write(join(dist, "site", file), page(`page ${address}`));
  }
  for (const [name, text] of Object.entries(files)) {
    await write(join(dist, "site", name), text);
  }
  await mkdir(join(dist, "site", "pictures"), { recursive: true });
  await writeFile(join(dist, "site", "pictures", "hat-abcd1234.avif"), Buffer.from([1, 2, 3]));
  const list = pages.map(([address, status, file]) => ({
    address,
    status,
    file,
    ...(address === "/gallery" && { demonstrationOnly: true }),
  }));
  await writeFile(join(dist, "pages.json"), JSON.stringify(list));
  await writeFile(join(dist, "style-hashes.json"), "[]");
  return dist;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  await writeFile(`${file}.br`, brotliCompressSync(text));
  await writeFile(`${file}.gz`, gzipSync(text));
}
