import { faqData, organizationData, websiteData } from "#site/frame/structured-data.ts";
import type { Page, PageContext } from "#site/page.ts";
import { Benefits } from "#site/pages/home/benefits.tsx";
import { CategoryCards } from "#site/pages/home/category-cards.tsx";
import { Delivery } from "#site/pages/home/delivery.tsx";
import { Help } from "#site/pages/home/help.tsx";
import { Hero } from "#site/pages/home/hero.tsx";
import { Intro } from "#site/pages/home/intro.tsx";
import { Why } from "#site/pages/home/why.tsx";
import { ContactSection } from "#site/sections/contact-section.tsx";
import { ListingSection } from "#site/sections/listing-section.tsx";

/** The home page. */
export function homePage(context: PageContext): Page {
  const { addresses, catalogue } = context;
  const { home } = catalogue.texts;
  return {
    status: 200,
    head: {
      title: home.title,
      description: home.description,
      keywords: home.keywords,
      canonical: addresses.home,
      structuredData: [
        organizationData(context, home.description),
        websiteData(context),
        faqData(context, home.questions.entries),
      ],
    },
    hasForm: true,
    body: (
      <>
        <Hero context={context} />
        <Benefits context={context} />
        <Why context={context} />
        <Intro context={context} />
        <CategoryCards context={context} />
        <Delivery context={context} />
        <ListingSection context={context} listing={{ choice: { kind: "range" }, eager: 0 }} />
        <Help context={context} />
        <ContactSection context={context} />
      </>
    ),
  };
}
