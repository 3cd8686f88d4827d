/** The categories of the catalogue, in the order in which the shop shows them. */
export const categories = [
  "Head Protection",
  "Body Protection",
  "Eye & Face Protection",
  "Hand Protection",
  "Foot Protection",
  "Respiratory Protection",
  "Fall Protection",
  "Fire Safety",
  "Traffic Safety",
  "First Aid",
  "Safety Signs",
  "Lockout Tagout",
  "Facility Protection",
] as const;

export type Category = (typeof categories)[number];

/** Marks a product for a category page that is not one of the categories. */
export const tags = ["hearing", "arc-flash", "chemical", "welding", "heat", "night-work"] as const;

export type Tag = (typeof tags)[number];
