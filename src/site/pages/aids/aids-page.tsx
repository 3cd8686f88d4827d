import { aidSlugs, type AidSlug } from "#domain/aids/aid.ts";
import { breadcrumbData } from "#site/frame/structured-data.ts";
import type { Page, PageContext } from "#site/page.ts";
import type { AidTexts } from "#site/pages/aids/aid-page.tsx";
import { arcFlashPage } from "#site/pages/aids/arc-flash-page.tsx";
import { fallClearancePage } from "#site/pages/aids/fall-clearance-page.tsx";
import { hearingPage } from "#site/pages/aids/hearing-page.tsx";
import { readMarkPage } from "#site/pages/aids/read-mark-page.tsx";
import { respiratorPage } from "#site/pages/aids/respirator-page.tsx";
import { PageHeading } from "#site/sections/page-heading.tsx";

const pages: Readonly<
  Record<AidSlug, (context: PageContext, searchParams: URLSearchParams) => Page>
> = {
  "fall-clearance": fallClearancePage,
  hearing: hearingPage,
  respirator: respiratorPage,
  "arc-flash": arcFlashPage,
  mark: readMarkPage,
};

function textsOf({ words }: PageContext): Readonly<Record<AidSlug, AidTexts>> {
  const { fall, hearing, respirator, arc, mark } = words.aids;
  return { "fall-clearance": fall, hearing, respirator, "arc-flash": arc, mark };
}

/** Builds the page of an aid; undefined if there is none of that slug. */
export function aidPage(
  context: PageContext,
  slug: string,
  searchParams: URLSearchParams,
): Page | undefined {
  const aidSlug = aidSlugs.find((aid) => aid === slug);
  return aidSlug && pages[aidSlug](context, searchParams);
}

/** Builds the page that lists the choosing aids. */
export function aidsPage(context: PageContext): Page {
  const { words, addresses } = context;
  const { name, description, intro } = words.aids;
  const texts = textsOf(context);
  const crumbs = [
    { name: words.frame.navigation.home, address: addresses.home },
    { name, address: addresses.aids },
  ];
  return {
    status: 200,
    head: {
      title: name,
      description,
      keywords: aidSlugs.map((slug) => texts[slug].name),
      canonical: addresses.aids,
      preview: addresses.aids,
      style: context.site.assets.aids,
      structuredData: [breadcrumbData(context, crumbs)],
    },
    body: (
      <>
        <PageHeading words={words} crumbs={crumbs} heading={name}>
          <p>{intro}</p>
        </PageHeading>
        <ul className="frame aid-list">
          {aidSlugs.map((slug) => (
            <li key={slug}>
              <h2>
                <a href={addresses.aid(slug)}>{texts[slug].name}</a>
              </h2>
              <p>{texts[slug].description}</p>
            </li>
          ))}
        </ul>
      </>
    ),
  };
}
