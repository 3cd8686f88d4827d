import { service } from "#addresses";
import type { EnquiryFormState } from "#domain/enquiry/enquiry.ts";
import { breadcrumbData } from "#site/frame/structured-data.ts";
import type { Page, PageContext } from "#site/page.ts";
import { ContactSection } from "#site/sections/contact-section.tsx";
import { PageHeading } from "#site/sections/page-heading.tsx";
import { ButtonLink } from "#ui/button/button.tsx";

function initialMessage({ words, catalogue }: PageContext, searchParams: URLSearchParams): string {
  const { contact } = words;
  const product = catalogue.product(searchParams.get("product"));
  return product
    ? contact.askMessage(product.code, product.name)
    : (searchParams.get("about") ?? "");
}

function sentState(searchParams: URLSearchParams): EnquiryFormState | undefined {
  const reference = searchParams.get("sent");
  if (reference === null) {
    return undefined;
  }
  const secret = searchParams.get("receipt");
  const receipt = secret === null ? {} : { receipt: service.receipt(reference, secret) };
  return { values: {}, problems: {}, outcome: "sent", reference, ...receipt };
}

const statusOf = { untouched: 200, sent: 200, invalid: 422, refused: 422, failed: 503 } as const;

/** Builds the contact page; `?product=` and `?about=` prefill the message, `?sent=` confirms an enquiry. */
export function contactPage(
  context: PageContext,
  searchParams: URLSearchParams,
  posted: EnquiryFormState | undefined,
): Page {
  const { words, addresses, catalogue } = context;
  const { contact } = catalogue.texts;
  const { enquiryList, openList } = words.frame.navigation;
  const form = posted ?? sentState(searchParams);
  const crumbs = [
    { name: words.frame.navigation.home, address: addresses.home },
    { name: contact.heading, address: addresses.contact },
  ];
  return {
    status: statusOf[form?.outcome ?? "untouched"],
    head: {
      title: contact.title,
      description: contact.description,
      keywords: contact.keywords,
      preview: addresses.contact,
      ...(form ? { hidden: true } : { canonical: addresses.contact }),
      structuredData: [breadcrumbData(context, crumbs)],
    },
    hasForm: true,
    body: (
      <>
        <PageHeading words={words} crumbs={crumbs} heading={contact.heading}>
          <p className="page-heading-actions" data-enquiry-list hidden>
            <ButtonLink
              href={addresses.request}
              data-listed-one={openList.one}
              data-listed-other={openList.other}
            >
              {enquiryList}
            </ButtonLink>
          </p>
        </PageHeading>
        <ContactSection
          context={context}
          message={initialMessage(context, searchParams)}
          form={form}
        />
        <section className="frame complaints" aria-labelledby="complaints-heading">
          <h2 id="complaints-heading">{contact.complaints.heading}</h2>
          <p>{contact.complaints.text}</p>
        </section>
      </>
    ),
  };
}
