import { countIn } from "#words/plurals.ts";

const texts = { one: "{n} text has", other: "{n} texts have" };

export const product = {
  back: "All products",
  missing: (count: number) => `${countIn("en", count, texts)} no Arabic yet.`,
  complete: "Every text has Arabic.",
  missingHere: "no Arabic yet",
  nothing: "nothing",
  files: "Photographs and documents are not changed here yet.",
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
