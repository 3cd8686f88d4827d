import type { ArcFlashRefusal } from "#domain/aids/arc-flash.ts";

export const arcAid = {
  name: "Arc flash clothing",
  description:
    "The lowest arc rating of clothing for an arc flash PPE category of NFPA 70E-2024, and the cases in which an electrical engineer has to decide.",
  intro:
    "Enter the category from the equipment label or from the table of NFPA 70E. This page derives no category from voltage or incident energy.",
  fields: {
    off: "Can the equipment be switched off and locked out for the work?",
    category: "Arc flash PPE category",
    table: "Are fault current and clearing time within the limits of the table?",
    energy: "Incident energy on the label of the equipment (cal/cm²), if there is a study",
  },
  category: (number: string) => `Category ${number}`,
  rating: (calories: string) => `Arc rating of at least ${calories} cal/cm²`,
  each: "Each arc-rated item needs this rating on its own label.",
  refusals: {
    "switch-off":
      "Switch off, lock out and test before work. Clothing is for work that cannot be done otherwise.",
    "no-category": "The category is missing. Read the label of the equipment, or ask for a study.",
    "outside-table":
      "The table applies only within its limits of fault current and clearing time. Outside them a study is needed.",
    energy:
      "An incident energy gives no category. The engineer who made the study chooses clothing whose arc rating is at least that energy.",
    "high-energy": "Above 40 cal/cm² the answer here is to switch off.",
    both: "Category and incident energy are two methods, which NFPA 70E does not mix.",
    "energy-unclear": "The incident energy cannot be right. Read the label again.",
  } satisfies Readonly<Record<ArcFlashRefusal, string>>,
  ask: "Ask the electrical engineer responsible for the installation. We pass on your figures.",
  rated: (calories: string) => `Arc rating ${calories} cal/cm²`,
  productsNote:
    "Arc-rated products with at least this rating on their label. Head, face and hands are part of the choice.",
  notes: [
    "An arc rating does not guarantee that nobody is injured.",
    "Protection from electric shock, such as insulating gloves, is chosen separately.",
  ],
  sources: ["NFPA 70E-2024, Table 130.7(C)(15)(c): 4, 8, 25 and 40 cal/cm² for categories 1 to 4."],
};
