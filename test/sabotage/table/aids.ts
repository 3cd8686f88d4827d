import type { Sabotage } from "#test/sabotage/sabotage.ts";

/** An aid that answers too well costs a life or a hearing. */
export const aidSabotages: readonly Sabotage[] = [
  {
    promise: "A fall clearance has the margin below the feet",
    in: "src/domain/aids/fall-clearance.ts",
    symbol: "total",
    match: "margins[system]",
    to: "0",
    tests: ["test/rules/aid-fall-clearance.test.ts"],
  },
  {
    promise: "An NRR is derated by half before it is subtracted",
    in: "src/domain/aids/hearing.ts",
    symbol: "levelByNrr",
    match: "(nrr - 7) / 2",
    to: "nrr - 7",
    tests: ["test/rules/aid-hearing.test.ts"],
  },
  {
    promise: "No filter is chosen at an immediately dangerous concentration",
    in: "src/domain/aids/respirator.ts",
    symbol: "commonChecks",
    match: "concentration < idlh",
    to: "concentration <= idlh",
    tests: ["test/rules/aid-respirator.test.ts"],
  },
  {
    promise: "An arc flash category outside the table has no answer",
    in: "src/domain/aids/arc-flash.ts",
    symbol: "arcRating",
    match: "input.withinTable !== true",
    to: "input.withinTable === false",
    tests: ["test/rules/aid-arc-flash.test.ts"],
  },
  {
    promise: "A product carries the level of a mark, or more",
    in: "src/domain/aids/mark-products.ts",
    symbol: "covers",
    match: "productAmount.value >= signAmount.value",
    to: "productAmount.value > 0",
    tests: ["test/rules/aid-read-mark.test.ts"],
  },
];
