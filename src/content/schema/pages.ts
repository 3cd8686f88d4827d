import { z } from "zod";
import { claimNames } from "#content/reference.ts";
import { fileName, idOf, statement, text } from "#content/text.ts";

const headed = { heading: text, text };
const head = { title: text, description: text, keywords: z.array(statement).default([]) };
/** An entry that stands while all its claims are on; of its sentences, those that may be made. */
const stating = {
  claims: claimNames.default([]),
  title: text,
  text: z.array(statement).min(1, "says nothing"),
};

/** pages/home.yaml */
export const homeSchema = z.strictObject({
  ...head,
  headline: text,
  lead: text,
  shop: text,
  quote: text,
  scene: z.strictObject({ wide: fileName, tall: fileName, alt: text }).optional(),
  trust: z.array(z.strictObject({ claims: stating.claims, title: text })).default([]),
  benefits: z.array(z.strictObject(stating)).default([]),
  why: z.strictObject({ heading: text, points: z.array(z.strictObject(stating)) }),
  intro: z.strictObject({ heading: text, paragraphs: z.array(statement) }),
  questions: z.strictObject({
    heading: text,
    entries: z.array(
      z.strictObject({ claims: claimNames.default([]), question: text, answer: text }),
    ),
  }),
  categories: z.strictObject({
    heading: text,
    cards: z.array(
      z.strictObject({ name: text, count: statement.optional(), guide: idOf("guides") }),
    ),
  }),
  delivery: z.strictObject({
    ...headed,
    text: statement,
    all: text,
    cities: z.array(idOf("cities")).default([]),
  }),
  help: z.strictObject({ ...headed, contact: text, chat: text }),
});

/** pages/frame.yaml: what stands round every page. */
export const frameSchema = z.strictObject({
  previewLine: text,
  searchPlaceholder: text,
  about: text,
  base: text,
  rights: text,
  greeting: text,
  guides: z.array(idOf("guides")).default([]),
  /** The country that is served, as ISO 3166 has it, and the languages that customers are answered in. */
  service: z
    .strictObject({
      area: z.string().regex(/^[A-Z]{2}$/, "must be two capital letters such as SA"),
      languages: z.array(z.string().regex(/^[a-z]{2,3}$/)).min(1),
    })
    .optional(),
});

/** pages/catalogue.yaml: the listing and the product pages. */
export const catalogueTextsSchema = z.strictObject({
  listing: z.strictObject({
    heading: text,
    lines: z.array(statement).default([]),
    emptyHint: text,
    more: z.strictObject({ ...headed, points: z.array(statement).default([]), button: text }),
  }),
  product: z.strictObject({ noStandards: text, documents: text, quality: text }),
  shop: z.strictObject({ ...head, heading: text, intro: text }),
  guide: z.strictObject({ standardsNote: text }),
});

/** pages/privacy.yaml, pages/terms.yaml and pages/accessibility.yaml */
export const legalSchema = z.strictObject({
  ...head,
  heading: text,
  intro: text,
  sections: z
    .array(
      z.strictObject({
        heading: text,
        paragraphs: z.array(text).default([]),
        points: z.array(text).default([]),
        /** Companies that handle what is told of, with the country where they do. */
        recipients: z.array(z.strictObject({ name: text, does: text, place: text })).default([]),
      }),
    )
    .min(1, "says nothing"),
  /** The lawyer, or whoever answers for the text. A live start asks for it. */
  approvedBy: z.string().trim().min(1, "is empty").optional(),
});

/** pages/contact.yaml */
export const contactSchema = z.strictObject({
  ...head,
  heading: text,
  /** How complaints are taken, and within how many working days they are answered. */
  complaints: z.strictObject({
    ...headed,
    days: z.number().int("must be a whole number").min(1).max(60),
  }),
  section: text,
  intro: text,
  messagePlaceholder: text,
  /** The page of the request for quotation. */
  request: z.strictObject({ ...head, heading: text, intro: text }),
});

/** pages/delivery.yaml: the list of cities and what every city's page says. */
export const deliverySchema = z.strictObject({
  cities: z.strictObject({
    ...head,
    heading: text,
    intro: text,
    missing: z.strictObject({ ...headed, contact: text, chat: text }),
  }),
  city: z.strictObject({
    ...head,
    heading: text,
    sites: text,
    road: text,
    reasons: text,
    unknownLead: text,
    unknownDescription: text,
  }),
});

/** pages/not-found.yaml */
export const notFoundSchema = z.strictObject(head);

export type HomeFile = z.infer<typeof homeSchema>;
export type FrameFile = z.infer<typeof frameSchema>;
export type CatalogueTextsFile = z.infer<typeof catalogueTextsSchema>;
export type LegalFile = z.infer<typeof legalSchema>;
export type ContactFile = z.infer<typeof contactSchema>;
export type DeliveryFile = z.infer<typeof deliverySchema>;
export type NotFoundFile = z.infer<typeof notFoundSchema>;
