import { renderToStaticMarkup } from "react-dom/server";
import { languageOfAddress, addressesIn } from "#addresses";
import { directionOf, usualLanguage, type Language } from "#domain/language.ts";
import type { SiteData } from "#domain/site-data.ts";
import type { PageAnswer, PageQuestion, Site } from "#domain/site.ts";
import { isolateRuns } from "#site/bidi.ts";
import { markForeignText } from "#site/foreign-text.ts";
import { Document } from "#site/frame/document.tsx";
import type { PageContext } from "#site/page.ts";
import { previewsOf } from "#site/previews.ts";
import { readPostedRows } from "#site/pages/request/posted-rows.ts";
import { addressesOf, pageFor } from "#site/routes.tsx";
import { keepMeasuresTogether } from "#site/no-break-spaces.ts";
import { dayIn } from "#words/times.ts";
import { wordsIn } from "#words/words.ts";
import { openCatalogue, searchedIn } from "#domain/catalogue/catalogue.ts";
import type { Words } from "#words/shape.ts";

/** What pages of each language are made with; an address without a known prefix is of the first. */
function contexts(data: SiteData, wordsOf: (language: Language) => Words): readonly PageContext[] {
  const index = searchedIn(data.catalogues);
  const translations = data.catalogues.map((one) => ({
    language: one.language,
    words: wordsOf(one.language),
    catalogue: openCatalogue(one, index),
    company: one.company,
  }));
  return translations.map(({ company, ...translation }) => {
    const { language } = translation;
    const addresses = addressesIn(language);
    return {
      ...translation,
      others: translations.filter((one) => one.language !== language),
      addresses,
      company,
      site: data,
      address: addresses.home,
    };
  });
}

type ContextOf = (address: string) => PageContext;

/** Makes the whole page for an address: its status and its document. */
function renderPage(contextOf: ContextOf, { address, form, posted }: PageQuestion): PageAnswer {
  const context = contextOf(address);
  if (posted?.as === "data") {
    return { status: 200, html: JSON.stringify(readPostedRows(context, posted.fields)) };
  }
  const page = pageFor(context, form, posted?.fields);
  const shown = page.status === 404 ? { ...context, address: context.addresses.notFound } : context;
  const markup = renderToStaticMarkup(
    page.part ? page.body : <Document page={page} context={shown} />,
  );
  const marked = markForeignText(keepMeasuresTogether(markup));
  const html = directionOf(context.language) === "rtl" ? isolateRuns(marked) : marked;
  return { status: page.status, html: `<!doctype html>${html}` };
}

/** Makes the website of what was published. */
export function createSite(data: SiteData, wordsOf = wordsIn): Site {
  const made = contexts(data, wordsOf);
  const [first] = made;
  if (!first) {
    throw new Error("A site has a catalogue in one language at least");
  }
  const contextOf: ContextOf = (address) => {
    const language = languageOfAddress(address) ?? usualLanguage;
    return { ...(made.find((one) => one.language === language) ?? first), address };
  };
  return {
    render: (question) => Promise.resolve(renderPage(contextOf, question)),
    prepare: () => void first.catalogue.find(""),
    dayOn: (address, day) => dayIn(contextOf(address).language, day),
    addresses: made.flatMap(addressesOf),
    previews: made.flatMap(previewsOf),
  };
}
