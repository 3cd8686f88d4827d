import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createBoundedMap } from "#server/http/bounded-map.ts";
import { clientAddress, householdOf } from "#server/http/client-address.ts";
import type { TrustedProxies } from "#server/http/client-address.ts";
import type { HeaderSet } from "#server/http/headers.ts";
import { placeOf } from "#server/http/place.ts";
import type { Place } from "#server/http/place.ts";
import { answerPrepared, prepare } from "#server/http/prepared.ts";
import type { Prepared } from "#server/http/prepared.ts";
import type { RenderingAllowance } from "#server/http/rendering-allowance.ts";
import type { RenderedPages } from "#server/http/rendered-pages.ts";
import { fileHeaders } from "#server/http/site-files.ts";
import type { SiteFiles } from "#server/http/site-files.ts";

const pictureBytes = 80 * 1024 * 1024;

export interface FrontDoorParts {
  readonly site: SiteFiles;
  readonly rendered: RenderedPages;
  readonly security: HeaderSet;
  readonly trusted: TrustedProxies;
  readonly allowance: RenderingAllowance;
  /** True for an address that the service answers, not the site. */
  isService(path: string): boolean;
  /** Called where a page or picture could not be made; answers the visitor. */
  fail(error: unknown, response: ServerResponse): void;
}

/** Answers what belongs to the site and says `true`, or leaves the request alone. */
export type FrontDoor = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The part of the server that is asked first, before any routing: the finished pages and files. */
export function createFrontDoor(parts: FrontDoorParts): FrontDoor {
  const { site, security } = parts;
  const pictures = createBoundedMap<Prepared>(pictureBytes);

  async function pictureAt(address: string, file: string): Promise<Prepared> {
    const known = pictures.get(address);
    if (known !== undefined) {
      return known;
    }
    const identity = await readFile(file);
    const prepared = prepare(200, fileHeaders(address, security), { identity });
    pictures.set(address, prepared, prepared.size);
    return prepared;
  }

  function later(made: Promise<Prepared>, request: IncomingMessage, response: ServerResponse) {
    made.then(
      (prepared) => answerPrepared(prepared, request, response),
      (error: unknown) => parts.fail(error, response),
    );
  }

  /** Making a page takes time that a finished one does not; nobody may have all of it. */
  function answerRendered(address: string, request: IncomingMessage, response: ServerResponse) {
    if (!parts.rendered.has(address)) {
      const asked = parts.allowance.ask(householdOf(clientAddress(request, parts.trusted)));
      if ("retryAfter" in asked) {
        const headers = { ...security, "retry-after": String(asked.retryAfter) };
        answerPlainly(response, 429, "Too many pages at once. Please try again soon.", headers);
        return;
      }
    }
    later(parts.rendered.at(address), request, response);
  }

  function answerPlace(place: Place, request: IncomingMessage, response: ServerResponse): void {
    switch (place.kind) {
      case "static":
        answerPrepared(site.prepared.get(place.address) ?? site.notFound, request, response);
        break;
      case "rendered":
        answerRendered(place.address, request, response);
        break;
      case "moved":
        answerPlainly(response, 301, "Moved permanently", { ...security, location: place.to });
        break;
      case "malformed":
        answerPlainly(response, 400, "Bad request: the address is malformed", security);
        break;
      case "nowhere":
        answerPrepared(site.notFound, request, response);
        break;
    }
  }

  return (request, response) => {
    const url = request.url ?? "/";
    const reading = request.method === "GET" || request.method === "HEAD";
    const ready = site.prepared.get(url);
    if (ready !== undefined && reading) {
      answerPrepared(ready, request, response);
      return true;
    }
    const path = url.split("?", 1)[0] ?? "/";
    if (parts.isService(path)) {
      return false;
    }
    const file = site.pictures.get(path);
    const place = ofFile(site, path) ?? placeOf(url, site.pages);
    const exists = file !== undefined || (place.kind !== "nowhere" && place.kind !== "malformed");
    if (!reading && exists) {
      const refusal = { ...security, allow: "GET, HEAD" };
      answerPlainly(response, 405, "Method not allowed: only GET and HEAD are", refusal);
    } else if (file === undefined) {
      answerPlace(place, request, response);
    } else {
      later(pictureAt(path, file), request, response);
    }
    return true;
  };
}

/** A file with a query after its name is that file. */
function ofFile(site: SiteFiles, path: string): Place | undefined {
  const isFile = site.prepared.has(path) && !site.pages.has(path);
  return isFile ? { kind: "static", address: path } : undefined;
}

/** A short answer in plain text. */
export function answerPlainly(
  response: ServerResponse,
  status: number,
  text: string,
  headers: HeaderSet,
): void {
  const body = Buffer.from(`${text}\n`);
  response.writeHead(status, {
    ...headers,
    "content-type": "text/plain; charset=utf-8",
    "content-length": String(body.length),
    "cache-control": status === 301 ? "public, max-age=86400" : "no-store",
  });
  response.end(body);
}
