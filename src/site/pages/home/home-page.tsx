import { toolEntries } from "#site/frame/navigation-entries.ts";
import { faqData, organizationData, websiteData } from "#site/frame/structured-data.ts";
import type { Page, PageContext } from "#site/page.ts";
import { CategoryCards } from "#site/pages/home/category-cards.tsx";
import { Delivery } from "#site/pages/home/delivery.tsx";
import { Help } from "#site/pages/home/help.tsx";
import { Hero } from "#site/pages/home/hero.tsx";
import { ContactSection } from "#site/sections/contact-section.tsx";
import { ListingSection } from "#site/sections/listing-section.tsx";

function Why({ context }: { readonly context: PageContext }) {
  const { why } = context.catalogue.texts.home;
  if (why.points.length === 0) {
    return null;
  }
  return (
    <section className="why on-dark" aria-labelledby="why-heading">
      <div className="reflective-tape" />
      <div className="frame">
        <h2 id="why-heading">{why.heading}</h2>
        <ol>
          {why.points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Intro({ context }: { readonly context: PageContext }) {
  const { intro } = context.catalogue.texts.home;
  return (
    <section className="frame intro" aria-labelledby="intro-heading">
      <h2 id="intro-heading">{intro.heading}</h2>
      <div>
        {intro.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="intro-tools">
          {toolEntries(context).map(({ name, address }) => (
            <a key={address} href={address}>
              {name}
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}

/** Renders the benefits, each with its main claim as title. */
function Benefits({ context }: { readonly context: PageContext }) {
  const { benefits } = context.catalogue.texts.home;
  if (benefits.length === 0) {
    return null;
  }
  return (
    <section className="benefits" aria-label={context.words.pages.home.benefits}>
      <ul className="frame">
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
