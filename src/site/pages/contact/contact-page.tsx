import { service } from "#addresses";
import type { EnquiryFormState } from "#domain/enquiry/enquiry.ts";
import { breadcrumbData } from "#site/frame/structured-data.ts";
import type { Page, PageContext } from "#site/page.ts";
import { ContactSection } from "#site/sections/contact-section.tsx";
import { PageHeading } from "#site/sections/page-heading.tsx";

function messageFor({ words, catalogue }: PageContext, asked: URLSearchParams): string {
  const { contact } = words;
  const named = catalogue.product(asked.get("product"));
  return named ? contact.askMessage(named.code, named.name) : "";
}

function stateOf(asked: URLSearchParams): EnquiryFormState | undefined {
  const reference = asked.get("sent");
  if (reference === null) {
    return undefined;
  }
  const secret = asked.get("receipt");
  const receipt = secret === null ? {} : { receipt: service.receipt(reference, secret) };
  return { values: {}, problems: {}, outcome: "sent", reference, ...receipt };
}

const statusOf = { untouched: 200, sent: 200, invalid: 422, refused: 422, failed: 503 } as const;

/** The contact page; `?product=` begins the message, `?sent=` says that one has arrived. */
export function contactPage(
  context: PageContext,
  asked: URLSearchParams,
  posted: EnquiryFormState | undefined,
): Page {
  const { words, addresses, catalogue } = context;
  const { contact } = catalogue.texts;
  const form = posted ?? stateOf(asked);
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
        <PageHeading words={words} crumbs={crumbs} heading={contact.heading} />
        <ContactSection context={context} message={messageFor(context, asked)} form={form} />
        <section className="frame complaints" aria-labelledby="complaints-heading">
          <h2 id="complaints-heading">{contact.complaints.heading}</h2>
          <p>{contact.complaints.text}</p>
        </section>
      </>
    ),
  };
}
