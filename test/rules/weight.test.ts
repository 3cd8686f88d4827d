import { expect, test } from "vitest";
import { products } from "#content/catalogue.ts";
import { statesWeight } from "#domain/catalogue/weight.ts";

test.each(["380 g", "1.2 kg per pair, EU 42", "about 900 g", "85–110 g", "16 kg empty", "4 KG"])(
  "%s states a weight",
  (text) => expect(statesWeight(text)).toBe(true),
);

test.each(["Pack of 50 pairs", "", "Roll of 33 m", "EN 388 g", "12 gauge", "Box of 10, 2 kg"])(
  "%j is other information",
  (text) => expect(statesWeight(text)).toBe(false),
);

test("the weight field holds a weight, and sometimes other information [S204]", () => {
  const weights = products.map(({ specifications }) => specifications.weight);
  const stated = weights.filter(statesWeight).length;
  expect(stated).toBeGreaterThan(weights.length / 2);
  expect(stated).toBeLessThan(weights.length);
});
