import { countIn } from "#words/plurals.ts";

const texts = { one: "{n} text has", other: "{n} texts have" };

export const product = {
  back: "All products",
  missing: (count: number) => `${countIn("en", count, texts)} no Arabic yet.`,
  complete: "Every text has Arabic.",
  missingHere: "no Arabic yet",
  nothing: "nothing",
  files: "Photographs and documents are not changed here yet.",
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
