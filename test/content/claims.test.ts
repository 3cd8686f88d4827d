import { expect, test } from "vitest";
import { categoryCards, claim, claims, type Claim } from "#content/claims.ts";
import { cardViolations, claimViolations } from "#tools/check-content/claims.ts";

test("every claim is there in the agreed words, each with the evidence that it needs", () => {
  expect(claimViolations(claims)).toEqual([]);
  expect(claim("savings")).toMatch(/savings of up to 50% on bulk orders/i);
});

test("a claim in other words, without evidence or with a banned word is refused", () => {
  const changed = (text: string, evidence = "x") => {
    const table: Record<string, Claim> = {
      ...claims,
      savings: { text, where: ["why"], evidence, on: true },
    };
    return claimViolations(table).join("\n");
  };
  expect(changed("Savings of up to 70% on bulk orders")).toContain("none reads");
  expect(changed("Savings of up to 50% on bulk orders", " ")).toContain("evidence: is empty");
  expect(changed("SASO certified")).toContain("SASO");
});

test("the home cards are the eight agreed ones, from 60+ to 200+ [S281]", () => {
  expect(cardViolations(categoryCards)).toEqual([]);
  const counts = categoryCards.map(({ count }) => Number.parseInt(count, 10));
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([60, 200]);
  expect(cardViolations(categoryCards.slice(1))).not.toEqual([]);
  expect(cardViolations([...categoryCards, ...categoryCards])).toContain(
    "home cards: more than agreed",
  );
});
