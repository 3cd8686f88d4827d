import { keepFile, serveRelease, writeRelease } from "#test/support/release.ts";
import type { GivenRelease } from "#test/support/release.ts";

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><p>${title} ${"text ".repeat(50)}</p></html>`;

const addresses = [
  "/",
  "/shop",
  "/contact",
  "/request",
  "/saudi",
  "/saudi/khobar",
  "/categories/ppe",
  "/products/hat",
  "/shop?category=head",
];

const release: GivenRelease = {
  pages: [
    ...addresses.map((address) => ({ address, html: page(`page ${address}`) })),
    { address: "/gallery", html: page("page /gallery"), demonstrationOnly: true },
    { address: "/404", html: page("page /404"), status: 404 },
  ],
  files: {
    "/robots.txt": "User-agent: *",
    "/manifest.webmanifest": "{}",
    "/service-worker.js": "self.skipWaiting();",
    "/favicon.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  },
  redirects: {
    "/ppe": "/categories/ppe",
    "/safety-shoes": "/categories/safety-shoes",
    "/fall-protection": "/categories/fall-protection",
    "/fire-safety": "/categories/fire-safety",
    "/saudi/alkhobar": "/saudi/khobar",
    "/saudi/al-khobar": "/saudi/khobar",
    "/shop?category=Head%20Protection": "/shop?category=head",
  },
};

const sharedFiles: Readonly<Record<string, Buffer>> = {
  "assets/browser-abcd1234.js": Buffer.from("console.log('a small script');".repeat(20)),
  "assets/style-abcd1234.css": Buffer.from("p { color: black; }".repeat(20)),
  "pictures/hat-abcd1234.avif": Buffer.from([1, 2, 3]),
};

/** Publishes a small site into a data folder. */
export async function publishSmallSite(
  dataFolder: string,
  changes: Partial<GivenRelease> = {},
): Promise<void> {
  await writeRelease(dataFolder, 1, { ...release, ...changes });
  for (const [name, body] of Object.entries(sharedFiles)) {
    await keepFile(dataFolder, name, body);
  }
  await serveRelease(dataFolder, 1);
}
