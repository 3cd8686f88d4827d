/** A heading with the paragraph below it. */
interface Headed {
  readonly heading: string;
  readonly text: string;
}

interface Titled {
  readonly title: string;
  readonly text: string;
}

/** Description of a page for search engines. */
interface PageHeadTexts {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

export interface HomeTexts extends PageHeadTexts {
  readonly headline: string;
  readonly lead: string;
  readonly shop: string;
  readonly quote: string;
  /** The still life beside the headline, for wide screens and for tablets. */
  readonly scene?:
    | { readonly alt: string; readonly wide: string; readonly tall: string }
    | undefined;
  readonly trust: readonly string[];
  readonly benefits: readonly Titled[];
  readonly why: { readonly heading: string; readonly points: readonly Titled[] };
  readonly intro: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly questions: {
    readonly heading: string;
    readonly entries: readonly { readonly question: string; readonly answer: string }[];
  };
  readonly categories: {
    readonly heading: string;
    readonly cards: readonly {
      readonly name: string;
      /** How large the supplier says that the range is. */
      readonly count?: string | undefined;
      /** The slug of the guide that the card leads to. */
      readonly guide: string;
    }[];
  };
  readonly delivery: Headed & {
    readonly all: string;
    /** Slugs of the cities that have a button. */
    readonly cities: readonly string[];
  };
  readonly help: Headed & { readonly contact: string; readonly chat: string };
}

/** Texts of the page of lists for crews. */
export interface KitsTexts extends PageHeadTexts {
  readonly heading: string;
  readonly intro: string;
  readonly notes: readonly string[];
}

/** Texts of the page of all standards. */
export interface StandardsTexts extends PageHeadTexts {
  readonly heading: string;
  readonly intro: string;
}

/** A page of rules: who promises what, and how to reach whom. */
export interface LegalTexts extends PageHeadTexts {
  readonly heading: string;
  readonly intro: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly points: readonly string[];
    readonly recipients: readonly {
      readonly name: string;
      readonly does: string;
      readonly place: string;
    }[];
  }[];
}

/** Texts of the supplier on the pages and round them. */
export interface SiteTexts {
  readonly frame: {
    /** The line above a page's name in the picture that social media show. */
    readonly previewLine: string;
    readonly searchPlaceholder: string;
    readonly about: string;
    readonly base: string;
    readonly rights: string;
    /** First message of a chat. */
    readonly greeting: string;
    /** Slugs of the guides that the footer names. */
    readonly guides: readonly string[];
    /** The country that is served, and the languages that customers are answered in. */
    readonly service?: { readonly area: string; readonly languages: readonly string[] } | undefined;
  };
  readonly home: HomeTexts;
  readonly listing: {
    readonly heading: string;
    readonly lines: readonly string[];
    readonly emptyHint: string;
    readonly more: Headed & { readonly points: readonly string[]; readonly button: string };
  };
  readonly product: {
    readonly noStandards: string;
    readonly documents: string;
    readonly quality: string;
    /** The Ministry's licence for the discounts that are shown, with its last day. */
    readonly discountLicence?: { readonly number: string; readonly to: string } | undefined;
  };
  readonly shop: PageHeadTexts & { readonly heading: string; readonly intro: string };
  readonly contact: PageHeadTexts & {
    readonly heading: string;
    readonly section: string;
    readonly intro: string;
    readonly messagePlaceholder: string;
    readonly request: PageHeadTexts & { readonly heading: string; readonly intro: string };
    readonly complaints: Headed;
  };
  /** `{retentionDays}` stands for how long an enquiry is kept, `{quotationYears}` for a quotation. */
  readonly privacy: LegalTexts;
  readonly terms: LegalTexts;
  readonly accessibility: LegalTexts;
  readonly guide: { readonly standardsNote: string };
  readonly cities: PageHeadTexts & {
    readonly heading: string;
    readonly intro: string;
    readonly missing: Headed & { readonly contact: string; readonly chat: string };
  };
  /** `{city}` stands for the city's name. */
  readonly city: PageHeadTexts & {
    readonly heading: string;
    readonly sites: string;
    readonly road: string;
    readonly reasons: string;
    readonly unknownLead: string;
    readonly unknownDescription: string;
  };
  /** Absent where the supplier keeps no standards. */
  readonly standards?: StandardsTexts | undefined;
  readonly notFound: PageHeadTexts;
}
