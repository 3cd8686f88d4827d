import type { Sabotage } from "#test/sabotage/sabotage.ts";

const quotation = ["test/requests/quotation.test.ts", "test/requests/quotation-refusals.test.ts"];

/** No page, search or quotation states a figure or a use that could hurt somebody. */
export const figureSabotages: readonly Sabotage[] = [
  {
    promise: "A product is not offered for what its standard does not cover",
    in: "src/content",
    symbol: "protectionProblems",
    body: "return [];",
    tests: ["test/rules/protection-rules.test.ts"],
  },
  {
    promise: "A mask is not offered for a dust that needs a higher class",
    in: "src/content",
    symbol: "dustProblems",
    body: "return [];",
    tests: ["test/rules/protection-rules.test.ts"],
  },
  {
    promise: "A kind's name offers no product whose page denies that use",
    in: "src/content",
    symbol: "denialProblems",
    body: "return [];",
    tests: ["test/rules/denial-rules.test.ts"],
  },
  {
    promise: "Marks and figures agree with their standards",
    in: "src/content",
    symbol: "markProblems",
    body: "return [];",
    tests: ["test/rules/mark-rules.test.ts"],
  },
  {
    promise: "A kit holds nothing that clashes",
    in: "src/content",
    symbol: "kitProblems",
    body: "return [];",
    tests: ["test/rules/kit-rules.test.ts"],
  },
  {
    promise: "A page names no goods that are not sold",
    in: "src/content",
    symbol: "soldProblems",
    body: "return [];",
    tests: ["test/rules/sold-rules.test.ts"],
  },
  {
    promise: "A drawing holds no script and fetches nothing",
    in: "src/content/svg",
    symbol: "keepsAttribute",
    body: "return true;",
    tests: ["test/rules/svg.test.ts"],
  },
  {
    promise: "A drawing holds no foreign element",
    in: "src/content/svg",
    symbol: "checkElement",
    body: "",
    tests: ["test/rules/svg.test.ts"],
  },
  {
    promise: "The search shows that a product denies the use that was asked for",
    in: "src",
    symbol: "deniedUse",
    body: "return { lines: new Map(), fitting: [] };",
    tests: ["test/rules/denied-uses.test.ts"],
  },
  {
    promise: "A number that could be a size is not taken for a quantity",
    in: "src",
    symbol: "couldBeSize",
    body: "return false;",
    tests: ["test/rules/lone-number.test.ts"],
  },
  {
    promise: "A quantity that could mean two things is not taken for one",
    in: "src",
    match: '{ kind: "not-whole" }',
    to: '{ kind: "quantity", quantity: 1 }',
    tests: ["test/rules/quantity-text.test.ts"],
  },
  {
    promise: "A refused line of a quotation is named by its place",
    in: "src/reading/request/read-request.ts",
    match: "`lines.${$index}`",
    to: "`line.${$index}`",
    tests: quotation,
  },
];
