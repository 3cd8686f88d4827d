import type { IncomingMessage, ServerResponse } from "node:http";
import { addressesIn, queryOf } from "#addresses";
import { usualLanguage } from "#domain/language.ts";
import type { RefusalWords } from "#domain/service-words.ts";
import type { CurrentSite, Site } from "#server/http/current-site.ts";
import { splitQuery } from "#server/http/page-query.ts";
import {
  costOfSuggestions,
  languagePrefix,
  placeOf,
  searchOf,
  wordsOfPath,
} from "#server/http/place.ts";
import type { Place, SentEnquiry } from "#server/http/place.ts";
import { answerPlainly } from "#server/http/plain-answer.ts";
import { sendAnswer } from "#server/http/ready-answer.ts";
import type { ReadyAnswer } from "#server/http/ready-answer.ts";
import { Refusal } from "#server/http/problems.ts";
import {
  answerFailure,
  createRenderedAnswers,
  refuseVisit,
} from "#server/http/rendered-answers.ts";
import type { RenderedAnswersParts, Visit } from "#server/http/rendered-answers.ts";
import { languageOfRequest } from "#server/http/request-language.ts";
import { rowAddresses } from "#server/http/service-addresses.ts";
import { isMissing, isSharedAddress } from "#server/http/shared-files.ts";
import type { SharedFiles } from "#server/http/shared-files.ts";

const addresses = addressesIn(usualLanguage);

interface FrontDoorParts extends RenderedAnswersParts {
  readonly site: CurrentSite;
  readonly sharedFiles: SharedFiles;
  /** Checks the receipt secret of a sent enquiry. */
  isSent(sent: SentEnquiry): boolean;
  /** Counts a search that a visitor sent; it must not wait. */
  countSearch(query: string): void;
  /** Switches to the release that other replicas may serve already. */
  readonly catchUp?: (() => Promise<void>) | undefined;
  /** Tells whether a route of the service answers an address. */
  isService(path: string): boolean;
}

/** Answers a request to the site and returns true, or leaves it to the routes. */
type FrontDoor = (request: IncomingMessage, response: ServerResponse) => boolean;

type Otherwise = (visit: Visit) => void;

/** Creates the handler before all routes: pages, files and redirects of the site. */
export function createFrontDoor(parts: FrontDoorParts): FrontDoor {
  const rendered = createRenderedAnswers(parts);

  function wordsFor({ request }: Visit): RefusalWords {
    return parts.wordsOf(languageOfRequest(request)).refusals;
  }

  function refuseMethod(visit: Visit): void {
    const [path] = splitQuery(visit.url);
    const allow = takesRows(path, visit.site) ? "GET, HEAD, POST" : "GET, HEAD";
    const refusal = { ...visit.site.security, allow };
    answerPlainly(visit.response, 405, wordsFor(visit).onlyReading, refusal);
  }

  function answerFile(answer: ReadyAnswer, visit: Visit): void {
    sendAnswer(answer, visit.request, visit.response, (error) => {
      if (answer.shared === true && isMissing(error)) {
        answerNothing(visit);
      } else {
        answerFailure(error, visit, parts);
      }
    });
  }

  /** Tries an address again that another replica may know from a newer release. */
  function answerUnknown(visit: Visit): void {
    if (parts.catchUp === undefined || !isReading(visit.request)) {
      answerNothing(visit);
      return;
    }
    void parts
      .catchUp()
      .catch(() => undefined)
      .then(() => {
        const site = parts.site.now();
        if (site === visit.site) {
          answerNothing(visit);
        } else {
          answerVisit({ ...visit, site }, answerNothing);
        }
      });
  }

  /** Answers 404 with the products that are nearest to the words of the address. */
  function answerNothing(visit: Visit): void {
    const { languages } = visit.site;
    const words = isReading(visit.request) ? wordsOfPath(visit.url, visit.site) : "";
    if (words === "") {
      answerMissing(visit);
      return;
    }
    const address = `${languagePrefix(visit.url, languages)}${addresses.notFound}${queryOf(new Map([["q", words]]))}`;
    rendered.answerMissing({ kind: "rendered", address, pages: costOfSuggestions }, visit, () =>
      answerMissing(visit),
    );
  }

  function answerMissing(visit: Visit): void {
    const { languages, notFound, security } = visit.site;
    const page = notFound.get(languagePrefix(visit.url, languages)) ?? notFound.get("");
    if (page === undefined) {
      answerPlainly(visit.response, 404, wordsFor(visit).nothingHere, security);
    } else {
      answerFile(page, visit);
    }
  }

  function answerShared(answer: ReadyAnswer | undefined, visit: Visit, otherwise: Otherwise): void {
    if (answer === undefined) {
      otherwise(visit);
    } else if (isReading(visit.request)) {
      answerFile(answer, visit);
    } else {
      refuseMethod(visit);
    }
  }

  /** Finds the place of an address; ignores a confirmation with a wrong secret. */
  function findPlace(url: string, site: Site): Place {
    const place = placeOf(url, site);
    const isUnproven = place.kind === "rendered" && place.sent && !parts.isSent(place.sent);
    return isUnproven ? placeOf(withoutSent(url), site) : place;
  }

  /** Counts the first page of a search. */
  function countSearch(address: string, { method }: IncomingMessage): void {
    const query = method === "GET" ? searchOf(address) : undefined;
    if (query !== undefined) {
      parts.countSearch(query);
    }
  }

  function answerPlace(place: Place, visit: Visit, otherwise: Otherwise): void {
    const { response, site } = visit;
    const file = place.kind === "static" ? site.answers.get(place.address) : undefined;
    const exists = place.kind !== "nowhere" && place.kind !== "malformed";
    if (exists && !isReading(visit.request)) {
      refuseMethod(visit);
    } else if (file !== undefined) {
      answerFile(file, visit);
    } else if (place.kind === "rendered") {
      rendered.answer(place, visit);
      countSearch(place.address, visit.request);
    } else if (place.kind === "moved") {
      const headers = { ...site.security, location: place.to };
      answerPlainly(response, 301, "Moved permanently", headers);
    } else if (place.kind === "malformed") {
      const refusal = new Refusal(400, ({ malformedAddress }) => malformedAddress);
      refuseVisit(refusal, visit, parts.wordsOf);
    } else {
      otherwise(visit);
    }
  }

  /** Answers from the site; `otherwise` answers an address that it does not have. */
  function answerVisit(visit: Visit, otherwise: Otherwise): void {
    const { url, site } = visit;
    const ready = site.answers.get(url);
    const [path] = splitQuery(url);
    if (ready !== undefined && isReading(visit.request)) {
      answerFile(ready, visit);
    } else if (isSharedAddress(path)) {
      const file = parts.sharedFiles.find(path, site.pictures);
      if (file instanceof Promise) {
        file.then(
          (answer) => answerShared(answer, visit, otherwise),
          (error: unknown) => answerFailure(error, visit, parts),
        );
      } else {
        answerShared(file, visit, otherwise);
      }
    } else {
      answerPlace(placeOfFile(site, path) ?? findPlace(url, site), visit, otherwise);
    }
  }

  return (request, response) => {
    const site = parts.site.now();
    const url = request.url ?? "/";
    const visit = { request, response, url, site };
    const ready = site.answers.get(url);
    if (ready !== undefined && isReading(request)) {
      answerFile(ready, visit);
      return true;
    }
    const [path] = splitQuery(url);
    if (parts.isService(path) || (request.method === "POST" && takesRows(path, site))) {
      return false;
    }
    answerVisit(visit, answerUnknown);
    return true;
  };
}

/** Tells whether rows can be posted to a page. */
function takesRows(path: string, { pages }: Site): boolean {
  return rowAddresses.has(path) && pages.has(path);
}

function withoutSent(url: string): string {
  const [path, query] = splitQuery(url);
  const parameters = new URLSearchParams(query);
  parameters.delete("sent");
  parameters.delete("receipt");
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

function isReading({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/** Finds a file whose address has a query after its name. */
function placeOfFile(site: Site, path: string): Place | undefined {
  const isFile = site.answers.has(path) && !site.pages.has(path);
  return isFile ? { kind: "static", address: path } : undefined;
}
