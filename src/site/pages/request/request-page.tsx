import type { EnquiryFormState } from "#domain/enquiry/enquiry.ts";
import { enquiryFields } from "#domain/enquiry/enquiry.ts";
import { sizeNames } from "#domain/catalogue/slim-list.ts";
import { parseListAddress } from "#domain/quotation/list-address.ts";
import { lineOfAddress } from "#reading/request/list-line.ts";
import type { DraftLine } from "#domain/quotation/line.ts";
import { parsePostedLines } from "#reading/request/posted-lines.ts";
import { findProduct } from "#domain/quotation/product-named.ts";
import { requestFields } from "#reading/request/read-request.ts";
import type { PostedRows } from "#domain/site.ts";
import { breadcrumbData } from "#site/frame/structured-data.ts";
import { Island } from "#site/islands/island.tsx";
import Request, { type RequestProps } from "#site/islands/request/request.tsx";
import type { Page, PageContext } from "#site/page.ts";
import { PlainLines } from "#site/islands/request/plain-lines.tsx";
import { describeUnreadRows } from "#site/islands/request/paste-rows.tsx";
import { readPostedRows } from "#site/pages/request/posted-rows.ts";
import { sheetPage } from "#site/pages/request/sheet-page.tsx";
import { PageHeading } from "#site/sections/page-heading.tsx";
import { ButtonLink } from "#ui/button/button.tsx";

/** Fields that a form without script gets back, apart from its lines. */
const returnedFields: readonly string[] = [...enquiryFields, ...requestFields];

/** Reads the lines in the address; `lost` counts unreadable ones and is null if all are. */
function readAddressLines({ catalogue }: PageContext, address: string) {
  const reading = parseListAddress(address);
  if (reading.kind !== "list") {
    return { lines: [], lost: null };
  }
  const lines = reading.lines.map((line): DraftLine => {
    const product = findProduct(catalogue.products, line.product ?? "");
    return { ...lineOfAddress(line, product), ...(product && { unit: product.order.unit }) };
  });
  return { lines, lost: reading.lost };
}

/** Builds the request for quotation; lines come from `?l=` or from posted rows. */
export function requestPage(
  context: PageContext,
  searchParams: URLSearchParams,
  _form?: EnquiryFormState,
  postedRows?: PostedRows,
): Page {
  const posted = postedRows?.fields;
  const { words, language, addresses, catalogue, company, site } = context;
  const { request } = catalogue.texts.contact;
  if (searchParams.has("sheet")) {
    return sheetPage(context, searchParams);
  }
  const address = searchParams.get("l");
  const crumbs = [
    { name: words.frame.navigation.home, address: addresses.home },
    { name: request.heading, address: addresses.request },
  ];
  const addressLines = address === null ? undefined : readAddressLines(context, address);
  const reading = posted && readPostedRows(context, posted);
  const texts = words.contact.request;
  const props: RequestProps = {
    language,
    words: words.contact,
    cities: catalogue.cities.map(({ name }) => name),
    backend: site.backend,
    supplier: { name: company.name, chat: company.chat, email: company.email },
    lines: posted === undefined ? (addressLines?.lines ?? []) : parsePostedLines(posted),
    ...(posted !== undefined &&
      reading && {
        reading,
        files: postedRows?.files ?? [],
        refusedFiles: postedRows?.refusedFiles ?? [],
        problems: postedRows?.problems ?? {},
        given: Object.fromEntries(
          Object.entries(posted).filter(([name]) => returnedFields.includes(name)),
        ),
      }),
  };
  return {
    status: 200,
    head: {
      title: request.title,
      description: request.description,
      keywords: request.keywords,
      preview: addresses.request,
      style: site.assets.request,
      ...(address === null
        ? { canonical: addresses.request }
        : { hidden: true, printed: addresses.requestWith(address) }),
      structuredData: [breadcrumbData(context, crumbs)],
    },
    hasForm: true,
    body: (
      <>
        <PageHeading words={words} crumbs={crumbs} heading={request.heading}>
          <p>{request.intro}</p>
          {catalogue.kits && (
            <p className="page-heading-actions">
              <ButtonLink variant="outline" size="sm" href={addresses.kits}>
                {catalogue.kits.page.heading}
              </ButtonLink>
            </p>
          )}
        </PageHeading>
        <section className="frame request" id="enquiry" tabIndex={-1} aria-label={request.heading}>
          {addressLines?.lost !== undefined && addressLines.lost !== 0 && (
            <p role="alert">
              {addressLines.lost === null ? texts.unreadable : texts.lost(addressLines.lost)}
            </p>
          )}
          {postedRows?.detail !== undefined && postedRows.detail !== "" && (
            <p role="alert">{postedRows.detail}</p>
          )}
          {reading && <p role="alert">{describeUnreadRows(texts, reading)}</p>}
          <PlainLines
            words={texts}
            lines={props.lines}
            rows={reading?.rows ?? []}
            hasSizes={(slug) => sizeNames(catalogue.product(slug)).length > 0}
          />
          <Island name="request" of={Request} props={props} wakeFor="always" />
          {address !== null && (
            <noscript>
              <p>
                <a href={addresses.requestSheet(new URLSearchParams({ l: address, sheet: "1" }))}>
                  {words.sheet.asSheet}
                </a>
              </p>
            </noscript>
          )}
          <p className="contact-privacy">
            {words.pages.legal.formNotice(site.retentionDays)}{" "}
            <a href={addresses.privacy}>{words.pages.legal.privacy}</a>
          </p>
        </section>
      </>
    ),
  };
}
