import type { IncomingMessage, ServerResponse } from "node:http";
import type { RefusalWords } from "#domain/service-words.ts";
import { isKeptAddress, isMissing, pictureStem } from "#server/http/kept-files.ts";
import type { KeptFiles } from "#server/http/kept-files.ts";
import { languagePrefix, placeOf } from "#server/http/place.ts";
import type { Place, SentEnquiry } from "#server/http/place.ts";
import { answerPlainly } from "#server/http/plain-answer.ts";
import {
  answerFailure,
  answerMalformed,
  createRenderedAnswers,
} from "#server/http/rendered-answers.ts";
import type { RenderedAnswersParts, Visit } from "#server/http/rendered-answers.ts";
import { languageOfRequest } from "#server/http/request-language.ts";
import { rowAddresses } from "#server/http/service-addresses.ts";
import { answerStored } from "#server/http/shelf.ts";
import type { Stored } from "#server/http/shelf.ts";
import type { CurrentSite, Site } from "#server/http/site-files.ts";

export interface FrontDoorParts extends RenderedAnswersParts {
  readonly site: CurrentSite;
  readonly kept: KeptFiles;
  /** Checks the receipt secret of a sent enquiry. */
  isSent(sent: SentEnquiry): boolean;
  /** True for an address that the service answers, not the site. */
  isService(path: string): boolean;
}

/** Answers what belongs to the site and says `true`, or leaves the request alone. */
export type FrontDoor = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The part of the server that is asked first, before any routing: the finished pages and files. */
export function createFrontDoor(parts: FrontDoorParts): FrontDoor {
  const { kept } = parts;
  const answerRendered = createRenderedAnswers(parts);

  function wordsFor({ request }: Visit): RefusalWords {
    return parts.wordsOf(languageOfRequest(request)).refusals;
  }

  function fail(error: unknown, visit: Visit): void {
    answerFailure(parts.report(error), visit, parts.wordsOf);
  }

  function refuseMethod(visit: Visit): void {
    const path = visit.url.split("?", 1)[0] ?? "/";
    const allow = takesRows(path, visit.site) ? "GET, HEAD, POST" : "GET, HEAD";
    const refusal = { ...visit.site.security, allow };
    answerPlainly(visit.response, 405, wordsFor(visit).onlyReading, refusal);
  }

  function answerFile(stored: Stored, visit: Visit): void {
    const { request, response } = visit;
    answerStored(stored, request, response, (error) => {
      if (stored.kept && isMissing(error)) {
        answerNothing(visit);
      } else {
        fail(error, visit);
      }
    });
  }

  function answerNothing(visit: Visit): void {
    const { languages, notFound, security } = visit.site;
    const page = notFound.get(languagePrefix(visit.url, languages)) ?? notFound.get("");
    if (page === undefined) {
      answerPlainly(visit.response, 404, wordsFor(visit).nothingHere, security);
    } else {
      answerFile(page, visit);
    }
  }

  function answerKept(stored: Stored | undefined, visit: Visit): void {
    if (stored === undefined) {
      answerNothing(visit);
    } else if (isReading(visit.request)) {
      answerFile(stored, visit);
    } else {
      refuseMethod(visit);
    }
  }

  /** A picture that is still to be encoded is answered by the one that it is to be made from. */
  async function findKept(path: string, site: Site): Promise<Stored | undefined> {
    const found = await kept.find(path);
    const master = found === undefined && site.pictures.get(pictureStem(path) ?? "");
    return master ? kept.master(master) : found;
  }

  /** Finds the place of an address; an unproven "sent" is the plain page. */
  function findPlace(url: string, site: Site): Place {
    const place = placeOf(url, site);
    const isUnproven = place.kind === "rendered" && place.sent && !parts.isSent(place.sent);
    return isUnproven ? placeOf(withoutSent(url), site) : place;
  }

  function answerPlace(place: Place, visit: Visit): void {
    const { response, site } = visit;
    const stored = place.kind === "static" ? site.stored.get(place.address) : undefined;
    const exists = place.kind !== "nowhere" && place.kind !== "malformed";
    if (exists && !isReading(visit.request)) {
      refuseMethod(visit);
    } else if (stored !== undefined) {
      answerFile(stored, visit);
    } else if (place.kind === "rendered") {
      answerRendered(place, visit);
    } else if (place.kind === "moved") {
      const headers = { ...site.security, location: place.to };
      answerPlainly(response, 301, "Moved permanently", headers);
    } else if (place.kind === "malformed") {
      answerMalformed(visit, parts.wordsOf);
    } else {
      answerNothing(visit);
    }
  }

  return (request, response) => {
    const site = parts.site.now();
    const url = request.url ?? "/";
    const visit = { request, response, url, site };
    const ready = site.stored.get(url);
    if (ready !== undefined && isReading(request)) {
      answerFile(ready, visit);
      return true;
    }
    const path = url.split("?", 1)[0] ?? "/";
    if (parts.isService(path) || (request.method === "POST" && takesRows(path, site))) {
      return false;
    }
    if (isKeptAddress(path)) {
      const known = kept.known(path);
      if (known === undefined) {
        findKept(path, site).then(
          (found) => answerKept(found, visit),
          (error: unknown) => fail(error, visit),
        );
      } else {
        answerKept(known, visit);
      }
    } else {
      answerPlace(ofFile(site, path) ?? findPlace(url, site), visit);
    }
    return true;
  };
}

/** A page of this site that reads rows which are posted to it. */
function takesRows(path: string, { pages }: Site): boolean {
  return rowAddresses.has(path) && pages.has(path);
}

function withoutSent(url: string): string {
  const [path = "", query = ""] = url.split("?", 2);
  const asked = new URLSearchParams(query);
  asked.delete("sent");
  asked.delete("receipt");
  return asked.size === 0 ? path : `${path}?${asked}`;
}

function isReading({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/** A file with a query after its name is that file. */
function ofFile(site: Site, path: string): Place | undefined {
  const isFile = site.stored.has(path) && !site.pages.has(path);
  return isFile ? { kind: "static", address: path } : undefined;
}
