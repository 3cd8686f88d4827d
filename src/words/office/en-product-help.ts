/** Explanations of the fields of a product, by key. */
export const productHelp = {
  code: "The code that buyers see. Two products may have the same one.",
  status: "Draft: not shown. Live: shown. No longer supplied: the page stays, and says so.",
  rank: "Position in its category, such as 10. Products without one come last.",
  category: "The category of the shop that lists it.",
  subcategory: "It belongs to the category above.",
  brand: "The maker's model. Without it the page speaks of a typical model.",
  price: "Riyals without VAT. Leave it empty for a price on request.",
  order:
    "Pack: units in the smallest package. Minimum: the smallest order, a multiple of the pack. Stock: units in stock, at least.",
  availability: "The badge, the words and the buttons of the page follow it.",
  name: "Up to 120 characters.",
  use: "What it is for, in one line on the card: up to 60 characters.",
  description: "One or two sentences: 90 to 170 characters.",
  details: "The text of the page: 25 to 110 words, and with the three fields below 60 to 160.",
  soldAs: "How it is packed, in words.",
  notFor: 'One forbidden use on a line. Each continues the words "Not for".',
  replaceWhen: 'One reason on a line. Each continues the words "Replace when".',
  features: "One on a line, up to 12 short lines.",
  figures: "Up to 6 figures that buyers compare first.",
  specifications: "Standards with their edition; marks such as Type I, Class C.",
  likeness:
    "Only without photographs of its own: the product that looks most like it. Its photographs are shown with a note.",
  certificate:
    "The certificate of exactly this model. Without it the page says that the goods are ordered to the standards.",
  saber: "The SABER certificate (PCoC) of exactly this model.",
  codes: "Codes of other lists.",
  tags: "Words for filters and guides, from the list of tags.",
  needs: "Products that it cannot be used without, such as filters.",
  notWornWith: "Products that one person cannot wear together with it.",
  replacedBy: "The product that replaces it.",
};
