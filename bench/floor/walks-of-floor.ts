import { addressesIn } from "#addresses";
import type { Expectation } from "#bench/browser/probe.ts";
import type { Target } from "#bench/browser/hand.ts";
import { chosenCategory, chosenGuide, type Step, type Walk } from "#bench/pages/walk.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";

/** What the bench presses in the pages of the floor: the steps of the site, as far as the floor has them. */
export function walksOfFloor(catalogue: Catalogue): readonly Walk[] {
  const at = addressesIn(catalogue.language);
  const { name = "", slug = "" } = catalogue.products[0] ?? {};
  const button: Target = { selector: "main .c:not([hidden]) button" };
  const heading = "main h1";
  const inDialog: Expectation = { selector: "dialog[open] h2", text: name };
  const to = (title: string, address: string, from = "header"): Step => ({
    name: title,
    press: { selector: `${from} a[href="${address}"]` },
    expect: { address, selector: heading },
  });
  const other = catalogue.category(chosenCategory)?.name ?? "";
  const tab: Step = {
    name: "category tab > cards",
    press: { selector: "[role=tab]", text: other },
    expect: { selector: `main .c:not([hidden]):nth-child(1 of :not([hidden])) .b`, text: other },
  };
  return [
    {
      from: at.home,
      steps: [
        to("home > listing", at.shop),
        { ...to("listing > product", at.product(slug), "dialog[open]"), before: [button] },
        to("product > category", at.guide(chosenGuide)),
        to("category > contact", at.contact),
      ],
    },
    { from: at.home, steps: [to("home > category", at.guide(chosenGuide))] },
    { from: at.shop, steps: [tab] },
    { from: at.shop, steps: [{ name: "View Details > dialog", press: button, expect: inDialog }] },
    {
      from: at.shop,
      early: true,
      steps: [{ name: "early press > dialog", press: button, expect: inDialog }],
    },
  ];
}
