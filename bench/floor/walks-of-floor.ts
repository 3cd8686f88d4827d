import { addressesIn } from "#addresses";
import type { Expectation } from "#bench/browser/probe.ts";
import type { Target } from "#bench/browser/hand.ts";
import { chosenCategory, chosenGuide, type Step, type Walk } from "#bench/pages/walk.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";

/** Walks through the floor: the steps of the site, as far as the floor has them. */
export function walksOfFloor(catalogue: Catalogue): readonly Walk[] {
  const addresses = addressesIn(catalogue.language);
  const { name = "", slug = "" } = catalogue.products[0] ?? {};
  const button: Target = { selector: "main .c:not([hidden]) button" };
  const heading = "main h1";
  const inDialog: Expectation = { selector: "dialog[open] h2", text: name };
  const linkStep = (title: string, address: string, from = "header"): Step => ({
    name: title,
    press: { selector: `${from} a[href="${address}"]` },
    expect: { address, selector: heading },
  });
  const categoryName = catalogue.category(chosenCategory)?.name ?? "";
  const tab: Step = {
    name: "category tab > cards",
    press: { selector: "[role=tab]", text: categoryName },
    expect: {
      selector: `main .c:not([hidden]):nth-child(1 of :not([hidden])) .b`,
      text: categoryName,
    },
  };
  return [
    {
      from: addresses.home,
      steps: [
        linkStep("home > listing", addresses.shop),
        {
          ...linkStep("listing > product", addresses.product(slug), "dialog[open]"),
          before: [button],
        },
        linkStep("product > category", addresses.guide(chosenGuide)),
        linkStep("category > contact", addresses.contact),
      ],
    },
    { from: addresses.home, steps: [linkStep("home > category", addresses.guide(chosenGuide))] },
    { from: addresses.shop, steps: [tab] },
    {
      from: addresses.shop,
      steps: [{ name: "View Details > dialog", press: button, expect: inDialog }],
    },
    {
      from: addresses.shop,
      early: true,
      steps: [{ name: "early press > dialog", press: button, expect: inDialog }],
    },
  ];
}
