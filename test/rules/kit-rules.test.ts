import { expect, test } from "vitest";
import { kitProblems } from "#content/rules/kit-rules.ts";
import type { KitsFile } from "#content/schema/kits.ts";
import { content } from "#test/support/demonstration.ts";

const { kits } = content;
if (!kits) {
  throw new Error("The demonstration keeps no kits");
}
const [trade] = kits.trades;
const [question] = kits.questions;
const [item] = kits.base;
if (!trade || !question || !item) {
  throw new Error("The demonstration's kits are empty");
}
const unknown = { ...item, product: "vented-hard-hat-type-2" };

const told = (changed: Partial<KitsFile>) =>
  kitProblems({ ...content, kits: { ...kits, ...changed } }).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );

test("the demonstration's kits are valid", () => {
  expect(told({})).toEqual([]);
});

test.each<readonly [what: string, Partial<KitsFile>, says: string]>([
  [
    "a product that there is not",
    { base: [unknown, ...kits.base] },
    'base.0.product: there is no product "vented-hard-hat-type-2"',
  ],
  [
    "a product of a trade that there is not",
    { trades: [{ ...trade, items: [unknown] }] },
    'trades.0.items.0.product: there is no product "vented-hard-hat-type-2"',
  ],
  [
    "a question that nobody asks",
    { trades: [{ ...trade, asks: ["anchor"] }] },
    'trades.0.asks.0: there is no question "anchor". Did you mean anchors?',
  ],
  [
    "leaving what nothing adds",
    { trades: [{ ...trade, leaves: ["wind-sock-swivel-frame"] }] },
    'trades.0.leaves.0: there is no product that the base or an answer adds "wind-sock-swivel-frame"',
  ],
  [
    "a trade that stands twice",
    { trades: [trade, trade] },
    'trades.1.id: "scaffolder" stands twice',
  ],
  [
    "products where a person has to choose",
    {
      questions: [
        ...kits.questions,
        {
          ...question,
          id: "x",
          choices: [{ id: "x-1", name: "x", stop: "Ask.", items: [item], leaves: [] }],
        },
      ],
    },
    `questions.${kits.questions.length}.choices.0.items: puts products on a list that a person has to make`,
  ],
])("refuses %s with its path", (_, changed, says) => {
  expect(told(changed).filter((one) => one.startsWith(says))).toHaveLength(1);
});
