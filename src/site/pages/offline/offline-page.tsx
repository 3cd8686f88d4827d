import type { Page, PageContext } from "#site/page.ts";
import { SearchBox } from "#site/sections/search-box.tsx";
import { ButtonLink } from "#ui/button/button.tsx";

/** Builds the page that the service worker shows without a connection, and fills with kept products. */
export function offlinePage(context: PageContext): Page {
  const { addresses, site } = context;
  const words = context.words.offline;
  return {
    status: 200,
    head: {
      title: words.title,
      description: words.description,
      keywords: [words.title],
      hidden: true,
      style: site.assets.offline,
    },
    body: (
      <div className="frame offline">
        <h1>{words.heading}</h1>
        <p>{words.intro}</p>
        <SearchBox context={context} label={words.searchLabel} />
        <p>
          <ButtonLink variant="outline" href="">
            {words.retry}
          </ButtonLink>{" "}
          <ButtonLink variant="outline" href={addresses.request}>
            {context.words.frame.navigation.enquiryList}
          </ButtonLink>
        </p>
        <div id="kept-results" />
      </div>
    ),
  };
}
