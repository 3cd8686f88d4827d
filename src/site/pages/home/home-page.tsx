import { addresses } from "#addresses";
import { standing, stated } from "#content/claims.ts";
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
  const { home } = context.words;
  const { siteUrl, company } = context;
  return {
    status: 200,
    head: {
      title: home.title,
      description: home.description,
      keywords: stated(home.keywords),
      canonical: addresses.home,
      structuredData: [
        organizationData(siteUrl, company, home.description),
        websiteData(siteUrl, company),
        faqData(standing(home.faq.entries)),
      ],
    },
    body: (
      <>
        <Hero context={context} />
        <Benefits context={context} />
        <Why context={context} />
        <Intro context={context} />
        <CategoryCards context={context} />
        <Delivery context={context} />
        <ListingSection
          context={context}
          listing={{ start: "all", query: "", addressed: false, eager: 0, first: 12 }}
        />
        <Help context={context} />
        <ContactSection context={context} />
      </>
    ),
  };
}
