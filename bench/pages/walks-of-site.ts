import { addressesIn } from "#addresses";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Expectation } from "#bench/browser/probe.ts";
import type { Target } from "#bench/browser/hand.ts";
import { chosenCategory, chosenGuide, type Walk } from "./walk.ts";

const card = (place: number) => `main .card:nth-child(${place}) h3`;

/** Walks through the site, as a visitor takes them. */
export function walksOfSite(catalogue: Catalogue): readonly Walk[] {
  const addresses = addressesIn(catalogue.language);
  const [first] = catalogue.products;
  const category = catalogue.category(chosenCategory);
  const [ofCategory] = catalogue.inCategory(chosenCategory);
  const guide = catalogue.guide(chosenGuide);
  if (!first || !category || !ofCategory || !guide) {
    throw new Error("The content lacks what the bench presses.");
  }
  const details: Target = { selector: ".card a[data-product]" };
  const field: Target = { selector: "#search input" };
  const menu: Target = { selector: "details.mobile-menu > summary" };
  const product = addresses.product(first.slug);
  const heading = "main h1";
  const inDialog = (selector: string): Expectation => ({
    selector: `dialog[open] ${selector}`,
    address: product,
  });
  return [
    {
      from: addresses.home,
      steps: [
        {
          name: "home > listing",
          press: { selector: `main a[href="${addresses.shop}"]` },
          expect: {
            address: addresses.shop,
            selector: heading,
            text: catalogue.texts.shop.heading,
          },
        },
        {
          name: "listing > product",
          before: [details],
          press: { selector: `dialog[open] a[href="${product}"]` },
          expect: { address: product, selector: heading, text: first.name },
        },
        {
          name: "product > category",
          before: [menu],
          press: { selector: `.mobile-menu a[href="${addresses.guide(chosenGuide)}"]` },
          expect: { address: addresses.guide(chosenGuide), selector: heading, text: guide.heading },
        },
        {
          name: "category > contact",
          before: [menu],
          press: { selector: `.mobile-menu a[href="${addresses.contact}"]` },
          expect: {
            address: addresses.contact,
            selector: heading,
            text: catalogue.texts.contact.heading,
          },
        },
      ],
    },
    {
      from: addresses.home,
      steps: [
        {
          name: "home > category",
          press: { selector: `.category-cards a[href="${addresses.guide(chosenGuide)}"]` },
          expect: { address: addresses.guide(chosenGuide), selector: heading, text: guide.heading },
        },
      ],
    },
    {
      from: addresses.shop,
      steps: [
        {
          name: "category tab > cards",
          press: { selector: ".listing-tabs a", text: category.name },
          expect: {
            address: addresses.shopCategory(category.id),
            selector: card(1),
            text: ofCategory.name,
          },
        },
      ],
    },
    {
      from: addresses.shop,
      steps: [
        {
          name: "View Details > dialog",
          press: details,
          expect: { ...inDialog("h2"), text: first.name },
        },
      ],
    },
    {
      from: addresses.shop,
      steps: [
        { name: "View Details > whole dialog", press: details, expect: inDialog(".detail-bulk") },
      ],
    },
    {
      from: addresses.shop,
      steps: [
        {
          name: "last key > products offered",
          before: [{ selector: ".nav-search-open" }],
          press: field,
          letters: "helmet",
          expect: { selector: ".suggestion" },
        },
      ],
    },
    {
      from: addresses.shop,
      early: true,
      steps: [
        {
          name: "early press > dialog",
          press: details,
          expect: { address: product, selector: "dialog[open] h2, main h1", text: first.name },
        },
      ],
    },
  ];
}
