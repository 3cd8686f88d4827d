import { renderToStaticMarkup } from "react-dom/server";
import { addresses } from "#addresses";
import { site } from "#generated/site.ts";
import { wordsIn, type Language } from "#content/words/words.ts";
import type { PageAnswer, PageQuestion } from "#domain/page-answer.ts";
import { Document } from "#site/frame/document.tsx";
import type { PageContext } from "#site/page.ts";
import { pageFor } from "#site/routes.tsx";

const language: Language = "en";

/** Makes the whole page for an address: its status and its document. */
export function render({ address, form }: PageQuestion): Promise<PageAnswer> {
  const context: PageContext = {
    language,
    words: wordsIn(language),
    company: site.company,
    siteUrl: site.url,
    address,
  };
  const page = pageFor(context, form);
  const shown = page.status === 404 ? { ...context, address: addresses.notFound } : context;
  const markup = renderToStaticMarkup(<Document page={page} context={shown} />);
  return Promise.resolve({ status: page.status, html: `<!doctype html>${markup}` });
}

export { siteAddresses } from "#site/routes.tsx";
