import { addresses } from "#addresses";
import { productBySlug } from "#content/catalogue.ts";
import type { Words } from "#content/words/words.ts";
import type { EnquiryFormState } from "#domain/enquiry/enquiry.ts";
import { breadcrumbData } from "#site/frame/structured-data.ts";
import type { Page, PageContext } from "#site/page.ts";
import { ContactSection } from "#site/sections/contact-section.tsx";
import { PageHeading } from "#site/sections/page-heading.tsx";

function messageFor(asked: URLSearchParams, words: Words): string {
  const { contact } = words;
  const quoted = productBySlug(asked.get("quote"));
  if (quoted) {
    return contact.quoteMessage(quoted.id, quoted.name, quoted.moq);
  }
  const named = productBySlug(asked.get("product"));
  return named ? contact.askMessage(named.id, named.name) : "";
}

function stateOf(asked: URLSearchParams): EnquiryFormState | undefined {
  const reference = asked.get("sent");
  if (reference === null) return undefined;
  return { values: {}, problems: {}, outcome: "sent", reference };
}

const statusOf = { untouched: 200, sent: 200, invalid: 422, failed: 503 } as const;

/** The contact page; `?quote=` and `?product=` begin the message, `?sent=` says that one has arrived. */
export function contactPage(
  context: PageContext,
  asked: URLSearchParams,
  posted: EnquiryFormState | undefined,
): Page {
  const { words, siteUrl } = context;
  const { contact } = words.pages;
  const form = posted ?? stateOf(asked);
  const crumbs = [
    { name: words.navigation.home, address: addresses.home },
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
      structuredData: [breadcrumbData(siteUrl, crumbs)],
    },
    body: (
      <>
        <PageHeading words={words} crumbs={crumbs} heading={contact.heading} />
        <ContactSection context={context} message={messageFor(asked, words)} form={form} />
      </>
    ),
  };
}
