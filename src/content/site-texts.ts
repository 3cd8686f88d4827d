import type { Content } from "#content/content.ts";
import { localize, type Localization, type Localized } from "#content/text.ts";
import type { HomeTexts, SiteTexts } from "#domain/site-texts.ts";
import { buildStandardsTexts } from "#content/standards/build-standards.ts";
import type { Published } from "#content/localize-product.ts";

type LocalizedHome = Localized<Content["home"]>;

/** Removes entries with a claim that is off, and their withheld sentences. */
function filterClaims(entries: LocalizedHome["benefits"], { isOn }: Localization) {
  return entries.flatMap(({ claims, title, text }) =>
    claims.every(isOn) && text.length > 0 ? [{ title, text: text.join(" ") }] : [],
  );
}

function homeTexts(content: Content, localization: Localization, published: Published): HomeTexts {
  const home = localize(content.home, localization);
  const { scene } = home;
  const wide = scene && published.stem(`pages/${scene.wide}`);
  const tall = scene && published.stem(`pages/${scene.tall}`);
  return {
    ...home,
    scene: scene && wide && tall ? { alt: scene.alt, wide, tall } : undefined,
    trust: home.trust.flatMap(({ claims, title }) =>
      claims.every(localization.isOn) ? [title] : [],
    ),
    benefits: filterClaims(home.benefits, localization),
    why: { ...home.why, points: filterClaims(home.why.points, localization) },
    questions: {
      heading: home.questions.heading,
      entries: home.questions.entries.flatMap(({ claims, ...entry }) =>
        claims.every(localization.isOn) ? [entry] : [],
      ),
    },
  };
}

/** Builds the texts of the pages in one language, without withheld claims. */
export function buildSiteTexts(
  content: Content,
  localization: Localization,
  published: Published,
): SiteTexts {
  const { listing, product, shop, guide } = localize(content.catalogue, localization);
  const { cities, city } = localize(content.delivery, localization);
  return {
    frame: localize(content.frame, localization),
    home: homeTexts(content, localization, published),
    listing,
    product: { ...product, discountLicence: content.company.discountLicence },
    shop,
    guide,
    cities,
    city,
    contact: localize(content.contact, localization),
    standards: buildStandardsTexts(content.standards, localization),
    notFound: localize(content.notFound, localization),
    privacy: localize(content.privacy, localization),
    terms: localize(content.terms, localization),
    accessibility: localize(content.accessibility, localization),
  };
}
