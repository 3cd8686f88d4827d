import type { IncomingMessage } from "node:http";
import { workerAddress } from "#domain/worker-address.ts";
import { pictureFolder } from "#domain/picture-files.ts";
import { drawingPolicy, partHeaders, type HeaderSet } from "#server/http/headers.ts";

const mediaTypes: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".csv": "text/csv; charset=utf-8",
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

export function mediaType(name: string): string {
  return mediaTypes[name.slice(name.lastIndexOf("."))] ?? "application/octet-stream";
}

/** Pictures, which pages of buyers, mail and image search show from other origins. */
const isPicture = /\.(?:avif|gif|ico|jpg|png|svg|webp)$/;

/** Files that pages are made of; the service worker is not among them. */
const isPart = /^\/(?:assets\/.+\.(?:css|js|woff2)|pictures\/.+\.(?:avif|webp)|.+\.svg)$/;

/**
 * Caching for ever of a name with a hash, for a day of a sign, which hardly changes, else none. The
 * worker is never kept.
 */
function cachingOf(name: string): string {
  if (name === workerAddress) {
    return "no-cache";
  }
  if (hashedName.test(name) && hashedFolders.some((folder) => name.startsWith(folder))) {
    return "public, max-age=31536000, immutable";
  }
  return name.startsWith("/pictograms/")
    ? "public, max-age=86400, stale-while-revalidate=604800"
    : "public, max-age=0, must-revalidate";
}

/** Adds type and caching of a page or file. */
export function fileHeaders(name: string, security: HeaderSet): HeaderSet {
  return {
    ...(isPart.test(name) ? partHeaders(security) : security),
    ...(name.endsWith(".svg") && { "content-security-policy": drawingPolicy }),
    ...(isPicture.test(name) && { "cross-origin-resource-policy": "cross-origin" }),
    ...(name.endsWith(".pdf") && {
      "content-disposition": `inline; filename="${name.slice(name.lastIndexOf("/") + 1)}"`,
    }),
    "content-type": mediaType(name),
    "cache-control": cachingOf(name),
  };
}

/** True for a request whose body may hold files. */
export function isMultipart({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");
}
