import { renderToStaticMarkup } from "react-dom/server";
import { directionOf } from "#domain/language.ts";
import type { SiteData } from "#domain/site-data.ts";
import type { PageAnswer, PageQuestion, ReadRecorder, Site } from "#domain/site.ts";
import { isolateRuns } from "#site/bidi.ts";
import { createContextFinder, createContexts } from "#site/contexts.ts";
import type { ContextOf } from "#site/contexts.ts";
import { markForeignText } from "#site/foreign-text.ts";
import { Document } from "#site/frame/document.tsx";
import type { PageContext } from "#site/page.ts";
import { listPreviews } from "#site/previews.ts";
import { createSerializer, recordContexts } from "#site/record-reads.ts";
import { readPostedRows } from "#site/pages/request/posted-rows.ts";
import { listSiteAddresses, pageFor } from "#site/routes.tsx";
import { insertNoBreakSpacesInHtml, insertWordJoinersInHtml } from "#site/no-break-spaces.ts";
import { dayIn } from "#words/times.ts";
import { wordsIn } from "#words/words.ts";

/** Renders the document and status for an address. */
function renderPage(contextOf: ContextOf, { address, form, posted }: PageQuestion): PageAnswer {
  const context = contextOf(address);
  if (posted?.as === "data") {
    return { status: 200, html: JSON.stringify(readPostedRows(context, posted.fields)) };
  }
  const page = pageFor(context, form, posted);
  const pageContext =
    page.status === 404 ? { ...context, address: context.addresses.notFound } : context;
  const markup = renderToStaticMarkup(
    page.part ? page.body : <Document page={page} context={pageContext} />,
  );
  const marked = markForeignText(insertNoBreakSpacesInHtml(markup));
  const html = directionOf(context.language) === "rtl" ? isolateRuns(marked) : marked;
  return { status: page.status, html: `<!doctype html>${insertWordJoinersInHtml(html)}` };
}

function recordReads(contexts: readonly PageContext[]): ReadRecorder {
  const recorder = recordContexts(contexts);
  const [first] = recorder.contexts;
  if (first === undefined) {
    throw new Error("A site has a catalogue in one language at least");
  }
  const contextOf = createContextFinder(recorder.contexts, first);
  return {
    render(address) {
      const { result, reads } = recorder.record(() => renderPage(contextOf, { address }));
      return { page: result, reads };
    },
    serialize: createSerializer(contexts),
  };
}

/** Creates the website from published data. */
export function createSite(data: SiteData, wordsOf = wordsIn): Site {
  const contexts = createContexts(data, wordsOf);
  const [first] = contexts;
  if (!first) {
    throw new Error("A site has a catalogue in one language at least");
  }
  const contextOf = createContextFinder(contexts, first);
  return {
    render: (question) => Promise.resolve(renderPage(contextOf, question)),
    prepare: () => void first.search(""),
    dayOn: (address, day) => dayIn(contextOf(address).language, day),
    addresses: contexts.flatMap(listSiteAddresses),
    previews: contexts.flatMap(listPreviews),
    recordReads: () => recordReads(contexts),
  };
}
