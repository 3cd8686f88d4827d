import { readListAddress } from "#domain/quotation/list-address.ts";
import { lineOfAddress } from "#domain/quotation/list-line.ts";
import { productNamed } from "#domain/quotation/product-named.ts";
import type { ListLine } from "#domain/quotation/request-list.ts";
import { breadcrumbData } from "#site/frame/structured-data.ts";
import { Island } from "#site/islands/island.tsx";
import Request, { type RequestProps } from "#site/islands/request/request.tsx";
import type { Page, PageContext } from "#site/page.ts";
import { PageHeading } from "#site/sections/page-heading.tsx";

function linesIn({ catalogue }: PageContext, address: string): readonly ListLine[] {
  const reading = readListAddress(address);
  if (reading.kind !== "list") {
    return [];
  }
  return reading.lines.map((line) =>
    lineOfAddress(line, productNamed(catalogue.products, line.product ?? "")),
  );
}

/** The request for quotation; `?l=` puts lines on it. */
export function requestPage(context: PageContext, asked: URLSearchParams): Page {
  const { words, language, addresses, catalogue, site } = context;
  const { request } = catalogue.texts.contact;
  const address = asked.get("l");
  const crumbs = [
    { name: words.frame.navigation.home, address: addresses.home },
    { name: request.heading, address: addresses.request },
  ];
  const props: RequestProps = {
    language,
    words: words.contact,
    cities: catalogue.cities.map(({ name }) => name),
    backend: site.backend,
    lines: address === null ? [] : linesIn(context, address),
  };
  return {
    status: 200,
    head: {
      title: request.title,
      description: request.description,
      keywords: request.keywords,
      preview: addresses.request,
      ...(address === null ? { canonical: addresses.request } : { hidden: true }),
      structuredData: [breadcrumbData(context, crumbs)],
    },
    hasForm: true,
    body: (
      <>
        <PageHeading words={words} crumbs={crumbs} heading={request.heading}>
          <p>{request.intro}</p>
          {catalogue.kits && (
            <p>
              <a href={addresses.kits}>{catalogue.kits.page.heading}</a>
            </p>
          )}
        </PageHeading>
        <section className="frame request" id="enquiry" tabIndex={-1} aria-label={request.heading}>
          <Island name="request" of={Request} props={props} wakeFor="always" />
          <p className="contact-privacy">
            {words.pages.legal.formNotice(site.retentionDays)}{" "}
            <a href={addresses.privacy}>{words.pages.legal.privacy}</a>
          </p>
        </section>
      </>
    ),
  };
}
