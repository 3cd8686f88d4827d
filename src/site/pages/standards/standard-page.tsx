import { pageSize } from "#domain/catalogue/filter.ts";
import type { Standard } from "#domain/catalogue/standard.ts";
import { breadcrumbData, itemListData } from "#site/frame/structured-data.ts";
import type { Page, PageContext } from "#site/page.ts";
import { StandardEditions } from "#site/pages/standards/standard-editions.tsx";
import { StandardProducts } from "#site/pages/standards/standard-products.tsx";
import { GuideButtons } from "#site/sections/guide-buttons.tsx";
import { PageHeading } from "#site/sections/page-heading.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Table } from "#ui/table/table.tsx";

interface Part {
  readonly context: PageContext;
  readonly standard: Standard;
}

/** Lists the slugs of guides that cite the standard. */
function guidesNaming({ context: { catalogue }, standard }: Part): readonly string[] {
  return catalogue.guides
    .filter(({ standards }) =>
      standards.some(({ code }) => catalogue.edition(code)?.standard.slug === standard.slug),
    )
    .map(({ slug }) => slug);
}

function Guides({ context, standard }: Part) {
  const slugs = guidesNaming({ context, standard });
  return (
    slugs.length > 0 && (
      <nav className="frame related" aria-labelledby="guides-heading">
        <h2 id="guides-heading">{context.words.pages.standards.guides}</h2>
        <ul>
          <GuideButtons context={context} slugs={slugs} />
        </ul>
      </nav>
    )
  );
}

/** Builds the page of a standard: meaning, marks, editions and products. */
export function standardPage(context: PageContext, standard: Standard): Page {
  const { words, addresses, catalogue } = context;
  const { slug, name, subject, meaning, reading, tables } = standard;
  const { standards: texts, guide } = words.pages;
  const address = addresses.standard(slug);
  const products = catalogue.citing(standard);
  const listedProducts = products.slice(0, pageSize);
  const crumbs = [
    { name: words.frame.navigation.home, address: addresses.home },
    { name: texts.name, address: addresses.standards },
    { name, address },
  ];
  return {
    status: 200,
    head: {
      title: texts.heading(name, subject),
      description: texts.heading(name, `${subject}. ${meaning}`),
      keywords: [name, subject],
      canonical: address,
      preview: addresses.standards,
      structuredData: [
        breadcrumbData(context, crumbs),
        ...(listedProducts.length > 0
          ? [itemListData(context, texts.productsTo(name), listedProducts)]
          : []),
      ],
    },
    body: (
      <>
        <PageHeading words={words} crumbs={crumbs} heading={texts.heading(name, subject)}>
          <p>{meaning}</p>
          <p className="page-heading-actions">
            {products.length > 0 && (
              <ButtonLink href="#products">{guide.seeProducts(products.length)}</ButtonLink>
            )}
            <ButtonLink variant="outline" href={addresses.standards}>
              {texts.all}
            </ButtonLink>
          </p>
        </PageHeading>
        <div className="frame text-columns">
          {reading.length > 0 && (
            <section aria-labelledby="reading-heading">
              <h2 id="reading-heading">{texts.reading}</h2>
              <ul className="standard-reading">
                {reading.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          )}
          <StandardEditions context={context} standard={standard} />
        </div>
        {tables.length > 0 && (
          <div className="guide-tables">
            <div className="frame guide-parts">
              {tables.map((table, index) => (
                <Table key={table.caption} id={`table-${index + 1}`} {...table} />
              ))}
            </div>
          </div>
        )}
        <StandardProducts context={context} standard={standard} products={products} />
        <Guides context={context} standard={standard} />
      </>
    ),
  };
}
