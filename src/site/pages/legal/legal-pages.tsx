import { enquiryFields } from "#domain/enquiry/enquiry.ts";
import { requestDetails } from "#domain/quotation/quotation-request.ts";
import type { LegalTexts } from "#domain/site-texts.ts";
import { breadcrumbData } from "#site/frame/structured-data.ts";
import type { Page, PageContext } from "#site/page.ts";
import { PageHeading } from "#site/sections/page-heading.tsx";

type Section = LegalTexts["sections"][number];

function LegalSection({ heading, paragraphs, points, recipients }: Section) {
  return (
    <section>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {recipients.length > 0 && (
        <ul>
          {recipients.map(({ name, does, place }) => (
            <li key={name}>
              <b>{name}</b> ({place}): {does}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function legalPage(context: PageContext, texts: LegalTexts, address: string): Page {
  const { words, addresses } = context;
  const { title, description, keywords, heading, intro, sections } = texts;
  const crumbs = [
    { name: words.frame.navigation.home, address: addresses.home },
    { name: heading, address },
  ];
  return {
    status: 200,
    head: {
      title,
      description,
      keywords,
      canonical: address,
      preview: address,
      structuredData: [breadcrumbData(context, crumbs)],
    },
    body: (
      <>
        <PageHeading words={words} crumbs={crumbs} heading={heading}>
          <p>{intro}</p>
        </PageHeading>
        <div className="frame legal">
          {sections.map((section) => (
            <LegalSection key={section.heading} {...section} />
          ))}
        </div>
      </>
    ),
  };
}

/** Names what the forms ask for by the labels of their fields. */
function formFields({ contact, product }: PageContext["words"]) {
  const labels = enquiryFields.map((field) => contact.fields[field].label);
  const required = enquiryFields
    .filter((field) => field !== "message")
    .map((field) => contact.fields[field].label);
  const details = requestDetails.map((field) => contact.request[field]);
  return {
    contactFields: product.listed(labels),
    requestFields: product.listed(required),
    optionalFields: product.listed([
      ...details,
      contact.request.files.label,
      contact.request.message,
    ]),
  };
}

/** Builds the privacy page. */
export function privacyPage(context: PageContext): Page {
  const { catalogue, addresses, site } = context;
  const { privacy } = catalogue.texts;
  const values: Readonly<Record<string, string>> = {
    retentionDays: String(site.retentionDays),
    quotationYears: String(site.quotationYears),
    ...formFields(context.words),
  };
  const insertValues = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (variable, name: string) => values[name] ?? variable);
  const sections = privacy.sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map(insertValues),
  }));
  return legalPage(context, { ...privacy, sections }, addresses.privacy);
}

/** Builds the page of sales terms. */
export function termsPage(context: PageContext): Page {
  const { catalogue, addresses } = context;
  return legalPage(context, catalogue.texts.terms, addresses.terms);
}

/** Builds the accessibility statement. */
export function accessibilityPage(context: PageContext): Page {
  const { catalogue, addresses } = context;
  return legalPage(context, catalogue.texts.accessibility, addresses.accessibility);
}
