import type { Content } from "#content/content.ts";
import { placeholderTexts } from "#content/placeholder-texts.ts";
import { availabilityStates, units } from "#domain/catalogue/product.ts";

/** The first line of a product's file: editors find the schema by it. */
export const schemaLine = "# yaml-language-server: $schema=../../schemas/product.schema.json";

interface TemplateParts {
  readonly slug: string;
  readonly category: string;
  readonly subcategory: string;
  readonly content: Content;
}

/** The file of a product that is still to be written: it reads without error, and explains every key. */
export function productTemplate({ slug, category, subcategory, content }: TemplateParts): string {
  const { categories, tags, colours, figures } = content.categories;
  const others =
    categories.find(({ id }) => id === category)?.subcategories.map(({ id }) => id) ?? [];
  const some = (ids: readonly string[]): string =>
    ids.slice(0, 8).join(", ") + (ids.length > 8 ? ", ... (categories.yaml has all)" : "");
  return `${schemaLine}
# A new product. Fill in what is here, take away the # where a key is needed, drop the rest.
# A text is plain, the same in every language, or {en: "...", ar: "..."}.

code: "${slug.slice(0, 40).replace(/-+$/, "")}" # the code that buyers see, in quotes; it may repeat
status: draft # draft: nobody sees it; live; withdrawn: page stays, "no longer supplied"; removed: needs a redirect
# rank: 10 # place in its category; without it, after those that have one
category: ${category} # ${some(categories.map(({ id }) => id))}
subcategory: ${subcategory} # ${some(others)}
# brand: {name: "...", model: "...", maker: "...", origin: "..."} # without it the page says "typical model"
# certificate: {number: "...", body: "...", issued: 2025-03-31, validUntil: 2030-03-31} # of the model in brand
# saber: {number: "...", validUntil: 2027-03-31} # the product's certificate in SABER
# price: {amount: 18.50, was: 37.00} # SAR without VAT; without it, on request; "was" is above "amount"
order:
  unit: each # ${units.join(", ")}
  pack: 1 # units in the smallest package
  minimum: 1 # units in the smallest order, a multiple of the pack
  # stock: 100 # units in stock; leave it out where none is stated
availability: {state: in-stock} # ${availabilityStates.join(", ")}; on-order takes leadDays: 21
name: {en: "${placeholderTexts.name}${slug}"} # up to 120 characters
# use: {en: "...", ar: "..."} # one line of at most 60 characters, for the card
description: {en: "${placeholderTexts.description}"}
details: {en: "${placeholderTexts.details}"}
# soldAs: {en: "...", ar: "..."} # how it is packed and sold
# notFor:
#   - {en: "...", ar: "..."} # what it must not be used for
# replaceWhen:
#   - {en: "...", ar: "..."} # when it is worn out
features: [] # up to 12 short lines
#   - {en: "...", ar: "..."}
# figures: # what a buyer compares, up to 6; ids from categories.yaml
#   - {id: ${Object.keys(figures)[0] ?? "class"}, value: "..."}
# specifications:
#   material: {en: "...", ar: "..."}
#   sizes: {scale: eu-shoe, from: 39, to: 47} # or {scale: letter, from: S, to: 4XL}, or a text
#   weight: {value: 340, unit: g} # or kg; per: pair
#   colours: [] # ${some(Object.keys(colours))}
#   standards: [] # with their edition, such as "EN 397:2012+A1:2012"
#   marks: "..." # performance marks, such as Type I, Class C
pictures: [] # put the files beside this one; the first is the card's
#   - {file: front.jpg, alt: {en: "what the picture shows", ar: "..."}}
# likeness: other-slug # without pictures: the product most like it, whose pictures are shown with words that say so
# documents:
#   - {file: certificate.pdf, kind: certificate, number: "...", issuer: "...", validUntil: 2027-03-31, public: true}
# codes: {gtin: "6281234567893", hs: "6506.10", unspsc: "46181701", aramco9com: "..."} # in quotes
# tags: [] # ${some(Object.keys(tags))}
# needs: [other-slug] # what it cannot be used without, such as a mask's filters
# replacedBy: other-slug # what is supplied instead of it
`;
}
