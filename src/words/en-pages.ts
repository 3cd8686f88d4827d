import type { Edition } from "#domain/catalogue/standard.ts";
import type { Distance } from "#domain/delivery/city.ts";
import { countIn, groupedNumber } from "#words/plurals.ts";

const dayForms = { one: "{n} day", other: "{n} days" };
const workingDayForms = { one: "{n} working day", other: "{n} working days" };
const personForms = { one: "{n} person", other: "{n} people" };
const products = { one: "{n} product", other: "{n} products" };

export const pages = {
  home: {
    benefits: "What you can count on",
    online: (count: number) => `${groupedNumber(count)} shown online`,
  },
  shop: {
    titleIn: (category: string) => `Shop ${category}`,
    titleFor: (query: string, title: string) => `“${query}” - ${title}`,
    titleOfPage: (title: string, page: number) => `${title}, page ${page}`,
    descriptionIn: (category: string, count: number) =>
      `${category}: ${countIn("en", count, products)}, each with its standard, class and minimum order. Search by code or standard, and ask for a quote.`,
  },
  guide: {
    types: "Product types",
    standards: "Standards to look for",
    selection: "How to choose",
    mistakes: "Common mistakes",
    related: "Related categories",
    seeProducts: (count: number) => `See ${countIn("en", count, products)}`,
    products: "Products",
    seeTables: "Tables and guides",
    contents: "On this page",
  },
  /** The region's name is as the catalogue has it in the language: "Central", but "المنطقة الوسطى". */
  cities: { region: (name: string) => `${name} Region` },
  city: {
    distance: "Delivery",
    distances: {
      local: "Within the city",
      short: "Short haul by road",
      medium: "Medium haul by road",
      long: "Long haul by road",
    } satisfies Readonly<Record<Distance, string>>,
    popular: "Popular categories",
    location: "Location",
    region: "Region",
    didYouMean: (city: string) => `Did you mean ${city}?`,
  },
  standards: {
    name: "Standards",
    all: "All standards",
    heading: (name: string, subject: string) => `${name}: ${subject}`,
    standard: "Standard",
    meaning: "What it means for a buyer",
    inForce: "Edition in force",
    products: "Products",
    productsTo: (name: string) => `Products to ${name}`,
    product: "Product",
    edition: "Edition",
    none: "The catalogue has no product to this standard at the moment. Ask us for one.",
    reading: "How to read it",
    editions: "Editions",
    /** Follow the name of an edition; a newer edition stands after `amended` and `superseded`. */
    states: {
      current: "Edition in force",
      amended: "Amended by",
      superseded: "Replaced by",
      check: "A newer edition may exist. Ask for the edition on the certificate.",
    } satisfies Readonly<Record<Edition["status"], string>>,
    lookedUp: (month: string) => `State of the editions: ${month}.`,
    certificate: "The edition stated on the supplied model's certificate applies.",
    guides: "Guides that explain the choice",
  },
  kits: {
    trade: "Trade",
    people: (limit: number) => `People, up to ${groupedNumber(limit)}`,
    days: (limit: number) => `Working days, up to ${groupedNumber(limit)}`,
    /** Empty answer to a required question. */
    choose: "Please choose",
    /** Empty answer to an optional question. */
    no: "No",
    make: "Make the list",
    listFor: (trade: string, people: number, days: number) =>
      `${trade}: ${countIn("en", people, personForms)}, ${countIn("en", days, workingDayForms)}`,
    missing: "Not on this list",
    unanswered: (question: string) => `${question} We add nothing here until you answer.`,
    unsupplied: (reason: string) => `${reason}: we have no product for this at the moment. Ask us.`,
    product: "Product",
    why: "Why",
    needed: "Needed",
    order: "Order",
    minimum: "the minimum order",
    packs: (pack: string) => `whole packs of ${pack}`,
    request: "Add to enquiry list",
  },
  notFound: {
    code: "404",
    text: "Oops! Page not found",
    link: "Return to Home",
    hint: "Search the catalogue, or go on with one of these:",
    nearest: "Products nearest to this address",
    log: "404 Error: the visitor asked for a non-existent route:",
  },
  legal: {
    privacy: "Privacy notice",
    terms: "Terms of sale",
    accessibility: "Accessibility",
    /** Stands before a link to the privacy notice. */
    formNotice: (days: number) =>
      `We use these details to answer you, and delete them after ${countIn("en", days, dayForms)}.`,
  },
  gallery: {
    title: "Gallery of interface pieces",
    description:
      "Every piece of the interface in every state, for development and for tests: buttons, badges, fields, dialog, tooltip, toast, tables, icons and pictograms.",
  },
};
