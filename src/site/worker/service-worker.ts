import { addressesIn, languageOfAddress, service } from "#addresses";
import { fileCacheName, keptCacheName } from "#domain/catalogue/kept-catalogue.ts";
import { languages, usualLanguage } from "#domain/language.ts";
import { pictureFolder } from "#domain/picture-files.ts";
import { sendWaiting, waitingTag } from "#site/islands/waiting-enquiries.ts";
import { findKeptPage, renderOfflinePage } from "#site/worker/kept-pages.ts";
import {
  deleteOtherReleases,
  evict,
  keep,
  pageCacheName,
  pictureCacheName,
  shellCacheName,
} from "#site/worker/kept-responses.ts";
import { scope, type RequestEvent } from "#site/worker/scope.ts";

/** Milliseconds that a page may take before a kept one is shown. */
const patience = 2500;

const assetFolder = "/assets/";

/** Addresses of one visitor, of letters, and answers that change with each letter typed. */
const neverKept = new RegExp(
  `^(?:${service.receipts}|${service.inbox}|/functions|(?:/\\w\\w)?/suggestions)(?:/|$)`,
);

function isKeepable({ pathname, searchParams }: URL, response: Response): boolean {
  const { status, type, redirected, headers } = response;
  return (
    status === 200 &&
    type === "basic" &&
    !redirected &&
    (headers.get("content-type") ?? "").startsWith("text/html") &&
    !(headers.get("cache-control") ?? "").includes("no-store") &&
    !neverKept.test(pathname) &&
    !searchParams.has("sent")
  );
}

/** Keeps the page of a language that is shown without a connection, with its scripts and styles. */
async function keepShell(address: string): Promise<void> {
  const { offline } = addressesIn(languageOfAddress(address) ?? usualLanguage);
  if (await caches.match(offline, { cacheName: shellCacheName })) {
    return;
  }
  const shell = await fetch(offline);
  if (shell.ok) {
    const html = await shell.clone().text();
    await keep(shellCacheName, offline, shell);
    const files = html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g);
    await Promise.all(Array.from(files, ([, file = ""]) => keepFile(file)));
  }
}

async function keepPage(url: URL, response: Response): Promise<void> {
  const address = url.pathname + url.search;
  if (isKeepable(url, response)) {
    await keep(pageCacheName, address, response);
    await keepShell(address).catch(() => undefined);
    await evict();
  } else if (response.status === 404 || response.status === 410) {
    await (await caches.open(pageCacheName)).delete(address);
  }
}

async function loadPage(event: RequestEvent, url: URL): Promise<Response> {
  const { request, preloadResponse } = event;
  const response = (await preloadResponse) ?? (await fetch(request));
  event.waitUntil(keepPage(url, response.clone()));
  return response;
}

/** Answers a navigation by the network, or by the device where that fails or takes too long. */
async function navigate(event: RequestEvent, url: URL): Promise<Response> {
  const loading = loadPage(event, url);
  const waited = new Promise<"slow">((resolve) => setTimeout(resolve, patience, "slow"));
  const result = await Promise.race([loading.catch(() => "offline" as const), waited]);
  if (result instanceof Response) {
    return result;
  }
  event.waitUntil(loading.catch(() => undefined));
  const storedPage = await findKeptPage(url, result);
  return (
    storedPage ??
    loading.catch(async (error: unknown) => {
      const page = await renderOfflinePage(url);
      if (page) {
        return page;
      }
      throw error;
    })
  );
}

function cacheOf(address: string) {
  return address.startsWith(pictureFolder) ? pictureCacheName : fileCacheName;
}

/** Keeps a file whose name has a hash. */
async function keepFile(address: string): Promise<void> {
  const name = cacheOf(address);
  if (!(await caches.match(address))) {
    const response = await fetch(address);
    if (response.ok) {
      await keep(name, address, response);
    }
  }
}

/** Finds a picture in another size than the page asks for. */
async function findOtherSize(address: string): Promise<Response | undefined> {
  const [, stem] = /^(.+\.[0-9a-f]{8})-\d+\.\w+$/.exec(address) ?? [];
  if (stem === undefined) {
    return undefined;
  }
  const names = [pictureCacheName, ...languages.map(keptCacheName)];
  for (const name of names) {
    const cache = await caches.open(name);
    const request = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(stem));
    if (request) {
      return cache.match(request);
    }
  }
  return undefined;
}

/** Answers a file whose name has a hash from the device first: it never changes. */
async function answerFile(event: RequestEvent, address: string): Promise<Response> {
  const stored = await caches.match(address);
  if (stored) {
    return stored;
  }
  try {
    const response = await fetch(event.request);
    // A page that keeps the catalogue fetches files for a cache of its own; those have no destination.
    const isUsed = event.request.destination !== "";
    const isKept = isUsed && !(response.headers.get("cache-control") ?? "").includes("no-store");
    if (response.status === 200 && isKept) {
      const name = cacheOf(address);
      event.waitUntil(keep(name, address, response.clone()));
    }
    return response;
  } catch (error) {
    const otherSize = address.startsWith(pictureFolder) ? await findOtherSize(address) : undefined;
    if (otherSize) {
      return otherSize;
    }
    throw error;
  }
}

/** Answers a file that changes with a release by the network, or by the device where that fails. */
async function answerChanging(event: RequestEvent, address: string): Promise<Response> {
  try {
    const response = await fetch(event.request);
    if (response.status === 200) {
      event.waitUntil(keep(pageCacheName, address, response.clone()));
    }
    return response;
  } catch (error) {
    const stored = await caches.match(address);
    if (stored) {
      return stored;
    }
    throw error;
  }
}

async function answerPart(event: RequestEvent, url: URL): Promise<Response> {
  const response = await fetch(event.request);
  event.waitUntil(keepPage(url, response.clone()));
  return response;
}

const changing = /^\/(?:data\/list\.\w+\.json|pictograms\/.+|outlines\/.+|favicon\.svg)$/;

/** Answers what pages ask of this site by GET; all else is left to the browser. */
function answer(event: RequestEvent): Promise<Response> | undefined {
  const { request } = event;
  const url = new URL(request.url);
  const { pathname } = url;
  if (request.method !== "GET" || url.origin !== scope.location.origin) {
    return undefined;
  }
  if (pathname.startsWith(assetFolder) || pathname.startsWith(pictureFolder)) {
    return answerFile(event, pathname);
  }
  if (request.mode === "navigate") {
    return navigate(event, url);
  }
  if (changing.test(pathname)) {
    return answerChanging(event, pathname);
  }
  const isPage = request.destination === "" && !/\.\w+$/.test(pathname);
  return isPage && !neverKept.test(pathname) ? answerPart(event, url) : undefined;
}

/** Keeps the page from which the worker was installed, and the files that it had loaded. */
async function keepFirst(addresses: readonly string[]): Promise<void> {
  const [page = "/", ...files] = addresses;
  const url = new URL(page, scope.location.origin);
  await Promise.all([
    fetch(url).then((response) => keepPage(url, response)),
    ...files.map(keepFile),
  ]);
}

function readAddresses(data: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(data) ? data : [];
  return list.filter(
    (address) => typeof address === "string" && address.startsWith("/"),
  ) as string[];
}

async function activate(): Promise<void> {
  await deleteOtherReleases();
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("fetch", (event) => {
  const answered = answer(event);
  if (answered) {
    event.respondWith(answered);
  }
});
scope.addEventListener("message", (event) => {
  event.waitUntil(keepFirst(readAddresses(event.data)).catch(() => undefined));
});
scope.addEventListener("sync", (event) => {
  if (event.tag === waitingTag) {
    event.waitUntil(sendWaiting());
  }
});
