import type { Standard } from "#domain/catalogue/standard.ts";
import { breadcrumbData } from "#site/frame/structured-data.ts";
import type { Page, PageContext } from "#site/page.ts";
import { PageHeading } from "#site/sections/page-heading.tsx";
import { ButtonLink } from "#ui/button/button.tsx";

interface Group {
  readonly id: string;
  readonly name: string;
  readonly standards: readonly Standard[];
}

function groupStandards({ catalogue }: PageContext): readonly Group[] {
  return [...Map.groupBy(catalogue.standards, ({ group }) => group.id)].map(([id, standards]) => ({
    id,
    name: standards[0]?.group.name ?? id,
    standards,
  }));
}

function Row({
  context,
  standard,
}: {
  readonly context: PageContext;
  readonly standard: Standard;
}) {
  const { addresses, catalogue, words } = context;
  const { slug, name, subject, meaning, editions } = standard;
  const inForce = editions.filter(({ status }) => status === "current" || status === "amended");
  return (
    <tr>
      <th scope="row">
        <a href={addresses.standard(slug)}>
          <bdi dir="ltr">{name}</bdi>
        </a>
        <span>{subject}</span>
      </th>
      <td>{meaning}</td>
      <td>
        {inForce.slice(0, 1).map((edition) => (
          <bdi key={edition.name} dir="ltr">
            {edition.name}
          </bdi>
        ))}
        {inForce.length === 0 && words.pages.standards.states.check}
      </td>
      <td>{catalogue.citing(standard).length}</td>
    </tr>
  );
}

/** Builds the page of all standards by group; undefined if the content has none. */
export function standardsPage(context: PageContext): Page | undefined {
  const { words, addresses, catalogue } = context;
  const texts = catalogue.texts.standards;
  if (!texts || catalogue.standards.length === 0) {
    return undefined;
  }
  const { standards: labels } = words.pages;
  const groups = groupStandards(context);
  const crumbs = [
    { name: words.frame.navigation.home, address: addresses.home },
    { name: labels.name, address: addresses.standards },
  ];
  return {
    status: 200,
    head: {
      title: texts.title,
      description: texts.description,
      keywords: texts.keywords,
      canonical: addresses.standards,
      preview: addresses.standards,
      structuredData: [breadcrumbData(context, crumbs)],
    },
    body: (
      <>
        <PageHeading words={words} crumbs={crumbs} heading={texts.heading}>
          <p>{texts.intro}</p>
          <p>{labels.certificate}</p>
          <nav aria-label={labels.name} className="page-heading-actions">
            {groups.map(({ id, name }) => (
              <ButtonLink key={id} variant="outline" size="sm" href={`#${id}`}>
                {name}
              </ButtonLink>
            ))}
          </nav>
        </PageHeading>
        <div className="frame">
          {groups.map(({ id, name, standards }) => (
            <section key={id} className="standards-group" id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{name}</h2>
              <table className="ruled-table standards-table">
                <thead>
                  <tr>
                    <th scope="col">{labels.standard}</th>
                    <th scope="col">{labels.meaning}</th>
                    <th scope="col">{labels.inForce}</th>
                    <th scope="col">{labels.products}</th>
                  </tr>
                </thead>
                <tbody>
                  {standards.map((standard) => (
                    <Row key={standard.slug} context={context} standard={standard} />
                  ))}
                </tbody>
              </table>
            </section>
          ))}
          <p className="small-print">{catalogue.texts.guide.standardsNote}</p>
        </div>
      </>
    ),
  };
}
