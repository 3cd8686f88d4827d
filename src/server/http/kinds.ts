import { pictureFolder } from "#domain/picture-files.ts";

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

const hashedName = /[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/;
const hashedFolders = ["/assets/", pictureFolder];

/** The media type of a file by its name. */
export function mediaType(name: string): string {
  return types[name.slice(name.lastIndexOf("."))] ?? "application/octet-stream";
}

/** How long a file may be kept: for ever where its name has the hash of its content. */
export function cachingOf(address: string): string {
  const hashed = hashedFolders.some((folder) => address.startsWith(folder));
  return hashed && hashedName.test(address) ? "public, max-age=31536000, immutable" : asked;
}

/** Kept, but asked for again each time: a page changes with the next release. */
export const asked = "public, max-age=0, must-revalidate";
