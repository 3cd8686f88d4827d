import { expect, test } from "vitest";
import { groupCauses } from "#content/exchange/causes.ts";

test("takes rows whose earlier price is not above the new one as one cause", () => {
  const problem = (row: number, was: string, price: string) => ({
    row,
    header: "Was",
    column: "was",
    message: `${was} is not above the amount of ${price}`,
  });
  const mapping = { columns: [], unknown: [] };
  const problems = [problem(40, "24", "234.66"), problem(52, "30", "31")];
  expect(groupCauses(problems, mapping, () => "")).toMatchObject([
    { kind: "earlier-price", column: "was", rows: 2, firstRows: [40, 52] },
  ]);
});
