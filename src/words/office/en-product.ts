import { productHelp } from "#words/office/en-product-help.ts";
import { countIn } from "#words/plurals.ts";

const files = { one: "{n} page or list", other: "{n} pages or lists" };
const texts = { one: "{n} text has", other: "{n} texts have" };

export const product = {
  help: productHelp,
  back: "All products",
  missing: (count: number) => `${countIn("en", count, texts)} no Arabic yet.`,
  complete: "Every text has Arabic.",
  missingHere: "no Arabic yet",
  nothing: "Not chosen",
  /** Messages of the content rules by pattern; they are in English already. */
  rules: [] as readonly (readonly [pattern: string, text: string])[],
  found: (rule: string, value: string) => `${rule}; found ${value}`,
  /** Places of problems in lists. */
  entry: {
    photograph: (number: string) => `Photograph ${number}:`,
    document: (number: string) => `Document ${number}:`,
  },
  check: {
    title: "The rules of the catalogue say",
  },
  preview: {
    title: "Preview",
    language: "Language of the page",
    note: "The page as the site would show it with your changes. Nothing is published yet.",
    drawing: "The page is being drawn ...",
    copy: "Copy link",
    copied: (day: string) => `Copied. The link works for everybody until ${day}.`,
  },
  media: {
    pictures: "Photographs",
    first: "First: on cards and in lists",
    number: (number: number) => `Photograph ${number}`,
    alt: {
      en: (number: number) => `Alternative text of photograph ${number}, in English`,
      ar: (number: number) => `Alternative text of photograph ${number}, in Arabic`,
    },
    altMissing: {
      en: "Needed: say what the photograph shows, for people who cannot see it.",
      ar: "no Arabic yet",
    },
    earlier: "Earlier",
    earlierOf: (number: number) => `Move photograph ${number} earlier`,
    later: "Later",
    laterOf: (number: number) => `Move photograph ${number} later`,
    remove: "Remove",
    removeOf: (number: number) => `Remove photograph ${number}`,
    addPictures: "Add photographs",
    camera: "Take a photograph",
    pictureHint:
      "Or drop them here: JPEG, PNG, WebP or AVIF, up to 40 MB and 40 million pixels. They are turned upright, and the place and camera are removed.",
    uploading: (number: number, total: number) => `Uploading ${number} of ${total} ...`,
    documents: "Documents",
    noDocuments: "This product has no documents.",
    addDocuments: "Add documents",
    documentHint: "Or drop them here: PDF, up to 20 MB.",
    kind: "Kind",
    kinds: {
      certificate: "Certificate",
      declaration: "Declaration of conformity",
      datasheet: "Data sheet",
      instructions: "Instructions for use",
      report: "Test report",
    },
    facts: {
      number: "Number",
      issuer: "Issued by",
      issued: "Issued on",
      validUntil: "Valid until",
    },
    shown: "Show it to buyers",
    expired: "Expired: buyers do not see it.",
  },
  address: {
    title: "Address and removal",
    change: "Change the address",
    changeNote:
      "The old address leads to the new one in both languages. The change is live in a few seconds, with everything that was changed in the files.",
    next: "New address of the page",
    changeNow: "Change it now",
    updated: (count: number) =>
      count === 0
        ? "No other page names this product."
        : `Links are updated in ${countIn("en", count, files)}:`,
    remove: "Remove this product",
    removeNote:
      "The page leaves the site with the next publish. You can put it back at any time, and its texts and photographs stay.",
    named: (count: number) =>
      count === 0
        ? "No other page names this product."
        : `${countIn("en", count, files)} name it, and go on without it. Look at them afterwards:`,
    redirect: "Its visitors go to",
    pages: "Categories",
    shop: "All products",
    products: "Products",
    removeNow: "Remove it with the next publish",
    cancel: "Cancel",
    states: {
      leaving: "This product leaves the site with the next publish.",
      removed: "This product is removed; its address leads elsewhere.",
    },
    keep: "Put it back",
  },
  linked: {
    choose: "Type a name and choose",
    remove: (name: string) => `Take out ${name}`,
  },
  create: {
    title: "New product",
    duplicate: "Duplicate",
    emptyNote: "It is a draft: no page shows it until you fill it in and make it live.",
    likeNote:
      "Texts, figures and standards are copied. Price, stock, photographs, certificates and codes are not. It is a draft until you make it live.",
    name: "Name in English",
    slug: "Address of the page",
    code: "Code",
    category: "Category",
    submit: "Create draft",
    cancel: "Cancel",
  },
  units: {
    each: "piece",
    pair: "pair",
    set: "set",
    box: "box",
    pack: "pack",
    roll: "roll",
    carton: "carton",
  },
  groups: {
    basics: "Basics",
    texts: "Texts",
    specifications: "Figures and specifications",
    papers: "Certificates and codes",
    links: "Links and lists",
  },
};
