import type { Content } from "#content/content.ts";
import { tell, type Telling, type Told } from "#content/text.ts";
import type { HomeTexts, SiteTexts } from "#domain/site-texts.ts";
import { standardsTexts } from "#content/standards/tell-standards.ts";
import type { Published } from "#content/tell-product.ts";

type ToldHome = Told<Content["home"]>;

/** Entries whose claims are all on, with those of their sentences that may be made. */
function standing(entries: ToldHome["benefits"], { isOn }: Telling) {
  return entries.flatMap(({ claims, title, text }) =>
    claims.every(isOn) && text.length > 0 ? [{ title, text: text.join(" ") }] : [],
  );
}

function homeTexts(content: Content, telling: Telling, published: Published): HomeTexts {
  const home = tell(content.home, telling);
  const { scene } = home;
  const wide = scene && published.stem(`pages/${scene.wide}`);
  const tall = scene && published.stem(`pages/${scene.tall}`);
  return {
    ...home,
    scene: scene && wide && tall ? { alt: scene.alt, wide, tall } : undefined,
    trust: home.trust.flatMap(({ claims, title }) => (claims.every(telling.isOn) ? [title] : [])),
    benefits: standing(home.benefits, telling),
    why: { ...home.why, points: standing(home.why.points, telling) },
    questions: {
      heading: home.questions.heading,
      entries: home.questions.entries.flatMap(({ claims, ...entry }) =>
        claims.every(telling.isOn) ? [entry] : [],
      ),
    },
  };
}

/** What the pages say, in one language; what may not be claimed is left out. */
export function siteTextsOf(content: Content, telling: Telling, published: Published): SiteTexts {
  const { listing, product, shop, guide } = tell(content.catalogue, telling);
  const { cities, city } = tell(content.delivery, telling);
  return {
    frame: tell(content.frame, telling),
    home: homeTexts(content, telling, published),
    listing,
    product: { ...product, discountLicence: content.company.discountLicence },
    shop,
    guide,
    cities,
    city,
    contact: tell(content.contact, telling),
    standards: standardsTexts(content.standards, telling),
    notFound: tell(content.notFound, telling),
    privacy: tell(content.privacy, telling),
    terms: tell(content.terms, telling),
  };
}
