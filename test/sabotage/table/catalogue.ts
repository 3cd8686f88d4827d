import type { Sabotage } from "#test/sabotage/sabotage.ts";

const grid = ["test/requests/office-catalogue.test.ts"];
const publishing = ["test/publishing/publish-drafts.test.ts"];

export const catalogueSabotages: readonly Sabotage[] = [
  {
    promise: "An edit never replaces a colleague's edit of the same field",
    in: "src/server/catalogue/drafts.ts",
    symbol: "writeDraft",
    text: /where draft\.new_value = \$10 or draft\.new_value = \$5/,
    to: "where 1 = 1",
    tests: grid,
  },
  {
    promise: "A draft that was edited while it was published stays",
    in: "src/server/catalogue/drafts.ts",
    symbol: "removeUnchanged",
    value: '"delete from draft"',
    tests: grid,
  },
  {
    promise: "A value that was changed outside the office is not overwritten",
    in: "src/publishing/drafts/edit-products.ts",
    symbol: "applyChanges",
    match: "current !== old",
    to: "false",
    tests: publishing,
  },
  {
    promise: "A refused publish leaves the content folder as it was",
    in: "src/publishing/drafts/publish-drafts.ts",
    symbol: "writeAndPublish",
    match: "writeTexts(({ original }) => original)",
    to: "Promise.resolve()",
    tests: publishing,
  },
];
