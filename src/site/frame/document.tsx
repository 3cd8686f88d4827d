import { directionOf } from "#domain/language.ts";
import { Footer } from "#site/frame/footer.tsx";
import { Head } from "#site/frame/head.tsx";
import { Letterhead } from "#site/frame/letterhead.tsx";
import { Navigation } from "#site/frame/navigation.tsx";
import type { Page, PageContext } from "#site/page.ts";

interface DocumentProps {
  readonly page: Page;
  readonly context: PageContext;
}

/** Renders the whole document: the common frame and the page's content. */
export function Document({ page, context }: DocumentProps) {
  const { language, words } = context;
  const { canonical, printed = canonical, hidden = false } = page.head;
  return (
    <html lang={language} dir={directionOf(language)}>
      <Head head={page.head} context={context} />
      <body data-missing={page.missing ? words.pages.notFound.log : undefined}>
        <div>
          <a className="skip-link" href="#main">
            {words.frame.skip}
          </a>
          {page.hasForm && (
            <a className="skip-link" href="#enquiry">
              {words.frame.skipToForm}
            </a>
          )}
        </div>
        <Navigation context={context} />
        <main id="main" tabIndex={-1}>
          <Letterhead
            context={context}
            address={printed ?? (hidden ? undefined : context.address)}
          />
          {page.body}
        </main>
        <Footer context={context} />
      </body>
    </html>
  );
}
